"""Reading packs: valid ones, single mistakes with their code, line and key, and random bytes."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from crosstown.cities.checks.read_and_check import MOST_BYTES, read_pack
from crosstown.errors import PackError
from tests.cities.damaged_packs import found, line_at, pack_text, problems, swapped

LONDON, SAN_FRANCISCO, BERLIN = "london", "san-francisco", "berlin"
CITIES = (LONDON, SAN_FRANCISCO, BERLIN)

# What stands in the packs, and is replaced more than once.
ORANGE = 'length = 4, colour = "orange" }'
POINTS = "{ 1 = 1, 2 = 2, 3 = 4, 4 = 7 }"
BAKER_STREET = '{ a = "baker-street", b = "british-museum"'
BIG_BEN = '{ a = "big-ben", b = "tower-of-london"'
TOKEN_POINTS = "[0, 0, 1, 2, 4, 6, 9, 12]"

Case = tuple[str, str, str, str, str]
"""The pack, what stands there, what is put there instead, and the code and the key of the one problem."""

VALUES: list[Case] = [
    # the shape of things
    (LONDON, 'format = 1', 'format = "1"', "wrong-type", "format"),
    (LONDON, 'format = 1', 'format = 2', "unsupported-format", "format"),
    (LONDON, 'id = "london"', 'id = "London"', "bad-id", "id"),
    (LONDON, 'id = "london"', 'id = "a--b"', "bad-id", "id"),
    (LONDON, 'name = "London"', 'name = " "', "bad-text", "name"),
    (LONDON, 'name = "London"', 'name = "Lon\\u0007don"', "bad-text", "name"),
    (LONDON, 'name = "London"', 'name = "Lon\\u202edon"', "bad-text", "name"),
    (LONDON, 'name = "London"', f'name = "{"x" * 81}"', "bad-text", "name"),
    (LONDON, 'name = "London"', 'nickname = "L"\nname = "London"', "unknown-key", "nickname"),
    (LONDON, '"verified"', '"checked"', "bad-choice", "provenance"),
    (LONDON, '"verified"', '3', "bad-choice", "provenance"),
    (LONDON, 'players = [2, 4]', 'players = 4', "wrong-type", "players"),
    (LONDON, 'players = [2, 4]', 'players = [2]', "too-few", "players"),
    (LONDON, 'players = [2, 4]', 'players = [2, 3, 4]', "too-many", "players"),
    (LONDON, 'players = [2, 4]', 'players = [1, 4]', "out-of-range", "players[0]"),
    (LONDON, 'players = [2, 4]', 'players = [2, 5]', "out-of-range", "players[1]"),
    (LONDON, 'players = [2, 4]', 'players = [4, 2]', "players-order", "players"),
    (LONDON, 'designed = ["coordinates, label', 'designed = [7, "label', "wrong-type", "sources.designed[0]"),
    # cards
    (LONDON, 'hand = 2', 'hand = true', "wrong-type", "cards.hand"),
    (LONDON, 'hand = 2', 'hand = 2.0', "wrong-type", "cards.hand"),
    (LONDON, 'hand = 2', 'hand = nan', "wrong-type", "cards.hand"),
    (LONDON, 'hand = 2', 'hand = 1979-05-27', "wrong-type", "cards.hand"),
    (LONDON, 'hand = 2', 'hand = []', "wrong-type", "cards.hand"),
    (LONDON, 'hand = 2', 'hand = -1', "out-of-range", "cards.hand"),
    (LONDON, 'hand = 2', f'hand = {10**30}', "out-of-range", "cards.hand"),
    (LONDON, 'hand = 2', f'hand = 0x{"f" * 5000}', "out-of-range", "cards.hand"),
    (LONDON, 'hand = 2', 'hand = 10', "too-few-cards", "cards.hand"),
    (LONDON, 'market = 5', 'market = 0', "out-of-range", "cards.market"),
    (LONDON, 'market = 5', 'market = 9', "out-of-range", "cards.market"),
    (LONDON, 'market_wild_limit = 3', 'market_wild_limit = 0', "out-of-range", "cards.market_wild_limit"),
    (LONDON, 'market_wild_limit = 3', 'market_wild_limit = 7', "out-of-range", "cards.market_wild_limit"),
    (LONDON, 'market_wild_limit = 3', 'market_wild_limit = 1', "sweep-endless", "cards.market_wild_limit"),
    (LONDON, 'count = 8 }', 'count = -1 }', "out-of-range", "cards.wild.count"),
    (LONDON, 'wild = { name', 'wild = { nam = "x", name', "unknown-key", "cards.wild.nam"),
    (LONDON, 'orange = 6,', 'orange = 6, Red = 1,', "bad-id", "cards.colours.Red"),
    (LONDON, 'orange = 6,', 'orange = 6, wild = 1,', "reserved-colour", "cards.colours.wild"),
    (LONDON, 'orange = 6,', 'orange = 6, gray = 1,', "reserved-colour", "cards.colours.gray"),
    (LONDON, 'orange = 6,', 'orange = 0,', "out-of-range", "cards.colours.orange"),
    (LONDON, 'colours = {', 'colours = { u = 1, v = 1, w = 1,', "too-many", "cards.colours"),
    (LONDON, 'colours = {', 'colours = { violet = 21,', "too-many-cards", "cards.colours"),
    # vehicles, the end
    (LONDON, 'id = "bus"', 'id = "Bus"', "bad-id", "vehicles[0].id"),
    (LONDON, 'count = 17', 'count = 0', "out-of-range", "vehicles[0].count"),
    (LONDON, '"per_space"', '"each"', "bad-choice", "vehicles[0].pieces"),
    (LONDON, POINTS, '{ 1 = 1, 2 = 2, 3 = 4, 4 = 7.5 }', "wrong-type", "vehicles[0].points.4"),
    (LONDON, POINTS, '{ 1 = 1, 2 = 2, 3 = 4, 4 = 101 }', "out-of-range", "vehicles[0].points.4"),
    (LONDON, '4 = 7 }', '4 = 7, 05 = 8 }', "bad-number-key", "vehicles[0].points.05"),
    (LONDON, '4 = 7 }', '4 = 7, x = 8 }', "bad-number-key", "vehicles[0].points.x"),
    (LONDON, '4 = 7 }', '4 = 7, "٣" = 8 }', "bad-number-key", 'vehicles[0].points."٣"'),
    (LONDON, '4 = 7 }', '4 = 7, 9 = 8 }', "bad-number-key", "vehicles[0].points.9"),
    (LONDON, 'pieces_left = 2', 'pieces_left = 17', "end-at-once", "end.pieces_left"),
    (LONDON, 'pieces_left = 2', 'pieces_left = -1', "out-of-range", "end.pieces_left"),
    (LONDON, 'both_from_players = 3', 'both_from_players = 1',
     "out-of-range", "double_routes.both_from_players"),
    (LONDON, 'both_from_players = 3', 'both_from_players = 6',
     "out-of-range", "double_routes.both_from_players"),
    # districts
    (LONDON, '1 = { points = 1, colour = "black" }', '1 = { points = "1", colour = "black" }',
     "wrong-type", "districts.1.points"),
    (LONDON, '1 = { points = 1, colour = "black" }', '1 = 1', "wrong-type", "districts.1"),
    (LONDON, '5 = { points = 5, colour = "red" }', '5 = { points = 5, colour = "red" }\n9 = {}',
     "bad-number-key", "districts.9"),
    (LONDON, 'wrap = true, district = 5', 'wrap = true', "missing-district", "board.locations[1].district"),
    (LONDON, 'wrap = true, district = 5', 'wrap = true, district = 7',
     "unknown-district", "board.locations[1].district"),
    (LONDON, 'wrap = true, district = 5', 'wrap = true, district = 9',
     "out-of-range", "board.locations[1].district"),
    # places
    (LONDON, 'x = 225', 'x = -1', "out-of-range", "board.locations[0].x"),
    (LONDON, 'x = 225', 'x = 1200.5', "out-of-range", "board.locations[0].x"),
    (LONDON, 'x = 225', 'x = nan', "out-of-range", "board.locations[0].x"),
    (LONDON, 'x = 225', 'x = inf', "out-of-range", "board.locations[0].x"),
    (LONDON, 'x = 225', f'x = {10**400}', "out-of-range", "board.locations[0].x"),
    (LONDON, 'x = 225', 'x = 1e999', "out-of-range", "board.locations[0].x"),
    (LONDON, 'x = 225', 'x = true', "wrong-type", "board.locations[0].x"),
    (LONDON, 'y = 92', 'y = 901', "out-of-range", "board.locations[0].y"),
    (LONDON, 'label = "sw"', 'label = "up"', "bad-choice", "board.locations[3].label"),
    (LONDON, 'y = 262, label = "w", wrap = true', 'y = 262, label = "w", wrap = 1',
     "wrong-type", "board.locations[1].wrap"),
    (LONDON, 'nudge = [-30, 2]', 'nudge = [-30]', "too-few", "board.locations[3].nudge"),
    (LONDON, 'nudge = [-30, 2]', 'nudge = [-30, "2"]', "wrong-type", "board.locations[3].nudge[1]"),
    (LONDON, 'nudge = [-30, 2]', 'nugde = [-30, 2]', "unknown-key", "board.locations[3].nugde"),
    # routes
    (LONDON, ORANGE, 'length = 0, colour = "orange" }', "out-of-range", "board.routes[3].length"),
    (LONDON, ORANGE, 'length = 9, colour = "orange" }', "out-of-range", "board.routes[3].length"),
    (LONDON, ORANGE, 'length = 5, colour = "orange" }', "missing-points", "board.routes[3].length"),
    (LONDON, ORANGE, 'length = 4, colour = "ornage" }', "unknown-colour", "board.routes[3].colour"),
    (LONDON, ORANGE, 'length = 4, colour = "wild" }', "unknown-colour", "board.routes[3].colour"),
    (LONDON, ORANGE, 'length = 4, colour = "orange", vehicle = "tram" }',
     "unknown-vehicle", "board.routes[3].vehicle"),
    (LONDON, ORANGE, 'length = 4, colour = "orange", double = 3 }', "out-of-range", "board.routes[3].double"),
    (LONDON, ORANGE, 'length = 4, colour = "orange", double = 1 }', "double-pair", "board.routes[3].double"),
    (LONDON, ORANGE, 'length = 4, colour = "orange", double = 2 }', "double-pair", "board.routes[3].double"),
    (LONDON, ORANGE, 'length = 4, colour = "orange", curve = 1e9 }', "out-of-range", "board.routes[3].curve"),
    (LONDON, ORANGE, 'length = 4, colour = "orange", ferries = 5 }',
     "ferries-length", "board.routes[3].ferries"),
    (LONDON, BAKER_STREET, '{ a = "baker-stret", b = "british-museum"', "unknown-place", "board.routes[3].a"),
    (LONDON, BAKER_STREET, '{ a = "baker-street", b = "baker-street"', "same-place", "board.routes[3].b"),
    (LONDON, BAKER_STREET, '{ a = "baker-street", b = "regents-park"', "duplicate-route", "board.routes[3]"),
    (LONDON, 'b = "buckingham-palace", length = 1, colour = "orange"',
     'b = "buckingham-palace", curve = 1, length = 1, colour = "orange"',
     "double-differs", "board.routes[43].curve"),
    # tickets
    (LONDON, 'deal = 2', 'deal = 5', "out-of-range", "tickets.deal"),
    (LONDON, 'deal_keep = 1', 'deal_keep = 3', "keep-too-many", "tickets.deal_keep"),
    (LONDON, 'draw = 2', 'draw = 0', "out-of-range", "tickets.draw"),
    (LONDON, 'draw_keep = 1', 'draw_keep = 3', "keep-too-many", "tickets.draw_keep"),
    (LONDON, 'points = 11 }', 'points = 0 }', "out-of-range", "tickets.deck[0].points"),
    (LONDON, 'points = 11 }', 'points = 101 }', "out-of-range", "tickets.deck[0].points"),
    (LONDON, BIG_BEN, '{ a = "big-ben", b = "tower"', "unknown-place", "tickets.deck[3].b"),
    (LONDON, BIG_BEN, '{ a = "big-ben", b = "big-ben"', "same-place", "tickets.deck[3].b"),
    (LONDON, BIG_BEN, '{ a = "tower-of-london", b = "baker-street"', "duplicate-ticket", "tickets.deck[3]"),
    # souvenirs
    (SAN_FRANCISCO, '"sea-lion"', '"Sea Lion"', "bad-id", "souvenirs.symbols[3]"),
    (SAN_FRANCISCO, '"sea-lion"', '"fog-horn"', "duplicate-id", "souvenirs.symbols[4]"),
    (SAN_FRANCISCO, '"sea-lion", ', '', "souvenir-symbols", "souvenirs.symbols"),
    (SAN_FRANCISCO, '"sea-lion"', '"a", "b", "c"', "too-many", "souvenirs.symbols"),
    (SAN_FRANCISCO, 'start = ["alcatraz"', 'start = ["sunset"', "duplicate-id", "souvenirs.start[3]"),
    (SAN_FRANCISCO, 'start = ["alcatraz"', 'start = ["alcatras"', "unknown-place", "souvenirs.start[0]"),
    (SAN_FRANCISCO, 'stack = { 2 = 2, 3 = 2', 'stack = { 2 = 2', "missing-key", "souvenirs.stack.3"),
    (SAN_FRANCISCO, 'stack = { 2 = 2', 'stack = { 1 = 1, 2 = 2', "bad-number-key", "souvenirs.stack.1"),
    (SAN_FRANCISCO, 'placed = { 2 = 1', 'placed = { 2 = 0', "out-of-range", "souvenirs.placed.2"),
    (SAN_FRANCISCO, '2 = [1, 1]', '2 = [1, 3]', "out-of-range", "souvenirs.placed_by.2[1]"),
    (SAN_FRANCISCO, '2 = [1, 1]', '2 = [1]', "too-few", "souvenirs.placed_by.2"),
    (SAN_FRANCISCO, '2 = [1, 1]', '2 = [1, 2, 1]', "too-many", "souvenirs.placed_by.2"),
    (SAN_FRANCISCO, TOKEN_POINTS, '[0, 0, 1, 2, 4, 6, 9]', "souvenir-points", "souvenirs.points"),
    (SAN_FRANCISCO, TOKEN_POINTS, '[0, 0, 1, 2, 4, 6, 9, 999]', "out-of-range", "souvenirs.points[7]"),
    # scenery
    (LONDON, 'text = "Thames"', 'text = ""', "bad-text", "scenery[4].text"),
    (LONDON, 'text = "Thames"', 'text = "Thames"\nwidth = 3', "unknown-key", "scenery[4].width"),
    (LONDON, 'at = [752, 524]', 'at = [752, inf]', "out-of-range", "scenery[4].at[1]"),
    (LONDON, 'kind = "river"', 'kind = "stream"', "bad-choice", "scenery[3].kind"),
    (LONDON, 'width = 44', 'width = 0', "out-of-range", "scenery[3].width"),
    (LONDON, '[[548, 930], [556, 840],', '[[548, 930], 556,', "wrong-type", "scenery[3].points[1]"),
]  # fmt: skip


@pytest.mark.parametrize(("city", "old", "new", "code", "key"), VALUES)
def test_a_wrong_value(city: str, old: str, new: str, code: str, key: str) -> None:
    text = swapped(pack_text(city), old, new)
    told = problems(text)
    assert [(problem.code, problem.key) for problem in told] == [(code, key)]
    put_below = new.startswith(f"{old}\n")
    assert told[0].line == line_at(pack_text(city), old) + put_below


MISSING: list[tuple[str, str, str]] = [
    # what is taken out of London, the key that is missed, and what stands on the line where that is told
    ("format = 1\n", "format", "# City pack"),
    ('provenance = "verified"\n', "provenance", "# City pack"),
    ("hand = 2\n", "cards.hand", "[cards]"),
    ("[end]\npieces_left = 2\n", "end", "# City pack"),
    ("count = 17\n", "vehicles[0].count", "[[vehicles]]"),
    (', colour = "red"', "districts.5.colour", "5 = { points = 5"),
    (', label = "sw"', "board.locations[3].label", 'id = "british-museum"'),
    (", points = 11", "tickets.deck[0].points", '{ a = "baker-street", b = "tower-of-london"'),
    ("at = [752, 524]\n", "scenery[4].at", '[[scenery]]\nkind = "text"'),
    ('text = "Thames"\n', "scenery[4].text", '[[scenery]]\nkind = "text"'),
]


@pytest.mark.parametrize(("gone", "key", "marker"), MISSING)
def test_a_missing_key_is_told_where_its_table_begins(gone: str, key: str, marker: str) -> None:
    text = swapped(pack_text(LONDON), gone, "")
    assert found(text) == [("missing-key", line_at(text, marker), key)]


COUNTS = {LONDON: (17, 44, 9, 20), SAN_FRANCISCO: (20, 53, 11, 24), BERLIN: (20, 52, 16, 22)}


@pytest.mark.parametrize("city", CITIES)
def test_the_counts_are_those_of_the_pack_readme(city: str) -> None:
    data = pack_text(city).encode()
    read = read_pack(data, f"{city}.toml")
    doubles = sum(route.double == 1 for route in read.routes)
    assert (len(read.places), len(read.routes), doubles, len(read.tickets)) == COUNTS[city]
    assert read.reconstruction == (city != LONDON)
    assert read.sha256 == hashlib.sha256(data).hexdigest()
    assert read.file == Path(f"{city}.toml")
    assert hash(read) == hash(read_pack(data, "elsewhere"))


def test_what_is_read_is_what_is_written() -> None:
    city = read_pack(pack_text(SAN_FRANCISCO).encode(), "san-francisco.toml")
    assert city.players == (2, 4)
    assert (city.hand, city.market, city.wild_limit, city.wild_name, city.wild_count) == (2, 5, 3, "ferry", 8)
    assert list(city.colours) == ["blue", "green", "black", "pink", "red", "orange"]
    assert city.vehicles[0].per_space
    assert city.vehicles[0].points == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10}
    assert city.souvenirs is not None
    assert city.souvenirs.placed_by == {2: (1, 1), 3: (1, 2), 4: (1, 2)}
    assert city.souvenirs.points == (0, 0, 1, 2, 4, 6, 9, 12)
    assert city.route["golden-gate-bridge--fort-mason"].ferries == 1
    assert city.route["castro--mission:2"].vehicle == "cable-car"
    assert city.place["pier-39"].nudge == (32.0, -4.0)
    assert city.districts == ()
    assert city.scenery[0].points[0] == (-60.0, -60.0)
    berlin = read_pack(pack_text(BERLIN).encode(), "berlin.toml")
    assert not berlin.vehicle["subway"].per_space
    assert berlin.souvenirs is None


def test_the_id_is_the_name_of_the_file() -> None:
    text = pack_text(LONDON)
    assert found(text, "packs/paris.toml") == [("id-mismatch", 3, "id")]
    assert found(text, "<stdin>") == found(text, "-") == found(text, "packs/paris.txt") == []


def test_a_suggestion_comes_with_what_is_misspelt() -> None:
    for old, new, meant in (
        ("market = 5", "markt = 5", "market"),
        ("[districts]", "[distrcts]", "districts"),
        (
            '{ a = "big-ben", b = "tower-of-london"',
            '{ a = "big-ben", b = "tower-of-londn"',
            "tower-of-london",
        ),
        ('colour = "green", curve = -16', 'colour = "greeen", curve = -16', "green"),
    ):
        told = problems(swapped(pack_text(LONDON), old, new))
        assert any(f'did you mean "{meant}"?' in problem.message for problem in told)


def test_a_pack_in_the_long_style_is_read_alike() -> None:
    """Arrays of tables under headers instead of inline tables: the same city, and the right lines."""
    text = re.sub(r"\[board\]\nlocations = \[\n|\]\nroutes = \[\n", "", pack_text(BERLIN))
    text = re.sub(r"^  \{ (id = .*) \},$", r"[[board.locations]]\n\1", text, flags=re.MULTILINE)
    text = re.sub(r"^  \{ (a = .*length.*) \},$", r"[[board.routes]]\n\1", text, flags=re.MULTILINE)
    text = re.sub(
        r"^((?:id|a) = .*)", lambda row: re.sub(r", (?=[a-z]+ =)", "\n", row[0]), text, flags=re.MULTILINE
    )
    text = swapped(text, "]\n\n[tickets]", "\n[tickets]")
    long, short = (read_pack(pack.encode(), "-") for pack in (text, pack_text(BERLIN)))
    assert (long.places, long.routes, long.tickets) == (short.places, short.routes, short.tickets)
    text = swapped(
        text,
        'a = "potsdamer-platz"\nb = "gleisdreieck"\nlength = 2\n',
        'a = "potsdamer-platz"\nlength = 2.5\n',
    )
    header = line_at(text, 'a = "potsdamer-platz"\nlength = 2.5') - 1
    assert found(text) == [
        ("missing-key", header, "board.routes[37].b"),
        ("wrong-type", header + 2, "board.routes[37].length"),
    ]


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"format = 1\nid = \xff\n", "pack-encoding", 2),
        (b"format = 1\n\nid = \n", "pack-syntax", 3),
        (b'format = 1\nid = """never closed\n\n', "pack-syntax", 2),
        (b"format = 1\nformat = 1\n", "pack-syntax", 2),
        (b"\x00", "pack-syntax", 1),
        (b"format = 1\nx = " + b"9" * 5000, "pack-syntax", 2),
        (b"format = 1\nx = " + b"[" * 500_000, "pack-syntax", 1),
        (b"format = 1\nx = " + b"{a=" * 300_000, "pack-syntax", 1),
        (b"format = 1\n" + b"a." * 500_000 + b"b = 1", "pack-syntax", 2),
        (b"format = 1\n[" + b'"a" . ' * 150_000 + b"b]", "pack-syntax", 2),
        (b"#" * (MOST_BYTES + 1), "pack-too-large", 1),
        (b"\n" * (10 * MOST_BYTES), "pack-too-large", 1),
    ],
)
def test_what_is_no_toml_is_refused_with_its_line(data: bytes, code: str, line: int) -> None:
    assert found(data) == [(code, line, "")]


