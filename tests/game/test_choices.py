"""The legal moves of a position as a sequence, and the routes that can be claimed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from crosstown import Game, Move, View
from crosstown.game.move_choices import claim_choices
from tests.property.odd_choices import TABLES, some_positions, walk


@pytest.fixture(scope="module")
def game() -> Game:
    """A position with many moves."""
    return next(game.copy() for game in walk("london", 2, 5) if len(game.legal_moves) > 20)


def test_it_is_a_sequence_of_moves(game: Game) -> None:
    moves = game.legal_moves
    assert isinstance(moves, Sequence)
    assert all(isinstance(move, Move) for move in moves)
    assert len(list(moves)) == len(moves)
    assert list(reversed(moves)) == list(moves)[::-1]
    assert moves.index(moves[7]) == 7
    assert moves.count(moves[7]) == 1


def test_it_is_indexed_from_both_ends(game: Game) -> None:
    moves, listed = game.legal_moves, list(game.legal_moves)
    for at in range(-len(listed), len(listed)):
        assert moves[at] == listed[at]
    for at in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            moves[at]


@pytest.mark.parametrize("cut", [slice(3), slice(-3, None), slice(None, None, -2), slice(5, 2), slice(9**9)])
def test_it_is_sliced(game: Game, cut: slice) -> None:
    assert list(game.legal_moves[cut]) == list(game.legal_moves)[cut]
    assert len(game.legal_moves[cut]) == len(list(game.legal_moves)[cut])


def test_moves_and_their_texts_are_in_it(game: Game) -> None:
    for move in game.legal_moves:
        assert move in game.legal_moves
        assert str(move) in game.legal_moves
    part = game.legal_moves[:3]
    assert game.legal_moves[0] in part
    assert game.legal_moves[5] not in part


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_its_texts_are_those_of_its_moves(city: str, seats: int) -> None:
    for game in walk(city, seats, 1):
        assert game.legal_moves.texts == tuple(str(move) for move in game.legal_moves)


@pytest.mark.parametrize(
    "nonsense",
    [None, 0, 1.5, "", "fly", "claim", "draw ", "take mauve", "claim a--b wild*1", "keep a--b", b"draw",
     ("draw",), ["draw"], {}, {"draw"}, object(), Move],
)  # fmt: skip
def test_nonsense_is_not_in_it(game: Game, nonsense: object) -> None:
    assert nonsense not in game.legal_moves


def test_moves_that_are_read_but_not_legal_are_not_in_it(game: Game) -> None:
    for text in ("pass", "claim baker-street--hyde-park black*9", "claim baker-street--hyde-park wild*99"):
        assert text not in game.legal_moves
        assert Move(text) not in game.legal_moves


def test_it_belongs_to_its_moment(game: Game) -> None:
    other = game.copy()
    moves = other.legal_moves
    before = list(moves)
    other.play("draw")
    assert list(moves) == before
    assert list(other.legal_moves) != before


def test_it_is_equal_to_its_like_and_has_a_short_repr(game: Game) -> None:
    assert game.legal_moves == game.copy().legal_moves
    assert game.legal_moves != game.legal_moves[1:]
    assert game.legal_moves != list(game.legal_moves)
    assert str(len(game.legal_moves)) in repr(game.legal_moves)
    assert str(game.legal_moves[0]) in repr(game.legal_moves)
    assert len(repr(game.legal_moves)) < 400


def test_offered_tickets_are_named_in_the_order_offered() -> None:
    game = Game.new("berlin", 3, seed=8)
    first, second = game.offered(0)
    assert [str(move) for move in game.legal_moves] == [
        f"keep {first}",
        f"keep {second}",
        f"keep {first} {second}",
    ]
    assert f"keep {second} {first}" not in game.legal_moves


def claims_of(view: View) -> dict[str, list[Move]]:
    routes: dict[str, list[Move]] = {}
    for move in view.legal_moves:
        if move.kind == "claim":
            routes.setdefault(move.route, []).append(move)
    return routes


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_claim_choices_are_the_legal_claims_in_order(city: str, seats: int) -> None:
    many = 0
    for game in some_positions(city, seats, 5, 40):
        for seat in range(seats):
            view = game.view(seat)
            choices = claim_choices(view)
            assert {one.route.id: sorted(map(str, one.payments)) for one in choices} == {
                route: sorted(map(str, ways)) for route, ways in claims_of(view).items()
            }
            order = [(one.payments[0].wilds, -one.points) for one in choices]
            assert order == sorted(order)
            for one in choices:
                assert one.points == view.city.vehicle[one.route.vehicle].points[one.route.length]
                wilds = [move.wilds for move in one.payments]
                assert wilds == sorted(wilds)
                hand = view.hand()
                for first, second in pairwise(one.payments):
                    if first.wilds == second.wilds:
                        assert hand[first.colour] >= hand[second.colour]
            many += len(choices)
    assert many > 10, "there was something to order"
