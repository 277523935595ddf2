"""Many games in one array, stepped by the kernel. Observations, masks and rewards are written in place."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.encoding.action_table import ActionTable
from crosstown.encoding.encode_view import MASKED, OBSERVED
from crosstown.encoding.observation_layout import ObservationLayout
from crosstown.envs.rewards import RewardName, reward_number
from crosstown.envs.step_games import CALLER, step_planned, step_simple
from crosstown.errors import TextError
from crosstown.game.records.seeds import read_seed, seed_words
from crosstown.players.built_in_players import POLICIES, player_names
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.players.engine.simple_policies import CHAOS
from crosstown.rules.kernel.state import GAME, RESULT, SCRATCH, Array, blank

CHUNK = 256  # games a thread takes at least, so that starting it pays


class GameBatch:
    """Many games of one city at once, each with the same players.

    ``players`` has one entry a seat: the name of a kernel player, or None where the caller decides. With
    ``rotate`` the players move on one seat with every game.

    After `reset` and `step`, row i of every array tells of game i: ``observations`` and ``masks`` are for
    ``seats[i]``, the seat to move; ``rewards`` has one number a seat; ``ended`` is 1 where the game is over.
    The next step begins that game anew, whatever its action.
    """

    def __init__(
        self,
        city: City,
        players: Sequence[str | None],
        games: int,
        *,
        reward: RewardName = "win",
        rotate: bool = False,
        threads: int | None = None,
    ) -> None:
        self.city = city
        self.layout = ObservationLayout.of(city, len(players))
        self.actions = ActionTable.of(city)
        self.size = games
        self._kind = reward_number(reward)
        policies = [policy_number(player) for player in players]
        self._policies: Array = np.array(policies, np.int64)
        self._rotate = int(rotate)
        self._threads = min(threads or os.cpu_count() or 1, max(1, games // CHUNK))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._step = step_simple if max(policies) <= CHAOS else step_planned
        self._make_records(players)
        self._make_arrays(len(players))

    def _make_records(self, players: Sequence[str | None]) -> None:
        self.games = blank(GAME, self.size)
        self.results = blank(RESULT, self.size)
        self._views = blank(GAME, self._threads)
        self._scratches = blank(SCRATCH, self._threads)
        one = new_memories(tuple(player or "random" for player in players))
        self._memories = np.tile(one, (self.size if any(players) else 1, 1))  # nobody's, where all are called

    def _make_arrays(self, seats: int) -> None:
        self.observations = np.zeros((self.size, self.layout.size), OBSERVED)
        self.masks = np.zeros((self.size, len(self.actions)), MASKED)
        self.rewards = np.zeros((self.size, seats), np.float32)
        self.ended = np.zeros(self.size, np.int8)
        self.seats = np.zeros(self.size, np.int64)
        self._seeds = np.zeros((self.size, 4), np.uint32)

    def reset(self, seed: int | str | None = None) -> None:
        """Begins all games anew. The same seed gives the same games."""
        self._seeds[:, :2] = seed_words(read_seed(seed))[:2]
        self._seeds[:, 2] = np.arange(self.size)
        self._seeds[:, 3] = 0
        self.ended[:] = 0
        self._run(np.full(self.size, -1, np.int64))

    def step(self, actions: Array) -> None:
        """Takes one action in each game. Raises before anything is played if one is not legal."""
        chosen = np.asarray(actions, np.int64)
        check_actions(self.actions, chosen, self.masks, self.ended, np.arange(self.size))
        self._run(chosen)

    def seed_of(self, game: int) -> int:
        """The seed of the game that is played in a row now: ``Game.new(city, seats, seed)`` deals it too."""
        return int.from_bytes(self._seeds[game].astype("<u4").tobytes(), "little")

    def _run(self, chosen: Array) -> None:
        bounds = np.linspace(0, self.size, self._threads + 1, dtype=np.int64)
        chunks = [(int(bounds[at]), int(bounds[at + 1]), at) for at in range(self._threads)]
        if self._pool is None:
            self._run_chunk(chosen, chunks[0])
        else:
            list(self._pool.map(lambda chunk: self._run_chunk(chosen, chunk), chunks))

    def _run_chunk(self, chosen: Array, chunk: tuple[int, int, int]) -> None:
        cities, tables = compile_city(self.city), table_for(self.city, self.layout.seats)
        self._step(
            cities, tables, self.games, self._views, self._policies, self._rotate, self._memories,
            self._seeds, self.actions.record, self.actions.moves, self.layout.record, self._scratches,
            self.results, self._kind, chosen, self.observations, self.masks, self.rewards, self.ended,
            self.seats, *chunk,
        )  # fmt: skip


def check_actions(actions: ActionTable, chosen: Any, masks: Any, ended: Any, games: Any) -> None:
    """Raises if one of the chosen actions is not legal. ``games`` are their numbers.

    The arrays are NumPy's, or those of a device.
    """
    if chosen.shape != games.shape:
        message = f"give {len(games)} actions, one a game, not an array of shape {chosen.shape}"
        raise TextError("action-shape", message, offender=str(chosen.shape))
    inside = (chosen >= 0) & (chosen < len(actions))
    legal = inside & (masks[games, chosen * inside] != 0)
    wrong = games[~legal & (ended == 0)]
    if wrong.size:
        game, action = int(wrong[0]), int(chosen[wrong[0]])
        what = repr(actions.text(action)) if 0 <= action < len(actions) else "no action"
        message = f"action {action} ({what}) is not legal in game {game}: choose one whose mask is 1"
        raise TextError("action-illegal", message, offender=str(action))


def policy_number(player: str | None) -> int:
    """The number of a kernel player, or that of the caller."""
    if player is None:
        return CALLER
    if player not in POLICIES:
        known = ", ".join(name for name in player_names() if name in POLICIES)
        message = f"{player[:40]!r} cannot play inside the kernel: take one of {known}"
        raise TextError("not-a-kernel-player", message, offender=player[:40])
    return POLICIES[player]
