"""Claiming ferries, trams and subways: rules C6 and C7."""

from __future__ import annotations

from crosstown import City
from crosstown.game.events import Claimed
from tests.rules.positions import at_turns, lay_cards, own, use_up
from tests.rules.rule_questions import holding, payments, refused


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
