"""Many games between computer players, on as many workers as wanted.

The outcome depends on the seed, never on the number of workers or on where they run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from crosstown.cities.city import City
from crosstown.cities.load import load_city
from crosstown.errors import TextError
from crosstown.game.game import check_seats
from crosstown.game.records.seeds import read_seed
from crosstown.players.built_in_players import POLICIES
from crosstown.players.player_registry import PlayerRegistry
from crosstown.rules.kernel.state import RESULT, Array, blank
from crosstown.simulation.batch_records import RecordWriter
from crosstown.simulation.chunk_work import Chunk, GamesWriter, SimulationWork
from crosstown.simulation.game_counts import COUNTS
from crosstown.simulation.summary import Summary, summarise
from crosstown.workers.open_pool import LOCAL, open_pool
from crosstown.workers.work import replies_in_order

CHUNK = 2000  # games that a worker plays at a time
OWN_CHUNK = 10  # few of those that are played in Python
LOGGED_CHUNK = 200  # fewer where games are counted, or logged: the log of one takes 30 KB


@dataclass(frozen=True)
class Simulation:
    """The results of many games, as arrays: a million of them take about 100 MB.

    ``counts``, one record of `crosstown.simulation.game_counts`, is there where it was asked for.
    """

    city: City
    players: tuple[str, ...]
    seed: int
    results: Array
    counts: Array | None = None

    def summary(self) -> Summary:
        return summarise(self.city, self.players, self.results)


def simulate(
    city: str | Path | City,
    seats: int,
    players: str | tuple[str, ...],
    games: int,
    seed: int,
    workers: int | None = None,
    records: Path | None = None,
    on_progress: Callable[[int], None] = lambda games: None,
    *,
    count: bool = False,
    on: str = LOCAL,
    writers: Sequence[GamesWriter] = (),
) -> Simulation:
    """Plays the games, writes their records where asked to, and reports how many are done.

    ``players`` is one name for all seats, or one per seat. With ``count`` the simulation has counts of what
    happened in all games. ``on`` says where the workers run: ``"local"``, ``"ray"``, or the address of a Ray
    cluster. ``writers`` are further files to write, such as those of `crosstown.data`.
    """
    city = load_city(city)
    registry = PlayerRegistry()
    players = (players,) if isinstance(players, str) else players
    names, own = _players_by_seat(registry, players, check_seats(city, seats))
    if own and count:
        raise TextError("not-simulated", "only games of built-in players are counted", offender=own[0])
    seed = read_seed(seed)
    if games < 1 or (workers is not None and workers < 1):
        raise TextError("bad-number", "give at least one game and one worker", offender=f"{games}, {workers}")
    writers = (*writers, *([] if records is None else [RecordWriter(records)]))
    size = OWN_CHUNK if own else LOGGED_CHUNK if count or writers else CHUNK
    chunks = [Chunk(first, min(size, games - first)) for first in range(0, games, size)]
    work = SimulationWork(city, names, seed, own, registry.code, count, tuple(one.pack for one in writers))
    results = blank(RESULT, games)
    counts = blank(COUNTS) if count else None
    done = 0
    with ExitStack() as stack:
        opened = [stack.enter_context(writer) for writer in writers]
        pool = stack.enter_context(open_pool(work, workers, len(chunks), on))
        for part in replies_in_order(pool, chunks):
            results[done : done + len(part.results)] = part.results
            for writer, packed in zip(opened, part.packed, strict=True):
                writer.write(packed)
            if counts is not None and part.counts is not None:
                counts.view("i8")[:] += part.counts.view("i8")
            done += len(part.results)
            on_progress(done)
    return Simulation(city, names, seed, results, counts)


def _players_by_seat(
    registry: PlayerRegistry, players: tuple[str, ...], seats: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names by seat, and which of the players have to be called from Python, as they were named."""
    players = tuple(name.lower() if name.lower() in POLICIES else name for name in players)
    names = tuple(registry.find(name) for name in players)
    own = tuple(dict.fromkeys(name for name in players if not registry.is_built_in(name)))
    searching = next((name for name in names if registry.is_built_in(name) and name not in POLICIES), None)
    if searching is not None:
        message = f"{searching!r} thinks outside of the kernel and cannot be simulated: use crosstown arena"
        raise TextError("not-simulated", message, offender=searching)
    if len(names) == 1:
        return names * seats, own
    if len(names) != seats:
        raise TextError(
            "bad-players",
            f"there are {seats} seats but {len(names)} players: give one name for all or one for each",
            offender=",".join(names),
        )
    return names, own
