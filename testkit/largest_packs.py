"""Packs as large as the check allows, with scenery that takes long to draw. They are always the same."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

from crosstown.cities.checks.pack_fields import LONGEST_NAME
from crosstown.cities.checks.pack_sections import (
    HEIGHT,
    MARGIN,
    MOST_CORNERS,
    MOST_CORNERS_TOGETHER,
    MOST_PIECES,
    MOST_SCENERY,
    WIDTH,
)
from crosstown.cities.load import PACKS
from crosstown.rules.kernel import limits

Pack = dict[str, Any]
Piece = dict[str, Any]
Corners = list[list[float]]

LEFT_OVER = 10
"""Corners for a last shape, which has room for one more."""
REST = MOST_CORNERS_TOGETHER - LEFT_OVER
MOST = REST // (MOST_CORNERS_TOGETHER // MOST_CORNERS)  # corners, where the other shapes are few
MANY = MOST_SCENERY - 1  # such shapes
FEW = REST // MANY  # corners of each
LOWER_LEFT: list[float] = [0, HEIGHT]
WHOLE_BOARD: Corners = [[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], *(FEW - 3) * [LOWER_LEFT]]
LONG_NAME = "W" * LONGEST_NAME
LANDMARKS = (
    *("sophia", "mosque", "camii", "galata", "maiden", "bazaar", "waterside", "clock", "palace", "museum"),
    *("castle", "opera", "wheel", "station", "column", "arch", "needle", "parliament", "pagoda", "pier"),
    *("abbey", "market", "plaza", "strait", "peaks", "cathedral"),
)
"""A word for each, so that all of them are drawn."""


def largest_packs() -> dict[str, Pack]:
    """By name: each kind of scenery, with places close together and with places far apart."""
    return {
        f"{name}, {where}": _pack(where, scenery)
        for name, scenery in _sceneries().items()
        for where in ("close", "far")
    }


def with_one_more_corner(pack: Pack) -> Pack:
    """The same pack, which the check then refuses."""
    *others, last = pack["scenery"]
    return {**pack, "scenery": [*others, {**last, "points": [*last["points"], [0, 0]]}]}


def _sceneries() -> dict[str, list[Piece]]:
    some = range(MOST_CORNERS_TOGETHER // MOST_CORNERS)
    mixed = ("water", "land", "park", "water", "land")
    pieces: dict[str, list[Piece]] = {
        "parks to and fro": [],  # what all are filled with
        "coasts to and fro": [_shape(kind, _to_and_fro(MOST)) for kind in mixed],
        "coasts anywhere": [_shape("water", _anywhere(MOST, seed)) for seed in some],
        "rivers anywhere": [_shape("river", _anywhere(MOST, seed), 24) for seed in some],
        "river across all routes": [_shape("river", _teeth(MOST), 7)],
        "wide bridges": [_shape("bridge", _anywhere(MOST, seed), MARGIN) for seed in some],
        "names on a river": [
            _shape("river", _narrow(MOST), 2),
            *(MOST_SCENERY - len(some) - 1)
            * [{"kind": "text", "text": LONG_NAME, "at": [WIDTH / 2, HEIGHT / 2]}],
        ],
        "many parks": MANY * [_shape("park", WHOLE_BOARD)],
        "many coasts": [_shape(mixed[at % 3], WHOLE_BOARD) for at in range(MANY)],
        "many rivers": [_shape("river", _anywhere(FEW, seed), MARGIN) for seed in range(MANY)],
        "many bridges": [_shape("bridge", _anywhere(FEW, seed), 24) for seed in range(MANY)],
    }
    return {name: _filled(shapes) for name, shapes in pieces.items()}


def _filled(pieces: list[Piece]) -> list[Piece]:
    """The pieces, and more shapes until there are as many corners as are allowed."""
    missing = MOST_CORNERS_TOGETHER - sum(len(piece.get("points", ())) for piece in pieces)
    more = (missing - LEFT_OVER) // MOST * [_shape("park", _to_and_fro(MOST))]
    return [*pieces, *more, _shape("park", _to_and_fro(missing - len(more) * MOST))]


def _shape(kind: str, points: Corners, width: float = 0) -> Piece:
    return {"kind": kind, "points": points, **({"width": width} if width else {})}


def _to_and_fro(count: int) -> Corners:
    """From the upper edge of the board to the lower one and back, again and again."""
    return [[round(WIDTH * at / count, 1), HEIGHT * (at % 2)] for at in range(count)]


def _anywhere(count: int, seed: int) -> Corners:
    chance = Random(seed)
    return [[chance.randint(0, WIDTH), chance.randint(0, HEIGHT)] for _ in range(count)]


def _teeth(count: int) -> Corners:
    """Up and down in narrow strips, so that routes need as many bridges as possible."""
    return [[15 * (at // 2), HEIGHT * ((at + 1) // 2 % 2)] for at in range(count)]


def _narrow(count: int) -> Corners:
    """Across the board, with all corners close together."""
    return [[round(WIDTH * at / count, 1), HEIGHT / 2 + 2 * (at % 2)] for at in range(count)]


_WHERE: dict[str, tuple[Callable[[int], tuple[int, int]], float]] = {
    "close": (lambda at: (540 + 20 * (at % 6), 400 + 20 * (at // 6)), MARGIN / 3),
    "far": (
        lambda at: ((40 + at, 860 - at)[at % 2] * 4 // 3, (40 + at, 860 - at)[at // 2 % 2]),
        MARGIN,
    ),
}
"""Where places are, and how much the routes between them are bent."""


def _pack(where: str, scenery: list[Piece]) -> Pack:
    """Istanbul's pack, which has districts and souvenirs, with all lists as long as they may be."""
    pack = tomllib.loads((PACKS / "istanbul.toml").read_text(encoding="utf-8"))
    del pack["names"]
    places = [f"place-{at}" for at in range(limits.MAX_PLACES)]
    symbols = [f"symbol-{at}" for at in range(limits.MAX_SYMBOLS)]
    ends = zip(places, places[5:] + places[:5], strict=True)
    return {
        **pack,
        "id": "largest",
        "name": LONG_NAME,
        "style": {"theme": "hills"},  # the one with fog
        "cards": {**pack["cards"], "colours": {f"colour-{at}": 6 for at in range(limits.MAX_COLOURS)}},
        "vehicles": [_vehicle(f"vehicle-{at}") for at in range(limits.MAX_VEHICLES)],
        "districts": {str(at): {"points": at, "colour": "red"} for at in range(1, limits.MAX_DISTRICTS + 1)},
        "souvenirs": {
            **pack["souvenirs"],
            "symbols": symbols,
            "start": places[: len(symbols) - limits.MAX_SPARE],
            "points": list(range(len(symbols) + 1)),
        },
        "board": _board(places, *_WHERE[where]),
        "tickets": {**pack["tickets"], "deck": [{"a": a, "b": b, "points": 5} for a, b in ends]},
        "scenery": scenery,
    }


def _vehicle(name: str) -> Piece:
    points = {str(length): length for length in range(1, limits.MAX_LENGTH + 1)}
    return {"id": name, "name": name, "count": MOST_PIECES, "pieces": "per_space", "points": points}


def _board(places: list[str], spot: Callable[[int], tuple[int, int]], curve: float) -> Pack:
    words = [*LANDMARKS, *places][: len(places)]
    return {
        "locations": [
            {
                "id": place,
                "name": _name(at, words[at]),
                "x": spot(at)[0],
                "y": spot(at)[1],
                "label": "n",
                "district": at % limits.MAX_DISTRICTS + 1,
            }
            for at, place in enumerate(places)
        ],
        "routes": [
            {"a": a, "b": b, "length": limits.MAX_LENGTH, "colour": "gray", "double": half, "curve": curve}
            for a, b in pairwise(places)
            for half in (1, 2)
        ],
    }


def _name(at: int, word: str) -> str:
    """Every fourth name has as many words as possible, the others as many spots where they can stand."""
    if at % 4:
        return f"{'n' * 13} {'n' * 13} {word}"
    return f"{'n ' * ((LONGEST_NAME - len(word)) // 2)}{word}"
