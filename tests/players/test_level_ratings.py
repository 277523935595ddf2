"""The ratings beside the levels: made by the tool from the ladder, and in the levels' order."""

from __future__ import annotations

import json
from typing import Any

import pytest

from crosstown import DataError
from crosstown.players import LEVELS
from crosstown.players.level_ratings import level_ratings
from tools.level_ratings import LADDER, OUT
from tools.level_ratings import level_ratings as rated


def test_the_file_is_what_the_tool_writes() -> None:
    assert json.loads(OUT.read_text(encoding="utf-8")) == rated(json.loads(LADDER.read_text("utf-8")))


def test_every_level_is_stronger_than_the_one_before() -> None:
    assert tuple(level_ratings()) == LEVELS
    assert sorted(level_ratings().values()) == [*level_ratings().values()]


def part(seats: int, **ratings: float) -> dict[str, Any]:
    """A part of a ladder; ``_`` stands for the colon of a name."""
    rows = [{"player": name.replace("_", ":"), "rating": rating} for name, rating in ratings.items()]
    return {"seats": seats, "date": "2026-11-19", "ratings": rows}


def test_each_level_has_its_mean_with_two_seats() -> None:
    usual = {"easy": 1800, "medium": 2000, "hard_10000": 2400}
    ladder = {
        "one": part(2, **usual, hard_23000=9999, expert_6000=2500),
        "two": part(2, **usual | {"easy": 1814}, hard_15000=9999, expert_4700=2600),
        "three": part(4, **usual | {"easy": 9999}, expert_4700=9999),
    }
    assert rated(ladder)["levels"] == {"easy": 1810, "medium": 2000, "hard": 2400, "expert": 2550}


def test_a_level_that_is_not_on_the_ladder_is_told() -> None:
    with pytest.raises(DataError, match=r"expert is not on the ladder .* \[no-rating\]$"):
        rated({"one": part(2, easy=1800, medium=2000, hard_10000=2400)})
