"""Games inside the kernel from given seeds, between players of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.game.position import workspace
from crosstown.game.record import Record
from crosstown.game.seeds import player_seeds, seed_words
from crosstown.players.built_in_players import POLICIES
from crosstown.players.engine.planner_weights import minds_for
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import GAME, RESULT, Array, blank, fields
from crosstown.simulation import kernel_batch
from crosstown.simulation.batch_records import record_of
from crosstown.simulation.play_game import seat_names


@dataclass(frozen=True)
class Deals:
    """What became of some games, in the order of their seeds."""

    city: City
    players: Sequence[str]
    seeds: Sequence[int]
    results: Array
    finals: Array  # the positions in which they ended, where these were asked for
    logs: Array  # likewise

    @property
    def records(self) -> tuple[Record, ...]:
        """The records of games that were logged."""
        names = seat_names(self.players)
        return tuple(
            record_of(self.city, names, self.seeds[i], fields(self.logs, i), self.finals[i : i + 1])
            for i in range(len(self.logs))
        )


def play_deals(
    city: City, players: Sequence[str], seeds: Sequence[int], *, logged: bool = False, finals: bool = False
) -> Deals:
    """Plays one game a seed with these players of the kernel, one a seat; the seed alone decides the game."""
    policies = [POLICIES[name] for name in players]
    minds = [one for seed in seeds for one in player_seeds(seed)]
    results = blank(RESULT, len(seeds))
    logs = blank(kernel_batch.LOG, len(seeds) if logged else 0)
    ends = blank(GAME, len(seeds) if logged or finals else 0)
    kernel_batch.batch_for(policies)(
        compile_city(city),
        table_for(city, len(players)),
        blank(GAME, 2),
        seed_words(*seeds).reshape(-1, 4),
        seed_words(*minds).reshape(-1, MAX_SEATS, 4),
        np.array(policies, "i8"),
        minds_for(players),
        workspace(),
        results,
        logs,
        ends,
    )
    return Deals(city, players, seeds, results, ends, logs)
