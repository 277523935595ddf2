"""Where a city has rivers, water and parks, as a coarse grid that is fast to query."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor, sqrt

from crosstown.cities.city import Scenery
from crosstown.drawing.primitives.free_space import Box
from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH, Line, Point, smooth_line

_CELL = 4
_BEYOND = 15  # cells around the board, because rivers leave it
_COLUMNS, _ROWS = int(WIDTH) // _CELL + 2 * _BEYOND, int(HEIGHT) // _CELL + 2 * _BEYOND
_MOST_SPANS = 20_000  # of all rivers: wider and longer ones are looked at in fewer places
_LEFT_OF = [(1 << column) - 1 for column in range(_COLUMNS + 1)]  # the cells of a row before a column


class Cells:
    """A set of cells of the board and around it: each row is one whole number with a bit for each cell."""

    def __init__(self, rows: Iterable[int] = (0,) * _ROWS) -> None:
        self._rows = list(rows)

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

    def has_any(self, columns: Iterable[int], rows: Iterable[int]) -> bool:
        """Whether there is a cell where one of the columns meets one of the rows."""
        mask = 0
        for column in columns:
            if column >= -_BEYOND:
                mask |= 1 << column + _BEYOND
        return any(self._rows[row + _BEYOND] & mask for row in rows if 0 <= row + _BEYOND < _ROWS)


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
        self._rivers, self._wet, self._parks = Cells(), Cells(), Cells()
        spans = _MOST_SPANS // max(sum(map(is_flowing, scenery)), 1)
        for piece in scenery:
            if is_flowing(piece):
                self._rivers.join(_along(smooth_line(piece.points, closed=False), piece.width / 2, spans))
            elif is_area(piece, "water"):
                self._wet.join(_within(smooth_line(piece.points, closed=True).points))
            elif is_area(piece, "park"):
                self._parks.join(_within(smooth_line(piece.points, closed=True).points))
            elif is_area(piece, "land"):
                self._wet.remove(_within(smooth_line(piece.points, closed=True).points))
        self._wet.join(self._rivers)

    def is_river(self, point: Point) -> bool:
        return self._rivers.has(_cell(point))

    def near_water(self, point: Point, margin: float = 12.0) -> bool:
        return self._wet.has_any(*(_around((at,), margin) for at in point))

    def in_park(self, point: Point) -> bool:
        return self._parks.has(_cell(point))

    def on_land(self, box: Box) -> bool:
        """Whether a whole box is on land and not close to water."""
        columns = _around(_between(box.left, box.right), 6.0)
        rows = _around(_between(box.top, box.bottom), 6.0)
        return not self._wet.has_any(columns, rows)


def _cell(point: Point) -> tuple[int, int]:
    return int(point[0] // _CELL), int(point[1] // _CELL)


def _between(start: float, end: float) -> list[float]:
    """Points a dozen units apart from the start to the end."""
    steps = max(int((end - start) / 12), 1)
    return [start + (end - start) * step / steps for step in range(steps + 1)]


def _around(points: Iterable[float], margin: float) -> set[int]:
    """The cells, in one direction, of points and of what lies at a margin on both sides of each."""
    return {int((at + aside) // _CELL) for at in points for aside in (-margin, 0.0, margin)}


def _along(line: Line, reach: float, most: int) -> Cells:
    """The cells whose middle a line passes within reach. Looks at so many spans of cells at most."""
    cells = Cells()
    rows = int(2 * reach // _CELL) + 2
    steps = max(min(int(line.length / _CELL), most // rows), 1)
    for step in range(steps + 1):
        (x, y), _ = line.at(line.length * step / steps)
        for row in range(int((y - reach) // _CELL), int((y + reach) // _CELL) + 1):
            left = reach * reach - ((row + 0.5) * _CELL - y) ** 2
            if left >= 0:
                half = sqrt(left)
                cells.add(row, ceil((x - half) / _CELL - 0.5), floor((x + half) / _CELL - 0.5) + 1)
    return cells


def _within(outline: Sequence[Point]) -> Cells:
    """The cells inside a closed line.

    Each edge turns over all cells on its left, from outside to inside or back, in any order of the edges.
    """
    rows = [0] * _ROWS
    for (x1, y1), (x2, y2) in pairwise((*outline, outline[0])):
        low, high = (y1, y2) if y1 < y2 else (y2, y1)
        first, last = max(int(low // _CELL), -_BEYOND), min(int(high // _CELL), _ROWS - _BEYOND - 1)
        for row in range(first, last + 1):
            y = (row + 0.5) * _CELL
            if (y1 > y) != (y2 > y):
                column = round((x1 + (y - y1) * (x2 - x1) / (y2 - y1)) / _CELL) + _BEYOND
                if column > 0:
                    rows[row + _BEYOND] ^= _LEFT_OF[column if column < _COLUMNS else _COLUMNS]
    return Cells(rows)
