"""The player that has learned by itself: a network leads its search, or answers alone."""

from __future__ import annotations

from crosstown.cities.city import City
from crosstown.game.move import Move
from crosstown.game.move_choices import LegalMoves
from crosstown.game.position import workspace
from crosstown.game.reasons import MoveReason
from crosstown.game.view import View
from crosstown.players.engine.network.integer_network import EVALUATION
from crosstown.players.engine.search import network_search
from crosstown.players.explanations import likes_reason
from crosstown.players.search_player import Budget, SearchPlayer, SearchSettings, set_search
from crosstown.players.trained_networks import TrainedNetwork, trained_network
from crosstown.rules.kernel.state import GAME, blank, fields

SIMULATIONS = 5_000  # about half a second
# Something must speak against what the network likes, while little was tried. Winning counts as in training.
EXPERT = SearchSettings(breadth=8, trust=300, explore=400, win_share=700)


class ExpertPlayer(SearchPlayer):
    """Searches as its network advises, or answers at first sight."""

    _loaded = False  # its search is another one

    def __init__(self, name: str = "expert", budget: Budget | None = None) -> None:
        super().__init__(name, budget or Budget(SIMULATIONS))
        self._network = trained_network(2)
        self._evaluations = blank(EVALUATION)
        self._games = blank(GAME, 3)
        set_search(self._searches, EXPERT)

    def start(self, city: City, seat: int, seats: int, seed: int) -> None:
        super().start(city, seat, seats, seed)
        self.lead(trained_network(seats))

    def lead(self, network: TrainedNetwork) -> None:
        """Lets this network lead; `start` chooses the one that comes with Crosstown."""
        self._network = network

    def choose(self, view: View, moves: LegalMoves) -> Move:
        if self.budget.simulations != 0:
            return super().choose(view, moves)
        self._begin(view)
        return moves[moves.numbers.index(int(fields(self._searches).moves[0]))]

    def _begin(self, view: View) -> int:
        seed = self._seed.copy()
        seed[0] ^= view.ply
        network_search.begin_expert(
            view._cities, view._games, self._searches, self._nodes, self._network.record, self._network.small,
            self._network.wide, self._evaluations, self._memories, workspace(), seed,
        )  # fmt: skip
        return int(fields(self._searches).left)

    def _run(self, view: View, rounds: int) -> None:
        network_search.run_expert(
            view._cities, view._games, self._games, self._searches, self._nodes, self._network.record,
            self._network.small, self._network.wide, self._evaluations, self._memories, workspace(),
            self._results, rounds,
        )  # fmt: skip

    def liked(self) -> list[tuple[int, float]]:
        """The moves that the network likes best at first sight, before a search, with their shares."""
        search = fields(self._searches)
        count, temperature = int(search.left), int(fields(self._network.record).temperature)
        # A search divides likes by the temperature, which draws roots of their weights. Here they are undone.
        weights = [int(weight) ** temperature for weight in search.weights[:count]]
        return [
            (int(move), weight / sum(weights)) for move, weight in zip(search.moves, weights, strict=False)
        ]

    def reasons(self, view: View, moves: LegalMoves, move: Move) -> tuple[MoveReason, ...]:
        if self.budget.simulations == 0 or len(self.tried()) == 1:
            return self._plan_reason(view, move), likes_reason(view.city, moves, move, self.liked())
        return super().reasons(view, moves, move)
