"""Games to be measured: their results, the positions they ended in, and who made which move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from crosstown.cities.city import City
from crosstown.game.seeds import nth_seed
from crosstown.rules.kernel.state import NONE, Array
from crosstown.simulation import kernel_batch
from crosstown.simulation.process_pool import in_order
from crosstown.simulation.seeded_games import play_deals

CHUNK = 50  # games that a worker plays at a time: few enough for a bar that moves


@dataclass(frozen=True)
class Sample:
    """Many games as arrays, a row each; ``movers`` and ``moves`` have a column a ply, -1 after the end."""

    results: Array
    finals: Array
    movers: Array
    moves: Array


@dataclass(frozen=True)
class _Chunk:
    city: City
    player: str
    seats: int
    seed: int
    first: int
    count: int


def play_sample(
    city: City,
    player: str,
    seats: int,
    games: int,
    seed: int,
    workers: int = 1,
    on_progress: Callable[[int], None] = lambda games: None,
) -> Sample:
    """Plays the games, the same ones for any number of workers, and tells how many are done now and then."""
    chunks = [
        _Chunk(city, player, seats, seed, first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
    ]
    parts = []
    done = 0
    for part in in_order(_play_chunk, chunks, workers):
        parts.append(part)
        done += len(part.results)
        on_progress(done)
    return _joined(parts)


def _play_chunk(chunk: _Chunk) -> Sample:
    seeds = [nth_seed(chunk.seed, chunk.first + i) for i in range(chunk.count)]
    deals = play_deals(chunk.city, (chunk.player,) * chunk.seats, seeds, logged=True)
    return Sample(np.asarray(deals.results), np.asarray(deals.finals), *_told(deals.logs))


def _told(logs: Array) -> tuple[Array, Array]:
    """Who moved and what, as far as it is logged: what goes beyond a log's length is left out."""
    plies = np.minimum(logs["plies"], kernel_batch.MAX_PLIES)
    longest = int(plies.max())
    played = np.arange(longest) < plies[:, None]
    movers, made = (np.where(played, logs[name][:, :longest], NONE) for name in ("seat", "move"))
    return movers, made


def _joined(parts: list[Sample]) -> Sample:
    longest = max(part.moves.shape[1] for part in parts)

    def widened(plies: Array) -> Array:
        return np.pad(plies, ((0, 0), (0, longest - plies.shape[1])), constant_values=NONE)

    return Sample(
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.finals for part in parts]),
        np.concatenate([widened(part.movers) for part in parts]),
        np.concatenate([widened(part.moves) for part in parts]),
    )
