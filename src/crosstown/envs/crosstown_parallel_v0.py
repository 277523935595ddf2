"""The PettingZoo environment in its parallel form: every seat acts in every cycle.

Only the action of the seat to move counts. The others wait: their mask allows ``pass`` alone. For algorithms
that know no turns; where yours does, take `crosstown_v0`.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from crosstown.cities.city import City
from crosstown.envs.rendering import MODES, check_mode, render
from crosstown.envs.rewards import RewardFunction, RewardName, reward_function
from crosstown.envs.single_game import SingleGame
from crosstown.envs.spaces import action_space, observation_space
from crosstown.rules.kernel.state import Array

PASS = 0
Observation = dict[str, Array]
Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """The same cycles one action at a time."""
    return parallel_to_aec(parallel_env(**options))


class parallel_env(ParallelEnv[str, Observation, int]):  # type: ignore[misc] # noqa: N801 - PettingZoo's name
    """All seats act in every cycle, the seat to move with effect.

    An action that is not legal stands for the next legal one, counted on from it and round again: what
    samples without a mask can play, too. After ``max_cycles`` the game is cut off.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "crosstown_parallel_v0",
        "render_modes": list(MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        city: str | City = "london",
        seats: int = 2,
        *,
        reward: RewardName | RewardFunction = "win",
        max_cycles: int = 10_000,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.city = City.load(city) if isinstance(city, str) else city
        self._game = SingleGame(self.city, seats)
        self._reward = reward_function(reward)
        self._max_cycles = max_cycles
        self._cycle = 0
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(self._game.layout) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.city) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.action_spaces[agent]

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
        over, cut = self._game.over, self._cycle >= self._max_cycles
        rewards = dict.fromkeys(agents, 0.0)
        result = self._game.result
        if result is not None:
            rewards = dict(zip(agents, map(float, self._reward(result)), strict=True))
        answer: Step = (
            self._observations(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut and not over),
            {agent: {} for agent in agents},
        )
        if over or cut:
            self.agents = []
        return answer

    def _observations(self) -> dict[str, Observation]:
        """What every seat sees. A seat that waits may pass."""
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            numbers, mask = self._game.observe(seat)
            if seat != self._game.turn:
                mask[PASS] = 1
            seen[agent] = {"observation": numbers, "action_mask": mask}
        return seen

    def render(self) -> Any:
        """The public board."""
        return render(self._game.view(), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
