"""An encoded view says what the view says, in numbers, and not a bit more."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from crosstown import Game, View
from crosstown.cities import city_names
from crosstown.encoding import ObservationLayout, action_mask, encode
from crosstown.errors import TextError
from crosstown.rules.kernel.state import Array

TABLES = [(city, seats) for city in city_names() for seats in (2, 3, 4)]


def positions(city: str, seats: int) -> Iterator[Game]:
    """Every position of a random game."""
    chance = random.Random(f"encode {city} {seats}")
    game = Game.new(city, seats, chance.getrandbits(128))
    while True:
        yield game
        if game.over:
            return
        game.play(chance.choice(game.legal_moves))


def fields_of(view: View) -> dict[str, Array]:
    return ObservationLayout.of(view.city, view.seats).split(encode(view))


def named(numbers: Array, names: tuple[str, ...]) -> dict[str, int]:
    """Numbers that are not 0, by name."""
    return {name: int(number) for name, number in zip(names, numbers, strict=True) if number}


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_cards_are_those_of_the_view(city: str, seats: int) -> None:
    for game in positions(city, seats):
        kinds = game.city.kinds
        for seat in range(seats):
            view, found = game.view(seat), fields_of(game.view(seat))
            order = [(seat + ahead) % seats for ahead in range(seats)]
            assert named(found["hand"], kinds) == view.hand()
            assert [named(row, kinds) for row in found["held"]] == [view.known_cards(at) for at in order]
            assert found["hand_sizes"].tolist() == [view.hand_size(at) for at in order]
            assert named(found["unseen"], kinds) == view.unseen
            assert named(found["discards"], kinds) == view.discards
            assert found["stack_size"] == view.stack_size
            market = [card for card in view.market if card]
            assert named(found["market"], kinds) == {card: market.count(card) for card in market}


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_board_and_tickets_are_those_of_the_view(city: str, seats: int) -> None:
    for game in positions(city, seats):
        routes, tickets = tuple(game.city.route), tuple(game.city.ticket)
        for seat in range(seats):
            view, found = game.view(seat), fields_of(game.view(seat))
            order = [(seat + ahead) % seats for ahead in range(seats)]
            owned = [{route for route, owner in view.owners.items() if owner == at} for at in order]
            assert [set(named(row, routes)) for row in found["owner"]] == owned
            assert tuple(named(found["open"], routes)) == view.open_routes(seat)
            assert [sum(row) for row in found["pieces"]] == [sum(view.pieces(at).values()) for at in order]
            assert found["score"].tolist() == [view.points(at) for at in order]
            assert set(named(found["tickets"], tickets)) == set(view.tickets())
            assert set(named(found["completed"], tickets)) == set(view.completed())
            offered = [ticket for row in found["offer"] for ticket in named(row, tickets)]
            assert tuple(offered) == view.offered()
            assert found["ticket_counts"].tolist() == [view.ticket_count(at) for at in order]
            assert found["ticket_stack"] == view.ticket_stack_size
            under = {name: depth for depth, name in enumerate(view.ticket_stack, 1) if name}
            assert named(found["returned"], tickets) == under


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_souvenirs_are_those_of_the_view(seats: int) -> None:
    for game in positions("san-francisco", seats):
        assert game.city.souvenirs
        places, symbols = tuple(game.city.place), game.city.souvenirs.symbols
        view, found = game.view(0), fields_of(game.view(0))
        stacks = {
            place: (symbol, count)
            for symbol, row in zip(symbols, found["tokens"], strict=True)
            for place, count in named(row, places).items()
        }
        assert stacks == {place: stack for place, stack in view.tokens.items() if stack[1]}
        assert [tuple(named(row, symbols)) for row in found["souvenirs"]] == [
            view.souvenirs(seat) for seat in range(seats)
        ]


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_what_is_hidden_changes_no_number(city: str, seats: int) -> None:
    """All that a seat does not know is exchanged: its numbers and its mask stay the same bytes."""
    for number, game in enumerate(positions(city, seats)):
        seat = number % seats
        view = game.view(seat)
        other = view.deal_anew(number).view(seat)
        assert encode(view).tobytes() == encode(other).tobytes()
        assert action_mask(view).tobytes() == action_mask(other).tobytes()


def test_numbers_are_written_in_place() -> None:
    view = Game.new("london", 2, 1).view(0)
    out = np.full(ObservationLayout.of(view.city, 2).size, 99, np.int16)
    assert encode(view, out) is out
    assert out.tobytes() == encode(view).tobytes()


def test_a_spectator_has_no_numbers() -> None:
    with pytest.raises(TextError, match="spectator"):
        encode(Game.new("london", 2, 1).view(None))


def test_fields_lie_side_by_side() -> None:
    layout = ObservationLayout.of(Game.new("berlin", 4, 1).city, 4)
    at = 0
    for field in layout:
        assert field.start == at
        at += field.size
    assert at == layout.size
