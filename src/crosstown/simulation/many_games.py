"""Many games between computer players, on as many workers as wanted.

The outcome depends on the seed, never on the number of workers or on where they run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.load import load_city
from crosstown.errors import TextError
from crosstown.game.game import check_seats
from crosstown.game.records.seeds import read_seed
from crosstown.players.built_in_players import POLICIES
from crosstown.players.player_registry import PlayerRegistry
from crosstown.rules.kernel.state import NONE, RESULT, Array, blank
from crosstown.simulation.batch_records import RecordWriter
from crosstown.simulation.chunk_work import Chunk, ChunkGames, GamesWriter, MoveLog, SimulationWork
from crosstown.simulation.summary import Summary, summarise
from crosstown.workers.open_pool import LOCAL, open_pool
from crosstown.workers.work import replies_in_order

CHUNK = 2000  # games that a worker plays at a time
OWN_CHUNK = 10  # few of those that are played in Python
LOGGED_CHUNK = 200  # fewer where moves are logged: the log of a game takes 30 KB


@dataclass(frozen=True)
class Simulation:
    """The results of many games, as arrays: a million of them take about 100 MB.

    ``finals``, the positions in which the games ended, and ``log`` are there where they were asked for.
    """

    city: City
    players: tuple[str, ...]
    seed: int
    results: Array
    finals: Array | None = None
    log: MoveLog | None = None

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
    log: bool = False,
    on: str = LOCAL,
    writers: Sequence[GamesWriter] = (),
) -> Simulation:
    """Plays the games, writes their records where asked to, and reports how many are done.

    ``players`` is one name for all seats, or one per seat. With ``log`` the simulation has the last positions
    and all moves, too. ``on`` says where the workers run: ``"local"``, ``"ray"``, or the address of a Ray
    cluster. ``writers`` are further files to write, such as those of `crosstown.data`.
    """
    city = load_city(city)
    registry = PlayerRegistry()
    players = (players,) if isinstance(players, str) else players
    names, own = _players_by_seat(registry, players, check_seats(city, seats))
    if own and log:
        raise TextError("not-simulated", "only built-in players have a log of moves", offender=own[0])
    seed = read_seed(seed)
    if games < 1 or (workers is not None and workers < 1):
        raise TextError("bad-number", "give at least one game and one worker", offender=f"{games}, {workers}")
    writers = (*writers, *([] if records is None else [RecordWriter(records)]))
    size = OWN_CHUNK if own else LOGGED_CHUNK if log or writers else CHUNK
    chunks = [Chunk(first, min(size, games - first)) for first in range(0, games, size)]
    work = SimulationWork(city, names, seed, own, registry.code, log, tuple(one.pack for one in writers))
    results = blank(RESULT, games)
    parts = []
    done = 0
    with ExitStack() as stack:
        opened = [stack.enter_context(writer) for writer in writers]
        pool = stack.enter_context(open_pool(work, workers, len(chunks), on))
        for part in replies_in_order(pool, chunks):
            results[done : done + len(part.results)] = part.results
            for writer, packed in zip(opened, part.packed, strict=True):
                writer.write(packed)
            if part.log is not None:
                parts.append(part)
            done += len(part.results)
            on_progress(done)
    if not log:
        return Simulation(city, names, seed, results)
    return Simulation(city, names, seed, results, *_join(parts))


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


def _join(parts: list[ChunkGames]) -> tuple[Array, MoveLog]:
    finals = np.concatenate([part.finals for part in parts if part.finals is not None])
    logs = [part.log for part in parts if part.log is not None]
    longest = max(log.moves.shape[1] for log in logs)

    def widened(plies: Array) -> Array:
        return np.pad(plies, ((0, 0), (0, longest - plies.shape[1])), constant_values=NONE)

    seats, moves = (
        np.concatenate([widened(getattr(log, name)) for log in logs]) for name in ("seats", "moves")
    )
    return finals, MoveLog(seats, moves)
