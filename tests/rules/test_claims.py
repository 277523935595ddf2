"""Claiming a route: rules C1 to C8."""

from __future__ import annotations

import pytest

from crosstown import City, Game, IllegalMove
from crosstown.game.events import Claimed, GotSouvenir
from tests.property.recount_pieces import recount
from tests.rules.positions import (
    CITIES,
    Cards,
    at_turns,
    give_souvenirs,
    lay_cards,
    own,
    texts,
    to_move,
    use_up,
)

MARKET = {
    "london": ["orange", "orange", "green", "green", "black"],
    "san-francisco": ["orange", "orange", "green", "green", "black"],
    "berlin": ["orange", "orange", "green", "green", "black"],
}


def holding(city: str, cards: Cards, seats: int = 2) -> Game:
    """Seat 0 to move with these cards."""
    return lay_cards(at_turns(city, seats), hands={0: cards}, market=MARKET[city])


def refused(game: Game, move: str) -> tuple[str, str]:
    """The code and rule by which a move is refused, and that refusing changes nothing."""
    before = game._games.tobytes()
    assert move not in game.legal_moves
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert game._games.tobytes() == before
    return caught.value.code, caught.value.rule


def payments(game: Game, route: str) -> list[str]:
    """The ways to pay for a route."""
    return [str(move).split(" ")[2] for move in game.legal_moves if move.route == route]


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
    [
        ("london", {1: 1, 2: 2, 3: 4, 4: 7}),
        ("san-francisco", {1: 1, 2: 2, 3: 4, 4: 7, 5: 10}),
    ],
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
        lay_cards(game, hands={1: {"wild": 4}}, market=MARKET[city])
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
    lay_cards(game, hands={1: {"wild": 4}, 0: {"wild": 4}}, market=MARKET[city])
    to_move(game, 1)
    assert refused(game, f"claim {route}:1 wild*{length}") == ("own-double", "C5")
    to_move(game, 0)
    game.play(f"claim {route}:1 wild*{length}")
    assert game.owners == {f"{route}:1": 0, f"{route}:2": 1}
    recount(game)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c5_holds_by_play_as_by_position(seats: int) -> None:
    """The same by claiming rather than by laying out: the kernel's own list of open routes follows."""
    game = lay_cards(
        at_turns("london", seats),
        hands={0: {"wild": 3}, 1: {"wild": 3}},
        market=MARKET["london"],
    )
    game.play("claim st-pauls--tower-of-london:1 wild*3")
    second = "claim st-pauls--tower-of-london:2 wild*3"
    assert (second in game.legal_moves) == (seats > 2)
    to_move(game, 0)
    lay_cards(game, hands={0: {"wild": 3}}, market=MARKET["london"])
    assert refused(game, second) == ("own-double", "C5")


def test_c6_every_ferry_symbol_needs_a_wild() -> None:
    game = holding("san-francisco", {"red": 3, "wild": 3})
    route = "alcatraz--the-embarcadero"
    assert game.city.route[route].ferries == 1
    assert payments(game, route) == ["red*2+wild*1", "red*1+wild*2", "wild*3"]
    assert refused(game, f"claim {route} red*3") == ("ferry-needs-wilds", "C6")


def test_c6_without_a_wild_no_ferry() -> None:
    game = holding("san-francisco", {"red": 6, "blue": 6, "pink": 6})
    ferries = [route.id for route in game.city.routes if route.ferries]
    assert len(ferries) == 5
    assert not {move.route for move in game.legal_moves} & set(ferries)


def test_c6_a_gray_ferry_takes_any_one_colour_beside_its_wilds() -> None:
    game = holding("san-francisco", {"red": 4, "blue": 2, "wild": 2})
    assert payments(game, "golden-gate-bridge--fort-mason") == ["red*4+wild*1", "red*3+wild*2"]
    assert set(payments(game, "alcatraz--fort-mason")) == {"blue*1+wild*1", "red*1+wild*1", "wild*2"}


