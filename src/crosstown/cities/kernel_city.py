"""A city for the kernel: arrays of its record and of its empty tables."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.city_record import city_record, table_record
from crosstown.rules.kernel.state import CITY, GAME, Array, blank


@lru_cache(maxsize=64)
def compile_city(city: City) -> Array:
    """The city's record, an array of one."""
    return _array(CITY, city_record(city))


@lru_cache(maxsize=64)
def table_for(city: City, seats: int) -> Array:
    """S1: a table of that many seats before anything is shuffled, an array of one."""
    return _array(GAME, table_record(city, seats))


def _array(dtype: np.dtype[Any], record: bytes) -> Array:
    records = blank(dtype)
    records.view(np.ndarray).view("u1")[:] = np.frombuffer(record, "u1")
    return records
