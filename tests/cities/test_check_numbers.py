"""Checks that need several values, and reports with many problems."""

from __future__ import annotations

import re

import pytest

from tests.cities.damaged_packs import found, line_at, pack_text, swapped

LONDON, SAN_FRANCISCO, BERLIN = "london", "san-francisco", "berlin"


def test_of_two_equals_the_later_is_told() -> None:
    text = swapped(pack_text(BERLIN), 'id = "tram"', 'id = "subway"')
    line = line_at(text, 'id = "subway"\nname = "subway"')
    assert found(text) == [("duplicate-id", line, "vehicles[1].id")]
    text = swapped(pack_text(LONDON), '{ id = "regents-park",', '{ id = "baker-street",')
    line = line_at(text, 'name = "Baker Street"')
    assert found(text) == [("duplicate-id", line, "board.locations[1].id")]


def test_no_third_route_between_two_places() -> None:
    text = swapped(
        pack_text(LONDON),
        '{ a = "baker-street", b = "british-museum"',
        '{ a = "piccadilly-circus", b = "hyde-park"',
    )
    line = line_at(text, 'b = "piccadilly-circus", length = 2, colour = "gray", double = 2')
    assert found(text) == [("third-route", line, "board.routes[40]")]


def test_too_many_of_everything() -> None:
    text = pack_text(LONDON)
    place = '  {{ id = "p{0}", name = "P", x = 1, y = 1, label = "n", district = 1 }},\n'
    route = '  {{ a = "big-ben", b = "p{0}", length = 1, colour = "gray" }},\n'
    ticket = '  {{ a = "big-ben", b = "p{0}", points = 1 }},\n'
    text = swapped(text, "]\nroutes = [\n", "".join(map(place.format, range(16))) + "]\nroutes = [\n")
    text = swapped(text, "]\n\n[tickets]", "".join(map(route.format, range(21))) + "]\n\n[tickets]")
    text = text.replace("]\n\n[[scenery]]", "".join(map(ticket.format, range(13))) + "]\n\n[[scenery]]", 1)
    vehicle = '[[vehicles]]\nid = "v{0}"\nname = "v"\ncount = 1\npieces = "one"\npoints = {{}}\n'
    text = swapped(text, "[end]", "".join(map(vehicle.format, range(4))) + "[end]")
    assert [(code, key) for code, _, key in found(text)] == [
        ("too-many", "vehicles"),
        ("too-many", "board.locations"),
        ("too-many", "board.routes"),
        ("too-many", "tickets.deck"),
    ]


def test_too_few_of_everything() -> None:
    text = pack_text(LONDON)
    text = re.sub(r"locations = \[.*?\n\]", "locations = []", text, flags=re.DOTALL)
    text = re.sub(r"routes = \[.*?\n\]", "routes = []", text, flags=re.DOTALL)
    text = re.sub(r"deck = \[.*?\n\]", "deck = []", text, flags=re.DOTALL)
    text = re.sub(r"colours = \{.*?\}", "colours = {}", text)
    assert [(code, key) for code, _, key in found(text)] == [
        ("too-few", "cards.colours"),
        ("too-few", "board.locations"),
        ("too-few", "board.routes"),
        ("too-few", "tickets.deck"),
    ]


def test_enough_tickets_for_the_first_offer() -> None:
    text = swapped(pack_text(LONDON), "deal = 2", "deal = 4")
    text = re.sub(r"(deck = \[\n(?:.*\n){15})(?:.*\n){5}", r"\1", text)
    assert found(text) == [("too-few-tickets", line_at(text, "deck = ["), "tickets.deck")]


def test_a_route_that_nobody_can_pay() -> None:
    text = swapped(pack_text(LONDON), "count = 8 }", "count = 1 }")
    text = swapped(text, "orange = 6", "orange = 2")
    line = line_at(text, 'length = 4, colour = "orange"')
    assert ("route-unpayable", line, "board.routes[3].length") in found(text)


def test_gray_is_paid_with_the_most_frequent_colour() -> None:
    text = re.sub(r"colours = \{.*?\}", "colours = { orange = 3, black = 2 }", pack_text(LONDON))
    text = re.sub(r"colour = \"(yellow|pink|green|blue)\"", 'colour = "gray"', text)
    text = swapped(text, "count = 8 }", "count = 0 }").replace("hand = 2", "hand = 0")
    unpayable = [key for code, _, key in found(text) if code == "route-unpayable"]
    assert "board.routes[8].length" in unpayable
    assert "board.routes[1].length" not in unpayable


