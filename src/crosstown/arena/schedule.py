"""What an arena has to play: who sits at which table, and the chunks of games that workers play.

A deal is played in every seating of its table, so that no player gains by the cards or by its seat. Chunks
can be played anywhere and in any order.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import Any

import msgspec

from crosstown import __version__
from crosstown.cities.city import City
from crosstown.errors import TextError
from crosstown.game.game import check_seats
from crosstown.game.records.seeds import nth_seed, read_seed, seed_text
from crosstown.players.built_in_players import POLICIES
from crosstown.players.player_registry import CodeFile, PlayerRegistry
from crosstown.rules.kernel.source_hash import source_hash
from crosstown.workers.node_versions import NO_ENGINE

KERNEL_CHUNK = 100  # games that are played at a time inside the kernel
PATIENCE = 30.0  # seconds that a player may take for a move
ENGINE = "crosstown.arena.arena_worker"  # the module that plays the games

Table = tuple[str, ...]  # the players at a table, by name


def round_robin(players: Sequence[str], seats: int) -> tuple[Table, ...]:
    """A table for each pair: one of the first player against as many of the second as fill the seats."""
    return tuple((one, *(other,) * (seats - 1)) for one, other in combinations(players, 2))


def seatings(table: Table) -> tuple[tuple[int, ...], ...]:
    """The rotations of a table: for each seat which of the table's players sits there.

    Rotations with the same names in the same seats would be the same game twice, so they are left out.
    """
    found: dict[Table, tuple[int, ...]] = {}
    for turn in range(len(table)):
        order = tuple((seat + turn) % len(table) for seat in range(len(table)))
        found.setdefault(tuple(table[player] for player in order), order)
    return tuple(found.values())


def deals_for(table: Table, games: int) -> int:
    """How many deals make at least so many games, each deal being played in every seating."""
    return -(-games // len(seatings(table)))


@dataclass(frozen=True)
class Chunk:
    number: int
    table: int
    first: int
    count: int


@dataclass(frozen=True)
class Plan:
    """Everything that decides how an arena goes. Nothing in it depends on the machine."""

    city: City
    tables: tuple[Table, ...]
    games: int
    seed: int
    patience: float = PATIENCE
    logged: bool = False
    code: tuple[CodeFile, ...] = ()
    sources: tuple[str, ...] = ()  # where each of the players comes from, down to its version

    @cached_property
    def players(self) -> tuple[str, ...]:
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
        return chunk.count * len(seatings(self.tables[chunk.table]))

    @cached_property
    def total(self) -> int:
        return sum(self.games_of(chunk) for chunk in self.chunks)

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal: all tables play the same deals."""
        return nth_seed(self.seed, deal)

    def untimed_players(self) -> tuple[str, ...]:
        """Players of tables inside the kernel, where their moves cannot be timed."""
        return tuple(dict.fromkeys(player for table in self.tables if in_kernel(table) for player in table))

    @cached_property
    def arguments(self) -> dict[str, Any]:
        return {
            "city": self.city.id,
            "city sha256": self.city.sha256,
            "tables": [list(table) for table in self.tables],
            "games": self.games,
            "seed": seed_text(self.seed),
            "patience": self.patience,
            "records": self.logged,
            "players": dict(zip(self.players, self.sources, strict=True)),
            "program": f"{__version__} {source_hash(ENGINE, NO_ENGINE)}",
        }

    @cached_property
    def key(self) -> str:
        """A short name for the arguments: an arena with the same ones goes on where this one stopped."""
        return hashlib.sha256(msgspec.json.encode(self.arguments)).hexdigest()[:16]


def in_kernel(table: Table) -> bool:
    return all(player in POLICIES for player in table)


def make_plan(
    city: City,
    tables: Sequence[Table],
    games: int,
    seed: int | str,
    registry: PlayerRegistry,
    *,
    patience: float = PATIENCE,
    logged: bool = False,
) -> Plan:
    """Checks everything and makes a plan of it."""
    if not tables:
        raise TextError("bad-players", "an arena needs two players at least, as in --players random,chaos")
    for table in tables:
        check_seats(city, len(table))
        for player in table:
            registry.check(player)
    if len(set(tables)) < len(tables):
        twice = next(table for at, table in enumerate(tables) if table in tables[:at])
        names = ",".join(twice)
        raise TextError("bad-players", f"{names!r} is named twice: name each once", offender=names)
    if games < 1 or not patience > 0:
        message = "give at least one game, and a patience of more than 0 seconds"
        raise TextError("bad-number", message, offender=f"{games}, {patience:g}")
    plan = Plan(city, tuple(tables), games, read_seed(seed), patience, logged, registry.code)
    return replace(plan, sources=tuple(map(registry.source, plan.players)))
