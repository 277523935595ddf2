"""What both forms of the PettingZoo environment share: a game whose seats are agents."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces

from crosstown.cities.city import City
from crosstown.envs.rendering import check_mode, render
from crosstown.envs.rewards import RewardFunction, RewardName, reward_function
from crosstown.envs.single_game import SingleGame
from crosstown.envs.spaces import action_space, observation_space
from crosstown.rules.kernel.state import Array

Observation = dict[str, Array]


class ZooTable:
    """A table whose seats are the agents ``seat_0``, ``seat_1`` and so on."""

    def __init__(
        self,
        city: str | City = "london",
        seats: int = 2,
        *,
        reward: RewardName | RewardFunction = "win",
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.city = City.load(city) if isinstance(city, str) else city
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._game = SingleGame(self.city, seats)
        self._reward = reward_function(reward)
        # A space of its own for each agent: samplers are seeded one by one.
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

    def render(self) -> Any:
        """The public board."""
        return render(self._game.view(), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _final_rewards(self) -> dict[str, float]:
        """What the end is worth to each agent; 0 before it."""
        result = self._game.result if self._game.over else None
        worths = self._reward(result) if result else [0.0] * len(self.possible_agents)
        return {agent: float(worth) for agent, worth in zip(self.possible_agents, worths, strict=True)}
