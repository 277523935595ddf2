"""The interactive board has every part that a page shows and hides exactly once, and nothing unsafe."""

from __future__ import annotations

import gzip
import math
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from xml.etree import ElementTree

import pytest

from crosstown.cities import load_city
from crosstown.cities.city import City, Place, Route
from crosstown.drawing.board.interactive_board import (
    Layout,
    draw_background,
    draw_compact_background,
    draw_interactive_board,
    draw_whole_ground,
    layout,
)
from crosstown.drawing.board.interactive_parts import hit_line
from crosstown.drawing.board.routes import ferry_spaces, route_shape
from crosstown.drawing.board.static_board import draw_board
from crosstown.drawing.primitives.free_space import Box
from crosstown.drawing.primitives.lettering import label_of
from crosstown.drawing.primitives.palette import SEATS
from tests.drawing.svg_document import SVG, assert_harmless, assert_references_resolve, ids, with_attribute

DRAWINGS = (draw_interactive_board, draw_background, draw_compact_background)
LAYERS = ["words", "halos", "spaces", "pieces", "places", "labels", "compact-labels", "stacks", "fog", "hits"]


@lru_cache
def drawn(draw: Callable[[City], str], city: City) -> str:
    return draw(city)


@lru_cache
def parsed(city: City) -> ElementTree.Element:
    return ElementTree.fromstring(drawn(draw_interactive_board, city))


@lru_cache
def where(city: City) -> Layout:
    return layout(city)


def layer(root: ElementTree.Element, name: str) -> ElementTree.Element:
    (found,) = (part for part in root.iter() if part.attrib.get("data-layer") == name)
    return found


def test_the_root_leaves_its_size_to_the_page(city: City) -> None:
    root = parsed(city)
    assert root.attrib["class"] == "ct-board"
    assert not {"width", "height"} & root.attrib.keys()
    assert [float(x) for x in root.attrib["viewBox"].split()] == list(where(city).view)


def test_the_layers_come_from_the_ground_up(city: City) -> None:
    found = [part.attrib["data-layer"] for part in parsed(city).iter() if "data-layer" in part.attrib]
    assert found == LAYERS


@pytest.mark.parametrize(
    ("of", "where", "attribute"),
    [
        ("route", "halos", "data-halo"),
        ("route", "spaces", "data-route"),
        ("route", "pieces", "data-pieces"),
        ("route", "hits", "data-hit"),
        ("place", "places", "data-place"),
        ("place", "labels", "data-label"),
        ("place", "compact-labels", "data-compact-label"),
        ("place", "stacks", "data-spot"),
        ("place", "hits", "data-place-hit"),
    ],
)
def test_every_route_and_place_has_each_part_once(city: City, of: str, where: str, attribute: str) -> None:
    root, names = parsed(city), list(getattr(city, of))
    assert list(with_attribute(layer(root, where), attribute)) == names
    assert list(with_attribute(root, attribute)) == names


def test_places_know_their_district_and_have_a_ring(city: City) -> None:
    for name, mark in with_attribute(parsed(city), "data-place").items():
        district = city.place[name].district
        assert mark.attrib.get("data-district") == (None if district is None else str(district))
        (ring,) = (part for part in mark.iter() if part.attrib.get("class") == "ct-ring")
        assert ring.attrib["fill"] == "none"
        assert "stroke" not in ring.attrib


def test_every_space_has_a_vehicle_and_room_for_a_mark(city: City) -> None:
    for name, parts in with_attribute(parsed(city), "data-pieces").items():
        route = city.route[name]
        pieces = [part for part in parts if part.attrib.get("class") == "ct-piece"]
        assert len(pieces) == (route.length if city.vehicle[route.vehicle].per_space else 1)
        assert [part.attrib.get("class") for part in parts].count("ct-claimed-bed") == 1
        for piece in pieces:
            uses = [use.attrib for use in piece.iter(f"{SVG}use")]
            assert ["href" in use for use in uses if use.get("class") == "ct-mark"] == [False]
            assert [use["href"] for use in uses if "class" not in use] == [f"#ct-piece-{route.vehicle}"]