def test_more_ferries_than_wilds() -> None:
    text = swapped(pack_text(SAN_FRANCISCO), "count = 8 }", "count = 0 }")
    told = [at for at in found(text) if at[0] == "ferries-wilds"]
    assert len(told) == 5
    assert told[0] == ("ferries-wilds", line_at(text, "length = 5"), "board.routes[0].ferries")


def test_a_route_longer_than_one_player_has_pieces() -> None:
    text = swapped(pack_text(BERLIN), "count = 11", "count = 3")
    told = [at for at in found(text) if at[0] == "route-pieces"]
    assert told[0] == (
        "route-pieces",
        line_at(text, 'colour = "green" },\n  { a = "siegess'),
        "board.routes[24].length",
    )
    assert len(told) == 3


def test_the_halves_of_a_double_route_stand_together() -> None:
    text = pack_text(LONDON)
    rows = text.split("\n")
    first = line_at(text, 'b = "buckingham-palace", length = 1, colour = "yellow"') - 1
    rows[first], rows[first + 1] = rows[first + 1], rows[first]
    assert found("\n".join(rows)) == [
        ("double-pair", first + 1, "board.routes[42].double"),
        ("double-pair", first + 2, "board.routes[43].double"),
    ]


@pytest.mark.parametrize(
    ("new", "key"),
    [
        ("length = 2", "length"),
        ('length = 1, vehicle = "other"', "vehicle"),
        ("length = 1, ferries = 1", "ferries"),
    ],
)
def test_the_halves_of_a_double_route_are_alike(new: str, key: str) -> None:
    other = '[[vehicles]]\nid = "other"\nname = "o"\ncount = 9\npieces = "one"\npoints = { 1 = 1 }\n'
    text = swapped(pack_text(LONDON), "[end]", f"{other}[end]")
    half = 'b = "buckingham-palace", {}, colour = "orange"'
    text = swapped(text, half.format("length = 1"), half.format(new))
    assert found(text) == [("double-differs", line_at(text, half.format(new)), f"board.routes[43].{key}")]


def test_places_and_tickets_out_of_reach() -> None:
    text = pack_text(LONDON)
    text = "\n".join(row for row in text.split("\n") if not ("length" in row and '"baker-street"' in row))
    assert found(text) == [
        ("unreachable-place", line_at(text, 'name = "Baker Street"'), "board.locations[1]"),
        ("unreachable-ticket", line_at(text, "points = 11 }"), "tickets.deck[0]"),
        (
            "unreachable-ticket",
            line_at(text, 'a = "baker-street", b = "trafalgar-square"'),
            "tickets.deck[1]",
        ),
    ]


def test_districts_without_places_and_places_without_districts() -> None:
    text = re.sub(r", district = \d", "", pack_text(LONDON))
    assert [at[0] for at in found(text)] == ["small-district"] * 5
    text = re.sub(r"\[districts\]\n(?:\d.*\n)+", "", pack_text(LONDON))
    assert [at[0] for at in found(text)] == ["unknown-district"] * 17
    text = pack_text(LONDON).replace("district = 1", "district = 2")
    assert found(text) == [("small-district", line_at(text, "1 = { points = 1, c"), "districts.1")]


def test_room_for_the_souvenirs_that_players_put_down() -> None:
    text = pack_text(SAN_FRANCISCO)
    keep = ("alcatraz", "golden-gate-bridge", "the-embarcadero", "sunset", "potrero-hill", "presidio")
    board = "".join(f'  {{ id = "{name}", name = "X", x = 1, y = 1, label = "n" }},\n' for name in keep)
    routes = "".join(
        f'  {{ a = "{keep[0]}", b = "{name}", length = 1, colour = "gray" }},\n' for name in keep[1:]
    )
    deck = "".join(f'  {{ a = "{a}", b = "{b}", points = 1 }},\n' for a in keep for b in keep if a < b)
    text = re.sub(r"locations = \[.*?\n\]", f"locations = [\n{board}]", text, flags=re.DOTALL)
    text = re.sub(r"routes = \[.*?\n\]", f"routes = [\n{routes}]", text, flags=re.DOTALL)
    text = re.sub(r"deck = \[.*?\n\]", f"deck = [\n{deck}]", text, flags=re.DOTALL)
    assert found(text) == [("too-few-free-places", line_at(text, "start = ["), "souvenirs.start")]


