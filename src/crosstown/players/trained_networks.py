"""The network that comes with Crosstown: one file for all cities, loaded when needed.

``networks/index.json`` names the file with its version, size, hash and how it was made, and says how a search
uses it with each number of seats. ``CROSSTOWN_NETWORK`` may name another folder with such an index, for a
network of one's own.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np

from crosstown.errors import DataError
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
"""Grows when the meaning of the file changes."""

OWN_NETWORK = "CROSSTOWN_NETWORK"
NO_BIAS = ("move", "others", "at_sight")

SMALL = (*FACT_LAYERS, *INNER_LAYERS, *HEADS)
WIDE = (*(f"{layer}_{part}" for layer in SMALL for part in ("scale", "bias")), "sigmoid", "exp")


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


@lru_cache(maxsize=1)
def index() -> dict[str, Any]:
    """What is known of the file."""
    found: dict[str, Any] = json.loads((_folder() / "index.json").read_text(encoding="utf-8"))
    return found


def _folder() -> Traversable:
    own = os.environ.get(OWN_NETWORK)
    return Path(own) if own else files("crosstown.players") / "networks"


@lru_cache(maxsize=8)
def trained_network(seats: int) -> TrainedNetwork:
    """The network for a table of so many seats."""
    return network_for(_read(index()), **index()["search"][str(seats)])


def _read(known: dict[str, Any]) -> dict[str, Array]:
    """The arrays of the file that the index names: those that the kernel reads, and no others."""
    name = known["file"]
    data = (_folder() / name).read_bytes()
    if hashlib.sha256(data).hexdigest() != known["sha256"]:
        raise _unusable("damaged", "the file of the network is damaged: install Crosstown again", name)
    arrays = read_arrays(data)
    sizes = {name: array.shape for name, array in arrays.items()}
    if known["format"] != FORMAT or sizes != array_sizes():
        message = "the network was made for another version of Crosstown: quantise its checkpoint again"
        raise _unusable("format", message, name)
    return arrays


def _unusable(code: str, message: str, name: str) -> DataError:
    return DataError(f"network-{code}", message, offender=name, where=str(_folder() / name))


def read_arrays(data: bytes) -> dict[str, Array]:
    """The arrays of a file."""
    with np.load(io.BytesIO(data), allow_pickle=False) as loaded:
        return {name: loaded[name] for name in loaded.files}


def network_for(
    arrays: dict[str, Array], playouts: int = 0, deals: int = 1, calm: int = 1, swaps: int = 0
) -> TrainedNetwork:
    """The arrays of a file as the kernel takes them.

    ``playouts`` are the thousandths that games played to their end count in a search beside the network;
    ``deals`` are those from which the likelier ones are taken more often, in each round or, where ``swaps``
    of tickets are tried between two rounds, only in the first; likes are divided by ``calm``.
    """
    record = blank(NETWORK)
    net = fields(record)
    net.playouts, net.deals, net.calm, net.swaps = playouts, deals, calm, swaps
    for names in (SMALL, WIDE):
        at = 0
        for name in names:
            net[name] = at
            at += arrays[name].size
    small = np.concatenate([arrays[name].ravel() for name in SMALL]).astype(np.int8)
    wide = np.concatenate([arrays[name].ravel() for name in WIDE]).astype(np.int32)
    return TrainedNetwork(record, small, wide)