def test_a_byte_order_mark_does_no_harm() -> None:
    assert found(b"\xef\xbb\xbf" + pack_text(LONDON).encode()) == []


def test_an_empty_file_lacks_everything() -> None:
    assert {(code, line) for code, line, _ in found(b"")} == {("missing-key", 1)}


def test_hostile_files_are_answered_briefly() -> None:
    keys = "".join(f"k{index} = 1\n" for index in range(70_000))
    assert 20 < len(problems(keys)) < 50
    colours = ", ".join(f"k{index} = 1" for index in range(60_000))
    text = re.sub(r"colours = \{.*?\}", f"colours = {{ {colours} }}", pack_text(LONDON))
    assert found(text) == [("too-many", line_at(text, "colours = {"), "cards.colours")]
    deep = "scenery = " + "[" * 100 + "]" * 100 + "\n" + pack_text(LONDON).split("[[scenery]]")[0]
    assert found(deep) == [("wrong-type", 1, "scenery[0]")]
    long = swapped(pack_text(LONDON), "hand = 2", f"hand = 2\n{'x' * 50_000} = 1")
    assert max(len(str(problem)) for problem in problems(long)) < 500


def test_the_error_tells_everything_in_print() -> None:
    with pytest.raises(PackError) as caught:
        read_pack(pack_text(LONDON).replace("hand = 2", "hand = -2").encode(), "x/london.toml")
    assert str(caught.value) == (
        "x/london.toml:19: cards.hand: hand must be from 0 to 64, not -2 [out-of-range]"
    )


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        (
            'y = 650, label = "s" },',
            'y = 650, label = "s" } # here',
            37,
            "a comma or the closing ] is missing",
        ),
        ("x = 190, y", "x = 190 y", 37, "a comma or the closing } is missing after this"),
        ("{ red = 6, blue", "{ red = 6 blue", 19, "a comma or the closing } is missing after this"),
        ('name = "Toytown"', "name = Toytown", 4, "a text needs quotation marks"),
        ('name = "Toytown"', 'name = "Toytown', 4, "the closing quotation mark of a text is missing"),
        ("market = 4", "market 4", 16, "a key needs = and a value"),
        ("hand = 2", "hand = 2\nhand = 3", 16, "this key is there twice"),
    ],
)
def test_what_is_not_toml_is_told_with_a_remedy(old: str, new: str, line: int, told: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / "examples" / "toytown.toml").read_text(encoding="utf-8")
    assert old in text
    [problem] = problems(text.replace(old, new, 1))
    assert (problem.code, problem.line) == ("pack-syntax", line)
    assert told in problem.message
