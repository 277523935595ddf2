"""Claiming a route: rules C1 to C5."""

from __future__ import annotations

import pytest

from crosstown import City
from crosstown.game.events import Claimed
from tests.property.odd_choices import CITIES
from tests.property.recount_pieces import recount
from tests.rules.positions import at_turns, lay_cards, own, texts, to_move, use_up
from tests.rules.rule_questions import MARKET, holding, payments, refused


def test_c1_any_free_route_connected_or_not() -> None:
    game = holding("london", {"wild": 8, "blue": 1})
    assert {move.route for move in game.legal_moves if move.kind == "claim"} == set(game.city.route)
    own(game, 0, "regents-park--baker-street")
    assert "claim elephant-and-castle--tower-of-london wild*4" in game.legal_moves


def test_c1_a_claimed_route_is_not_free() -> None:
    game = holding("london", {"wild": 8})
    own(game, 1, "regents-park--baker-street")
    own(game, 0, "regents-park--kings-cross")
    for route, cards in (("regents-park--baker-street", 2), ("regents-park--kings-cross", 3)):
        assert refused(game, f"claim {route} wild*{cards}") == ("route-taken", "C1")


def test_c1_one_route_a_turn() -> None:
    game = holding("london", {"wild": 8})
    game.play("claim trafalgar-square--big-ben wild*1")
    assert game.owners == {"trafalgar-square--big-ben": 0}
    assert (game.phase, game.turn) == ("turn", 1)


def test_c2_as_many_cards_of_its_colour_as_it_has_spaces() -> None:
    game = holding("london", {"blue": 2, "pink": 3})
    assert payments(game, "regents-park--baker-street") == ["blue*2"]
    assert refused(game, "claim regents-park--baker-street pink*2") == ("wrong-colour", "C2")
    assert refused(game, "claim regents-park--baker-street blue*1") == ("wrong-number", "C2")
    assert refused(game, "claim regents-park--baker-street blue*3") == ("wrong-number", "C2")
    assert refused(game, "claim brick-lane--tower-of-london blue*3") == ("too-few-cards", "C2")
    assert refused(game, "claim brick-lane--tower-of-london blue*2+wild*1") == ("too-few-cards", "C2")
    assert refused(game, "claim brick-lane--tower-of-london wild*3") == ("too-few-cards", "C2")


def test_c2_a_gray_route_takes_any_one_colour() -> None:
    game = holding("london", {"blue": 2, "pink": 3, "yellow": 1})
    assert set(payments(game, "british-museum--piccadilly-circus")) == {"blue*2", "pink*2"}
    assert payments(game, "covent-garden--st-pauls:1") == ["pink*3"]
    assert set(payments(game, "trafalgar-square--big-ben")) == {"blue*1", "pink*1", "yellow*1"}


def test_c2_wilds_stand_for_any_card_up_to_all() -> None:
    game = holding("london", {"blue": 2, "wild": 4})
    route = "british-museum--the-charterhouse"
    assert set(payments(game, route)) == {"blue*2+wild*2", "blue*1+wild*3", "wild*4"}
    assert payments(game, "elephant-and-castle--tower-of-london") == ["wild*4"]


def test_c2_all_wild_is_one_move_on_a_gray_route() -> None:
    game = holding("london", {"blue": 1, "pink": 1, "wild": 2})
    ways = payments(game, "british-museum--piccadilly-circus")
    assert sorted(ways) == ["blue*1+wild*1", "pink*1+wild*1", "wild*2"]


def test_c2_the_cards_go_to_the_discards() -> None:
    game = holding("london", {"blue": 3, "wild": 2})
    events = game.play("claim brick-lane--tower-of-london blue*2+wild*1")
    assert events == (Claimed(0, "brick-lane--tower-of-london", "blue", 2, 1, 4),)
    assert game.discards == {"blue": 2, "wild": 1}
    assert game.hand(0) == {"blue": 1, "wild": 1}
    recount(game)


@pytest.mark.parametrize("city", CITIES)
def test_c2_every_route_can_be_paid_in_full_colour_or_all_wild(city: str) -> None:
    facts = City.load(city)
    for route in facts.routes:
        colour = next(iter(facts.colours)) if route.colour == "gray" else route.colour
        game = at_turns(city, 3)
        plain = route.length - route.ferries
        market = [kind for kind in facts.colours if kind != colour]
        lay_cards(game, hands={0: {colour: plain, "wild": route.length}}, market=market)
        ways = payments(game, route.id)
        assert f"wild*{route.length}" in ways
        assert len(ways) == plain + 1
        assert ways[0] == (f"{colour}*{plain}+wild*{route.ferries}" if route.ferries else f"{colour}*{plain}")
        game.play(f"claim {route.id} {ways[0]}")
        recount(game)


