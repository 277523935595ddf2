"""A run of games on a device, told by hashes: the same where the CPU's batch takes the device's place.

As a script (``CROSSTOWN_KERNEL=python``) it runs the device's kernels in plain Python.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import numpy as np

from crosstown import City
from crosstown.rules.kernel.state import Array

GAMES = 3
STEPS = 45


def legal_actions(masks: Array, step: int) -> Array:
    """A legal action for each row, 0 where there is none: the game is over."""
    legal = [np.flatnonzero(row) for row in masks]
    return np.array([one[(7 * step + row) % len(one)] if len(one) else 0 for row, one in enumerate(legal)])


def digest(*arrays: Any) -> str:
    """A hash of the arrays' values, whatever their order in memory."""
    return hashlib.sha256(b"".join(np.asarray(array).tobytes() for array in arrays)).hexdigest()[:16]


def told(batch: Any, steps: int = STEPS) -> list[str]:
    """Steps with a batch or with a device's games, and what all arrays hold after each."""
    batch.reset(11)
    lines = []
    for step in range(steps):
        arrays = (batch.observations, batch.masks, batch.rewards, batch.ended, batch.seats)
        lines.append(digest(*(np.asarray(array).copy(order="C") for array in arrays)))
        batch.step(legal_actions(np.asarray(batch.masks), step))
    return lines


def main(name: str, seats: int) -> None:
    from crosstown.gpu import DeviceGames

    games = DeviceGames(City.load(name), seats, GAMES)
    for line in told(games):
        print(line)
    print(digest(games.records()["words"]))
    lists, counts = games.moves()
    print(digest(*(row[:count] for row, count in zip(lists, counts, strict=True))))
    for listed in (True, False):
        games.begin(5)
        results = games.play_out(listed=listed)
        print(digest(games.records()["words"]))
        print(digest(results.totals.astype(np.int64)), digest(results.plies.astype(np.int64)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
