"""Simulating many games, on as many processes as wanted, with the same outcome whatever their number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from crosstown.arena import batch
from crosstown.arena.recording import record_of
from crosstown.arena.summary import Summary, summarise
from crosstown.arena.table import seat_names
from crosstown.cities.city import City
from crosstown.cities.compiled import compile_city, table_for
from crosstown.cities.shelf import load_city
from crosstown.errors import TextError
from crosstown.game.game import check_seats
from crosstown.game.position import workspace
from crosstown.game.record import unwritable
from crosstown.game.seeds import nth_seed, player_seeds, read_seed, seed_words
from crosstown.players.catalogue import POLICIES, check_name
from crosstown.players.policy import MIND
from crosstown.rules.limits import MAX_SEATS
from crosstown.rules.records import GAME, RESULT, Array, blank, fields

CHUNK = 2000  # games that a worker plays at a time
LOGGED_CHUNK = 200  # fewer where records are written: a log takes 30 KB


@dataclass(frozen=True)
class Simulation:
    """The results of many games, as arrays: a million of them take about 100 MB."""

    city: City
    players: tuple[str, ...]
    seed: int
    results: Array

    def summary(self) -> Summary:
        """Length, scores, tickets and seats, with confidence intervals."""
        return summarise(self.city, self.players, self.results)


@dataclass(frozen=True)
class _Chunk:
    """What a worker needs to know."""

    city: City | str
    players: tuple[str, ...]
    seed: int
    first: int
    count: int
    logged: bool


def simulate(
    city: str | Path | City,
    seats: int,
    players: tuple[str, ...],
    games: int,
    seed: int,
    workers: int = 1,
    records: Path | None = None,
    on_progress: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Plays the games, writes their records where asked to, and tells how many are done now and then.

    ``players`` is one name for all seats or one a seat.
    """
    city = load_city(city)
    names = _seated(players, check_seats(city, seats))
    seed = read_seed(seed)
    if games < 1 or workers < 1:
        raise TextError("bad-number", "give at least one game and one worker", offender=f"{games}, {workers}")
    chunks = list(_chunks(city, names, seed, games, records is not None))
    results = blank(RESULT, games)
    done = 0
    with _Writer(records) as writer:
        for part, lines in _play_all(chunks, workers):
            results[done : done + len(part)] = part
            writer.write(lines)
            done += len(part)
            on_progress(done)
    return Simulation(city, names, seed, results)


def _seated(players: tuple[str, ...], seats: int) -> tuple[str, ...]:
    names = tuple(check_name(name) for name in players)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise TextError(
            "bad-players",
            f"there are {seats} seats but {len(names)} players: give one name for all or one for each",
            offender=",".join(names),
        )
    return names


def _chunks(city: City, players: tuple[str, ...], seed: int, games: int, logged: bool) -> Iterator[_Chunk]:
    size = LOGGED_CHUNK if logged else CHUNK
    for first in range(0, games, size):
        yield _Chunk(city, players, seed, first, min(size, games - first), logged)


def _play_all(chunks: list[_Chunk], workers: int) -> Iterator[tuple[Array, bytes]]:
    """The chunks' results in order. The first is played here and leaves the kernel compiled for the rest."""
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


def _play_chunk(chunk: _Chunk) -> tuple[Array, bytes]:
    """Plays one chunk inside the kernel; returns its results and, where logged, its records as lines."""
    city = load_city(chunk.city)
    seats = len(chunk.players)
    seeds = [nth_seed(chunk.seed, chunk.first + i) for i in range(chunk.count)]
    minds = [one for seed in seeds for one in player_seeds(seed)]
    results = blank(RESULT, chunk.count)
    logs = blank(batch.LOG, chunk.count if chunk.logged else 0)
    finals = blank(GAME, chunk.count if chunk.logged else 0)
    batch.play_batch(
        compile_city(city),
        table_for(city, seats),
        blank(GAME, 2),
        seed_words(*seeds).reshape(-1, 4),
        seed_words(*minds).reshape(-1, MAX_SEATS, 4),
        np.array([POLICIES[name] for name in chunk.players], "i8"),
        blank(MIND, MAX_SEATS),
        workspace(),
        results,
        logs,
        finals,
    )
    names = seat_names(chunk.players)
    lines = (
        record_of(city, names, seeds[i], fields(logs, i), finals[i : i + 1]).to_json() + b"\n"
        for i in range(len(logs))
    )
    return results, b"".join(lines)


class _Writer:
    """Writes records beside their place and moves them there when all are written."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.part = None if path is None else path.with_name(path.name + ".part")

    def __enter__(self) -> _Writer:
        try:
            self.file = None if self.part is None else self.part.open("wb")
        except (OSError, ValueError) as error:
            raise unwritable(self.path, error) from None
        return self

    def write(self, lines: bytes) -> None:
        """Adds some lines."""
        try:
            if self.file is not None:
                self.file.write(lines)
        except (OSError, ValueError) as error:
            raise unwritable(self.path, error) from None

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        if self.file is None or self.part is None or self.path is None:
            return
        try:
            self.file.close()
            if kind is None:
                self.part.replace(self.path)
        except (OSError, ValueError) as error:
            raise unwritable(self.path, error) from None
        finally:
            with suppress(OSError, ValueError):
                self.part.unlink(missing_ok=True)