def test_c3_a_piece_on_every_space() -> None:
    game = holding("london", {"black": 4})
    game.play("claim baker-street--hyde-park black*4")
    assert game.pieces(0) == {"bus": 13}
    assert game.pieces(1) == {"bus": 17}


def test_c3_the_seat_must_have_that_many() -> None:
    game = holding("london", {"wild": 8})
    use_up(game, 0, {"bus": 3})
    free = {name: route.length for name, route in game.city.route.items() if name not in game.owners}
    four = next(name for name, length in free.items() if length == 4)
    three = next(name for name, length in free.items() if length == 3 and name[-2] != ":")
    assert refused(game, f"claim {four} wild*4") == ("too-few-pieces", "C3")
    game.play(f"claim {three} wild*3")
    assert game.pieces(0) == {"bus": 0}
    to_move(game, 0)
    assert texts(game.legal_moves, "claim") == []


@pytest.mark.parametrize(
    ("city", "points"),
    [("london", {1: 1, 2: 2, 3: 4, 4: 7}), ("san-francisco", {1: 1, 2: 2, 3: 4, 4: 7, 5: 10})],
)
def test_c4_it_scores_at_once_by_the_citys_table(city: str, points: dict[int, int]) -> None:
    facts = City.load(city)
    assert {route.length for route in facts.routes} == set(points)
    for length, worth in points.items():
        route = next(route for route in facts.routes if route.length == length)
        game = holding(city, {"wild": 8})
        events = game.play(f"claim {route.id} wild*{length}")
        assert game.points(0) == worth
        assert isinstance(events[0], Claimed)
        assert events[0].points == worth
        assert game.points(1) == 0


DOUBLES = {
    "london": "st-pauls--tower-of-london",
    "san-francisco": "castro--mission",
    "berlin": "turmstrasse--hauptbahnhof",
}


@pytest.mark.parametrize("city", CITIES)
def test_c5_with_two_players_the_second_half_is_closed_to_everyone(city: str) -> None:
    for half, other in (("1", "2"), ("2", "1")):
        game = holding(city, {"wild": 4})
        route = DOUBLES[city]
        length = game.city.route[f"{route}:1"].length
        own(game, 1, f"{route}:{half}")
        assert refused(game, f"claim {route}:{other} wild*{length}") == ("double-closed", "C5")
        lay_cards(game, hands={1: {"wild": 4}}, market=MARKET)
        to_move(game, 1)
        assert refused(game, f"claim {route}:{other} wild*{length}") == ("own-double", "C5")


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", [3, 4])
def test_c5_with_more_players_another_seat_may_claim_the_second_half(city: str, seats: int) -> None:
    route = DOUBLES[city]
    game = holding(city, {"wild": 4}, seats)
    length = game.city.route[f"{route}:1"].length
    own(game, 1, f"{route}:2")
    assert f"claim {route}:1 wild*{length}" in game.legal_moves
    lay_cards(game, hands={1: {"wild": 4}, 0: {"wild": 4}}, market=MARKET)
    to_move(game, 1)
    assert refused(game, f"claim {route}:1 wild*{length}") == ("own-double", "C5")
    to_move(game, 0)
    game.play(f"claim {route}:1 wild*{length}")
    assert game.owners == {f"{route}:1": 0, f"{route}:2": 1}
    recount(game)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c5_holds_by_play_as_by_position(seats: int) -> None:
    """The same by claiming rather than by laying out: the kernel's own list of open routes follows."""
    game = lay_cards(at_turns("london", seats), hands={0: {"wild": 3}, 1: {"wild": 3}}, market=MARKET)
    game.play("claim st-pauls--tower-of-london:1 wild*3")
    second = "claim st-pauls--tower-of-london:2 wild*3"
    assert (second in game.legal_moves) == (seats > 2)
    to_move(game, 0)
    lay_cards(game, hands={0: {"wild": 3}}, market=MARKET)
    assert refused(game, second) == ("own-double", "C5")
