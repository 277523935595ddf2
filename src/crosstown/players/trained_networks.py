"""The network that comes with Crosstown: one file for all cities, loaded when needed.

``networks/index.json`` names the file with its version, size, hash and how it was made, and says how a search
uses it with each number of seats. ``CROSSTOWN_NETWORK`` may name another folder with such an index, for a
network of one's own.
"""

from __future__ import annotations

import hashlib
import io
import os
import zipfile
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np
from msgspec import Meta

from crosstown.errors import DataError, shape_error
from crosstown.files import system_reason
from crosstown.players.engine.network.integer_network import (
    EXP_STEPS,
    FACT_LAYERS,
    HEADS,
    INNER_LAYERS,
    NETWORK,
    SIGMOID_STEPS,
)
from crosstown.rules.kernel.state import Array, blank, fields

FORMAT = 3
"""Grows when the file is laid out in another way."""

INDEX = "index.json"
OWN_NETWORK = "CROSSTOWN_NETWORK"
WEIGHT, SUM = np.dtype(np.int8), np.dtype(np.int32)
NO_BIAS = ("move", "others", "at_sight")

SMALL = (*FACT_LAYERS, *INNER_LAYERS, *HEADS)
WIDE = (*(f"{layer}_{part}" for layer in SMALL for part in ("scale", "bias")), "sigmoid", "exp")

UNREADABLE = (ValueError, TypeError, EOFError, zipfile.BadZipFile)
"""What NumPy raises where a file is not what `read_arrays` expects."""


def array_sizes() -> dict[str, tuple[int, ...]]:
    """The arrays of a file, with their sizes. A layer has no bias of its own where another one adds it."""
    layers = {
        **FACT_LAYERS,
        **{name: (after, before) for name, (before, after) in INNER_LAYERS.items()},
        **{name: (1, before) for name, before in HEADS.items()},
    }
    found: dict[str, tuple[int, ...]] = {"sigmoid": (SIGMOID_STEPS,), "exp": (EXP_STEPS,)}
    for name, sizes in layers.items():
        biases = 0 if name in NO_BIAS else sizes[1] if name in FACT_LAYERS else sizes[0]
        found |= {name: sizes, f"{name}_scale": sizes[:1], f"{name}_bias": (biases,)}
    return found


@dataclass(frozen=True)
class TrainedNetwork:
    """A network as the kernel takes it, for a number of seats."""

    record: Array
    small: Array
    wide: Array


class SearchUse(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a search uses the network. Likes are divided by ``temperature``.

    ``playouts`` are the thousandths that games played to their end count beside the network. ``deals`` are
    those from which the likelier ones are taken more often: in each round or, where ``swaps`` of tickets are
    tried between two rounds, only in the first.
    """

    playouts: Annotated[int, Meta(ge=0, le=1000)] = 0
    deals: Annotated[int, Meta(ge=1, le=100)] = 1
    temperature: Annotated[int, Meta(ge=1, le=100)] = 1
    swaps: Annotated[int, Meta(ge=0, le=100)] = 0


class NetworkIndex(msgspec.Struct, frozen=True):
    """What is known of the file; ``version`` is the day it was made, ``search`` is by the number of seats."""

    version: str
    file: str
    format: int
    bytes: int
    sha256: str
    search: dict[int, SearchUse]
    made: dict[str, Any]


@lru_cache(maxsize=1)
def index() -> NetworkIndex:
    """What is known of the file in use."""
    try:
        return msgspec.json.decode(_bytes_of(INDEX), type=NetworkIndex)
    except msgspec.DecodeError as error:
        message, key = shape_error(error)
        raise _unusable("index", f"this does not describe a network: {message}", INDEX, key) from None


@lru_cache(maxsize=8)
def trained_network(seats: int) -> TrainedNetwork:
    """The network for a table of so many seats."""
    known = index()
    if seats not in known.search:
        raise _unusable(
            "index", f"it does not say how a search uses it with {seats} seats", INDEX, str(seats)
        )
    return network_for(network_arrays(known), known.search[seats])


def network_source() -> str:
    """What makes experts play as they do, beside the program: equal texts, equal moves."""
    known = index()
    network_arrays(known)  # nothing begins with a file that cannot be used
    use = msgspec.json.encode(sorted(known.search.items()))
    return f"network {known.sha256} {use.decode()}"


def _folder() -> Traversable:
    own = os.environ.get(OWN_NETWORK)
    return Path(own) if own else files("crosstown.players") / "networks"


def _bytes_of(name: str) -> bytes:
    try:
        return (_folder() / name).read_bytes()
    except (OSError, ValueError) as error:
        raise _unusable("missing", f"the network cannot be read: {system_reason(error)}", name) from None


def network_arrays(known: NetworkIndex) -> dict[str, Array]:
    """The arrays of the file that the index names: those that the kernel reads, and no others."""
    data = _bytes_of(known.file)
    if len(data) != known.bytes or hashlib.sha256(data).hexdigest() != known.sha256:
        raise _unusable("damaged", "the file of the network is damaged", known.file)
    try:
        arrays = read_arrays(data)
    except UNREADABLE:
        arrays = {}
    found = {name: (array.shape, array.dtype) for name, array in arrays.items()}
    wanted = {name: (size, WEIGHT if name in SMALL else SUM) for name, size in array_sizes().items()}
    if known.format != FORMAT or found != wanted:
        raise _unusable("format", "this is no network, or one for another version of Crosstown", known.file)
    return arrays


def _unusable(code: str, message: str, name: str, offender: str = "") -> DataError:
    own = f"quantise its checkpoint again, or unset {OWN_NETWORK}"
    remedy = own if os.environ.get(OWN_NETWORK) else "install Crosstown again"
    where = str(_folder() / name)
    return DataError(f"network-{code}", f"{message}: {remedy}", offender=offender or name, where=where)


def read_arrays(data: bytes) -> dict[str, Array]:
    """The arrays of a file."""
    with np.load(io.BytesIO(data), allow_pickle=False) as loaded:
        return {name: loaded[name] for name in loaded.files}


def network_for(arrays: dict[str, Array], use: SearchUse) -> TrainedNetwork:
    """The arrays of a file as the kernel takes them."""
    record = blank(NETWORK)
    net = fields(record)
    net.playouts, net.deals, net.temperature, net.swaps = use.playouts, use.deals, use.temperature, use.swaps
    for names in (SMALL, WIDE):
        at = 0
        for name in names:
            net[name] = at
            at += arrays[name].size
    small = np.concatenate([arrays[name].ravel() for name in SMALL])
    wide = np.concatenate([arrays[name].ravel() for name in WIDE])
    return TrainedNetwork(record, small, wide)