def test_souvenirs_for_fewer_players_need_fewer_entries() -> None:
    text = swapped(pack_text(SAN_FRANCISCO), "players = [2, 4]", "players = [2, 3]")
    assert found(text) == []
    assert found(swapped(text, "stack = { 2 = 2, 3 = 2, 4 = 3 }", "stack = { 2 = 2, 3 = 2 }")) == []


def test_a_line_has_two_points_and_a_shape_three() -> None:
    text = pack_text(LONDON)
    shape = swapped(text, "points = [[285, 690], [370, 660], [440, 680], [450, 725], [380, 745], [300, 735]]",
                    "points = [[285, 690], [370, 660]]")  # fmt: skip
    line = line_at(shape, "points = [[285")
    assert found(shape) == [("too-few", line, "scenery[2].points")]
    assert found(swapped(shape, "points = [[285", "width = 3\npoints = [[285")) == []
    dot = swapped(shape, "points = [[285, 690], [370, 660]]", "width = 3\npoints = [[285, 690]]")
    assert found(dot) == [("too-few", line + 1, "scenery[2].points")]


def test_a_market_is_never_swept_where_the_wilds_are_too_few_for_it() -> None:
    text = swapped(pack_text(LONDON), "count = 8 }", "count = 1 }")
    assert found(swapped(text, "market_wild_limit = 3", "market_wild_limit = 2")) == []
    assert found(swapped(pack_text(LONDON), "market_wild_limit = 3", "market_wild_limit = 6")) == []


def test_a_place_misspelt_at_its_root_is_told_once() -> None:
    """The routes that name the place are right: only the place itself is wrong."""
    text = swapped(pack_text(LONDON), 'id = "big-ben"', 'idd = "big-ben"')
    line = line_at(text, 'idd = "big-ben"')
    assert sorted(found(text)) == [
        ("missing-key", line, "board.locations[9].id"),
        ("unknown-key", line, "board.locations[9].idd"),
    ]


def test_all_problems_are_told_in_the_order_of_the_file() -> None:
    text = pack_text(SAN_FRANCISCO)
    for old, new in (
        ("players = [2, 4]", "players = [2, 9]"),
        ("hand = 2", "hand = 2\nhat = 2"),
        ("pieces_left = 2\n", ""),
        ('"sea-lion"', '"fog-horn"'),
        ('label = "ne"', 'label = "up"'),
        ('id = "pier-39", name', 'id = "pier-39", nam'),
        ('b = "pier-39", length = 2, colour = "black"', 'b = "pier-39", length = "2", colour = "back"'),
        ('colour = "blue", double = 2 },\n  { a = "haight', 'colour = "blu", double = 2 },\n  { a = "haight'),
        ("points = 11", "points = -11"),
        ('text = "Golden Gate"', "text = 5"),
    ):
        text = swapped(text, old, new)
    told = found(text, "packs/sf.toml")
    assert told == [
        ("id-mismatch", 4, "id"),
        ("out-of-range", 8, "players[1]"),
        ("unknown-key", line_at(text, "hat = 2"), "cards.hat"),
        ("missing-key", line_at(text, "[end]"), "end.pieces_left"),
        ("duplicate-id", line_at(text, "symbols = ["), "souvenirs.symbols[4]"),
        ("bad-choice", line_at(text, 'label = "up"'), "board.locations[2].label"),
        ("missing-key", line_at(text, 'id = "pier-39"'), "board.locations[3].name"),
        ("unknown-key", line_at(text, 'id = "pier-39"'), "board.locations[3].nam"),
        ("wrong-type", line_at(text, 'length = "2"'), "board.routes[3].length"),
        ("unknown-colour", line_at(text, 'length = "2"'), "board.routes[3].colour"),
        ("unknown-colour", line_at(text, 'colour = "blu"'), "board.routes[19].colour"),
        ("out-of-range", line_at(text, "points = -11"), "tickets.deck[17].points"),
        ("wrong-type", line_at(text, "text = 5"), "scenery[9].text"),
    ]
