"""The base class: one method is enough, and the others come when they should."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from crosstown import Game
from crosstown.cities import load_city
from crosstown.game.move import Move
from crosstown.game.move_choices import LegalMoves
from crosstown.game.view import View
from crosstown.players import LEVELS, Player, make_player
from crosstown.players.built_in_players import player_names
from crosstown.players.player import dashed
from crosstown.simulation.play_game import play_game


class FirstMove(Player):
    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        return moves[0]


class Diary(FirstMove):
    def __init__(self) -> None:
        self.pages: list[str] = []

    def start(self, *facts: Any) -> None:
        super().start(*facts)
        self.pages.append("start")

    def choose(self, view: View, moves: LegalMoves) -> Move | str:
        self.pages.append("choose")
        return str(super().choose(view, moves))

    def finish(self, view: View) -> None:
        assert view.over
        assert view.seat == self.seat
        self.pages.append("finish")


@pytest.mark.parametrize(
    ("name", "dashes"),
    [("MyBot", "my-bot"), ("Bot", "bot"), ("HTTPBot2", "http-bot2"), ("my_bot", "my-bot"), ("_Bot", "bot")],
)
def test_a_class_is_called_by_its_own_name(name: str, dashes: str) -> None:
    assert dashed(name) == dashes


def test_names_are_not_inherited() -> None:
    assert (FirstMove.name, Diary.name) == ("first-move", "diary")


def test_a_game_has_a_start_moves_and_a_finish() -> None:
    diary = Diary()
    game = play_game(load_city("london"), [make_player("random"), diary], seed=3)
    assert diary.pages == ["start", *["choose"] * sum(ply.seat == 1 for ply in game.plies), "finish"]
    assert game.seating[1].player == "diary"


@pytest.mark.parametrize("make", [FirstMove, *(partial(make_player, name) for name in player_names())])
def test_the_facts_of_the_start_are_kept(make: Callable[[], Player]) -> None:
    player = make()
    city = load_city("berlin")
    for _ in range(2):
        player.start(city, 2, 3, 42)
        assert (player.city, player.seat, player.seats) == (city, 2, 3)
        assert player.chance.random() == Random(42).random()


def test_the_levels_are_built_in_players() -> None:
    assert set(LEVELS) <= set(player_names())


def test_a_player_explains_itself_at_least_a_little() -> None:
    view = Game.new("london", seed=1).view(0)
    told = FirstMove().explain(view, view.legal_moves, view.legal_moves[0])
    assert told.startswith("first-move chose 'keep ")
    assert told.endswith("among 3 legal moves.")
