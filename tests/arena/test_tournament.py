"""The arena: the same whatever the workers, bad players or not, and no game is played twice."""

from __future__ import annotations

import json
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from crosstown import Game, Record, TextError
from crosstown.arena import markdown, run_arena, tournament
from crosstown.arena.report_data import report, rounding_note
from crosstown.arena.schedule import Table, make_plan
from crosstown.arena.tournament import Outcome, Tournament
from crosstown.cities import load_city
from crosstown.players import Player
from crosstown.players.player_registry import PlayerRegistry, read_code

LONDON = load_city("london")
BOTS = read_code(Path(__file__).parent / "sample_bots.py")


def held(
    folder: Path, tables: list[Table], games: int, workers: int = 1, patience: float = 30.0, **options: Any
) -> Outcome:
    folder.mkdir(exist_ok=True)
    registry = PlayerRegistry([BOTS])
    plan = make_plan(LONDON, tables, games, 1, registry, patience=patience, logged=True)
    return Tournament(plan, folder / "arena.jsonl").run(workers, folder / "games.jsonl", **options)


def lasting(outcome: Outcome) -> str:
    """The part of a report that must be the same whenever and wherever it is made."""
    data = report(outcome)
    assert list(data)[-1] == "timings"
    return json.dumps({key: value for key, value in data.items() if key != "timings"})


def test_workers_change_nothing_not_even_with_faults(tmp_path: Path) -> None:
    tables: list[Table] = [
        ("chaos", "random"),
        ("builder", "random"),
        ("crashes", "random"),
        ("crashes", "builder", "chaos"),
        ("forgetful", "builder"),
    ]
    outcomes = [held(tmp_path / f"{workers}", tables, 8, workers) for workers in (1, 3)]
    assert len({lasting(outcome) for outcome in outcomes}) == 1
    files = {(tmp_path / f"{workers}" / "games.jsonl").read_bytes() for workers in (1, 3)}
    assert len(files) == 1
    first = outcomes[0]
    assert first.retired == ["crashes"]
    assert [fault.player for fault in first.faults] == ["crashes"] * 3
    assert first.skipped == 2 + 3 * 3
    data = report(first)
    assert [table["games"] for table in data["tables"]] == [8, 8, 0, 0, 8]
    assert set(data["timings"]) == {"chaos", "builder", "random", "forgetful"}
    assert len(list(Record.load_all(tmp_path / "1" / "games.jsonl"))) == 24


def test_a_finished_arena_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = held(tmp_path, [("builder", "random")], 4)
    records = (tmp_path / "games.jsonl").read_bytes()
    monkeypatch.setattr(tournament, "open_pool", lambda *rest: pytest.fail("nothing is left to play"))
    again = held(tmp_path, [("builder", "random")], 4, 2)
    assert report(again) == report(first)
    assert (tmp_path / "games.jsonl").read_bytes() == records


def test_an_arena_goes_on_where_it_was_torn(tmp_path: Path) -> None:
    whole = held(tmp_path, [("builder", "random")], 10)
    lines = (tmp_path / "arena.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "arena.jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:50])
    told: list[int] = []
    again = held(tmp_path, [("builder", "random")], 10, on_progress=told.append)
    assert told[0] == 4  # two deals of two games were kept
    assert lasting(again) == lasting(whole)
    assert len((tmp_path / "arena.jsonl").read_bytes().splitlines()) == len(lines)


def test_every_kind_of_fault_names_player_game_and_place(tmp_path: Path) -> None:
    bad = {
        "crashes": ("player-raised", "ZeroDivisionError: a crash in the middle", 21),
        "unmade": ("player-raised", "making it raised ValueError: there is no model", 0),
        "illegal": ("player-illegal", "you do not have these cards (C2)", 11),
        "no-move": ("player-no-move", "choose returned NoneType", 0),
        "nonsense": ("player-no-move", "'castle kingside' is not a move", 0),
        "exits": ("player-raised", "SystemExit: 3", 0),
        "interrupts": ("player-raised", "finish raised KeyboardInterrupt", 30),
        "dies": ("player-died", "exit code 7", 11),
    }
    paths: list[Path] = []
    tables: list[Table] = [*((name, "random") for name in bad), ("builder", "random")]
    outcome = held(tmp_path, tables, 2, 2, on_fault=lambda fault, path: paths.append(path))
    assert [fault.player for fault in outcome.faults] == list(bad)
    for fault, path, (code, message, ply) in zip(outcome.faults, paths, bad.values(), strict=True):
        assert (fault.code, fault.seat) == (code, 0)
        assert message in fault.message
        assert fault.ply >= ply
        if code == "player-raised":
            assert fault.where.startswith(BOTS.path + ":")
        record = Record.load(path)
        game = Game.replay(record)
        assert game.ply == (0 if code == "player-died" else fault.ply)
        assert record.seed == fault.seed
        assert isinstance(record.extra, dict)
        assert record.extra["fault"]["player"] == fault.player
    data = report(outcome)
    assert [table["games"] for table in data["tables"]] == [0] * len(bad) + [2]
    page = markdown(data, "Arena")
    assert "crashes made a fault." in page
    assert "| builder – random | 2 |" in page


