"""The PettingZoo environment (AEC): seats take turns, one decision a step.

>>> from crosstown.envs import crosstown_v0
>>> env = crosstown_v0.env(city="london", seats=2)
>>> env.reset(seed=1)
>>> env.agent_selection
'seat_0'
"""

from __future__ import annotations

from typing import Any, ClassVar

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from crosstown.envs.rendering import MODES
from crosstown.envs.zoo_table import Observation, ZooTable
from crosstown.errors import TextError

ILLEGAL_REWARD = -1.0


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual checks. An illegal action ends the game."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(ZooTable, AECEnv[str, Observation, int]):  # type: ignore[misc] # noqa: N801 - PettingZoo's name
    """The environment without checks: an illegal action raises and changes nothing."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "crosstown_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game."""
        self._game.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(self._game.turn)

    def _select(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]
        self._numbers, self._mask = self._game.observe(seat)

    def observe(self, agent: str) -> Observation:
        """What a seat sees, and what it may do: nothing where it is not its turn."""
        if agent == self.agent_selection:
            return {"observation": self._numbers, "action_mask": self._mask}
        numbers, mask = self._game.observe(self.possible_agents.index(agent))
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes the action of the seat to move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._mask[action]:
            message = f"action {action} of {agent} is not legal: choose one whose mask is 1"
            raise TextError("action-illegal", message, offender=str(action)[:20])
        self._cumulative_rewards[agent] = 0.0
        mover = self._game.turn
        self._game.play(int(action))
        if self._game.over:
            self._finish(mover)
        else:
            self._select(self._game.turn)

    def _finish(self, mover: int) -> None:
        self.rewards = self._final_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select(mover)
        self._deads_step_first()
