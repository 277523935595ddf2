"""Promises of the public types: seats are checked, reprs are short, everything can be pickled and copied."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from crosstown import City, Game, Move, Result, TextError, View
from tests.property.odd_choices import finished

BAD_SEATS: list[Any] = [-1, 2, 3, 99, True, "0", 0.0]

BY_SEAT = [
    "points", "hand", "hand_size", "pieces", "souvenirs", "tickets", "ticket_count", "offered", "completed",
    "districts", "open_routes",
]  # fmt: skip


@pytest.mark.parametrize("name", BY_SEAT)
@pytest.mark.parametrize("seat", BAD_SEATS, ids=repr)
def test_there_are_only_the_seats_there_are(name: str, seat: Any) -> None:
    game = Game.new("london", 2, seed=1)
    for position in (game, game.view(0), game.view(None)):
        with pytest.raises(TextError, match=r"\[bad-seat\]$"):
            getattr(position, name)(seat)


@pytest.mark.parametrize("seat", BAD_SEATS, ids=repr)
def test_nobody_looks_from_a_seat_that_is_not_there(seat: Any) -> None:
    game = Game.new("london", 2, seed=1)
    for ask in (game.view, game.view(0).known_cards):
        with pytest.raises(TextError, match=r"\[bad-seat\]$"):
            ask(seat)


@pytest.mark.parametrize("name", ["hand", "tickets", "offered", "completed"])
@pytest.mark.parametrize("looking", [0, None])
def test_a_view_does_not_tell_what_others_hide(name: str, looking: int | None) -> None:
    game = Game.new("london", 2, seed=1)
    view = game.view(looking)
    with pytest.raises(TextError, match=r"\[hidden\]$"):
        getattr(view, name)(1)
    own = getattr(view, name)()
    if looking is None:
        assert not own
    else:
        assert own == getattr(view, name)(looking) == getattr(game, name)(looking)


def test_tickets_lie_open_after_the_end() -> None:
    game = finished("london", 2, 5)
    for looking in (0, 1, None):
        for seat in (0, 1):
            assert game.view(looking).tickets(seat) == game.tickets(seat)
            assert game.view(looking).completed(seat) == game.completed(seat)
    with pytest.raises(TextError, match="hidden"):
        game.view(0).hand(1)


def some_of_everything() -> list[Any]:
    game = finished("san-francisco", 3, 5)
    record = game.record()
    early = Game.new("berlin", 2, seed=4)
    first = early.play(early.legal_moves[0])
    views: list[View] = [game.view(1), game.view(None), early.view(early.turn)]
    parts = [record.start, record.plies[0], record.seats[0], record.result]
    return [game, early, *views, record, *parts, *first, game.city, game.city.routes[0], Move("draw")]


def test_everything_can_be_pickled_and_copied() -> None:
    for one in some_of_everything():
        for other in (pickle.loads(pickle.dumps(one)), copy.copy(one), copy.deepcopy(one)):
            assert other == one
            assert type(other) is type(one)
    game = Game.new("berlin", 2, seed=4)
    game.play(game.legal_moves[0])
    again = pickle.loads(pickle.dumps(game))
    assert again.record() == game.record()
    assert again.play(again.legal_moves[0]) == game.play(game.legal_moves[0])
    again.undo()
    game.undo()
    assert again.undo() == game.undo()
    assert again == game


def test_reprs_are_short_and_hold_no_path() -> None:
    for one in some_of_everything():
        told = repr(one)
        assert len(told) < 400
        assert "/" not in told, told


def test_a_city_says_which_it_is() -> None:
    city = City.load("london")
    assert repr(city) == f"<City london {city.sha256[:8]}>"


@pytest.mark.parametrize(("ranking", "winners"), [((2, 1, 3), (1,)), ((1, 3, 1, 4), (0, 2))])
def test_seats_in_first_place_have_won(ranking: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert Result(reason="last-round", seats=(), ranking=ranking).winners == winners