def test_pieces_take_their_paint_from_the_page(city: City) -> None:
    """No seat's own colour is in the document: the same piece serves all four."""
    root = parsed(city)
    for parts in with_attribute(root, "data-pieces").values():
        paints = {part.attrib.get("stroke") for part in parts.iter(f"{SVG}use")} - {None}
        assert paints <= {f"var(--seat-{kind})" for kind in ("fill", "edge", "light")}
        assert {"var(--seat-fill)", "var(--seat-edge)"} <= paints


def test_open_spaces_show_signs_ferries_and_the_number_of_cards(city: City) -> None:
    for name, spaces in with_attribute(parsed(city), "data-route").items():
        route = city.route[name]
        single = not city.vehicle[route.vehicle].per_space
        uses = Counter(use.attrib["href"] for use in spaces.iter(f"{SVG}use"))
        ferries = len(ferry_spaces(route))
        assert uses["#ct-ferry"] == ferries
        assert uses[f"#ct-sign-{route.colour}"] == (1 if single else route.length) - ferries
        assert [text.text for text in spaces.iter(f"{SVG}text")] == ([str(route.length)] if single else [])


def test_symbols_a_page_may_use(city: City) -> None:
    symbols = {part.attrib["id"]: part for part in parsed(city).iter(f"{SVG}symbol")}
    wanted = {f"ct-piece-{vehicle.id}" for vehicle in city.vehicles}
    wanted |= {f"ct-mark-{seat.shape}" for seat in SEATS}
    wanted |= {f"ct-sign-{kind}" for kind in (*city.kinds, *(route.colour for route in city.routes))}
    wanted |= {f"ct-souvenir-{name}" for name in (city.souvenirs.symbols if city.souvenirs else ())}
    assert wanted <= symbols.keys()
    for name in wanted:
        assert "viewBox" in symbols[name].attrib
    for kind in city.kinds:
        assert {part.attrib["fill"] for part in symbols[f"ct-sign-{kind}"]} == {"currentColor"}


def test_nothing_a_page_must_not_get(city: City) -> None:
    root = parsed(city)
    assert_harmless(root, "title")
    for halo in with_attribute(root, "data-halo").values():
        assert {name for name in halo.attrib if name.startswith("stroke")} <= {"stroke-linecap"}


def test_references_resolve_and_ids_are_prefixed(city: City) -> None:
    for draw in DRAWINGS:
        document = drawn(draw, city)
        assert all(name.startswith("ct-") for name in ids(document))
        assert_references_resolve(document)


def test_hits_are_generous_and_those_of_a_double_do_not_meet(city: City) -> None:
    hits = with_attribute(parsed(city), "data-hit")
    assert all(float(hit.attrib["stroke-width"]) >= 34 for hit in hits.values())
    lines = {name: hit_line(route_shape(city, route)) for name, route in city.route.items()}
    for one, other in combinations(city.routes, 2):
        if one.double and {one.a, one.b} == {other.a, other.b}:
            (p, _), (q, _) = (lines[r.id].at(lines[r.id].length / 2) for r in (one, other))
            assert math.dist(p, q) >= float(hits[one.id].attrib["stroke-width"])


def test_a_hit_covers_its_own_spaces(city: City) -> None:
    """The middle of each space belongs to its route's band, also where that is moved aside."""
    for route in city.routes:
        shape = route_shape(city, route)
        line = hit_line(shape)
        fine = [line.at(line.length * step / 400)[0] for step in range(401)]
        for space in shape.spaces:
            assert min(math.dist(p, (space.x, space.y)) for p in fine) < 17