def test_c6_all_wild_pays_for_a_ferry() -> None:
    game = holding("san-francisco", {"wild": 5})
    assert payments(game, "golden-gate-bridge--fort-mason") == ["wild*5"]
    game.play("claim golden-gate-bridge--fort-mason wild*5")
    assert game.points(0) == 10
    assert game.pieces(0) == {"cable-car": 15}


def test_c7_a_tram_route_takes_a_tram_for_every_space() -> None:
    game = holding("berlin", {"black": 4})
    events = game.play("claim potsdamer-platz--kurfuerstendamm black*4")
    assert game.pieces(0) == {"tram": 7, "subway": 5}
    assert events[0] == Claimed(0, "potsdamer-platz--kurfuerstendamm", "black", 4, 0, 7)


def test_c7_a_subway_route_takes_one_subway_for_all_its_cards() -> None:
    game = lay_cards(
        at_turns("berlin"), hands={0: {"orange": 4}}, market=["red", "red", "blue", "blue", "blue"]
    )
    events = game.play("claim kurfuerstendamm--charlottenburger-tor orange*4")
    assert game.pieces(0) == {"tram": 11, "subway": 4}
    assert game.discards == {"orange": 4}
    assert events[0] == Claimed(0, "kurfuerstendamm--charlottenburger-tor", "orange", 4, 0, 5)


def test_c7_a_gray_subway_takes_any_one_colour() -> None:
    game = holding("berlin", {"red": 3, "blue": 2, "wild": 1})
    ways = payments(game, "gleisdreieck--nollendorfplatz")
    assert sorted(ways) == ["blue*2+wild*1", "red*2+wild*1", "red*3"]


SUBWAYS = [
    "gleisdreieck--nollendorfplatz",
    "charlottenburger-tor--turmstrasse:1",
    "turmstrasse--hauptbahnhof:1",
    "hauptbahnhof--oranienburger-tor:1",
    "oranienburger-tor--rosenthaler-platz:1",
]
LAST_SUBWAY = "kurfuerstendamm--charlottenburger-tor"


def test_c7_trams_do_not_run_on_subway_routes() -> None:
    game = holding("berlin", {"wild": 8}, 3)
    own(game, 0, *SUBWAYS)
    assert game.pieces(0) == {"tram": 11, "subway": 0}
    assert refused(game, f"claim {LAST_SUBWAY} wild*4") == ("too-few-pieces", "C3")
    vehicles = {game.city.route[move.route].vehicle for move in game.legal_moves if move.route}
    assert vehicles == {"tram"}


def test_c7_subways_do_not_run_on_tram_routes() -> None:
    game = holding("berlin", {"wild": 8}, 3)
    use_up(game, 0, {"tram": 0})
    free = [route for route in game.city.routes if route.id not in game.owners and not route.double]
    tram = next(route for route in free if route.vehicle == "tram")
    assert refused(game, f"claim {tram.id} wild*{tram.length}") == ("too-few-pieces", "C3")
    vehicles = {game.city.route[move.route].vehicle for move in game.legal_moves if move.route}
    assert vehicles == {"subway"}


def test_c7_one_subway_is_enough_for_any_subway_route() -> None:
    game = holding("berlin", {"wild": 8}, 3)
    own(game, 0, *SUBWAYS[1:])
    assert game.pieces(0) == {"tram": 11, "subway": 1}
    game.play(f"claim {LAST_SUBWAY} wild*4")
    assert game.pieces(0) == {"tram": 11, "subway": 0}


def test_c7_the_two_kinds_score_by_different_tables() -> None:
    points = {}
    facts = City.load("berlin")
    for route in facts.routes:
        game = holding("berlin", {"wild": 8})
        game.play(f"claim {route.id} wild*{route.length}")
        points[route.vehicle, route.length] = game.points(0)
    assert points == {
        ("tram", 1): 1,
        ("tram", 2): 2,
        ("tram", 3): 4,
        ("tram", 4): 7,
        ("subway", 2): 1,
        ("subway", 3): 3,
        ("subway", 4): 5,
    }


