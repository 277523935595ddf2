"""Where each part of an encoded view lies: the fields, their shapes and what their numbers mean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import prod

import numpy as np

from crosstown.cities.city import City
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


@dataclass(frozen=True, slots=True)
class _Sizes:
    seats: int
    phases: int
    kinds: int
    vehicles: int
    places: int
    routes: int
    tickets: int
    offered: int
    symbols: int


# Seats are counted from the observer: 0 is its own, 1 the next to move.
_FIELDS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("phase", ("phases",), "1 for what the game waits for, in the order of the phases"),
    ("turn", ("seats",), "1 for the seat to move; all 0 when the game is over"),
    ("seat", ("seats",), "1 for the observer's seat number at the table: seat 0 began"),
    ("last_round", (), "1 once the last round was announced"),
    ("turns_left", (), "turns of the last round still to come"),
    ("passes", (), "passes in a row"),
    ("hand", ("kinds",), "own cards"),
    ("hand_sizes", ("seats",), "cards in each hand"),
    ("held", ("seats", "kinds"), "cards that each seat holds for sure; the first row is the own hand"),
    ("drawn_unseen", ("seats",), "cards that each seat has drawn from the stack since its last shuffle"),
    ("own_drawn", ("kinds",), "the observer's own cards among these, spent ones too"),
    ("spent", ("seats", "kinds"), "cards that each seat has paid since then and nobody saw it take"),
    ("market", ("kinds",), "face-up cards"),
    ("unseen", ("kinds",), "cards in the stack or in other hands"),
    ("stacked", ("kinds",), "cards in the stack at its last shuffle, less those turned up since"),
    ("stack_size", (), "cards in the stack"),
    ("discards", ("kinds",), "discarded cards"),
    ("owner", ("seats", "routes"), "1 where a seat owns a route"),
    ("open", ("routes",), "1 for each route that the observer may claim if it can pay"),
    ("pieces", ("seats", "vehicles"), "pieces left"),
    ("score", ("seats",), "points on the board, from routes"),
    ("tickets", ("tickets",), "1 for each ticket the observer keeps"),
    ("completed", ("tickets",), "1 for each of these that is completed"),
    ("offer", ("offered", "tickets"), "1 for the ticket at each position of the observer's open offer"),
    ("returned", ("tickets",), "tickets the observer put under the stack: the draws until it comes up again"),
    ("ticket_counts", ("seats",), "tickets that each seat keeps"),
    ("offered", ("seats",), "tickets that each seat has to choose from"),
    ("ticket_stack", (), "tickets in the stack"),
    ("tokens", ("symbols", "places"), "souvenirs on each place"),
    ("souvenirs", ("seats", "symbols"), "1 for each souvenir that a seat has"),
    ("spare", ("symbols",), "1 for each symbol whose stack is still to be placed"),
    ("claimed", ("routes",), "1 for the route at whose ends a souvenir is to be chosen"),
)

OFFSETS = np.dtype([("count", "i8"), *((name, "i8") for name, _, _ in _FIELDS)], align=True)


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
        for name, dimensions, meaning in _FIELDS:
            shape = tuple(getattr(sizes, dimension) for dimension in dimensions)
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


def _sizes(city: City, seats: int) -> _Sizes:
    return _Sizes(
        seats=seats,
        phases=len(PHASES),
        kinds=len(city.kinds),
        vehicles=len(city.vehicles),
        places=len(city.places),
        routes=len(city.routes),
        tickets=len(city.tickets),
        offered=max(city.deal, city.draw),
        symbols=len(city.souvenirs.symbols) if city.souvenirs else 0,
    )
