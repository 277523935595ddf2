"""The geometry of routes, spaces and labels."""

from __future__ import annotations

import math
from itertools import accumulate, combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosstown.cities.city import City
from crosstown.drawing.board.routes import RouteShape, ferry_spaces, route_shape
from crosstown.drawing.primitives.free_space import Box, FreeSpace
from crosstown.drawing.primitives.geometry import (
    DOUBLE_OFFSET,
    LONGEST,
    SPACE_WIDTH,
    Line,
    Outline,
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
# On a coarse grid edges lie in one line, corners fall together, and points lie on edges and corners.
near_board = st.tuples(
    st.one_of(st.integers(-4, 64).map(lambda at: 20.0 * at), st.floats(-80, 1280)),
    st.one_of(st.integers(-4, 49).map(lambda at: 20.0 * at), st.floats(-80, 980)),
)
far_and_near = st.one_of(near_board, st.tuples(st.floats(-1200, 2400), st.floats(-1200, 2400)))


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


def holds(corners: list[Point], point: Point) -> bool:
    """The plain definition: a ray to the right crosses an odd number of edges."""
    (x, y), odd = point, False
    for (x1, y1), (x2, y2) in pairwise([*corners, corners[0]]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            odd = not odd
    return odd


@settings(max_examples=300)
@given(st.lists(far_and_near, min_size=1, max_size=12), st.lists(near_board, max_size=12))
def test_an_outline_holds_what_the_plain_definition_says(corners: list[Point], points: list[Point]) -> None:
    outline = Outline(corners)
    on_corners = [corner for corner in corners if -80 <= corner[1] <= 980]
    for point in (*points, *on_corners):
        assert outline.holds(point) == holds(corners, point)


def test_no_point_far_from_the_board_is_inside() -> None:
    outline = Outline([(-1200, -1200), (2400, -1200), (2400, 2400), (-1200, 2400)])
    assert outline.holds((600, 450))
    assert not outline.holds((600, -1000))
    assert not outline.holds((600, 2000))


@given(st.lists(far_and_near, min_size=2, max_size=12), st.sampled_from((3.0, 6.0, 24.0)))
def test_points_spread_along_a_line_are_those_at_equal_distances(corners: list[Point], step: float) -> None:
    line = Line(tuple(corners))
    spread = line.spread(step)
    steps = len(spread) - 1
    assert spread == [line.at(line.length * at / steps)[0] for at in range(steps + 1)]
    assert steps == max(int(min(line.length, LONGEST) / step), 1)


@given(st.lists(far_and_near, min_size=2, max_size=12), near_board)
def test_parts_and_the_nearest_point_follow_from_all_points(corners: list[Point], point: Point) -> None:
    line = Line(tuple(corners))
    marks = list(accumulate(map(math.dist, corners, corners[1:]), initial=0.0))
    away, along = min((math.dist(corner, point), mark) for corner, mark in zip(corners, marks, strict=True))
    assert line.nearest(point) == (along, away)
    start, end = line.length / 3, line.length / 2
    inner = [corner for corner, mark in zip(corners, marks, strict=True) if start < mark < end]
    assert list(line.part(start, end).points[1:-1]) == inner


def test_thinned_lines_keep_what_is_far_enough_apart() -> None:
    line = Line(((0, 0), (1, 0), (2, 0), (9, 0), (10, 0), (20, 0)))
    assert list(line.thinned(2)) == [(0, 0), (2, 0), (9, 0), (20, 0)]
    assert list(line.thinned(0)) == list(line.points)


def test_a_line_without_length_has_a_line_beside_it() -> None:
    assert set(route_line((600, 450), (600, 450)).beside(DOUBLE_OFFSET).points) == {(600, 450)}


@settings(max_examples=50)
@given(st.data())
def test_the_corner_that_is_found_is_the_nearest_free_one(data: st.DataObject) -> None:
    free_space = FreeSpace()
    for _ in range(data.draw(st.integers(0, 6))):
        (x, y), (width, height) = data.draw(coordinates), data.draw(coordinates)
        free_space.cover(Box.around(x, y, width, height))
    width, height = data.draw(st.floats(20, 1300)), data.draw(st.floats(20, 500) | st.floats(880, 1000))
    steps = sorted((i + j, i, j) for i in range(26) for j in range(26))
    boxes = (
        Box(x, y, x + width, y + height)
        for _, i, j in steps
        for x in (14 + 10 * i, 1200 - 14 - 10 * i - width)
        for y in (14 + 10 * j, 900 - 14 - 10 * j - height)
    )
    expected = next((box for box in boxes if free_space.is_free(box)), None)
    found = free_space.free_corner(width, height, 14)
    assert (found is None) == (expected is None)
    if found and expected:
        assert (found.left, found.top) == pytest.approx((expected.left, expected.top))
