"""The legal moves of a view by what they are about, and what has to be done first."""

from __future__ import annotations

import pytest

from crosstown import Game, Move
from crosstown.game.move_choices import claim_choices
from tests.property.odd_choices import TABLES, some_positions


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_every_legal_move_is_one_choice(city: str, seats: int) -> None:
    for game in (Game.new(city, seats, seed=4), *some_positions(city, seats, 4, 8)):
        for seat in range(seats):
            sight = game.view(seat).data()
            choices, moves = sight.choices, [Move(text) for text in sight.legal_moves]
            named = [one for one in (choices.draw, choices.tickets, choices.passing) if one is not None]
            named += [*choices.take.values(), *choices.souvenirs.values()]
            named += [one.move for one in choices.keep]
            named += [one.move for one in choices.places]
            named += [one.move for ways in choices.claims.values() for one in ways]
            assert sorted(named) == list(range(len(moves)))
            ordered = {one.route.id: one.payments for one in claim_choices(game.view(seat))}
            assert {
                route: tuple(moves[one.move] for one in ways) for route, ways in choices.claims.items()
            } == ordered
            for route, ways in choices.claims.items():
                for one in ways:
                    move = moves[one.move]
                    assert (move.route, move.colour, move.coloured, move.wilds) == (
                        route,
                        one.colour,
                        one.coloured,
                        one.wilds,
                    )


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_what_has_to_be_done_first_is_what_the_rules_say_of_a_claim(city: str, seats: int) -> None:
    for game in (Game.new(city, seats, seed=4), *some_positions(city, seats, 4, 20)):
        claim = f"claim {game.city.routes[0].id} wild*1"
        reason = game.why_not(claim)
        said = reason.code if reason is not None and reason.code.endswith("-first") else None
        seen = {seat: game.view(seat).first for seat in range(seats)}
        deciding = game.view(None).turn
        assert seen == {seat: said if seat == deciding else None for seat in range(seats)}
