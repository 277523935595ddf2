"""Posters and cards: complete, safe, small, always the same, and distinguishable without colours."""

from __future__ import annotations

import gzip
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from crosstown.cities.city import WILD, City
from crosstown.drawing.cards import draw_card, draw_card_back
from crosstown.drawing.poster import draw_poster
from tests.drawing.svg_document import SVG, assert_harmless, assert_references_resolve, ids, parsed


def packed(document: str) -> int:
    return len(gzip.compress(document.encode()))


def faces(city: City) -> dict[str, str]:
    return {kind: draw_card(city, kind) for kind in city.kinds}


def harmless(document: str) -> ElementTree.Element:
    root = parsed(document)
    assert_harmless(root, "b")
    return root


def test_a_poster_shows_the_city_by_name(city: City) -> None:
    root = harmless(draw_poster(city))
    assert root.attrib["viewBox"] == "0 0 600 400"
    assert root.attrib["aria-label"] == city.name
    assert city.name in [text.text for text in root.iter(f"{SVG}text")]


def test_posters_are_small_and_the_same_every_time(city: City) -> None:
    assert draw_poster(city) == draw_poster(city)
    assert packed(draw_poster(city)) < 12_000


def test_references_of_a_poster_resolve(city: City) -> None:
    assert_references_resolve(draw_poster(city))


def test_posters_of_two_cities_share_no_ids(city: City) -> None:
    assert not ids(draw_poster(city)) & ids(draw_poster(replace(city, id="elsewhere")))


def test_a_city_without_landmarks_gets_a_poster_of_houses(nowhere: City) -> None:
    plain = replace(
        nowhere, places=tuple(replace(p, id=f"p{i}", name=f"P{i}") for i, p in enumerate(nowhere.places))
    )
    assert "-near-cottage" in draw_poster(plain)


def test_long_names_are_set_smaller(nowhere: City) -> None:
    def size(city: City) -> float:
        (text,) = parsed(draw_poster(city)).iter(f"{SVG}text")
        return float(text.attrib["font-size"])

    assert size(replace(nowhere, name="A Very Long Name of a Very Small City")) < size(
        replace(nowhere, name="Ur")
    )


def test_every_kind_has_a_face_of_its_own_shape(city: City) -> None:
    """The largest sign differs from kind to kind: no two cards need their colours to be told apart."""
    signs = set()
    for kind, face in faces(city).items():
        root = harmless(face)
        groups = [part for part in root.iter(f"{SVG}g") if len(part) == 1 and part[0].tag == f"{SVG}path"]
        corners = [part for part in groups if "translate(29 30)" in part.attrib.get("transform", "")]
        assert len(corners) == 1, kind
        signs.add(corners[0][0].attrib["d"])
    assert len(signs) == len(city.kinds)


def test_cards_need_no_ids(city: City) -> None:
    for document in (*faces(city).values(), draw_card_back(city)):
        root = harmless(document)
        assert root.attrib["viewBox"] == "0 0 200 300"
        assert not {name for part in root.iter() for name in part.attrib} & {"id", "href"}
        assert "url(" not in document


def test_cards_are_small_and_the_same_every_time(city: City) -> None:
    assert faces(city) == faces(city)
    assert draw_card_back(city) == draw_card_back(city)
    assert all(packed(document) < 3_000 for document in (*faces(city).values(), draw_card_back(city)))


def test_the_wild_card_has_all_colours(city: City) -> None:
    plain = {kind: face for kind, face in faces(city).items() if kind != WILD}
    wild = draw_card(city, WILD)
    for face in plain.values():
        (ground,) = (part for part in parsed(face) if part.tag == f"{SVG}rect")
        assert wild.count(f'fill="{ground.attrib["fill"]}"') >= 2


def test_the_wild_card_shows_what_its_city_calls_it(nowhere: City) -> None:
    shown = {name: draw_card(replace(nowhere, wild_name=name), WILD) for name in ("ferry", "bus", "umbrella")}
    assert len(set(shown.values())) == 3


def test_cards_a_city_does_not_have_are_refused(nowhere: City) -> None:
    with pytest.raises(ValueError, match="has no cards 'gray'"):
        draw_card(nowhere, "gray")
