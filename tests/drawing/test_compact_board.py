"""The board for small screens: its names are large, stand alone, and leave the spaces free."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest

from crosstown.cities import City, city_names, load_city
from crosstown.drawing.board.compact_labels import compact_labels, line_breaks
from crosstown.drawing.board.interactive_board import draw_compact_background, layout
from crosstown.drawing.board.routes import route_shape
from crosstown.drawing.primitives.geometry import Space
from crosstown.drawing.primitives.lettering import COMPACT_SIZE
from tests.drawing.svg_document import SVG

PHONE = 390  # pixels across


@pytest.fixture(params=city_names())
def printed(request: pytest.FixtureRequest) -> City:
    return load_city(request.param)


def test_names_are_large_enough_to_read(printed: City) -> None:
    _, _, width, _ = layout(printed).compact_view
    assert COMPACT_SIZE * PHONE / width >= 9


def test_no_name_meets_another(printed: City) -> None:
    labels = compact_labels(printed)
    assert list(labels) == list(printed.place)
    for (a, one), (b, other) in combinations(labels.items(), 2):
        assert not one.box.meets(other.box), (a, b)


def test_no_name_hides_a_space(printed: City) -> None:
    for place, label in compact_labels(printed).items():
        for route in printed.routes:
            for space in route_shape(printed, route).spaces:
                assert not any(map(label.box.holds, points_of(space))), (place, route.id)


def points_of(space: Space) -> list[tuple[float, float]]:
    """Points all over a space, a little inside its edge."""
    (ax, ay), (bx, by), (_, _), (dx, dy) = space.corners()
    shares = [0.12, 0.3, 0.5, 0.7, 0.88]
    return [
        (ax + s * (bx - ax) + t * (dx - ax), ay + s * (by - ay) + t * (dy - ay))
        for s in shares
        for t in (0.2, 0.5, 0.8)
    ]


def test_everything_that_is_played_on_is_in_view(printed: City) -> None:
    told = layout(printed)
    left, top, width, height = told.compact_view
    spots = [place.compact_spot for place in told.places.values()] if printed.souvenirs else []
    middles = [(x, y) for route in told.routes.values() for x, y, _ in route.spaces]
    for x, y in [*spots, *middles, *((place.x, place.y) for place in printed.places)]:
        assert left <= x <= left + width
        assert top <= y <= top + height
    for place, label in compact_labels(printed).items():
        assert label.box.left >= left, place
        assert label.box.right <= left + width, place


def test_the_picture_shows_that_part_and_no_words(printed: City) -> None:
    ground = ElementTree.fromstring(draw_compact_background(printed))
    assert tuple(map(float, ground.attrib["viewBox"].split())) == layout(printed).compact_view
    assert not list(ground.iter(f"{SVG}text"))


def test_every_city_has_such_a_board(city: City) -> None:
    assert list(compact_labels(city)) == list(city.place)
    assert layout(city).compact_view[2] > 0


def test_short_names_are_broken_in_all_ways_and_long_ones_evenly() -> None:
    counts = [len(list(line_breaks(" ".join("abcdefg"[:words])))) for words in range(1, 8)]
    assert counts == [1, 2, 4, 3, 3, 3, 3]
    name = "the long way round by the old mill on the river"
    written = [lines for lines, _ in line_breaks(name)]
    assert [" ".join(lines) for lines in written] == [name] * 3
    assert written[1:] == [
        ("the long way round by", "the old mill on the river"),
        ("the long way", "round by the old", "mill on the river"),
    ]
