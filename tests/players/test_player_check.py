"""The check of a player: a good one passes, and each way of being bad is found and can be replayed."""

from __future__ import annotations

import os
import random
import threading
import time
from collections import Counter

import pytest

from crosstown import Game, TextError
from crosstown.cities import city_names, load_city
from crosstown.game.move import Move
from crosstown.game.move_choices import LegalMoves
from crosstown.game.view import View
from crosstown.players import Player, Report, check
from crosstown.players.checking import timed_call
from crosstown.players.checking.awkward_positions import KINDS, awkward_positions
from tests.arena import sample_bots


class Mutates(sample_bots.Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        move = super().choose(view, moves)
        view._games["score"] += 1
        return move


class Shortens(sample_bots.Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        moves.numbers = moves.numbers[:1]
        return moves[0]


class Gambles(sample_bots.Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        return random.choice(list(moves))


class Mutters(sample_bots.Builder):
    def explain(self, view: View, moves: LegalMoves, move: Move) -> str:
        return "because"


class Silent(sample_bots.Builder):
    def explain(self, view: View, moves: LegalMoves, move: Move) -> str:
        raise LookupError("no words")


class Slow(sample_bots.Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        time.sleep(0.02)
        return super().choose(view, moves)


class Leaves(sample_bots.Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        os._exit(3)


class Hangs(sample_bots.Builder):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        threading.Event().wait(60)
        return moves[0]


class OldFashioned(Player):
    """Written for another interface."""

    def choose(self, view: View) -> Move | str:  # type: ignore[override]
        return view.legal_moves[0]


BAD: dict[type[Player], str] = {
    Leaves: "player-died",
    OldFashioned: "player-raised",
    Mutates: "player-mutates",
    Shortens: "player-mutates",
    sample_bots.Forgetful: "player-remembers",
    Gambles: "player-chance",
    Mutters: "player-unexplained",
    Silent: "player-raised",
    sample_bots.Crashes: "player-raised",
    sample_bots.Exits: "player-raised",
    sample_bots.Interrupts: "player-raised",
    sample_bots.Unmade: "player-raised",
    sample_bots.Illegal: "player-illegal",
    sample_bots.NoMove: "player-no-move",
    sample_bots.Nonsense: "player-no-move",
    Slow: "player-too-slow",
    sample_bots.Sleeps: "player-too-slow",
    sample_bots.Loops: "player-too-slow",
}


def checked(bot: type[Player]) -> Report:
    """In London alone, which is quick. Only players that hang get little time: machines can be slow."""
    patience = 0.2 if BAD.get(bot) == "player-too-slow" else 60
    return check(bot, budget=0.015 if bot is Slow else 60, patience=patience, cities=("london",))


@pytest.mark.parametrize("bot", BAD, ids=lambda bot: bot.__name__)
def test_what_is_wrong_is_found_and_can_be_replayed(bot: type[Player]) -> None:
    report = checked(bot)
    assert not report.ok
    assert {fault.code for fault in report.faults} == {BAD[bot]}
    assert report.counts[BAD[bot]] >= len(report.faults)
    assert str(report).count("✗") == 1
    for fault in report.faults:
        game = Game.replay(fault.record)
        assert fault.place.endswith(f"ply {game.ply}")


def test_a_good_player_passes_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    told: list[tuple[int, int]] = []
    report = check(sample_bots.Prints, on_progress=lambda done, total: told.append((done, total)))
    assert report.ok
    assert report.faults == ()
    assert report.player == "prints"
    assert report.games == len(city_names()) * (2 + 3 + 4 + 3)
    assert report.positions > 100
    lines = str(report).splitlines()
    assert lines[0].startswith("prints: fine")
    assert all(line.startswith("✓ ") for line in lines[1:])
    assert told[-1][0] == told[-1][1]
    assert "thinking\n" not in capsys.readouterr().out.replace("aloud", "")


def test_where_a_fault_is_in_the_code() -> None:
    report = checked(sample_bots.Crashes)
    assert report.faults[0].fault.where.startswith(sample_bots.__file__ + ":")
    assert "ZeroDivisionError: a crash in the middle" in str(report)
    assert "more" in str(report)


def test_a_wrong_signature_gets_its_line_and_the_right_one() -> None:
    fault = checked(OldFashioned).faults[0].fault
    assert fault.message.endswith("write choose(self, view, moves)")
    assert fault.where == f"{__file__}:{OldFashioned.choose.__code__.co_firstlineno}"


def test_a_player_that_ends_the_process_is_told() -> None:
    real = os._exit
    fault = checked(Leaves).faults[0].fault
    assert fault.message == "choose ended the process: os._exit(3)"
    assert fault.where.startswith(f"{__file__}:")
    assert os._exit is real


def test_what_was_never_tested_is_not_ticked() -> None:
    """A player that only raises exceptions has never returned a legal move, nor an illegal one."""
    boxes = {line[2:]: line[0] for line in str(checked(OldFashioned)).splitlines() if line[0] in "✓✗–"}
    assert boxes == {
        "raises no exception": "✗",
        "returns legal moves": "–",
        "is quick enough": "–",
        "leaves its view alone": "✓",
        "forgets the last game": "–",
        "plays the same at the same seed": "–",
        "explains its moves": "–",
    }


def test_patience_that_is_given_binds_the_first_move_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timed_call, "SILENT_SECONDS", 0.05)
    told: list[str] = []
    report = check(Hangs, patience=0.1, cities=("london",), on_wait=told.append)
    assert "did not return within 0.1 s" in str(report)
    assert told == ["waiting for choose, at most 0.1 s; the first move may have code to compile"]


def test_a_code_is_told_once() -> None:
    fault = checked(sample_bots.Illegal).faults[0]
    assert str(fault).count("[") == 1


def test_only_a_class_can_be_checked() -> None:
    for wrong in (sample_bots.Builder(), "builder"):
        with pytest.raises(TextError, match=r"\[bad-player\]$"):
            check(wrong)  # type: ignore[arg-type]


def test_every_awkward_situation_is_met() -> None:
    found: Counter[str] = Counter()
    for city in city_names():
        for seats in (2, 3, 4):
            for one in awkward_positions(load_city(city), seats):
                assert one.game.turn is not None
                found[one.kind] += 1
    assert set(found) == set(KINDS)
