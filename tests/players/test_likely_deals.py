"""The deals of the expert's search: they fit the view, and come up as often as they look real."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from crosstown import Game
from crosstown.cities import city_names
from crosstown.players.engine.network.integer_network import UNIT
from crosstown.players.engine.search import network_search
from crosstown.players.expert_player import ExpertPlayer
from crosstown.players.trained_networks import trained_network
from crosstown.rules.kernel.state import fields
from tests.players.test_players import positions, seated


class Dealer:
    """An expert whose network has these settings; with ``blind`` all deals look alike to it."""

    def __init__(self, game: Game, *, blind: bool = False, **settings: int) -> None:
        assert game.turn is not None
        self.seat, self.view = game.turn, game.view(game.turn)
        player = seated("expert:8", game, game.turn, seed=0)
        assert isinstance(player, ExpertPlayer)
        self.player, network = player, trained_network(game.seats)
        record, wide = network.record.copy(), network.wide.copy()
        for name, number in settings.items():
            fields(record)[name] = number
        if blind:
            wide[fields(record).likely_scale] = wide[fields(record).likely_bias] = 0
        self.network = replace(network, record=record, wide=wide)
        player.lead(self.network)

    def deals(self, rounds: int) -> Iterator[Game]:
        """The deal of each round of one search."""
        self.player._begin(self.view)
        for _ in range(rounds):
            self.player._run(self.view, 1)
            yield Game(self.view.city, self.player._games[1:2].copy())

    def looks(self) -> int:
        """How real the last deal looks, by what every other seat was dealt."""
        network_search.judge_deal(
            self.view._cities, self.player._games, 1, self.network.record, self.network.small,
            self.network.wide, self.player._evaluations, self.player._memories,
        )  # fmt: skip
        looks = fields(self.player._evaluations).looks[: self.view.seats]
        return int(np.delete(looks, self.seat).sum())


def in_the_middle(city: str, seats: int, seed: int) -> Game:
    found = positions(city, seats, seed, every=5)
    return next(game for game in found if game.ply >= 14 * seats and game.phase == "turn")


@pytest.mark.parametrize("city", city_names())
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("swaps", [0, 3])
def test_every_deal_fits_the_view(city: str, seats: int, swaps: int) -> None:
    for game in positions(city, seats, seed=5, every=9):
        dealer = Dealer(game, swaps=swaps)
        if len(dealer.view.legal_moves) > 1:
            assert all(deal.view(game.turn) == dealer.view for deal in dealer.deals(6))


def test_hands_tickets_and_stack_change_from_round_to_round() -> None:
    game = in_the_middle("london", 4, seed=3)
    others = [seat for seat in range(4) if seat != game.turn]
    hands, tickets, stacks = set(), set(), set()
    for deal in Dealer(game, swaps=3).deals(40):
        hands.add(str([deal.hand(seat) for seat in others]))
        tickets.add(str([deal.tickets(seat) for seat in others]))
        stacks.add(deal._games["stack"].tobytes())
    assert len(hands) > 5
    assert len(tickets) > 5
    assert len(stacks) == 40


@pytest.mark.parametrize(
    ("seats", "less", "more"),
    [(2, (1, 0), (8, 0)), (4, (2, 0), (8, 0)), (4, (8, 0), (1, 3))],
)
def test_deals_that_look_real_come_up_more_often(
    seats: int, less: tuple[int, int], more: tuple[int, int]
) -> None:
    """Of more deals, and most of all by steps from one to the next."""
    game = in_the_middle("london", seats, seed=11)
    means = []
    for deals, swaps in (less, more):
        dealer = Dealer(game, deals=deals, swaps=swaps)
        means.append(np.mean([dealer.looks() for _ in dealer.deals(120)]))
    assert means[1] > means[0] + UNIT / 4


def test_the_steps_prefer_no_ticket_by_themselves() -> None:
    """Where all deals look alike, each ticket that the seat was never offered is equally often another's."""
    game = in_the_middle("berlin", 4, seed=2)
    others = [seat for seat in range(4) if seat != game.turn]
    kept: Counter[str] = Counter()
    rounds = 1500
    for deal in Dealer(game, blind=True, swaps=8).deals(rounds):
        kept.update(ticket for seat in others for ticket in deal.tickets(seat))
    unknown = [name for name, count in kept.items() if 0 < count < rounds]
    expected = sum(kept[name] for name in unknown) / len(unknown)
    assert len(unknown) > 10
    assert all(abs(kept[name] - expected) < 0.2 * expected for name in unknown)


def test_where_all_deals_look_alike_every_hand_is_dealt_anew() -> None:
    game = in_the_middle("berlin", 4, seed=2)
    other = ((game.turn or 0) + 1) % 4
    hands = [deal.hand(other) for deal in Dealer(game, blind=True, swaps=1).deals(20)]
    assert sum(one != before for before, one in pairwise(hands)) > 10
