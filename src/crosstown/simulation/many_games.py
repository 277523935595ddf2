"""Playing many games inside the kernel, on as many processes as wanted.

`play_seeds` plays one game a seed in this process. `simulate` plays as many games as asked for,
shared among processes; the outcome depends on the seed, never on the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.cities.load import load_city
from crosstown.errors import TextError
from crosstown.game.game import check_seats
from crosstown.game.position import workspace
from crosstown.game.records.record import Record
from crosstown.game.records.seeds import nth_seed, player_seeds, read_seed, seed_words
from crosstown.players.built_in_players import POLICIES
from crosstown.players.engine.planner_weights import new_memories
from crosstown.players.guarded_player import GuardedPlayer
from crosstown.players.player_registry import PlayerRegistry
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import GAME, NONE, RESULT, Array, blank, fields
from crosstown.simulation import kernel_batch
from crosstown.simulation.batch_records import RecordWriter, record_of
from crosstown.simulation.play_game import play_game, seat_names
from crosstown.simulation.summary import Summary, summarise

CHUNK = 2000  # games that a worker plays at a time
OWN_CHUNK = 10  # few of those that are played in Python
LOGGED_CHUNK = 200  # fewer where moves are logged: the log of a game takes 30 KB


@dataclass(frozen=True)
class PlayedGames:
    """Games that were played, in the order of their seeds."""

    city: City
    players: Sequence[str]
    seeds: Sequence[int]
    results: Array
    finals: Array  # the positions in which they ended; empty unless asked for
    logs: Array  # likewise

    @property
    def records(self) -> tuple[Record, ...]:
        names = seat_names(self.players)
        return tuple(
            record_of(self.city, names, self.seeds[i], fields(self.logs, i), self.finals[i : i + 1])
            for i in range(len(self.logs))
        )


def play_seeds(
    city: City, players: Sequence[str], seeds: Sequence[int], *, logged: bool = False, finals: bool = False
) -> PlayedGames:
    """Plays one game a seed with these kernel players, one a seat; the seed alone decides the game."""
    policies = [POLICIES[name] for name in players]
    for_players = [one for seed in seeds for one in player_seeds(seed)]
    results = blank(RESULT, len(seeds))
    logs = blank(kernel_batch.LOG, len(seeds) if logged else 0)
    ends = blank(GAME, len(seeds) if logged or finals else 0)
    kernel_batch.batch_for(policies)(
        compile_city(city),
        table_for(city, len(players)),
        blank(GAME, 2),
        seed_words(*seeds).reshape(-1, 4),
        seed_words(*for_players).reshape(-1, MAX_SEATS, 4),
        np.array(policies, "i8"),
        new_memories(players),
        workspace(),
        results,
        logs,
        ends,
    )
    return PlayedGames(city, players, seeds, results, ends, logs)


@dataclass(frozen=True)
class MoveLog:
    """Who moved and what, a row a game and a column a ply; -1 after the end of a game."""

    seats: Array
    moves: Array


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
    players: tuple[str, ...],
    games: int,
    seed: int,
    workers: int = 1,
    records: Path | None = None,
    on_progress: Callable[[int], None] = lambda games: None,
    *,
    log: bool = False,
) -> Simulation:
    """Plays the games, writes their records where asked to, and reports how many are done.

    ``players`` is one name for all seats or one a seat. With ``log`` the simulation has the last positions
    and all moves, too.
    """
    city = load_city(city)
    names, own = _players_by_seat(players, check_seats(city, seats))
    if own and log:
        raise TextError("not-simulated", "only built-in players have a log of moves", offender=own[0])
    seed = read_seed(seed)
    if games < 1 or workers < 1:
        raise TextError("bad-number", "give at least one game and one worker", offender=f"{games}, {workers}")
    recorded = records is not None
    size = OWN_CHUNK if own else LOGGED_CHUNK if log or recorded else CHUNK
    chunks = [
        _Chunk(city, names, own, seed, first, min(size, games - first), log, recorded)
        for first in range(0, games, size)
    ]
    results = blank(RESULT, games)
    parts = []
    done = 0
    with RecordWriter(records) as writer:
        for part in _map_on_processes(_play_chunk, chunks, workers):
            results[done : done + len(part.results)] = part.results
            writer.write(part.records)
            if part.log is not None:
                parts.append(part)
            done += len(part.results)
            on_progress(done)
    if not log:
        return Simulation(city, names, seed, results)
    return Simulation(city, names, seed, results, *_join(parts))


def _players_by_seat(players: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names by seat, and which of the players have to be called from Python, as they were named."""
    registry = PlayerRegistry()
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


