"""The vector environment of Gymnasium: many games in one array, stepped by the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from crosstown.cities.city import City
from crosstown.envs.game_batch import GameBatch
from crosstown.envs.rewards import RewardName
from crosstown.envs.spaces import action_space, observation_space
from crosstown.rules.kernel.state import Array


class CrosstownVectorEnv(VectorEnv[dict[str, Array], Array, Array]):
    """Many tables at once. A game that has ended begins anew with the next step, whatever its action.

    With ``opponents``, kernel players such as ``random``, ``easy`` and ``medium``, one seat of each table is
    yours; it moves on with every game. Without, every seat is: you move for whoever has to decide.

    Arrays are written in place with every step: copy what you keep. ``infos`` has ``seat``, who observes,
    and ``rewards``, one number for each seat.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - as declared

    def __init__(
        self,
        num_envs: int = 1,
        city: str | City = "london",
        opponents: Sequence[str] = (),
        *,
        seats: int = 2,
        reward: RewardName = "win",
        threads: int | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.city = City.load(city) if isinstance(city, str) else city
        players = (None, *opponents) if opponents else (None,) * seats
        self.batch = GameBatch(
            self.city, players, num_envs, reward=reward, rotate=bool(opponents), threads=threads
        )
        self.single_observation_space = observation_space(self.batch.layout)
        self.single_action_space = action_space(self.city)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, len(self.batch.actions)))
        self._all_games = np.arange(num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Begins all games anew."""
        chosen = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=chosen)
        self.batch.reset(int.from_bytes(self.np_random.bytes(16)))
        return self._observations(), self._infos()

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Takes one action in each game. The reward is that of the seat that acted."""
        batch = self.batch
        acted = batch.seats.copy()
        batch.step(actions)
        rewards = batch.rewards[self._all_games, acted]
        return self._observations(), rewards, batch.ended.astype(np.bool_), self._never, self._infos()

    def _observations(self) -> dict[str, Array]:
        return {"observation": self.batch.observations, "action_mask": self.batch.masks}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.batch.seats, "rewards": self.batch.rewards}
