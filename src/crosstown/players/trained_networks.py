"""The networks that come with Crosstown: one file for each city that was trained for, loaded when needed.

``networks/index.json`` names the files with their version, size, hash and how they were made. It also says
with how many seats a network plays well: where it ``answers`` at first sight and where it ``leads`` a search.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

import numpy as np

from crosstown.cities.city import City
from crosstown.encoding.action_table import ActionTable
from crosstown.encoding.observation_layout import ObservationLayout
from crosstown.errors import DataError
from crosstown.players.engine.network import MAX_INPUTS, NETWORK
from crosstown.rules.kernel.state import Array, blank, fields

FORMAT = 1
"""Grows when the meaning of the files changes."""

SMALL = ("first", "second", "policy", "value", "belief")
WIDE = (
    *(f"{layer}_{part}" for layer in SMALL for part in ("scale", "bias")),
    "sigmoid",
    "exp",
)


@dataclass(frozen=True)
class TrainedNetwork:
    """A network as the kernel takes it, for a city and a number of seats."""

    record: Array
    small: Array
    wide: Array


@lru_cache(maxsize=1)
def index() -> dict[str, Any]:
    """What is known of every file, by the city's id."""
    text = files("crosstown.players").joinpath("networks/index.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)["networks"]
    return found


def trained_network(city: City, seats: int, searching: bool) -> TrainedNetwork | None:
    """The network that plays at a table, or none where planners do better, or the city is another.

    A city is told by its board: a pack in which it was changed is another city.
    """
    plays = _has(city, seats, "leads" if searching else "answers")
    return packaged_network(city, seats) if plays else None


def seats_led(city: City) -> tuple[int, ...]:
    """The numbers of seats with which a network leads the expert's search in this city."""
    return tuple(seats for seats in range(city.players[0], city.players[1] + 1) if _has(city, seats, "leads"))


def network_digest(city: City) -> str:
    """The hash of the file of a city's network; nothing where there is none."""
    entry = index().get(city.id)
    return "" if entry is None or entry["board"] != board_digest(city) else str(entry["sha256"])


def _has(city: City, seats: int, what: str) -> bool:
    return bool(network_digest(city)) and seats in index()[city.id][what]


@lru_cache(maxsize=16)
def packaged_network(city: City, seats: int) -> TrainedNetwork:
    """The network of a city for so many seats, whether it plays well with them or not."""
    entry = index()[city.id]
    return network_for(city, seats, _read(entry["file"], entry["sha256"]), entry["playouts"])


@lru_cache(maxsize=64)
def board_digest(city: City) -> str:
    """A hash of all that the rules know of a city. Names, pictures and sources do not matter."""
    places = [(place.id, place.district) for place in city.places]
    board = (
        city.players, city.hand, city.market, city.wild_limit, city.wild_count, [*city.colours.items()],
        [(one.id, one.count, one.per_space, [*one.points.items()]) for one in city.vehicles],
        city.pieces_left, city.both_from_players,
        [(one.number, one.points) for one in city.districts], repr(city.souvenirs), places,
        [(one.a, one.b, one.length, one.colour, one.ferries, one.vehicle, one.double) for one in city.routes],
        city.deal, city.deal_keep, city.draw, city.draw_keep,
        [(one.a, one.b, one.points) for one in city.tickets],
    )  # fmt: skip
    return hashlib.sha256(repr(board).encode()).hexdigest()


def _read(name: str, sha256: str) -> dict[str, Array]:
    data = files("crosstown.players").joinpath("networks", name).read_bytes()
    if hashlib.sha256(data).hexdigest() != sha256:
        message = "the file of a network is damaged: install Crosstown again"
        raise DataError("network-damaged", message, offender=name, where=f"players/networks/{name}")
    return read_arrays(data)


def read_arrays(data: bytes) -> dict[str, Array]:
    """The arrays of a file."""
    with np.load(io.BytesIO(data), allow_pickle=False) as loaded:
        return {name: loaded[name] for name in loaded.files}


def network_for(city: City, seats: int, arrays: dict[str, Array], playouts: int) -> TrainedNetwork:
    """The arrays of a file as the kernel takes them, for so many seats.

    ``playouts`` are the thousandths that games played to their end count in a search beside the network.
    """
    record = blank(NETWORK)
    net = fields(record)
    net.inputs, net.seats, net.tickets = len(arrays["first"]), city.players[1], len(city.tickets)
    net.playouts = playouts
    for names in (SMALL, WIDE):
        at = 0
        for name in names:
            net[name] = at
            at += arrays[name].size
    layout = ObservationLayout.of(city, seats)
    net.layout = layout.record[0]
    net.actions = ActionTable.of(city).record[0]
    net.place[: layout.size] = [*places_in_widest(city, seats)]
    small = np.concatenate([arrays[name].ravel() for name in SMALL]).astype(np.int8)
    wide = np.concatenate([arrays[name].ravel() for name in WIDE]).astype(np.int32)
    return TrainedNetwork(record, small, wide)


def places_in_widest(city: City, seats: int) -> Iterator[int]:
    """Where each number of a layout for so many seats stands in the widest one, the one for most seats.

    Seats are the first dimension of every field that has them, so a field's numbers stay in order.
    """
    widest = ObservationLayout.of(city, city.players[1])
    assert widest.size <= MAX_INPUTS
    for field in ObservationLayout.of(city, seats):
        start = widest[field.name].start
        yield from range(start, start + field.size)
