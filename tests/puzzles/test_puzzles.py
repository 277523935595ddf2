"""The puzzles are real positions: their records replay, every legal move is judged, one is clearly best."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from crosstown.cities import city_names
from crosstown.cli.main import app
from crosstown.errors import DataError
from crosstown.game.move import Move
from crosstown.game.text.move_text import move_text
from crosstown.game.text.reason_text import reason_text
from crosstown.language import Translator, languages
from crosstown.puzzles.check_puzzle import check_puzzle, position_of
from crosstown.puzzles.find_puzzles import GAP, deed, puzzle_at, simulated
from crosstown.puzzles.puzzle import FOLDER, FORMAT, HARMLESS, load_puzzle, name_parts, puzzle_names

ROOT = Path(__file__).parents[2]
NAMES = puzzle_names()
FEW = 3  # moves that are judged again: the best one and those that come next


def test_the_list_names_every_file() -> None:
    assert sorted(NAMES) == sorted(path.stem for path in FOLDER.glob("*.json") if path.stem != "order")


def test_every_city_has_puzzles_and_they_are_of_several_kinds() -> None:
    puzzles = [load_puzzle(name) for name in NAMES]
    cities = Counter(one.record.city.id for one in puzzles)
    assert set(cities) == set(city_names())
    assert len(set(cities.values())) == 1, "as many of one city as of another"
    assert len({one.best.split()[0] for one in puzzles}) >= 3
    assert [name_parts(name)[0] for name in NAMES] == [one.record.city.id for one in puzzles]


def test_the_page_calls_the_same_moves_solutions() -> None:
    page = (ROOT / "frontend" / "src" / "puzzles" / "puzzle.ts").read_text("utf-8")
    assert f"const HARMLESS = {HARMLESS}\n" in page


@pytest.mark.parametrize("name", NAMES)
def test_a_verdict_comes_out_again(name: str) -> None:
    puzzle = load_puzzle(name)
    assert puzzle.format == FORMAT
    assert check_puzzle(puzzle, FEW) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_other_deed_loses_much(name: str) -> None:
    puzzle = load_puzzle(name)
    game = position_of(puzzle)
    best = deed(game, puzzle.best)
    others = [one for one in puzzle.moves if deed(game, one.move) != best]
    assert others
    assert all(one.loss >= max(GAP, 4 * one.error) and one.mark for one in others)
    assert puzzle.moves[0].loss == 0


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_is_said_in_every_language(name: str) -> None:
    puzzle = load_puzzle(name)
    city = position_of(puzzle).city
    texts = [Translator(language, strict=True) for language in languages()]
    for one in puzzle.moves:
        if one.loss >= GAP or one.move == puzzle.best:
            assert one.reason is not None, one.move
            move = Move(one.move)
            said = {reason_text(city, one.reason, text) + move_text(city, move, text) for text in texts}
            assert len(said) == len(texts)


def test_a_wrong_puzzle_is_found_out() -> None:
    puzzle = load_puzzle(NAMES[0])
    best, second, *rest = puzzle.moves
    swapped = msgspec.structs.replace(puzzle, moves=(second, best, *rest))
    assert check_puzzle(swapped, FEW)
    lacking = msgspec.structs.replace(puzzle, moves=(best, second))
    assert check_puzzle(lacking) == ["the moves are not those that are legal"]
    with pytest.raises(DataError, match="unknown-puzzle"):
        load_puzzle("../../secret")


@pytest.mark.slow
def test_the_same_seed_makes_the_same_puzzle() -> None:
    """The game that the file names by its seed, and the search for a puzzle in it."""
    puzzle = load_puzzle(NAMES[0])
    game = position_of(puzzle)
    record = simulated(game.city, int(puzzle.record.seed or "", 16))
    assert record == puzzle.record
    assert puzzle_at(game, record, puzzle.ply, puzzle.seed - 2) == puzzle


def test_the_command_checks_the_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crosstown.puzzles.puzzle.puzzle_names", lambda: NAMES[:1])
    done = CliRunner().invoke(app, ["puzzles", "check"])
    assert done.exit_code == 0, done.output
    assert "1 puzzles, 0 flaws" in done.output
