"""Records written without NumPy: NumPy reads back every number that was written."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from crosstown.cities.plain_records import PlainRecord
from crosstown.rules.kernel.record_fields import CHANCE_FIELDS, CITY_FIELDS, GAME_FIELDS
from crosstown.rules.kernel.state import CHANCE, CITY, GAME


def filled(fields: list[Any], chance: Random) -> PlainRecord:
    """A record with a random number in every place."""
    record = PlainRecord(fields)

    def numbers(like: Any, low: int, high: int) -> Any:
        if isinstance(like, list):
            return [numbers(one, low, high) for one in like]
        return chance.randrange(low, high)

    for name, kind, *_ in fields:
        bits = 8 * int(kind[1:])
        ends = (0, 1 << bits) if kind[0] == "u" else (-(1 << bits - 1), 1 << bits - 1)
        setattr(record, name, numbers(getattr(record, name), *ends))
    return record


@pytest.mark.parametrize(("fields", "dtype"), [(CHANCE_FIELDS, CHANCE), (CITY_FIELDS, CITY)])
def test_numpy_reads_what_was_written(fields: list[Any], dtype: np.dtype[Any]) -> None:
    record = filled(fields, Random(1))
    read = np.frombuffer(record.tobytes(), dtype)
    assert len(read) == 1
    for name, *_ in fields:
        assert read[name][0].tolist() == getattr(record, name)


def test_a_game_follows_its_chance() -> None:
    chance, game = filled(CHANCE_FIELDS, Random(2)), filled(GAME_FIELDS, Random(3))
    first = chance.tobytes()
    read = np.frombuffer(first + game.tobytes(len(first)), GAME)
    assert read["chance"]["drawn"][0] == chance.drawn  # type: ignore[attr-defined]
    for name, *_ in GAME_FIELDS:
        assert read[name][0].tolist() == getattr(game, name)
