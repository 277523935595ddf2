"""Every legal move has exactly one index, and every index one text."""

from __future__ import annotations

import random

import numpy as np
import pytest

from crosstown import City, Game
from crosstown.cities import city_names
from crosstown.encoding import ActionTable, action_mask
from crosstown.errors import TextError

TABLES = [(city, seats) for city in city_names() for seats in (2, 3, 4)]


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_masks_mark_just_the_legal_moves(city: str, seats: int) -> None:
    chance = random.Random(f"{city} {seats}")
    game = Game.new(city, seats, chance.getrandbits(128))
    actions = ActionTable.of(game.city)
    while not game.over:
        view = game.view(game.turn)
        offered = view.offered()
        indices = [actions.index(move, offered) for move in view.legal_moves]
        assert len(set(indices)) == len(indices)
        assert sorted(indices) == np.flatnonzero(action_mask(view)).tolist()
        assert [actions.move(index, offered) for index in indices] == list(view.legal_moves)
        game.play(chance.choice(view.legal_moves))


@pytest.mark.parametrize("city", city_names())
def test_every_index_has_a_text_of_its_own(city: str) -> None:
    actions = ActionTable.of(City.load(city))
    assert len(set(actions.texts)) == len(actions)
    for index, text in enumerate(actions.texts):
        if not text.startswith("keep"):
            assert actions.index(text) == index


def test_nobody_may_act_out_of_turn() -> None:
    game = Game.new("berlin", 3, 5)
    assert game.turn == 0
    assert not action_mask(game.view(1)).any()


def test_keeps_are_by_position() -> None:
    game = Game.new("london", 2, 5)
    actions = ActionTable.of(game.city)
    first, second = game.offered(0)
    assert actions.text(actions.index(f"keep {second}", (first, second))) == "keep 2"
    assert str(actions.move(actions.index(f"keep {second}", (first, second)), (first, second)))[5:] == second


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("take purple", "unknown-card"),
        ("claim baker-street--hyde-park black*1", "no-such-action"),
        ("claim baker-street--hyde-park black*9", "no-such-action"),
        ("place tower big-ben", "unknown-souvenir"),
    ],
)
def test_moves_that_can_never_be_legal_have_no_index(move: str, code: str) -> None:
    with pytest.raises(TextError, match=rf"\[{code}\]$"):
        ActionTable.of(City.load("london")).index(move)


@pytest.mark.parametrize("index", [-1, 292])
def test_indices_out_of_range_are_refused(index: int) -> None:
    with pytest.raises(TextError) as caught:
        ActionTable.of(City.load("london")).text(index)
    assert caught.value.code == "no-such-action"
    assert "0 to 291" in str(caught.value)
