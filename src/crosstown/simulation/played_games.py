"""Games that were played, with their results: inside the kernel, or in Python."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.game.position import workspace
from crosstown.game.records.record import Record
from crosstown.game.records.seeds import player_seeds, seed_words
from crosstown.players.built_in_players import POLICIES
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import GAME, RESULT, Array, blank, fields
from crosstown.simulation import kernel_batch
from crosstown.simulation.batch_records import record_of
from crosstown.simulation.game_counts import COUNTS
from crosstown.simulation.play_game import seat_names


@dataclass(frozen=True)
class PlayedGames:
    """Games that were played inside the kernel, in the order of their seeds."""

    city: City
    players: Sequence[str]
    seeds: Sequence[int]
    results: Array
    finals: Array  # the positions in which they ended; empty unless asked for
    logs: Array  # likewise
    counts: Array  # one record of `COUNTS`, likewise

    @property
    def records(self) -> tuple[Record, ...]:
        names = seat_names(self.players)
        return tuple(
            record_of(self.city, names, self.seeds[i], fields(self.logs, i), self.finals[i : i + 1])
            for i in range(len(self.logs))
        )


@dataclass(frozen=True)
class RecordedGames:
    """Games that were played in Python or read from a file."""

    city: City
    records: Sequence[Record]


def play_seeds(
    city: City,
    players: Sequence[str],
    seeds: Sequence[int],
    *,
    logged: bool = False,
    finals: bool = False,
    counted: bool = False,
) -> PlayedGames:
    """Plays one game a seed with these kernel players, one a seat; the seed alone decides the game."""
    policies = [POLICIES[name] for name in players]
    for_players = [one for seed in seeds for one in player_seeds(seed)]
    results = blank(RESULT, len(seeds))
    logs = blank(kernel_batch.LOG, len(seeds) if logged else 0)
    ends = blank(GAME, len(seeds) if logged or finals else 0)
    counts = blank(COUNTS, 1 if counted else 0)
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
        counts,
    )
    return PlayedGames(city, players, seeds, results, ends, logs, counts)
