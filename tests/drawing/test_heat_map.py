"""The heat map: complete, safe, always the same, and readable without colours."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from crosstown.cities.city import City
from crosstown.drawing import draw_board
from crosstown.drawing.board.heat_map import Spot, draw_heat_map
from crosstown.drawing.primitives.palette import heat_colour
from tests.drawing.colour_blindness import luminance
from tests.drawing.svg_document import SVG, assert_references_resolve, ids, parsed, with_attribute


def even_use(city: City) -> dict[str, float]:
    return {name: at / max(len(city.routes) - 1, 1) for at, name in enumerate(city.route)}


def spots(city: City) -> dict[str, Spot]:
    return {name: Spot(at, at / 2, f"{name} <told>") for at, name in enumerate(city.place)}


def routes_of(document: str) -> dict[str, ElementTree.Element]:
    return with_attribute(parsed(document), "data-route")


def test_every_route_and_place_is_there(city: City) -> None:
    document = draw_heat_map(city, even_use(city), spots=spots(city))
    assert set(routes_of(document)) == set(city.route)
    assert set(with_attribute(parsed(document), "data-place")) == set(city.place)


def test_more_use_is_thicker_and_darker_and_says_so(city: City) -> None:
    use = even_use(city)
    routes = routes_of(draw_heat_map(city, use, seldom=0.2))
    widths = []
    for name, share in use.items():
        _, line = routes[name].iter(f"{SVG}path")
        assert line.attrib["stroke"] == heat_colour(share)
        assert ("stroke-dasharray" in line.attrib) == (share < 0.2)
        assert f"{100 * share:.0f} %" in (routes[name].findtext(f"{SVG}title") or "") or share < 0.01
        widths.append(float(line.attrib["stroke-width"]))
    assert widths == sorted(widths)


def test_what_is_told_is_told_and_escaped(city: City) -> None:
    first = city.routes[0].id
    document = draw_heat_map(
        city, even_use(city), tooltips={first: "<script>"}, spots=spots(city), caption="</svg>"
    )
    assert routes_of(document)[first].findtext(f"{SVG}title") == "<script>"
    assert "<script" not in document
    assert document.count("</svg>") == 1


def test_the_same_input_gives_the_same_bytes_under_its_own_ids(city: City) -> None:
    use = even_use(city)
    first = draw_heat_map(city, use, spots=spots(city))
    assert first == draw_heat_map(
        city, dict(reversed(use.items())), spots=dict(reversed(spots(city).items()))
    )
    for other in (draw_heat_map(city, use), draw_board(city), draw_heat_map(city, use, seldom=0.5)):
        assert not ids(first) & ids(other)


def test_references_resolve(city: City) -> None:
    document = draw_heat_map(city, even_use(city), spots=spots(city))
    assert_references_resolve(document)
    assert len(document) < 200_000


def test_the_picture_in_words(nowhere: City) -> None:
    root = parsed(draw_heat_map(nowhere, even_use(nowhere)))
    described = root.findtext(f"{SVG}desc") or ""
    assert described.startswith("Most used: ")
    assert "Least used: " in described
    assert "how much each route is used" in (root.findtext(f"{SVG}title") or "")


def test_numbers_for_other_routes_are_refused(nowhere: City) -> None:
    with pytest.raises(ValueError, match="must name every route"):
        draw_heat_map(nowhere, {"nowhere--else": 0.5})
    with pytest.raises(ValueError, match="harbour--mill"):
        draw_heat_map(nowhere, {name: 0.5 for name in nowhere.route if name != "harbour--mill"})


def test_the_scale_falls_evenly_in_grey() -> None:
    greys = [_grey(heat_colour(at / 20)) for at in range(21)]
    steps = [a - b for a, b in pairwise(greys)]
    assert all(step > 0 for step in steps)
    assert max(steps) < 3 * min(steps)
    assert heat_colour(-1) == heat_colour(0)
    assert heat_colour(2) == heat_colour(1)


def _grey(colour: str) -> float:
    return float(116 * luminance(colour) ** (1 / 3) - 16)
