"""The geometry of routes, spaces and labels."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosstown.cities.city import City
from crosstown.drawing.board.routes import RouteShape, ferry_spaces, route_shape
from crosstown.drawing.primitives.free_space import Box, FreeSpace
from crosstown.drawing.primitives.geometry import (
    DOUBLE_OFFSET,
    SPACE_WIDTH,
    Point,
    Space,
    route_line,
    route_spaces,
    smooth_line,
    smooth_outline,
    smooth_path,
)
from crosstown.drawing.primitives.lettering import Label, label_of, wrapped

coordinates = st.tuples(st.floats(40, 1160), st.floats(40, 860))
curves = st.floats(-80, 80)


def separated(one: Space, other: Space, slack: float = 0.5) -> bool:
    """Whether some side of one of two rectangles has the other wholly behind it."""
    for space in (one, other):
        turn = math.radians(space.angle)
        for axis in ((math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))):
            spans = [
                [x * axis[0] + y * axis[1] for x, y in rectangle.corners()] for rectangle in (one, other)
            ]
            if max(spans[0]) < min(spans[1]) + slack or max(spans[1]) < min(spans[0]) + slack:
                return True
    return False


def route_shapes(city: City) -> list[RouteShape]:
    return [route_shape(city, route) for route in city.routes]


def test_a_curve_bulges_to_the_left_going_from_a_to_b() -> None:
    (x, y), _ = (line := route_line((0, 0), (100, 0), curve=20)).at(line.length / 2)
    assert (x, y) == pytest.approx((50, -20), abs=0.1)


def test_half_1_of_a_double_lies_on_the_left() -> None:
    left, right = (route_line((0, 0), (0, -100), shift=shift) for shift in (DOUBLE_OFFSET, -DOUBLE_OFFSET))
    assert left.at(50)[0][0] < 0 < right.at(50)[0][0]


@given(coordinates, coordinates, curves, st.integers(1, 9))
def test_spaces_are_equal_along_the_arc(a: Point, b: Point, curve: float, count: int) -> None:
    if math.dist(a, b) < 60:
        return
    line = route_line(a, b, curve)
    spaces = route_spaces(line, count)
    marks = [line.nearest((space.x, space.y))[0] for space in spaces]
    steps = [second - first for first, second in pairwise(marks)]
    grain = max(math.dist(p, q) for p, q in pairwise(line.points)) if curve else line.length
    assert len({space.length for space in spaces}) == 1
    assert all(abs(step - steps[0]) <= 2 * grain for step in steps)
    middle = (marks[0] + marks[-1]) / 2
    assert abs(middle - line.length / 2) <= grain


def test_spaces_of_a_straight_route_are_exactly_equal() -> None:
    xs = [space.x for space in route_spaces(route_line((0, 0), (300, 0)), 4)]
    assert [b - a for a, b in pairwise(xs)] == pytest.approx([xs[1] - xs[0]] * 3)


def test_no_space_leaves_the_board(city: City) -> None:
    for shape in route_shapes(city):
        for space in shape.spaces:
            assert all(0 <= x <= 1200 and 0 <= y <= 900 for x, y in space.corners())


def test_halves_of_doubles_do_not_overlap(city: City) -> None:
    doubles: dict[tuple[str, str], list[RouteShape]] = {}
    for shape in route_shapes(city):
        if shape.route.double:
            doubles.setdefault((shape.route.a, shape.route.b), []).append(shape)
    for first, second in doubles.values():
        assert all(separated(one, other) for one in first.spaces for other in second.spaces)


def test_spaces_of_different_routes_hardly_touch(city: City) -> None:
    for one, other in combinations(route_shapes(city), 2):
        for space in one.spaces:
            for neighbour in other.spaces:
                assert math.dist((space.x, space.y), (neighbour.x, neighbour.y)) > SPACE_WIDTH


def test_vehicles_never_stand_on_their_heads() -> None:
    for angle in range(-360, 361, 15):
        assert -90 <= Space(0, 0, angle, 50).upright <= 90


def test_labels_stay_on_the_board(city: City) -> None:
    for place in city.places:
        box = label_of(place).box
        assert box.left >= 0
        assert box.right <= 1200


def test_labels_do_not_cover_one_another(city: City) -> None:
    boxes = [label_of(place).box for place in city.places]
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))


def test_names_are_cut_at_the_space_nearest_the_middle() -> None:
    assert wrapped("Golden Gate Bridge") == ["Golden Gate", "Bridge"]
    assert wrapped("Unter den Linden") == ["Unter den", "Linden"]
    assert wrapped("Castro") == ["Castro"]


def test_a_label_knows_its_area() -> None:
    assert Label(("ab",), 100, 50, "middle").box.meets(Box(99, 49, 101, 51))
    assert not Label(("ab",), 100, 50, "start").box.meets(Box(80, 40, 99, 60))


def test_ferries_sit_near_the_middle(city: City) -> None:
    for route in city.routes:
        shown = ferry_spaces(route)
        assert len(shown) == route.ferries
        assert all(0 <= index < route.length for index in shown)


def test_scenery_passes_through_its_points() -> None:
    points = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
    line = smooth_line(points, closed=True)
    assert all(line.nearest(point)[1] < 1e-9 for point in points)
    assert smooth_path(points, closed=True).endswith("Z")
    assert smooth_outline(points).holds((50, 50))
    assert not smooth_outline(points).holds((150, 50))


def test_room_finds_the_corner_that_is_left() -> None:
    free_space = FreeSpace()
    for corner in (Box(0, 0, 300, 300), Box(900, 0, 1200, 300), Box(0, 600, 300, 900)):
        free_space.cover(corner)
    spot = free_space.free_corner(200, 100, 10)
    assert spot is not None
    assert spot.left > 900
    assert spot.top > 600
