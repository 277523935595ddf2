"""What an arena has to play: its tables, cut into chunks that can be played anywhere and in any order."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from crosstown import __version__
from crosstown.arena.pairing import Table, deals_for, seatings
from crosstown.cities.city import City
from crosstown.errors import TextError
from crosstown.game.game import check_seats
from crosstown.game.seeds import nth_seed, read_seed, seed_text
from crosstown.players.built_in_players import POLICIES
from crosstown.players.player_registry import CodeFile, Roster
from crosstown.rules.kernel.source_hash import source_hash

KERNEL_CHUNK = 100  # games that are played at a time inside the kernel
PATIENCE = 30.0  # seconds that a player may take for a move
ENGINE = "crosstown.arena.arena_worker"  # plays the games: all that it imports may change how they go,
NO_ENGINE = ("crosstown.drawing", "crosstown.language")  # but for these


@dataclass(frozen=True)
class Chunk:
    """Some deals of one table, each played in every seating."""

    number: int
    table: int
    first: int
    count: int


@dataclass(frozen=True)
class Plan:
    """All that decides how an arena goes: nothing in it depends on where and how fast it is played."""

    city: City
    tables: tuple[Table, ...]
    games: int
    seed: int
    patience: float = PATIENCE
    logged: bool = False
    code: tuple[CodeFile, ...] = ()

    @cached_property
    def players(self) -> tuple[str, ...]:
        """Everyone who plays, in the order in which they were named."""
        return tuple(dict.fromkeys(player for table in self.tables for player in table))

    @cached_property
    def chunks(self) -> tuple[Chunk, ...]:
        """The chunks, table by table. Their order decides which faults count."""
        found: list[Chunk] = []
        for table, players in enumerate(self.tables):
            deals = deals_for(players, self.games)
            size = max(1, KERNEL_CHUNK // len(seatings(players))) if in_kernel(players) else 1
            for first in range(0, deals, size):
                found.append(Chunk(len(found), table, first, min(size, deals - first)))
        return tuple(found)

    def games_of(self, chunk: Chunk) -> int:
        """How many games a chunk has."""
        return chunk.count * len(seatings(self.tables[chunk.table]))

    @cached_property
    def total(self) -> int:
        """How many games there are in all."""
        return sum(self.games_of(chunk) for chunk in self.chunks)

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal: all tables play the same deals."""
        return nth_seed(self.seed, deal)

    def timed_apart(self) -> tuple[str, ...]:
        """Players of the tables inside the kernel, where nobody can time their moves."""
        return tuple(dict.fromkeys(player for table in self.tables if in_kernel(table) for player in table))

    def arguments(self, roster: Roster) -> dict[str, Any]:
        """Everything that the results depend on, as plain data."""
        return {
            "city": self.city.id,
            "city sha256": self.city.sha256,
            "tables": [list(table) for table in self.tables],
            "games": self.games,
            "seed": seed_text(self.seed),
            "patience": self.patience,
            "records": self.logged,
            "players": {player: roster.source(player) for player in self.players},
            "program": f"{__version__} {engine_hash()}",
        }

    def key(self, roster: Roster) -> str:
        """A short name for the arguments: an arena with equal arguments goes on where this one stopped."""
        return hashlib.sha256(msgspec.json.encode(self.arguments(roster))).hexdigest()[:16]


def in_kernel(table: Table) -> bool:
    """Whether all players of a table can be played inside the kernel."""
    return all(player in POLICIES for player in table)


def make_plan(
    city: City,
    tables: Sequence[Table],
    games: int,
    seed: int | str,
    roster: Roster,
    *,
    patience: float = PATIENCE,
    logged: bool = False,
) -> Plan:
    """A plan whose every part has been checked."""
    if not tables:
        raise TextError("bad-players", "an arena needs two players at least, as in --players random,chaos")
    for table in tables:
        check_seats(city, len(table))
        for player in table:
            roster.check(player)
    if len(set(tables)) < len(tables):
        twice = next(table for at, table in enumerate(tables) if table in tables[:at])
        names = ",".join(twice)
        raise TextError("bad-players", f"{names!r} is named twice: name each once", offender=names)
    if games < 1 or not patience > 0:
        message = "give at least one game, and a patience of more than 0 seconds"
        raise TextError("bad-number", message, offender=f"{games}, {patience:g}")
    return Plan(city, tuple(tables), games, read_seed(seed), patience, logged, roster.code)


def engine_hash() -> str:
    """Changes with any file that may change how a game goes."""
    return source_hash(ENGINE, NO_ENGINE)
