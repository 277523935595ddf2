"""Many games of one city in a device's memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.encoding.action_table import ActionTable
from crosstown.encoding.encode_view import MASKED, OBSERVED
from crosstown.encoding.observation_layout import ObservationLayout
from crosstown.envs.game_batch import check_actions, policy_number
from crosstown.envs.rewards import RewardName, reward_number
from crosstown.errors import TextError
from crosstown.game.records.seeds import read_seed, seed_words
from crosstown.gpu.device_code import Device, this_device
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.players.engine.simple_policies import CHAOS
from crosstown.rules.kernel.state import GAME, RESULT, Array


class DeviceResults:
    """The scores of many games: one row a game, one column a seat, in the device's memory."""

    def __init__(self, device: Device, records: Any, seats: int) -> None:
        self.plies = device.field(records, "plies")
        self.totals = device.field(records, "total")[:, :seats]
        self.routes = device.field(records, "routes")[:, :seats]
        self.tickets = device.field(records, "tickets")[:, :seats]
        self.bonus = device.field(records, "bonus")[:, :seats]
        self.completed = device.field(records, "completed")[:, :seats]
        self.places = device.field(records, "place")[:, :seats]


class DeviceGames:
    """Many games of one city on a device, as `crosstown.envs.GameBatch` has them on the CPU: the same bytes.

    ``players`` has one entry a seat: ``random``, ``chaos``, or None where the caller decides. Without it the
    caller decides for all ``seats``.

    After `reset` and `step`, row i of every array tells of game i: ``observations`` and ``masks`` are for
    ``seats[i]``, the seat to move; ``rewards`` has one number a seat; ``ended`` is 1 where the game is over.
    The next step begins that game anew, whatever its action. All are arrays of CuPy, written in place, which
    ``torch.from_dlpack`` and ``jax.dlpack.from_dlpack`` take without a copy. ``observations`` and ``masks``
    lie in memory column by column, so that neighbouring games write side by side.

    With ``check`` a step raises before anything is played if an action is not legal, which waits
    for the device.
    """

    def __init__(
        self,
        city: City,
        seats: int = 2,
        games: int = 65536,
        *,
        players: Sequence[str | None] = (),
        reward: RewardName = "win",
        rotate: bool = False,
        check: bool = True,
    ) -> None:
        names = tuple(players) or (None,) * seats
        self.city = city
        self.layout = ObservationLayout.of(city, len(names))
        self.actions = ActionTable.of(city)
        self.size = games
        self.check = check
        self._device = this_device()
        self._kind = reward_number(reward)
        self._rotate = int(rotate)
        self._make_records(names)
        self._make_arrays(names)
        self.results = DeviceResults(self._device, self._results, len(names))

    def _make_records(self, names: Sequence[str | None]) -> None:
        put = self._device.records
        self._cities, self._tables = put(compile_city(self.city)), put(table_for(self.city, len(names)))
        self._games, self._results = put(np.zeros(self.size, GAME)), put(np.zeros(self.size, RESULT))
        self._layouts, self._action_table = put(self.layout.record), put(self.actions.record)
        one = new_memories(tuple(name or "random" for name in names))
        self._memories = put(np.tile(one, (self.size if any(names) else 1, 1)))

    def _make_arrays(self, names: Sequence[str | None]) -> None:
        make = self._device.arrays
        self.observations = make.zeros((self.size, self.layout.size), OBSERVED, order="F")
        self.masks = make.zeros((self.size, len(self.actions)), MASKED, order="F")
        self.rewards = make.zeros((self.size, len(names)), np.float32)
        self.ended = make.zeros(self.size, np.int8)
        self.seats = make.zeros(self.size, np.int64)
        self._rows = make.arange(self.size)
        self._seeds = make.zeros((self.size, 4), np.uint32)
        self._moves = make.asarray(self.actions.moves)
        self._policies = make.asarray([_policy(name) for name in names], np.int64)

    def reset(self, seed: int | str | None = None) -> None:
        """Begins all games anew and observes them. The same seed gives the same games as `GameBatch`."""
        self._seed(seed)
        self._step(self._device.arrays.full(self.size, -1, np.int64))

    def begin(self, seed: int | str | None = None) -> None:
        """Begins all games anew and observes nothing."""
        self._seed(seed)
        self._device.launch("begin_games", self.size, self._cities, self._tables, self._games, self._seeds)

    def step(self, actions: Any) -> None:
        """Takes one action in each game: an array of NumPy, or of any library in the device's memory."""
        make = self._device.arrays
        if not isinstance(actions, (make.ndarray, np.ndarray)) and hasattr(actions, "__dlpack__"):
            actions = make.from_dlpack(actions)
        chosen = make.ascontiguousarray(make.asarray(actions, np.int64))
        if self.check:
            check_actions(self.actions, chosen, self.masks, self.ended, self._rows)
        self._step(chosen)

    def moves(self, most: int = 512) -> tuple[Any, Any]:
        """The legal moves of each game as the kernel's numbers, at most so many, and how many there are."""
        make = self._device.arrays
        lists = make.zeros((self.size, most), np.int32, order="F")
        counts = make.zeros(self.size, np.int32)
        self._device.launch("list_games", self.size, self._cities, self._games, lists, counts)
        return lists, counts

    def play_out(self, *, listed: bool = True) -> DeviceResults:
        """Plays every game at random from where it stands to its end, and scores it.

        Each move is drawn from the full list of legal ones; ``listed=False`` picks a route first and then a
        payment, which is faster and not the same.
        """
        waiting = self._device.arrays.zeros(1, np.int32)
        threads = min(self.size, self._device.threads_at_once())
        self._device.launch(
            "play_out_games", threads, self._cities, self._games, self._seeds, waiting, int(listed)
        )
        self.ended[:] = 1
        return self.score()

    def score(self) -> DeviceResults:
        """What every position is worth to each seat, as if its game ended now."""
        self._device.launch("score_games", self.size, self._cities, self._games, self._results)
        return self.results

    def records(self) -> Array:
        """The games' records, copied to the CPU."""
        return self._device.fetch(self._games)

    def field(self, name: str) -> Any:
        """A field of all games' records, in the device's memory."""
        return self._device.field(self._games, name)

    def _seed(self, seed: int | str | None) -> None:
        make = self._device.arrays
        self._seeds[:, :2] = make.asarray(seed_words(read_seed(seed))[:2])
        self._seeds[:, 2] = self._rows
        self._seeds[:, 3] = 0
        self.ended[:] = 0

    def _step(self, chosen: Any) -> None:
        self._device.launch(
            "step_games", self.size, self._cities, self._tables, self._games, self._policies, self._rotate,
            self._memories, self._seeds, self._action_table, self._moves, self._layouts, self._results,
            self._kind, chosen, self.observations, self.masks, self.rewards, self.ended, self.seats,
        )  # fmt: skip


def _policy(player: str | None) -> int:
    number = policy_number(player)
    if number > CHAOS:
        message = f"{player!r} plans, and plans are not made on a device: take random or chaos"
        raise TextError("not-a-device-player", message, offender=str(player))
    return number
