"""Simulating many games, on as many processes as wanted, with the same outcome whatever their number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from crosstown.cities.city import City
from crosstown.cities.load import load_city
from crosstown.errors import TextError
from crosstown.game.game import check_seats
from crosstown.game.seeds import nth_seed, read_seed
from crosstown.players.built_in_players import POLICIES, check_name
from crosstown.rules.kernel.state import RESULT, Array, blank
from crosstown.simulation.batch_records import RecordWriter
from crosstown.simulation.process_pool import in_order
from crosstown.simulation.seeded_games import play_deals
from crosstown.simulation.summary import Summary, summarise

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
    with RecordWriter(records) as writer:
        for part, lines in in_order(_play_chunk, chunks, workers):
            results[done : done + len(part)] = part
            writer.write(lines)
            done += len(part)
            on_progress(done)
    return Simulation(city, names, seed, results)


def _seated(players: tuple[str, ...], seats: int) -> tuple[str, ...]:
    names = tuple(check_name(name) for name in players)
    searching = next((name for name in names if name not in POLICIES), None)
    if searching is not None:
        message = f"{searching!r} thinks outside of the kernel and cannot be simulated: use crosstown arena"
        raise TextError("not-simulated", message, offender=searching)
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


def _play_chunk(chunk: _Chunk) -> tuple[Array, bytes]:
    """Plays one chunk inside the kernel; returns its results and, where logged, its records as lines."""
    seeds = [nth_seed(chunk.seed, chunk.first + i) for i in range(chunk.count)]
    deals = play_deals(load_city(chunk.city), chunk.players, seeds, logged=chunk.logged)
    return deals.results, b"".join(record.to_json() + b"\n" for record in deals.records)
