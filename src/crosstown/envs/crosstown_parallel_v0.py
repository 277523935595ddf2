"""The PettingZoo environment in its parallel form: every seat acts in every cycle.

Only the action of the seat to move counts. The others wait: their mask allows ``pass`` alone. For algorithms
that know no turns; where yours does, take `crosstown_v0`.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from crosstown.envs.rendering import MODES
from crosstown.envs.zoo_table import Observation, ZooTable

PASS = 0
Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """The same cycles one action at a time."""
    return parallel_to_aec(parallel_env(**options))


class parallel_env(ZooTable, ParallelEnv[str, Observation, int]):  # type: ignore[misc] # noqa: N801
    """All seats act in every cycle, the seat to move with effect.

    An action that is not legal stands for the next legal one, counted on from it and round again: what
    samples without a mask can play, too. After ``max_cycles`` the game is cut off.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "crosstown_parallel_v0",
        "render_modes": list(MODES),
        "render_fps": 2,
    }

    def __init__(self, *table: Any, max_cycles: int = 10_000, **options: Any) -> None:
        super().__init__(*table, **options)
        self._max_cycles = max_cycles
        self._cycle = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deals a new game."""
        self._game.reset(seed)
        self._cycle = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """Plays the action of the seat to move."""
        agents = self.agents
        wanted = int(actions[self.possible_agents[self._game.turn]])
        legal = np.flatnonzero(self._game.observe(self._game.turn)[1])
        self._game.play(int(legal[np.searchsorted(legal, wanted) % len(legal)]))
        self._cycle += 1
        over = self._game.over
        cut = self._cycle >= self._max_cycles and not over
        if over or cut:
            self.agents = []
        return (
            self._observations(),
            self._final_rewards(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observation]:
        """What every seat sees. A seat that waits may pass."""
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            numbers, mask = self._game.observe(seat)
            if seat != self._game.turn:
                mask[PASS] = 1
            seen[agent] = {"observation": numbers, "action_mask": mask}
        return seen
