"""The board as a document: complete, well formed, safe and always the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from crosstown.cities.city import City, Place, Route
from crosstown.drawing import draw_board
from crosstown.drawing.primitives.lettering import label_of
from tests.drawing.svg_document import (
    SVG,
    assert_harmless,
    assert_references_resolve,
    ids,
    parsed,
    with_attribute,
)


@lru_cache
def empty_board(city: City) -> str:
    return draw_board(city)


def words(root: ElementTree.Element) -> Iterator[str]:
    for text in root.iter(f"{SVG}text"):
        lines = [line.text or "" for line in text.iter(f"{SVG}tspan")]
        yield " ".join(lines) if lines else "".join(text.itertext())


def everything_claimed(city: City) -> dict[str, int]:
    return {route.id: index % 4 for index, route in enumerate(city.routes)}


def all_tokens(city: City) -> dict[str, tuple[str, int]]:
    symbols = city.souvenirs.symbols if city.souvenirs else ("rubber-duck",)
    return {place.id: (symbols[i % len(symbols)], i % 4) for i, place in enumerate(city.places)}


def test_the_document_is_complete(city: City) -> None:
    root = parsed(empty_board(city))
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    labels = root.attrib["aria-labelledby"].split()
    assert [with_attribute(root, "id")[label].tag for label in labels] == [f"{SVG}title", f"{SVG}desc"]


def test_every_place_is_named_and_marked(city: City) -> None:
    root = parsed(empty_board(city))
    assert set(with_attribute(root, "data-place")) == {place.id for place in city.places}
    shown = set(words(root))
    for place in city.places:
        assert "".join(char for char in place.name if char.isprintable()) in shown


def test_every_route_is_one_element(city: City) -> None:
    assert set(with_attribute(parsed(empty_board(city)), "data-route")) == set(city.route)
    assert "data-seat" not in empty_board(city)


def test_claimed_routes_show_their_owner_and_vehicles(city: City) -> None:
    owners = everything_claimed(city)
    routes = with_attribute(parsed(draw_board(city, owners=owners)), "data-route")
    for route in city.routes:
        element = routes[route.id]
        assert element.attrib["data-seat"] == str(owners[route.id])
        uses = [use.attrib["href"] for use in element.iter(f"{SVG}use")]
        pieces = route.length if city.vehicle[route.vehicle].per_space else 1
        assert sum(f"-{owners[route.id]}" in href and "-piece-" in href for href in uses) == pieces
        assert sum(href.endswith(f"-seat-{owners[route.id]}") for href in uses) == pieces


def test_unclaimed_spaces_show_a_sign_and_ferries(city: City) -> None:
    routes = with_attribute(parsed(empty_board(city)), "data-route")
    for route in city.routes:
        uses = [use.attrib["href"] for use in routes[route.id].iter(f"{SVG}use")]
        ferries = sum(href.endswith("-ferry") for href in uses)
        spaces = route.length if city.vehicle[route.vehicle].per_space else 1
        assert ferries == route.ferries
        assert sum("-sign-" in href for href in uses) == spaces - ferries


def test_single_piece_routes_show_their_cards(city: City) -> None:
    routes = with_attribute(parsed(empty_board(city)), "data-route")
    for route in city.routes:
        numbers = [text.text for text in routes[route.id].iter(f"{SVG}text")]
        assert numbers == ([] if city.vehicle[route.vehicle].per_space else [str(route.length)])


def test_tokens_lie_at_their_places(city: City) -> None:
    tokens = all_tokens(city)
    stacks = with_attribute(parsed(draw_board(city, tokens=tokens)), "data-stack")
    assert set(stacks) == {place for place, (_, count) in tokens.items() if count}
    for place, stack in stacks.items():
        (pile,) = (element for element in stack.iter() if "data-symbol" in element.attrib)
        assert (pile.attrib["data-symbol"], int(pile.attrib["data-count"])) == tokens[place]


def test_highlights_ring_places(city: City) -> None:
    chosen = [city.places[0].id, city.places[-1].id]
    places = with_attribute(parsed(draw_board(city, highlight=chosen)), "data-place")
    assert {place for place, mark in places.items() if "data-highlight" in mark.attrib} == set(chosen)


def test_the_title_says_what_the_board_is(city: City) -> None:
    shown = list(words(parsed(empty_board(city))))
    assert city.name in shown
    assert ("unofficial reconstruction" if city.reconstruction else "unofficial") in shown


def test_everything_else_printed_is_names_and_numbers(city: City) -> None:
    """So that a board needs no translation but for its notice."""
    notices = [one for one in parsed(empty_board(city)).iter() if "data-notice" in one.attrib]
    assert [one.attrib["data-notice"] for one in notices] == [city.provenance]
    labels = (re.sub(r"[\x00-\x1f]", "", " ".join(label_of(place).lines)) for place in city.places)
    names = {city.name, *(part.text for part in city.scenery), *labels}
    others = set(words(parsed(empty_board(city)))) - names - {one.text for one in notices}
    assert not {word for word in others if not re.fullmatch(r"[+]?[0-9]+", word)}


def test_the_same_input_gives_the_same_bytes(city: City) -> None:
    owners, tokens = everything_claimed(city), all_tokens(city)
    first = draw_board(city, owners=owners, tokens=tokens, highlight=[city.places[0].id, city.places[1].id])
    turned = dict(reversed(owners.items()))
    again = draw_board(city, owners=turned, tokens=tokens, highlight={city.places[1].id, city.places[0].id})
    assert first == again


def test_files_stay_small(city: City) -> None:
    assert len(empty_board(city).encode()) < 200_000
    full = draw_board(
        city, owners=everything_claimed(city), tokens=all_tokens(city), names=["x"] * 4, caption="y"
    )
    assert len(full.encode()) < 200_000


def test_references_resolve_and_ids_are_unique(city: City) -> None:
    assert_references_resolve(draw_board(city, owners={city.routes[0].id: 0}, tokens=all_tokens(city)))


def test_two_pictures_share_no_ids(city: City) -> None:
    assert not ids(empty_board(city)) & ids(draw_board(city, owners={city.routes[0].id: 2}))


def test_nothing_from_a_pack_or_a_player_becomes_markup(nowhere: City) -> None:
    document = draw_board(nowhere, names=["<img onload=y>", "&"], caption="</svg><script>")
    root = parsed(document)
    assert "<script" not in document
    assert_harmless(root, "b", "img")
    assert "<script>alert('x')</script>" in set(words(root))
    assert "<img onload=y>" in set(words(root))


def test_seats_and_caption_stand_under_the_board(city: City) -> None:
    shown = list(words(parsed(draw_board(city, names=["Ada", "Grace"], caption="Last round"))))
    assert {"Ada", "Grace", "Last round"} <= set(shown)


def test_the_description_says_who_holds_what(city: City) -> None:
    root = parsed(
        draw_board(city, owners={city.routes[0].id: 1, city.routes[-1].id: 1}, names=["Ada", "Grace"])
    )
    description = root.findtext(f"{SVG}desc") or ""
    assert "2 of them claimed" in description
    assert "Grace (blue, square): 2." in description


def test_panels_that_find_no_room_go_below_the_board(nowhere: City) -> None:
    grid = [(x, y) for x in range(40, 1200, 80) for y in range(40, 900, 80)]
    places = tuple(Place(f"p{i}", f"Place {i}", x, y, "e", district=1) for i, (x, y) in enumerate(grid))
    routes = tuple(Route(p.id, q.id, 1, "gray", "gondola") for p, q in pairwise(places))
    crowded = replace(nowhere, places=places, routes=routes, souvenirs=None, scenery=())
    root = parsed(draw_board(crowded))
    assert crowded.name in set(words(root))
    assert float(root.attrib["height"]) > 1100


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"owners": {"nowhere--else": 0}}, "has no"),
        ({"tokens": {"x": ("y", 1)}}, "has no"),
        ({"highlight": ["x"]}, "has no"),
        ({"owners": {"harbour--mill": -1}}, "no seat"),
        ({"owners": {"harbour--mill": 4}}, "no seat"),
    ],
)
def test_unknown_ids_and_seats_are_refused(nowhere: City, wrong: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        draw_board(nowhere, **wrong)  # type: ignore[arg-type]
