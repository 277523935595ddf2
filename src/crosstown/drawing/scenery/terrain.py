"""Where a city has rivers, water and parks, as a coarse grid that is fast to query."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor, sqrt

from crosstown.cities.city import Scenery
from crosstown.drawing.primitives.free_space import Box
from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH, Line, Point, smooth_line

_CELL = 4
_BEYOND = 15  # cells around the board, because rivers leave it
_COLUMNS, _ROWS = int(WIDTH) // _CELL + 2 * _BEYOND, int(HEIGHT) // _CELL + 2 * _BEYOND
_MOST_SPANS = 10_000  # of one river: so wide and long a river is looked at in fewer places


class Cells:
    """A set of cells of the board and around it: each row is one whole number with a bit for each cell."""

    def __init__(self) -> None:
        self._rows = [0] * _ROWS

    def add(self, row: int, first: int, last: int) -> None:
        """The cells of a row from the first to the one before the last, as far as there are such."""
        first, last, row = max(first + _BEYOND, 0), min(last + _BEYOND, _COLUMNS), row + _BEYOND
        if first < last and 0 <= row < _ROWS:
            self._rows[row] |= ((1 << (last - first)) - 1) << first

    def join(self, other: Cells) -> None:
        self._rows = [own | more for own, more in zip(self._rows, other._rows, strict=True)]

    def remove(self, other: Cells) -> None:
        self._rows = [own & ~less for own, less in zip(self._rows, other._rows, strict=True)]

    def has(self, cell: tuple[int, int]) -> bool:
        column, row = cell[0] + _BEYOND, cell[1] + _BEYOND
        return 0 <= row < _ROWS and column >= 0 and bool(self._rows[row] >> column & 1)


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
        self._rivers, self._water, self._parks = Cells(), Cells(), Cells()
        for piece in scenery:
            if is_flowing(piece):
                self._rivers.join(_along(smooth_line(piece.points, closed=False), piece.width / 2))
            elif is_area(piece, "water"):
                self._water.join(_within(smooth_line(piece.points, closed=True).points))
            elif is_area(piece, "park"):
                self._parks.join(_within(smooth_line(piece.points, closed=True).points))
            elif is_area(piece, "land"):
                self._water.remove(_within(smooth_line(piece.points, closed=True).points))

    def is_river(self, point: Point) -> bool:
        return self._rivers.has(_cell(point))

    def near_water(self, point: Point, margin: float = 12.0) -> bool:
        x, y = point
        near = [_cell((x + dx, y + dy)) for dx in (-margin, 0, margin) for dy in (-margin, 0, margin)]
        return any(self._rivers.has(cell) or self._water.has(cell) for cell in near)

    def in_park(self, point: Point) -> bool:
        return self._parks.has(_cell(point))

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
    """The cells whose middle a line passes within reach."""
    cells = Cells()
    rows = int(2 * reach // _CELL) + 2
    steps = max(min(int(line.length / _CELL), _MOST_SPANS // rows), 1)
    for step in range(steps + 1):
        (x, y), _ = line.at(line.length * step / steps)
        for row in range(int((y - reach) // _CELL), int((y + reach) // _CELL) + 1):
            left = reach * reach - ((row + 0.5) * _CELL - y) ** 2
            if left >= 0:
                half = sqrt(left)
                cells.add(row, ceil((x - half) / _CELL - 0.5), floor((x + half) / _CELL - 0.5) + 1)
    return cells


def _within(outline: Sequence[Point]) -> Cells:
    """The cells inside a closed line."""
    sides: list[list[float]] = [[] for _ in range(_ROWS)]
    for (x1, y1), (x2, y2) in pairwise((*outline, outline[0])):
        low, high = (y1, y2) if y1 < y2 else (y2, y1)
        first, last = max(int(low // _CELL), -_BEYOND), min(int(high // _CELL), _ROWS - _BEYOND - 1)
        for row in range(first, last + 1):
            y = (row + 0.5) * _CELL
            if (y1 > y) != (y2 > y):
                sides[row + _BEYOND].append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    cells = Cells()
    for row, crossed in enumerate(sides):
        crossed.sort()
        for left, right in zip(crossed[::2], crossed[1::2], strict=False):
            cells.add(row - _BEYOND, round(left / _CELL), round(right / _CELL))
    return cells
