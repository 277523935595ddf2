"""Where a city has rivers, water and parks, as a coarse grid that is fast to query."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from crosstown.cities.city import Scenery
from crosstown.drawing.primitives.free_space import Box
from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH, Line, Point, smooth_line

_CELL = 4
_BEYOND = 15  # cells around the board, because rivers leave it
Cells = set[tuple[int, int]]


def is_flowing(piece: Scenery) -> bool:
    """Whether a piece is water drawn as a line."""
    return piece.kind in ("river", "water") and piece.width > 0 and len(piece.points) > 1


def is_area(piece: Scenery, kind: str) -> bool:
    return piece.kind == kind and not piece.width and len(piece.points) > 2


@lru_cache(maxsize=16)
def terrain_of(scenery: tuple[Scenery, ...]) -> Terrain:
    """The terrain of a city, cached because the same board is drawn many times."""
    return Terrain(scenery)


class Terrain:
    """The cells under rivers, open water and parks."""

    def __init__(self, scenery: Sequence[Scenery]) -> None:
        self._rivers: Cells = set()
        self._water: Cells = set()
        self._parks: Cells = set()
        for piece in scenery:
            if is_flowing(piece):
                self._rivers |= _along(smooth_line(piece.points, closed=False), piece.width / 2)
            elif is_area(piece, "water"):
                self._water |= _within(smooth_line(piece.points, closed=True).points)
            elif is_area(piece, "park"):
                self._parks |= _within(smooth_line(piece.points, closed=True).points)
            elif is_area(piece, "land"):
                self._water -= _within(smooth_line(piece.points, closed=True).points)

    def is_river(self, point: Point) -> bool:
        return _cell(point) in self._rivers

    def near_water(self, point: Point, margin: float = 12.0) -> bool:
        x, y = point
        near = [_cell((x + dx, y + dy)) for dx in (-margin, 0, margin) for dy in (-margin, 0, margin)]
        return any(cell in self._rivers or cell in self._water for cell in near)

    def in_park(self, point: Point) -> bool:
        return _cell(point) in self._parks

    def on_land(self, box: Box) -> bool:
        """Whether a whole box is on land and not close to water."""
        columns = max(int((box.right - box.left) / 12), 1)
        rows = max(int((box.bottom - box.top) / 12), 1)
        points = (
            (box.left + (box.right - box.left) * i / columns, box.top + (box.bottom - box.top) * j / rows)
            for i in range(columns + 1)
            for j in range(rows + 1)
        )
        return not any(self.near_water(point, 6.0) for point in points)


def _cell(point: Point) -> tuple[int, int]:
    return int(point[0] // _CELL), int(point[1] // _CELL)


def _along(line: Line, reach: float) -> Cells:
    cells: Cells = set()
    steps = max(int(line.length / _CELL), 1)
    for step in range(steps + 1):
        (x, y), _ = line.at(line.length * step / steps)
        for column in range(int((x - reach) // _CELL), int((x + reach) // _CELL) + 1):
            for row in range(int((y - reach) // _CELL), int((y + reach) // _CELL) + 1):
                if ((column + 0.5) * _CELL - x) ** 2 + ((row + 0.5) * _CELL - y) ** 2 <= reach * reach:
                    cells.add((column, row))
    return cells


def _within(outline: Sequence[Point]) -> Cells:
    cells: Cells = set()
    edges = list(pairwise((*outline, outline[0])))
    last = int(WIDTH // _CELL) + _BEYOND
    for row in range(-_BEYOND, int(HEIGHT // _CELL) + _BEYOND):
        y = (row + 0.5) * _CELL
        sides = sorted(
            x1 + (y - y1) * (x2 - x1) / (y2 - y1) for (x1, y1), (x2, y2) in edges if (y1 > y) != (y2 > y)
        )
        for left, right in zip(sides[::2], sides[1::2], strict=False):
            first = max(round(left / _CELL), -_BEYOND)
            cells.update((column, row) for column in range(first, min(round(right / _CELL), last)))
    return cells
