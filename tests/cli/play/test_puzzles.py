"""Puzzles in the terminal: the position as in a game, the verdict as in the page."""

from __future__ import annotations

import pytest

from crosstown.cli.play.puzzle_game import verdict
from crosstown.game.text.reason_text import reason_text
from crosstown.language import Translator, languages
from crosstown.puzzles.check_puzzle import position_of
from crosstown.puzzles.puzzle import Puzzle, load_puzzle, puzzle_names
from tests.cli.run_command import crosstown

NAMES = puzzle_names()
FIRST, LAST = NAMES[0], NAMES[-1]


def miss(puzzle: Puzzle) -> str:
    """The worst move."""
    return puzzle.moves[-1].move


def test_the_command_lists_all_puzzles() -> None:
    done = crosstown("puzzles")
    assert done.code == 0
    assert all(name in done.out for name in NAMES)


def test_a_wrong_move_and_once_more_the_best_one() -> None:
    puzzle = load_puzzle(FIRST)
    typed = f"{miss(puzzle)}\nagain\n{puzzle.best}\nquit\n"
    done = crosstown("puzzles", "solve", FIRST, stdin=typed)
    assert done.code == 0, done.err
    wrong, _, right = done.out.partition("Better: ")
    assert f"Puzzle 1 of {len(NAMES)}: London 1" in wrong
    assert "Draw cards" in wrong
    assert "Blunder." in wrong
    assert right.count(f"Puzzle 1 of {len(NAMES)}") == 1
    assert "Well found: that is the best move." in right
    assert "% of imagined games" in right.replace("\n", " ")


def test_one_puzzle_follows_the_other() -> None:
    typed = f"{load_puzzle(NAMES[-2]).best}\n\n{load_puzzle(LAST).best}\n\n"
    done = crosstown("puzzles", "solve", NAMES[-2].upper(), stdin=typed)
    assert (done.code, done.out.count("Well found")) == (0, 2)
    assert "That was the last puzzle." in done.out


def test_without_a_name_the_first_one_comes() -> None:
    done = crosstown("puzzles", "solve", stdin="quit\n")
    assert done.code == 0
    assert f"Puzzle 1 of {len(NAMES)}" in done.out


def test_nobody_sees_more_than_the_player_could() -> None:
    """Neither the cards in the other hand nor the tickets of the others are shown."""
    for name in NAMES[::3]:
        puzzle = load_puzzle(name)
        game = position_of(puzzle)
        out = crosstown("puzzles", "solve", name, stdin="hand\nlog\nquit\n").out
        own = game.tickets(puzzle.seat)
        for seat in range(game.seats):
            hidden = [one for one in game.tickets(seat) if seat != puzzle.seat and one not in own]
            assert not [one for one in hidden if f"{game.city.ticket_name(one)} (" in out]


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_everything_is_said_in_the_readers_language(language: str) -> None:
    puzzle = load_puzzle(FIRST)
    texts = Translator(language, strict=True)
    again = texts.say("typed-again").split()[0]
    typed = f"{miss(puzzle)}\n{again}\n{puzzle.best}\n{texts.say('command-quit').split()[0]}\n"
    done = crosstown("puzzles", "solve", FIRST, "--language", language, stdin=typed)
    assert done.code == 0
    assert done.out.count(texts.say("puzzle-ask")) == 2
    assert texts.say("puzzle-best") in done.out
    assert texts.say("analysis-mark-blunder") in done.out


@pytest.mark.parametrize("name", NAMES)
def test_the_verdict_of_every_move(name: str) -> None:
    puzzle = load_puzzle(name)
    city = position_of(puzzle).city
    texts = Translator("en", strict=True)
    assert puzzle.moves[0].reason
    for one in puzzle.moves:
        said = verdict(puzzle, one, city, texts)
        reason = puzzle.moves[0].reason if one.solves else one.reason
        assert reason
        assert said.endswith(reason_text(city, reason, texts))
        assert said.startswith("Well found") == one.solves


def test_nothing_typed_gives_a_traceback() -> None:
    lines = f"why\nwhy 99\npay\npay x\n99999\n{'9' * 5000}\n1z\n[/bold]\nclaim [/x]\nundo\nsave\nsave /tmp\n"
    lines += f"claim ſß💥\n\x1b[31m\n\x00\n{'x ' * 500}\nmoves\nboard\nhand\n?\n"
    lines += f"{load_puzzle(FIRST).best}\nwhat\n[/x]\n1\n\x00\n²\n"
    for width in ("100", "5"):
        done = crosstown("puzzles", "solve", FIRST, stdin=lines.encode() + b"\xff\xfe\n", COLUMNS=width)
        assert done.code == 0
        assert "Well found" in done.out.replace("\n", " ")
