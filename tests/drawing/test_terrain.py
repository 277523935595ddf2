"""Where a city has water and parks: the fast ways to know it against the plain ones."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from crosstown.cities.city import Scenery
from crosstown.drawing.primitives.free_space import Box
from crosstown.drawing.primitives.geometry import Point, route_line, smooth_line
from crosstown.drawing.scenery.bridges import crossings
from crosstown.drawing.scenery.terrain import Terrain

CELL, BEYOND = 4, 15
# On a coarse grid edges lie in one line, corners fall together, and edges pass the middles of cells.
corners = st.lists(
    st.one_of(
        st.tuples(*2 * [st.integers(-3, 63).map(lambda at: 20.0 * at + 2)]),
        st.tuples(st.floats(-1200, 2400), st.floats(-1200, 2400)),
    ),
    min_size=3,
    max_size=10,
).map(tuple)
shapes = st.builds(Scenery, st.sampled_from(("water", "land", "park")), corners)
rivers = st.builds(Scenery, st.just("river"), corners, st.floats(1, 80))
sceneries = st.lists(st.one_of(shapes, rivers), max_size=4)
points = st.tuples(st.floats(0, 1200), st.floats(0, 900))


def cells_within(outline: tuple[Point, ...], row: int) -> set[int]:
    """The columns of a row between its first and second edge, its third and fourth, and so on."""
    y = (row + 0.5) * CELL
    crossed = sorted(
        x1 + (y - y1) * (x2 - x1) / (y2 - y1)
        for (x1, y1), (x2, y2) in pairwise((*outline, outline[0]))
        if (y1 > y) != (y2 > y)
    )
    pairs = zip(crossed[::2], crossed[1::2], strict=True)
    return {at for left, right in pairs for at in range(round(left / CELL), round(right / CELL))}


@settings(max_examples=60)
@given(corners, st.integers(-BEYOND, 900 // CELL + BEYOND - 1))
def test_a_park_has_the_cells_between_its_edges(points: tuple[Point, ...], row: int) -> None:
    terrain = Terrain((Scenery("park", points),))
    inside = cells_within(smooth_line(points, closed=True).points, row)
    for column in range(-BEYOND, 1200 // CELL + BEYOND):
        middle = (column + 0.5) * CELL, (row + 0.5) * CELL
        assert terrain.in_park(middle) == (column in inside)


@settings(max_examples=60)
@given(sceneries, st.lists(points, min_size=1, max_size=8), st.floats(4, 120), st.floats(4, 120))
def test_a_box_is_on_land_if_no_point_of_it_is_near_water(
    scenery: list[Scenery], middles: list[Point], width: float, height: float
) -> None:
    terrain = Terrain(scenery)
    for box in (Box.around(x, y, width, height) for x, y in middles):
        across, down = box.right - box.left, box.bottom - box.top
        columns, rows = max(int(across / 12), 1), max(int(down / 12), 1)
        near = (
            terrain.near_water((box.left + across * i / columns, box.top + down * j / rows), 6.0)
            for i in range(columns + 1)
            for j in range(rows + 1)
        )
        assert terrain.on_land(box) != any(near)


@settings(max_examples=60)
@given(sceneries, points, st.floats(0, 20))
def test_water_is_near_if_a_point_around_is_wet(scenery: list[Scenery], point: Point, margin: float) -> None:
    terrain = Terrain(scenery)
    x, y = point
    around = [(x + dx, y + dy) for dx in (-margin, 0, margin) for dy in (-margin, 0, margin)]
    assert terrain.near_water(point, margin) == any(terrain.near_water(one, 0.0) for one in around)


def test_a_pond_is_near_from_its_middle_and_from_the_margin() -> None:
    terrain = Terrain((Scenery("water", ((596.0, 444.0), (604.0, 444.0), (604.0, 456.0), (596.0, 456.0))),))
    for x, y in ((600, 450), (612, 450), (588, 450), (600, 462), (588, 438)):
        assert terrain.near_water((x, y), 12.0)
    assert not terrain.near_water((620, 450), 12.0)


def test_a_river_to_and_fro_has_no_bridges_without_end() -> None:
    strips = tuple((15.0 * (at // 2), 900.0 * ((at + 1) // 2 % 2)) for at in range(160))
    routes = [route_line((10, y), (1190, y)) for y in range(100, 800, 10)]
    found = crossings(Terrain((Scenery("river", strips, 7),)), routes)
    assert len(found) == 300
    assert 10 < len(crossings(Terrain((Scenery("river", strips, 7),)), routes[:1])) < 300
