"""Where each part of an encoded view lies: the fields, their shapes and what their numbers mean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import prod

from crosstown.cities.city import City
from crosstown.encoding.observation_fields import FIELDS, OFFSETS
from crosstown.errors import TextError
from crosstown.game.position import PHASES
from crosstown.rules.kernel.state import Array, blank, fields

VERSION = "v0"
"""Grows when the meaning, the order or the number of the numbers changes."""


@dataclass(frozen=True, slots=True)
class Field:
    """One part of an encoded view: ``observation[field.slice].reshape(field.shape)``."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        """Where it lies in the observation."""
        return slice(self.start, self.start + self.size)


class ObservationLayout:
    """The fields of an encoded view of one city, for a number of seats."""

    def __init__(self, city: City, seats: int) -> None:
        if not city.players[0] <= seats <= city.players[1]:
            message = f"{city.name} is for {city.players[0]} to {city.players[1]} seats, not {seats}"
            raise TextError("bad-seats", message, offender=str(seats))
        sizes = _sizes(city, seats)
        self.city, self.seats = city, seats
        self.fields: dict[str, Field] = {}
        at = 0
        for name, dimensions, meaning in FIELDS:
            shape = tuple(sizes[dimension] for dimension in dimensions)
            self.fields[name] = Field(name, at, shape, meaning)
            at += prod(shape)
        self.size = at
        self.record = self._record()

    @staticmethod
    @lru_cache(maxsize=64)
    def of(city: City, seats: int) -> ObservationLayout:
        """The layout for a city and a number of seats, made once."""
        return ObservationLayout(city, seats)

    def _record(self) -> Array:
        offsets = blank(OFFSETS)
        record = fields(offsets)
        record.count = self.size
        for name, field in self.fields.items():
            record[name] = field.start
        return offsets

    def __getitem__(self, name: str) -> Field:
        return self.fields[name]

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields.values())

    def split(self, observation: Array) -> dict[str, Array]:
        """The fields of an observation by name, each in its shape. They share its memory."""
        before = observation.shape[:-1]
        return {field.name: observation[..., field.slice].reshape(before + field.shape) for field in self}


def _sizes(city: City, seats: int) -> dict[str, int]:
    """The dimensions that `FIELDS` names."""
    return {
        "seats": seats,
        "phases": len(PHASES),
        "kinds": len(city.kinds),
        "vehicles": len(city.vehicles),
        "places": len(city.places),
        "routes": len(city.routes),
        "tickets": len(city.tickets),
        "offered": max(city.deal, city.draw),
        "symbols": len(city.souvenirs.symbols) if city.souvenirs else 0,
    }