def test_players_that_hang_are_ended(tmp_path: Path) -> None:
    began = time.monotonic()
    tables: list[Table] = [
        ("hogs", "random"),
        ("sleeps", "random"),
        ("loops", "random"),
        ("builder", "random"),
    ]
    outcome = held(tmp_path, tables, 2, 2, patience=0.5)
    assert [fault.player for fault in outcome.faults] == ["hogs", "sleeps", "loops"]
    for fault in outcome.faults:
        assert fault.code == "player-too-slow"
        assert "longer than 0.5 s" in fault.message
        assert fault.ply > 10
    starts = [len(json.loads(fault.record)["plies"]) for fault in outcome.faults]
    assert starts == [0, *(fault.ply for fault in outcome.faults[1:])]
    assert [table["games"] for table in report(outcome)["tables"]] == [0, 0, 0, 2]
    assert time.monotonic() - began < 60


def test_a_search_without_end_is_ended_like_any_other(tmp_path: Path) -> None:
    """The first move of all, which only loads what is needed, must not take its whole budget."""
    outcome = held(tmp_path, [("expert:9999999", "random")], 2, patience=0.5)
    (fault,) = outcome.faults
    assert (fault.player, fault.code) == ("expert:9999999", "player-too-slow")


@pytest.mark.parametrize(
    ("tables", "games", "patience", "code"),
    [
        ([("random", "nobody")], 1, 1.0, "unknown-player"),
        ([("random",)], 1, 1.0, "bad-seats"),
        ([("random",) * 5], 1, 1.0, "bad-seats"),
        ([], 1, 1.0, "bad-players"),
        ([("random", "chaos")] * 2, 1, 1.0, "bad-players"),
        ([("random", "chaos")], 0, 1.0, "bad-number"),
        ([("random", "chaos")], 1, 0.0, "bad-number"),
        ([("random", "chaos")], 1, float("nan"), "bad-number"),
    ],
)
def test_nonsense_is_refused_before_anything_runs(
    tables: list[Table], games: int, patience: float, code: str
) -> None:
    with pytest.raises(TextError, match=rf"\[{code}\]$"):
        make_plan(LONDON, tables, games, 1, PlayerRegistry(), patience=patience)


def test_a_plan_is_known_by_what_matters(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    source = "from crosstown.players import Player\nclass Mine(Player):\n    choose = lambda *_: 'draw'\n"
    file.write_text(source)
    before = PlayerRegistry([read_code(file)])
    tables: list[Table] = [("mine", "random")]
    keys = {
        make_plan(LONDON, tables, games, seed, before, logged=logged).key
        for games, seed, logged in ((2, 1, False), (4, 1, False), (2, 2, False), (2, 1, True))
    }
    assert len(keys) == 4
    file.write_text(source + "# changed\n")
    after = PlayerRegistry([read_code(file)])
    assert make_plan(LONDON, tables, 2, 1, after).key not in keys


def test_games_that_are_rounded_up_are_told() -> None:
    plan = make_plan(LONDON, [("random", "chaos"), ("random", "chaos", "chaos")], 10, 1, PlayerRegistry())
    assert plan.total == 10 + 12
    assert rounding_note(plan).startswith("10 or 12 games a table instead of 10")
    assert rounding_note(make_plan(LONDON, [("random", "chaos")], 10, 1, PlayerRegistry())) == ""


def test_players_are_named() -> None:
    with pytest.raises(TextError, match="put a class of your own into a file") as caught:
        run_arena([Player, "random"])  # type: ignore[list-item]
    assert caught.value.code == "bad-players"


def test_one_call_plays_an_arena(tmp_path: Path) -> None:
    games: list[int] = []
    call = partial(
        run_arena,
        ["builder", "random"],
        games=4,
        code=[BOTS.path],
        tables=[("random", "chaos", "chaos")],
        journal=tmp_path / "arena.jsonl",
    )
    data = call(on_progress=games.append)
    assert [table["games"] for table in data["tables"]] == [4, 6]
    assert games[-1] == 10
    assert data["faults"] == []
    assert data == call()
    assert markdown(data, "Title").startswith("# Title")