def test_place_hits_can_be_met_by_a_thumb(city: City) -> None:
    for name, hit in with_attribute(parsed(city), "data-place-hit").items():
        assert float(hit.attrib["r"]) >= 26
        assert (float(hit.attrib["cx"]), float(hit.attrib["cy"])) == (city.place[name].x, city.place[name].y)


def test_the_layout_says_where_things_are(city: City) -> None:
    told, root = where(city), parsed(city)
    assert list(told.routes) == list(city.route)
    assert list(told.places) == list(city.place)
    halos, pieces = with_attribute(root, "data-halo"), with_attribute(root, "data-pieces")
    for name, route in told.routes.items():
        assert route.path == halos[name].attrib["d"]
        assert len(route.spaces) == sum(p.attrib.get("class") == "ct-piece" for p in pieces[name])
    spots = with_attribute(root, "data-spot")
    for name, place in told.places.items():
        x, y = map(float, re.findall(r"-?[\d.]+", spots[name].attrib["transform"]))
        assert place.spot == (x, y)
        assert math.dist((city.place[name].x, city.place[name].y), place.spot) < 60


def test_spots_do_not_cover_one_another(city: City) -> None:
    spots = [place.spot for place in where(city).places.values()]
    assert all(math.dist(p, q) > 24 for p, q in combinations(spots, 2))


def test_equal_cities_give_equal_bytes_and_few(city: City) -> None:
    for draw in DRAWINGS:
        document = drawn(draw, city)
        assert document == draw(city)
        assert len(gzip.compress(document.encode())) < 30_000


def test_the_ground_is_a_picture_of_the_same_size_without_words(city: City) -> None:
    """A picture has none of the page's fonts, so its words are in the page, every one of them."""
    ground = ElementTree.fromstring(drawn(draw_background, city))
    assert ground.attrib["viewBox"] == parsed(city).attrib["viewBox"]
    assert not list(ground.iter(f"{SVG}text"))
    assert len(list(ground.iter(f"{SVG}use"))) > 20
    printed = ElementTree.fromstring(draw_board(city))
    lettered = Counter("".join(text.itertext()) for text in printed.iter(f"{SVG}text"))
    told = Counter("".join(text.itertext()) for text in parsed(city).iter(f"{SVG}text"))
    assert not lettered - told
    assert layer(parsed(city), "words").findall(f".//{SVG}text")


def test_the_words_are_all_those_of_the_background(city: City) -> None:
    drawn = ElementTree.fromstring(draw_whole_ground(city))
    whole = Counter("".join(text.itertext()) for text in drawn.iter(f"{SVG}text"))
    words = Counter("".join(text.itertext()) for text in layer(parsed(city), "words").iter(f"{SVG}text"))
    assert whole
    assert whole <= words


def test_a_crowded_city_keeps_its_panels_on_the_sheet(nowhere: City) -> None:
    grid = [(x, y) for x in range(40, 1200, 110) for y in range(40, 900, 110)]
    places = tuple(Place(f"p{i}", f"Place {i}", x, y, "e") for i, (x, y) in enumerate(grid))
    routes = (Route("p0", "p1", 1, "gray", "gondola"),)
    crowded = replace(nowhere, places=places, routes=routes, souvenirs=None, scenery=())
    assert where(crowded).view[3] > 1000
    assert [float(x) for x in parsed(crowded).attrib["viewBox"].split()] == list(where(crowded).view)


def test_fog_drifts_over_no_name() -> None:
    fog = layer(parsed(load_city("san-francisco")), "fog")
    assert fog.attrib["pointer-events"] == "none"
    assert len([part for part in fog if part.attrib["class"] == "ct-wisp"]) >= 3
    names = [label_of(place).box for place in load_city("san-francisco").places]
    for use in fog.iter(f"{SVG}use"):
        x, y, *scale = map(float, re.findall(r"-?[\d.]+", use.attrib["transform"]))
        size = scale[0] if scale else 1.0
        assert not any(name.meets(Box.around(x, y, 200 * size, 40 * size)) for name in names)
