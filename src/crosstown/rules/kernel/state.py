"""The records that the rules work on: a city, a game, scratch space, a result. Many games are one array.

Card kinds are numbers: 0 is the wild, 1 and up are the colours in the pack's order. A route's colour 0 is
gray. Places, routes, tickets and souvenir symbols are numbered in the pack's order; -1 means none.
Fields are aligned: the device can read no others.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import Any

import numpy as np
import numpy.typing as npt

from crosstown.rules.kernel import record_fields
from crosstown.rules.kernel.compiler import MODE
from crosstown.rules.kernel.limits import (
    MAX_CARDS,
    MAX_KINDS,
    MAX_LENGTH,
    MAX_OFFER,
    MAX_PLACES,
    MAX_ROUTES,
    MAX_SEATS,
    MAX_TICKETS,
)
from crosstown.rules.kernel.record_fields import CHANCE_FIELDS, CITY_FIELDS, GAME_FIELDS

WILD, GRAY, NONE = record_fields.WILD, record_fields.GRAY, record_fields.NONE
# What a game waits for, and why it ended.
FIRST_KEEP, PLACE, TURN, SECOND_CARD, KEEP, SOUVENIR, OVER = record_fields.PHASES
NOT_OVER, LAST_ROUND, NO_MOVES = record_fields.ENDINGS

# A payment is at most every colour with every number of wilds, and all wild.
MAX_MOVES = MAX_ROUTES * ((MAX_KINDS - 1) * MAX_LENGTH + 1) + MAX_KINDS + 2
# Room for the events of one ply. The check of packs rules out endless sweeps, and a full tape is noticed.
# On a device nobody reads the tape, so there is none.
TAPED = MODE != "cuda"
MAX_TAPE = 16384 if TAPED else 1

Array = npt.NDArray[Any]

CHANCE = np.dtype(CHANCE_FIELDS, align=True)
CITY = np.dtype(CITY_FIELDS, align=True)
_GAME_FIELDS = np.dtype([("chance", CHANCE), *GAME_FIELDS], align=True)

GAME_WORDS = -(-_GAME_FIELDS.itemsize // 8)


def _with_words(record: np.dtype[Any]) -> np.dtype[Any]:
    """The same bytes once more as words, for copying: copying field by field takes long to compile."""
    names = list(record.names or ())
    layout: Any = {
        "names": [*names, "words"],
        "formats": [*(record[name] for name in names), ("i8", (GAME_WORDS,))],
        "offsets": [*(record.fields[name][1] for name in names if record.fields), 0],
        "itemsize": GAME_WORDS * 8,
        "aligned": True,
    }
    return np.dtype(layout)


GAME = _with_words(_GAME_FIELDS)

SCRATCH = np.dtype(
    [
        ("recorded", "i1", (MAX_TAPE,)),  # stacks that the next shuffles must give, from a record
        ("recorded_size", "i8"),
        ("recorded_at", "i8"),
        ("tape", "i1", (MAX_TAPE,)),
        ("tape_size", "i8"),
        ("moves", "i4", (MAX_MOVES,)),
        ("bag", "i1", (MAX_CARDS,)),
        ("label", "i1", (MAX_PLACES,)),
        # dealing cards anew: what was held, what was stacked at the last shuffle, and who got how much
        ("held", "i8", (MAX_KINDS,)),
        ("stacked", "i8", (MAX_KINDS,)),
        ("held_slots", "i8", (MAX_SEATS,)),
        ("stacked_slots", "i8", (MAX_SEATS,)),
        # dealing tickets anew
        ("guess", "i1", (MAX_TICKETS,)),
        ("ring", "i1", (MAX_TICKETS,)),
        ("which", "i1", (MAX_TICKETS,)),
        ("traced", "i1", (MAX_TICKETS, MAX_OFFER)),
    ],
    align=True,
)

RESULT = np.dtype(
    [
        ("reason", "i1"),
        ("plies", "i2"),
        ("routes", "i2", (MAX_SEATS,)),
        ("tickets", "i2", (MAX_SEATS,)),
        ("bonus", "i2", (MAX_SEATS,)),
        ("total", "i2", (MAX_SEATS,)),
        ("kept", "i1", (MAX_SEATS,)),
        ("completed", "i1", (MAX_SEATS,)),
        ("place", "i1", (MAX_SEATS,)),
        ("done", "i8", (MAX_SEATS,)),  # bit i for ticket i
        ("districts", "i2", (MAX_SEATS,)),  # bit i for district i
    ],
    align=True,
)


def blank(dtype: np.dtype[Any], count: int = 1) -> Array:
    """An array of so many empty records, as the kernel takes it.

    Compiled code takes a plain array ten times as fast; plain Python needs one with fields as attributes.
    """
    return for_kernel(np.zeros(count, dtype))


def for_kernel(records: Array) -> Array:
    """The same records as the kernel takes them."""
    return with_attributes(records) if MODE == "python" else records


def fields(records: Array, at: int = 0) -> Any:
    """One record of an array with its fields as attributes, to read and to write."""
    return with_attributes(records)[at]


def with_attributes(records: Array) -> Array:
    """The same records with their fields as attributes. NumPy's own ``recarray`` takes thrice as long."""
    return records.view(_attribute_dtype(records.dtype))


@lru_cache(maxsize=64)
def _attribute_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same fields at the same places, in records of a class with a property for each field."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return np.dtype((_attribute_dtype(base), shape))
    if dtype.fields is None:
        return dtype
    parts = {name: (_attribute_dtype(part[0]), part[1]) for name, part in dtype.fields.items()}
    members: dict[str, Any] = {name: property(itemgetter(name), _setter(name)) for name in parts}
    layout: Any = {
        "names": list(parts),
        "formats": [part for part, _ in parts.values()],
        "offsets": [offset for _, offset in parts.values()],
        "itemsize": dtype.itemsize,
    }
    record: Any = type("Record", (np.void,), members)
    return np.dtype((record, np.dtype(layout, align=True)))


def _setter(name: str) -> Callable[[Any, Any], None]:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return put
