"""The Gymnasium environment: one seat learns, other players take the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from crosstown.cities.city import City
from crosstown.envs.rendering import MODES, check_mode, render
from crosstown.envs.rewards import RewardFunction, RewardName, reward_function
from crosstown.envs.single_game import SingleGame
from crosstown.envs.spaces import action_space, observation_space
from crosstown.errors import TextError
from crosstown.game.records.seeds import player_seeds
from crosstown.players.guarded_player import GuardedPlayer
from crosstown.players.player import Player
from crosstown.players.player_registry import PlayerRegistry
from crosstown.rules.kernel.state import Array

Observation = dict[str, Array]


class CrosstownEnv(gymnasium.Env[Any, Any]):
    """One seat of a table against other players.

    An opponent is a built-in player by name, one from ``my_bot.py`` or ``my_module:MyBot``, or a `Player`.
    An observation has ``observation``, the numbers of `ObservationLayout`, and ``action_mask``, 1 for each
    legal action of `ActionTable`. An illegal action ends the game with ``illegal_reward``. With ``seat=None``
    the seat is drawn for each game.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - as declared

    def __init__(
        self,
        city: str | City = "london",
        opponents: Sequence[str | Player] = ("easy",),
        *,
        seat: int | None = None,
        reward: RewardName | RewardFunction = "win",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.city = City.load(city) if isinstance(city, str) else city
        self._game = SingleGame(self.city, len(opponents) + 1)
        if seat is not None and seat not in range(self._game.seats):
            message = f"there is no seat {seat}: seats are 0 to {self._game.seats - 1}"
            raise TextError("bad-seat", message, offender=str(seat)[:20])
        self._wanted_seat = seat
        self._reward = reward_function(reward)
        self._illegal_reward = illegal_reward
        registry = PlayerRegistry()
        self._opponents = [_opponent(registry, player) for player in opponents]
        self._mask = np.zeros(len(self._game.actions), np.int8)
        self.seat = seat or 0
        self.observation_space = observation_space(self._game.layout)
        self.action_space = action_space(self.city)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a new game. The same seed gives the same game, seat and opponents' moves."""
        super().reset(seed=seed)
        game = int.from_bytes(self.np_random.bytes(16))
        drawn = int(self.np_random.integers(self._game.seats))
        self.seat = drawn if self._wanted_seat is None else self._wanted_seat
        self._game.reset(game)
        seats = [seat for seat in range(self._game.seats) if seat != self.seat]
        seeds = player_seeds(game)
        self._players = dict(zip(seats, self._opponents, strict=True))
        for at, player in self._players.items():
            player.start(self.city, at, self._game.seats, seeds[at])
        self._play_others()
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes an action. Opponents then move until it is this seat's turn again, or the end."""
        if not self._mask[action]:
            return self._observe(), self._illegal_reward, True, False, {**self._info(), "illegal": True}
        self._game.play(int(action))
        self._play_others()
        reward = 0.0
        if self._game.over:
            result = self._game.result
            assert result is not None
            reward = float(self._reward(result)[self.seat])
        return self._observe(), reward, self._game.over, False, self._info()

    def render(self) -> Any:
        """The board as this seat sees it."""
        return render(self._game.view(self.seat), self.render_mode)

    def _play_others(self) -> None:
        while not self._game.over and self._game.turn != self.seat:
            view = self._game.view(self._game.turn)
            move = self._players[self._game.turn].choose(view, view.legal_moves)
            self._game.play(self._game.actions.index(move, view.offered()))

    def _observe(self) -> Observation:
        numbers, self._mask = self._game.observe(self.seat)
        return {"observation": numbers, "action_mask": self._mask}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}


def _opponent(registry: PlayerRegistry, player: str | Player) -> Player:
    """A player that is ready to start. What a user's own code does wrong is told with its place there."""
    if isinstance(player, Player):
        return GuardedPlayer(player, player.name)
    name = registry.find(player)
    made = registry.make(name)
    return made if registry.is_built_in(name) else GuardedPlayer(made, name)