@dataclass(frozen=True)
class _Chunk:
    city: City
    players: tuple[str, ...]
    own: tuple[str, ...]  # the code of players that are not built in
    seed: int
    first: int
    count: int
    log: bool
    records: bool


@dataclass(frozen=True)
class _Part:
    """What a worker sends back. The kernel's logs are mostly empty and would take long to send."""

    results: Array
    records: bytes  # as lines
    finals: Array | None = None
    log: MoveLog | None = None


def _play_chunk(chunk: _Chunk) -> _Part:
    seeds = [nth_seed(chunk.seed, chunk.first + i) for i in range(chunk.count)]
    if chunk.own:
        return _play_in_python(chunk, seeds)
    games = play_seeds(chunk.city, chunk.players, seeds, logged=chunk.log or chunk.records)
    lines = b"".join(record.to_json() + b"\n" for record in games.records) if chunk.records else b""
    if not chunk.log:
        return _Part(games.results, lines)
    return _Part(games.results, lines, np.asarray(games.finals), _move_log(games.logs))


def _play_in_python(chunk: _Chunk, seeds: Sequence[int]) -> _Part:
    """Games with a player of the user's own. All are made anew for each, so that no game changes another."""
    registry = _registry(chunk.own)
    results, lines = blank(RESULT, len(seeds)), []
    for i, seed in enumerate(seeds):
        players = [GuardedPlayer(registry.make(name), name) for name in chunk.players]
        game = play_game(chunk.city, players, seed)
        results[i] = game._results()[0]
        results[i]["plies"] = game.ply
        if chunk.records:
            lines.append(game.record().to_json() + b"\n")
    return _Part(results, b"".join(lines))


@lru_cache(maxsize=1)
def _registry(own: tuple[str, ...]) -> PlayerRegistry:
    registry = PlayerRegistry()
    for spec in own:
        registry.add(spec)
    return registry


def _move_log(logs: Array) -> MoveLog:
    """The moves of some logs. What goes beyond a log's length is left out."""
    plies = np.minimum(logs["plies"], kernel_batch.MAX_PLIES)
    longest = int(plies.max())
    played = np.arange(longest) < plies[:, None]
    return MoveLog(*(np.where(played, logs[name][:, :longest], NONE) for name in ("seat", "move")))


def _join(parts: list[_Part]) -> tuple[Array, MoveLog]:
    finals = np.concatenate([part.finals for part in parts if part.finals is not None])
    logs = [part.log for part in parts if part.log is not None]
    longest = max(log.moves.shape[1] for log in logs)

    def widened(plies: Array) -> Array:
        return np.pad(plies, ((0, 0), (0, longest - plies.shape[1])), constant_values=NONE)

    seats, moves = (
        np.concatenate([widened(getattr(log, name)) for log in logs]) for name in ("seats", "moves")
    )
    return finals, MoveLog(seats, moves)


def _map_on_processes(
    play: Callable[[_Chunk], _Part], chunks: Sequence[_Chunk], workers: int
) -> Iterator[_Part]:
    """Plays all chunks; the parts come in their order.

    The first is played here, so that the other processes find the kernel compiled.
    """
    yield play(chunks[0])
    if workers == 1 or len(chunks) <= 2:
        yield from map(play, chunks[1:])
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play, chunks[1:])
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
