"""A simulation as work for workers: they play chunks, and pack the games for those who write them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol, Self

import numpy as np

from crosstown.cities.city import City
from crosstown.game.records.seeds import nth_seed
from crosstown.players.guarded_player import GuardedPlayer
from crosstown.players.player_registry import CodeFile, PlayerRegistry
from crosstown.rules.kernel.state import RESULT, Array, blank
from crosstown.simulation.play_game import play_game
from crosstown.simulation.played_games import PlayedGames, RecordedGames, play_seeds
from crosstown.workers.work import Work, WorkerLink


class GamesWriter(AbstractContextManager["GamesWriter"], Protocol):
    """Writes games to files, in the order of their seeds.

    ``pack`` is sent to the workers, by pickle, and makes of a chunk's games what ``write`` takes.
    """

    @property
    def pack(self) -> Callable[[PlayedGames | RecordedGames], Any]: ...

    def write(self, packed: Any) -> None: ...

    def __enter__(self) -> Self: ...


@dataclass(frozen=True)
class Chunk:
    first: int
    count: int


@dataclass(frozen=True)
class ChunkGames:
    """What a worker sends back. The kernel's logs are mostly empty and would take long to send."""

    results: Array
    packed: tuple[Any, ...]
    counts: Array | None = None


@dataclass(frozen=True)
class SimulationWork(Work[Chunk, ChunkGames]):
    city: City
    players: tuple[str, ...]
    seed: int
    own: tuple[str, ...]  # players that are not built in, as they were named
    code: tuple[CodeFile, ...]
    count: bool
    packs: tuple[Callable[[PlayedGames | RecordedGames], Any], ...]

    def start(self, link: WorkerLink) -> Callable[[Chunk], ChunkGames]:
        if self.own:
            registry = PlayerRegistry()
            for spec in self.own:
                registry.add(spec, self.code)
            return lambda chunk: self._play_in_python(chunk, registry)
        play_seeds(self.city, self.players, [0])
        return self._play_in_kernel

    def _seeds(self, chunk: Chunk) -> list[int]:
        return [nth_seed(self.seed, chunk.first + i) for i in range(chunk.count)]

    def _play_in_kernel(self, chunk: Chunk) -> ChunkGames:
        logged = bool(self.packs)
        games = play_seeds(self.city, self.players, self._seeds(chunk), logged=logged, counted=self.count)
        packed = tuple(pack(games) for pack in self.packs)
        return ChunkGames(games.results, packed, np.asarray(games.counts) if self.count else None)

    def _play_in_python(self, chunk: Chunk, registry: PlayerRegistry) -> ChunkGames:
        """Games with a player of the user's own. All are made anew for each: no game changes another."""
        results, records = blank(RESULT, chunk.count), []
        for i, seed in enumerate(self._seeds(chunk)):
            players = [GuardedPlayer(registry.make(name), name) for name in self.players]
            game = play_game(self.city, players, seed)
            results[i] = game._results()[0]
            results[i]["plies"] = game.ply
            if self.packs:
                records.append(game.record())
        games = RecordedGames(self.city, records)
        return ChunkGames(results, tuple(pack(games) for pack in self.packs))
