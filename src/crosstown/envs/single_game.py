"""One game for an environment: the kernel's records, stepped and observed with few calls."""

from __future__ import annotations

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.encoding.action_table import ActionTable
from crosstown.encoding.encode_view import MASKED, OBSERVED
from crosstown.encoding.encoder_entries import observe_seat, take_action
from crosstown.encoding.observation_layout import ObservationLayout
from crosstown.game.position import copy_record, workspace
from crosstown.game.records.record import Result
from crosstown.game.records.seeds import read_seed, seed_words
from crosstown.game.view import View
from crosstown.rules import entry_points
from crosstown.rules.kernel.state import GAME, Array, blank


class SingleGame:
    """One game of a city. The same seed gives the same game as ``Game.new``."""

    def __init__(self, city: City, seats: int) -> None:
        self.city = city
        self.seats = seats
        self.layout = ObservationLayout.of(city, seats)
        self.actions = ActionTable.of(city)
        self.turn = 0
        self._cities = compile_city(city)
        self._table = table_for(city, seats)
        self._games = blank(GAME, 2)

    def reset(self, seed: int | str | None = None) -> None:
        scratch = workspace()
        words = seed_words(read_seed(seed))
        entry_points.shuffle_game(self._cities, self._table, self._games, 0, words, scratch)
        entry_points.deal_game(self._cities, self._games, 0, scratch)
        self.turn = 0

    @property
    def over(self) -> bool:
        return self.turn < 0

    def play(self, action: int) -> tuple[Array, Array]:
        """Takes an action that must be legal: its mask is 1. Returns what the seat to move sees then."""
        numbers, mask = np.empty(self.layout.size, OBSERVED), np.empty(len(self.actions.moves), MASKED)
        self.turn = take_action(
            self._cities, self._games, self.actions.moves, action, self.actions.record, self.layout.record,
            workspace(), numbers, mask,
        )  # fmt: skip
        return numbers, mask

    def observe(self, seat: int) -> tuple[Array, Array]:
        """What a seat sees, as numbers, and a mask of what it may do: all 0 where it is not to move."""
        numbers, mask = np.empty(self.layout.size, OBSERVED), np.empty(len(self.actions.moves), MASKED)
        observe_seat(
            self._cities, self._games, seat, self.actions.record, self.layout.record, workspace(),
            numbers, mask,
        )  # fmt: skip
        return numbers, mask

    def view(self, seat: int | None = None) -> View:
        return View(self.city, copy_record(self._games[:1]), seat)

    @property
    def result(self) -> Result | None:
        return self.view().result
