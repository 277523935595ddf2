"""Games to be measured: their results, the positions they ended in, and who made which move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import numpy as np

from crosstown.arena import batch
from crosstown.cities.city import City
from crosstown.cities.compiled import compile_city, table_for
from crosstown.game.position import workspace
from crosstown.game.seeds import nth_seed, player_seeds, seed_words
from crosstown.players.catalogue import POLICIES
from crosstown.players.characters import minds_for
from crosstown.rules.limits import MAX_SEATS
from crosstown.rules.records import GAME, NONE, RESULT, Array, blank

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
    for part in _play_all(chunks, workers):
        parts.append(part)
        done += len(part.results)
        on_progress(done)
    return _joined(parts)


def _play_all(chunks: list[_Chunk], workers: int) -> Iterator[Sample]:
    """The chunks in order. The first is played here and leaves the kernel compiled for the rest."""
    yield _play_chunk(chunks[0])
    if workers == 1 or len(chunks) <= 2:
        yield from map(_play_chunk, chunks[1:])
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(_play_chunk, chunks[1:])
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _play_chunk(chunk: _Chunk) -> Sample:
    seeds = [nth_seed(chunk.seed, chunk.first + i) for i in range(chunk.count)]
    minds = [one for seed in seeds for one in player_seeds(seed)]
    results, finals, logs = (blank(kind, chunk.count) for kind in (RESULT, GAME, batch.LOG))
    players = (chunk.player,) * chunk.seats
    policies = [POLICIES[name] for name in players]
    batch.batch_for(policies)(
        compile_city(chunk.city),
        table_for(chunk.city, chunk.seats),
        blank(GAME, 2),
        seed_words(*seeds).reshape(-1, 4),
        seed_words(*minds).reshape(-1, MAX_SEATS, 4),
        np.array(policies, "i8"),
        minds_for(players),
        workspace(),
        results,
        logs,
        finals,
    )
    return Sample(np.asarray(results), np.asarray(finals), *_told(logs))


def _told(logs: Array) -> tuple[Array, Array]:
    """Who moved and what, as far as it is logged: what goes beyond a log's length is left out."""
    plies = np.minimum(logs["plies"], batch.MAX_PLIES)
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
