"""Many games side by side, on a GPU or on the CPU, with everything as tensors of PyTorch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.game.position import workspace
from crosstown.players.engine.network.position_facts import SEAT_FACTS
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.players.engine.search.search_nodes import SEARCH
from crosstown.players.engine.training_games import DECISION, advance_games, tell_deals
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import CITY, GAME, RESULT, blank

FIELDS = ("seat", "count", "ended", "points", "worth", "position", "moves", "seats")


class Tables:
    """Games at several kinds of tables, each a city with a number of seats. All seats ask the caller.

    After `step` the tensors hold the next decision of each game; ``of`` has the number of seats.
    """

    def __init__(
        self, kinds: Sequence[tuple[City, int]], games: int, seed: int, device: torch.device
    ) -> None:
        self.size, self.device = games, device
        which = np.arange(games) * len(kinds) // games  # neighbours play the same city
        cities = np.frombuffer(b"".join(compile_city(city).tobytes() for city, _ in kinds), CITY)
        tables = np.frombuffer(b"".join(table_for(*kind).tobytes() for kind in kinds), GAME)
        seeds = np.zeros((games, 4), np.uint32)
        seeds[:, 0], seeds[:, 1] = np.arange(games), seed
        memories = new_memories(("medium", "medium"))
        decisions = blank(DECISION, games)
        facts = np.zeros((games, MAX_SEATS, SEAT_FACTS), np.int8)
        self.batch: DeviceBatch | PlainBatch
        made = DeviceBatch if device.type == "cuda" else PlainBatch
        self.batch = made(cities, tables, which, blank(GAME, games), memories, seeds, decisions, facts)
        self.of = torch.tensor([seats for _, seats in kinds], device=device)[
            torch.as_tensor(which, device=device)
        ]
        self.now = {name: self.batch.field(name) for name in FIELDS}
        self.dealt = self.batch.dealt
        self.step(torch.full((games,), -1, device=device))

    def step(self, chosen: Tensor) -> None:
        """Plays the chosen one of the moves that each decision told of; below 0 a game begins."""
        self.batch.step(chosen)

    def deal(self) -> None:
        """Tells in ``dealt`` of games in which what the mover does not see was dealt anew."""
        self.batch.deal()


class PlainBatch:
    """The games in the memory of the CPU."""

    def __init__(self, *records: Any) -> None:
        (self.cities, self.tables, self.which, self.games, self.memories, self.seeds, self.decisions) = (
            records[:7]
        )
        self.facts = records[7]
        self.dealt = torch.from_numpy(self.facts)
        self.searches, self.scratches, self.results = blank(SEARCH), workspace(), blank(RESULT)
        self.room = blank(GAME)

    def field(self, name: str) -> Tensor:
        return torch.from_numpy(np.asarray(self.decisions[name]))

    def step(self, chosen: Tensor) -> None:
        advance_games(
            self.cities, self.tables, self.which, self.games, self.memories, self.seeds, self.searches,
            self.scratches, self.results, self.decisions, chosen.numpy(),
        )  # fmt: skip

    def deal(self) -> None:
        tell_deals(
            self.cities, self.which, self.games, self.room, self.memories, self.searches, self.scratches,
            self.facts,
        )  # fmt: skip


class DeviceBatch:
    """The games in the memory of a CUDA device."""

    def __init__(self, *records: Any) -> None:
        from crosstown.gpu.device_code import this_device

        self.device = this_device()
        arrays = self.device.arrays
        cities, tables, which, games, memories, seeds, decisions, facts = records
        put = self.device.records
        self.cities, self.tables, self.games = put(cities), put(tables), put(games)
        self.memories, self.decisions = put(memories), put(decisions)
        self.which, self.seeds = arrays.asarray(which, np.int64), arrays.asarray(seeds)
        self.facts = arrays.asarray(facts)
        self.dealt = torch.from_dlpack(self.facts)
        self.size = len(games)

    def field(self, name: str) -> Tensor:
        return torch.from_dlpack(self.device.field(self.decisions, name))

    def step(self, chosen: Tensor) -> None:
        self.device.launch(
            "advance_games", self.size, self.cities, self.tables, self.which, self.games, self.memories,
            self.seeds, self.decisions, self.device.arrays.from_dlpack(chosen.contiguous()),
        )  # fmt: skip

    def deal(self) -> None:
        self.device.launch(
            "tell_deals", self.size, self.cities, self.which, self.games, self.memories, self.facts
        )
