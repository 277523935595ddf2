"""Duels between players: paired deals, a journal that a later run goes on from, and tables of results."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from crosstown import DataError
from crosstown.cities import city_names
from crosstown.players import trained_networks
from crosstown.players.trained_networks import SearchUse, index
from training import measure, self_play
from training.duel import (
    Asked,
    Duel,
    Journal,
    Played,
    line_of,
    main,
    missing,
    play,
    play_one,
    read_duel,
    result_of,
)

ROOT = Path(__file__).parents[2]
RANDOMLY = Duel("london", 2, "medium", "random")
GAME = Played(RANDOMLY, 5, 0, (30, 28), (1, 2))


def asked(journal: Journal, deals: int, *duels: Duel) -> list[Asked]:
    return list(missing(duels or (RANDOMLY,), lambda _: deals, journal, 5, ()))


def test_a_duel_is_read_from_its_words() -> None:
    assert read_duel("berlin~1001,4,expert:0,hard:9") == Duel("berlin~1001", 4, "expert:0", "hard:9")


@pytest.mark.parametrize(
    "text", ["london", "london,2,hard", "london,two,hard,easy", "london,2,hard,easy,easy"]
)
def test_what_is_no_duel_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match=f"'{text}' is not CITY,SEATS,FIRST,SECOND"):
        read_duel(text)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("london~x,2,hard,easy", "argument duels: 'london~x' needs a number"),
        ("drawn,2,hard,easy", "argument duels: 'drawn' needs a number"),
        ("nowhere,2,hard,easy", 'argument duels: there is no city "nowhere"'),
        ("london,9,hard,easy", "argument duels: London is for 2 to 4 players, not 9"),
        ("london,2,hard,eazy", "there is no player 'eazy': did you mean 'easy'?"),
        ("london,2,hard:x,easy", "'x' is no budget"),
        ("london,2,hard,easy --minutes nan", "argument --minutes: 'nan' must be a number from 0.0"),
        ("london,2,hard,easy --workers 0", "argument --workers: '0' must be a whole number from 1"),
        ("london,2,hard,easy --deals 0", "argument --deals: '0' must be a whole number from 1"),
        ("london,2,hard,easy --seed x", "argument --seed: 'x' must be a whole number from 0"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    words: str, why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("training.duel.play", lambda *_: pytest.fail("it began to play"))
    with pytest.raises(SystemExit):
        main(words.split())
    assert f"error: {why}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("main", "option", "given"),
    [
        (measure.main, "--seconds", "nan"),
        (measure.main, "--seconds", "0"),
        (measure.main, "--minutes", "-1"),
        (measure.main, "--workers", "0"),
        (self_play.main, "--minutes", "nan"),
        (self_play.main, "--planned", "0"),
        (self_play.main, "--games", "0"),
    ],
)
def test_measuring_and_training_refuse_such_options_too(
    main: Callable[[list[str]], None], option: str, given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([option, given])
    assert f"argument {option}: '{given}' must be a " in capsys.readouterr().err


def test_every_deal_is_played_from_every_seat_and_duels_take_turns() -> None:
    four = RANDOMLY._replace(seats=4)
    found = [(one.duel.seats, one.seed, one.seat) for one in asked(Journal(None), 2, RANDOMLY, four)]
    once = [(2, seat) for seat in range(2)] + [(4, seat) for seat in range(4)]
    assert found == [(seats, seed, seat) for seed in (5, 6) for seats, seat in once]


def test_the_same_game_ends_alike() -> None:
    game = Asked(RANDOMLY, 3, 1)
    assert play_one(game) == play_one(game)
    assert play_one(game).won == 1.0


def test_a_run_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    path = tmp_path / "kept" / "games.jsonl"
    journal = Journal(path)
    play(iter(asked(journal, 2)[:3]), journal, minutes=5, workers=1)
    whole = path.read_text()
    with path.open("a") as file:
        file.write('[["london", 2, "medium"')  # killed while it wrote
    again = Journal(path)
    assert again.games == journal.games
    assert [(one.seed, one.seat) for one in asked(again, 2)] == [(6, 1)]
    play(iter(asked(again, 2)), again, minutes=5, workers=1)
    assert Journal(path).games == again.games
    assert path.read_text().startswith(f"{whole}[["), "the cut-off line is gone"
    assert len(path.read_text().splitlines()) == 1 + 4
    assert not asked(Journal(path), 2)


def test_games_of_another_network_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    journal = Journal(path)
    play(iter(asked(journal, 1)), journal, minutes=5, workers=1)
    first, *games = path.read_text().splitlines()
    path.write_text("\n".join([first, *games, '{"network": "abc"}', *games]) + "\n")
    with pytest.raises(DataError, match=r"games\.jsonl, line 4: .* \[other-network\]") as found:
        Journal(path)
    assert found.value.offender == "abc"
    path.write_text("\n".join([first, *games, first, *games]) + "\n")  # two machines' games, joined
    assert Journal(path).games == journal.games
    path.write_text("\n".join(games) + "\n")  # nobody knows which network played them
    with pytest.raises(
        DataError, match=r"games\.jsonl, line 1: .* unset CROSSTOWN_NETWORK .*\[other-network\]"
    ):
        Journal(path)


def test_games_of_a_search_with_other_settings_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    Journal(path).add(GAME)
    known = index()
    monkeypatch.setattr(
        trained_networks, "index", lambda: structs.replace(known, search={**known.search, 3: SearchUse()})
    )
    with pytest.raises(DataError, match=r"\[other-network\]"):
        Journal(path)


def test_the_kept_games_are_of_the_network_in_use() -> None:
    """And none of them is there twice."""
    kept = ROOT / "training/measured/games.jsonl"
    assert len(Journal(kept).games) == len(kept.read_text("utf-8").splitlines()) - 1


def test_wherever_a_run_is_killed_the_next_one_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Journal(path).add(GAME)
    whole = path.read_bytes()
    for end in range(0, len(whole) - 1, 3):
        path.write_bytes(whole[:end])
        Journal(path).add(GAME)
        assert path.read_bytes() == whole
    path.write_bytes(whole[:-1])  # the game is whole, and only the end of its line is missing
    Journal(path).add(GAME._replace(seat=1))
    assert len(Journal(path).games) == 2


def bad_game(**changes: Any) -> str:
    return json.dumps(GAME._replace(**changes))


@pytest.mark.parametrize(
    "line",
    [
        b"5",
        b"null",
        b"[1,2]",
        b"",
        b"what?",
        b'{"networks": "abc"}',
        b'[["london", 2, "a"], 5, 0, [30, 28], [1, 2]]',
        b'[["london", 2, "\xff", "b"], 5, 0, [30, 28], [1, 2]]',
        bad_game(duel=RANDOMLY._replace(seats=9)).encode(),
        bad_game(seat=2).encode(),
        bad_game(seat=-1).encode(),
        bad_game(seed=10**30).encode(),
        bad_game(totals=("30", "28")).encode(),
        bad_game(totals=(30, 10**400)).encode(),
        bad_game(totals=(30, 28, 26)).encode(),
        bad_game(places=(1,)).encode(),
    ],
)
def test_lines_that_are_no_games_are_refused(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "games.jsonl"
    Journal(path).add(GAME)
    whole = path.read_bytes()
    path.write_bytes(whole + line + b"\n" + whole)
    with pytest.raises(DataError, match=r"games\.jsonl, line 3: this is no game .* \[journal-damaged\]"):
        Journal(path)


@pytest.mark.parametrize("data", [b"5", b"my notes", b"\xff\xfe", b"my notes\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(data)
    with pytest.raises(DataError, match=r"games\.jsonl, line 1: .* \[journal-damaged\]"):
        Journal(path)
    assert path.read_bytes() == data


def test_without_time_nothing_is_played() -> None:
    journal = Journal(None)
    play(iter(asked(journal, 2)), journal, minutes=0, workers=1)
    assert not journal.games


def test_only_whole_deals_count() -> None:
    journal = Journal(None)
    journal.add(Played(RANDOMLY, 1, 1, (33, 30), (1, 2)))
    journal.add(Played(RANDOMLY, 1, 0, (29, 20), (1, 2)))
    journal.add(Played(RANDOMLY, 2, 0, (29, 29), (1, 1)))
    assert [one.won for one in journal.games.values()] == [0.0, 1.0, 0.5]
    assert [one.seat for one in journal.deals(RANDOMLY)[0]] == [0, 1]
    estimate, lead, games = result_of([RANDOMLY], journal)
    assert (estimate.value, estimate.count, lead, games) == (0.5, 1, 3.0, 2)
    assert line_of(RANDOMLY, journal)["won"] == 50.0
    assert line_of(RANDOMLY._replace(seats=3), journal)["games"] == 0


@pytest.mark.parametrize("kind", measure.DEALS)
def test_every_kind_has_its_duels_and_a_table(kind: str) -> None:
    found = list(measure.duels(kind, 0.5))
    assert {duel.city for duel in found} == set(
        measure.UNSEEN_MAPS if kind in measure.UNSEEN_SEATS else city_names()
    )
    journal = Journal(None)
    assert measure.table(kind, journal, 0.5) == f"**{kind}**: no games yet"
    seats = found[0].seats
    for seat in range(seats):
        places = tuple(1 + (seat != at) for at in range(seats))
        journal.add(Played(found[0], 0, seat, tuple(30 - place for place in places), places))
    first, *others = measure.table(kind, journal, 0.5).splitlines()[4:]
    assert "| 100.0 % (" in first
    assert first.endswith(f"| +1.0 | {seats} |")
    assert len(others) == len(found) - 1 + (kind in measure.COUNTED_TOGETHER)
    assert all(line.endswith("| – | – | 0 |") for line in others[: len(found) - 1])


def test_cities_are_counted_together() -> None:
    journal = Journal(None)
    for duel, totals, places in (
        (measure.equal_time("london", 2, 0.5), (30, 28), (1, 2)),
        (measure.equal_time("berlin", 2, 0.5), (30, 36), (2, 1)),
    ):
        journal.add(Played(duel, 0, 0, totals, places))
        journal.add(Played(duel, 0, 1, totals[::-1], places[::-1]))
    together = measure.table("two-seats", journal, 0.5).splitlines()[-1]
    assert together.startswith("| all | 2 | `expert` | `hard` | 50.0 %")
    assert together.endswith("| 4 |")


def test_budgets_follow_from_the_time() -> None:
    whole, tenth = (next(measure.duels("two-seats", seconds)) for seconds in (0.5, 0.05))
    for one, other in zip(whole[2:], tenth[2:], strict=True):
        assert int(str(one).partition(":")[2]) == pytest.approx(10 * int(str(other).partition(":")[2]), abs=5)
