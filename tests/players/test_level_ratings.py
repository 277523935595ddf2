"""The ratings beside the levels: made by the tool from what was measured, and in the levels' order."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from crosstown import DataError
from crosstown.players import LEVELS
from crosstown.players.level_ratings import level_ratings
from tools.level_ratings import DUELS, OUT, main, measured_duels
from tools.level_ratings import level_ratings as measured
from training import measure
from training.duel import Journal, Played

TOOLS = Path(__file__).parents[2] / "tools"


def test_the_file_is_what_the_tool_writes() -> None:
    read = [json.loads((TOOLS / name).read_text("utf-8")) for name in ("ladder.json", "measured_duels.json")]
    assert json.loads(OUT.read_text(encoding="utf-8")) == measured(*read)


def test_every_level_is_stronger_than_the_one_before() -> None:
    assert tuple(level_ratings()) == LEVELS
    assert sorted(level_ratings().values()) == [*level_ratings().values()]


def test_duels_of_a_journal_are_those_at_half_a_second() -> None:
    journal = Journal(None)
    usual = next(measure.duels("two-seats", 0.5))
    for duel in (usual, next(measure.duels("two-seats", 0.1)), usual._replace(seats=4)):
        for seat in range(duel.seats):
            places = tuple(1 if at == seat else 2 for at in range(duel.seats))
            journal.add(Played(duel, 1, seat, tuple(10 - place for place in places), places))
    (found,) = measured_duels(journal, [])
    assert (found["first"], found["games"], found["won"]) == (usual.first, 2, 100.0)
    (again,) = measured_duels(journal, [{**found, "date": "2026-11-01"}])
    assert again["date"] == "2026-11-01", "nothing new was played"
    (more,) = measured_duels(journal, [{**found, "date": "2026-11-01", "games": 1}])
    assert more["date"] == found["date"]


def test_ten_wins_to_one_are_400_points() -> None:
    ladder = {
        "one": {"seats": 2, "ratings": [{"player": name, "rating": 1500} for name in ("easy", "medium")]}
    }
    duels = [
        {"date": "2026-11-17", "first": one, "second": other, "games": 11, "won": 1000 / 11}
        for one, other in (("hard:0.5s", "medium"), ("expert:0.5s", "hard:0.5s"))
    ]
    found = measured(ladder, duels)["levels"]
    assert (found["hard"], found["expert"]) == (1900, pytest.approx(2300))


def test_without_games_nothing_is_written(tmp_path: Path) -> None:
    before = [path.read_bytes() for path in (OUT, DUELS)]
    with pytest.raises(DataError, match=r"\[no-journal\]$"):
        main(["--journal", str(tmp_path / "nothing.jsonl")])
    empty = tmp_path / "games.jsonl"
    empty.touch()
    with pytest.raises(DataError, match=r"^hard has no rating: .* \[no-rating\]$"):
        main(["--journal", str(empty)])
    assert [path.read_bytes() for path in (OUT, DUELS)] == before