def by_the_bay(seats: int = 2) -> Game:
    """San Francisco, seat 0 to move with all wilds; in the south stacks only on Sunset and Potrero Hill."""
    game = at_turns("san-francisco", seats)
    lay_cards(game, hands={0: {"wild": 8}}, market=MARKET["san-francisco"])
    assert not {"castro", "mission", "twin-peaks", "presidio", "lincoln-park"} & set(game.tokens)
    return game


def test_c8_with_no_token_at_either_place_nothing_is_taken() -> None:
    game = by_the_bay()
    events = game.play("claim castro--mission:1 wild*2")
    assert len(events) == 1
    assert game.souvenirs(0) == ()
    assert game.turn == 1


def test_c8_one_place_with_a_token_gives_it_without_a_choice() -> None:
    for route, place, cards in (
        ("mission--potrero-hill", "potrero-hill", 2),
        ("sunset--twin-peaks", "sunset", 3),
    ):
        game = by_the_bay()
        symbol, count = game.tokens[place]
        events = game.play(f"claim {route} wild*{cards}")
        assert events[1] == GotSouvenir(0, place, symbol)
        assert game.souvenirs(0) == (symbol,)
        assert game.tokens[place] == (symbol, count - 1)
        assert (game.phase, game.turn) == ("turn", 1)
        recount(game)


def test_c8_where_both_have_one_the_seat_chooses() -> None:
    for taken, left in (
        ("alcatraz", "golden-gate-bridge"),
        ("golden-gate-bridge", "alcatraz"),
    ):
        game = by_the_bay()
        symbol, count = game.tokens[taken]
        events = game.play("claim golden-gate-bridge--alcatraz wild*4")
        assert [type(event).__name__ for event in events] == ["Claimed"]
        assert (game.phase, game.turn) == ("souvenir", 0)
        assert set(texts(game.legal_moves)) == {f"souvenir {taken}", f"souvenir {left}"}
        assert refused(game, "souvenir sunset") == ("no-such-souvenir", "C8")
        assert refused(game, "draw") == ("souvenir-first", "C8")
        assert refused(game, "pass") == ("souvenir-first", "C8")
        assert game.play(f"souvenir {taken}") == (GotSouvenir(0, taken, symbol),)
        assert game.souvenirs(0) == (symbol,)
        assert game.tokens[left][1] == count
        assert (game.phase, game.turn) == ("turn", 1)
        recount(game)


def test_c8_a_symbol_that_the_seat_has_is_not_taken_again() -> None:
    game = by_the_bay()
    first, second = game.tokens["golden-gate-bridge"], game.tokens["alcatraz"]
    game.play("claim golden-gate-bridge--presidio wild*2")
    assert game.souvenirs(0) == (first[0],)
    to_move(game, 0)
    events = game.play("claim golden-gate-bridge--alcatraz wild*4")
    assert events[1] == GotSouvenir(0, "alcatraz", second[0]), "the other one, without a choice"
    assert game.tokens["golden-gate-bridge"] == (first[0], first[1] - 1)
    to_move(lay_cards(game, hands={0: {"wild": 8}}, market=MARKET["san-francisco"]), 0)
    events = game.play("claim golden-gate-bridge--lincoln-park wild*3")
    assert "GotSouvenir" not in [type(event).__name__ for event in events]
    assert len(game.souvenirs(0)) == 2
    recount(game)


def test_c8_an_empty_stack_gives_nothing() -> None:
    game = by_the_bay(3)
    symbol, count = game.tokens["sunset"]
    for seat in range(1, 1 + count):
        at = list(game.city.place).index("sunset")
        game._now.tokens[at] -= 1
        game._now.souvenirs[seat] |= 1 << game._notation.symbol[symbol]
    assert "sunset" not in game.tokens
    game.play("claim sunset--twin-peaks wild*3")
    assert game.souvenirs(0) == ()
    assert game.turn == 1
    recount(game)


def test_c8_tokens_lie_open() -> None:
    game = give_souvenirs(by_the_bay(), 1, 3)
    for seat in (0, 1, None):
        view = game.view(seat)
        assert view.souvenirs(1) == game.souvenirs(1)
        assert view.tokens == game.tokens
