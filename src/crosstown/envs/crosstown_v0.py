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
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.env_logger import EnvLogger

from crosstown.envs.rendering import MODES
from crosstown.envs.zoo_table import Observation, ZooTable
from crosstown.errors import TextError

ILLEGAL_REWARD = -1.0


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual checks. An illegal action ends the game."""
    return checked_env(**options)


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
        self._numbers, self._mask = self._game.observe(self._game.turn)
        self._select(self._game.turn)

    def _select(self, seat: int) -> None:
        """The seat is the next to act, and what it sees has been written."""
        self.agent_selection = self._observer = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        """What a seat sees, and what it may do: nothing where it is not its turn."""
        if agent == self._observer:
            return {"observation": self._numbers, "action_mask": self._mask}
        numbers, mask = self._game.observe(self.possible_agents.index(agent))
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes the action of the seat to move."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._mask):
            raise _not_legal(agent, action)
        if not self._mask[action]:
            self._refuse(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        mover = self._game.turn
        self._numbers, self._mask = self._game.play(int(action))
        if self._game.over:
            self._finish(mover)
        else:
            self._select(self._game.turn)

    def _refuse(self, agent: str, action: int) -> None:
        raise _not_legal(agent, action)

    def _finish(self, mover: int) -> None:
        self.rewards = self._final_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select(mover)
        self._deads_step_first()


class checked_env(raw_env):  # noqa: N801 - named as its parent
    """Does in one class what PettingZoo has three wrappers for: they take longer than a move does."""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{name} cannot be accessed before reset")

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Observation, int]:
        """The agents in the order of their turns."""
        assert self.infos is not None  # before `reset` this raises
        return super().agent_iter(max_iter)

    def step(self, action: int | None) -> None:
        """Takes the action of the seat to move. An illegal one ends the game."""
        if self.agents:
            super().step(action)
        else:
            assert self.infos is not None  # before `reset` this raises
            EnvLogger.warn_step_after_terminated_truncated()

    def _refuse(self, agent: str, action: int) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


def _not_legal(agent: str, action: int | None) -> TextError:
    message = f"action {action} of {agent} is not legal: choose one whose mask is 1"
    return TextError("action-illegal", message, offender=str(action)[:20])
