"""Crosstown as a game of OpenSpiel: ``pyspiel.load_game("crosstown(city=berlin,players=3)")``.

Import this module first; it registers the game. All chance lies in one node at the start, which picks the
shuffle among ``deals`` equally likely ones. Everything hidden follows from it, as in a game at a real table
whose stacks are never touched.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from crosstown.cities.city import City
from crosstown.encoding.action_table import ActionTable
from crosstown.encoding.encode_view import action_mask, encode
from crosstown.encoding.observation_layout import ObservationLayout
from crosstown.envs.rewards import win
from crosstown.game.game import Game
from crosstown.game.records.seeds import nth_seed, seed_from
from crosstown.rules.kernel.state import Array

DEALS = 1024
LONGEST = 2000  # decisions in a game; random ones have about a hundred
_DEFAULTS = {"city": "london", "players": 2, "deals": DEALS}

_TYPE = pyspiel.GameType(
    short_name="crosstown",
    long_name="Crosstown",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


@dataclass(frozen=True)
class _Table:
    """What a game's parameters stand for. OpenSpiel may drop a game's attributes, so states keep this."""

    city: City
    seats: int
    deals: int

    @staticmethod
    @lru_cache(maxsize=64)
    def of(city: str, players: int, deals: int) -> _Table:
        return _Table(City.load(city), players, deals)

    @property
    def actions(self) -> ActionTable:
        return ActionTable.of(self.city)

    @property
    def layout(self) -> ObservationLayout:
        return ObservationLayout.of(self.city, self.seats)

    def seed_of(self, deal: int) -> int:
        return nth_seed(seed_from(f"openspiel {self.city.id}"), deal)


def _table_of(game: Any) -> _Table:
    parameters = {**_DEFAULTS, **game.get_parameters()}
    return _Table.of(str(parameters["city"]), int(parameters["players"]), int(parameters["deals"]))


class CrosstownGame(pyspiel.Game):  # type: ignore[misc]
    """A city and a number of players. The winner gets 1, shared among equals; all others get 0."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = {**_DEFAULTS, **(params or {})}
        table = _Table.of(str(options["city"]), int(options["players"]), int(options["deals"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(table.actions),
            max_chance_outcomes=table.deals,
            num_players=table.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, options)

    def new_initial_state(self) -> CrosstownState:
        """Before the shuffle."""
        return CrosstownState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> CrosstownObserver:
        """The numbers and the text of a seat's view."""
        return CrosstownObserver(_table_of(self).layout)


class CrosstownState(pyspiel.State):  # type: ignore[misc]
    """A game, or the chance node before it."""

    def __init__(self, game: CrosstownGame) -> None:
        super().__init__(game)
        self._table = _table_of(game)
        self._game: Game | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> CrosstownState:
        """OpenSpiel copies the history by itself."""
        other = CrosstownState(self.get_game())
        other._game = None if self._game is None else self._game.copy()
        return other

    def current_player(self) -> int:
        """The seat to move, or one of OpenSpiel's signs for chance and the end."""
        if self._game is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self._game.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        assert self._game is not None
        indices: list[int] = np.flatnonzero(action_mask(self._game.view(player))).tolist()
        return indices

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        deals = self._table.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self._game is None:
            self._game = Game.new(self._table.city, self._table.seats, self._table.seed_of(action))
        else:
            turn = self._game.turn
            assert turn is not None
            self._game.play(self._table.actions.move(action, self._game.offered(turn)))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self._table.actions.text(action)

    def is_terminal(self) -> bool:
        return self._game is not None and self._game.over

    def returns(self) -> list[float]:
        """Win shares at the end, 0 before it."""
        result = None if self._game is None else self._game.result
        return [0.0] * self._table.seats if result is None else win(result)

    def information_state_string(self, player: int | None = None) -> str:
        """The numbers of the seat's view, and what it has done."""
        seat = self.current_player() if player is None else player
        numbers = "" if self._game is None else encode(self._game.view(seat)).tobytes().hex()
        return f"{numbers} {[step.action for step in self.full_history() if step.player == seat]}"

    def __str__(self) -> str:
        return "before the deal" if self._game is None else str(self._game)


class CrosstownObserver:
    """What OpenSpiel's observers offer: the numbers of `ObservationLayout` and the view in words."""

    def __init__(self, layout: ObservationLayout) -> None:
        self._layout = layout
        self.tensor: Array = np.zeros(layout.size, np.float32)
        self.dict = layout.split(self.tensor)

    def set_from(self, state: CrosstownState, player: int) -> None:
        """Writes a seat's view into ``tensor`` and ``dict``."""
        self.tensor[:] = 0 if state._game is None else encode(state._game.view(player))

    def string_from(self, state: CrosstownState, player: int) -> str:
        """A seat's view in words."""
        return "" if state._game is None else str(state._game.view(player))


@lru_cache(maxsize=1)
def register() -> None:
    """Makes the game known to ``pyspiel.load_game``."""
    pyspiel.register_game(_TYPE, CrosstownGame)


register()
