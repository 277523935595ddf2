"""Which parts of a board are still free: a coarse grid of covered cells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import accumulate
from operator import add, or_

from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH, Point

_CELL = 5
_COLUMNS, _ROWS = int(WIDTH) // _CELL, int(HEIGHT) // _CELL
_REACH = 26  # steps from a corner of the board inwards


@dataclass(frozen=True, slots=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Box:
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    def grown(self, margin: float) -> Box:
        return Box(self.left - margin, self.top - margin, self.right + margin, self.bottom + margin)

    def meets(self, other: Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, point: Point) -> bool:
        return self.left < point[0] < self.right and self.top < point[1] < self.bottom

    @property
    def within_board(self) -> bool:
        return self.left >= 0 and self.top >= 0 and self.right <= WIDTH and self.bottom <= HEIGHT


class FreeSpace:
    """The cells of the board that something covers. Panels, trees and tokens go where it is free.

    Each row is one whole number with a bit for each covered cell, so that boxes need no loop over cells.
    """

    def __init__(self, rows: Iterable[int] = (0,) * _ROWS) -> None:
        self._rows = list(rows)

    def copy(self) -> FreeSpace:
        return FreeSpace(self._rows)

    def cover(self, box: Box) -> None:
        mask, rows = _cells(box)
        for row in rows:
            self._rows[row] |= mask

    def cover_line(self, points: Iterable[Point], margin: float) -> None:
        for x, y in points:
            left, right, top, bottom = _bounds(x - margin, y - margin, x + margin, y + margin)
            if left < right:
                mask = ((1 << right - left) - 1) << left
                for row in range(top, bottom):
                    self._rows[row] |= mask

    def covered_cells(self, box: Box) -> int:
        mask, rows = _cells(box)
        return sum((self._rows[row] & mask).bit_count() for row in rows)

    def has_room_at(self, x: float, y: float) -> bool:
        """Whether a point is on the board and not covered: what any free box around it needs."""
        column, row = int(x // _CELL), int(y // _CELL)
        return 0 <= column < _COLUMNS and 0 <= row < _ROWS and not self._rows[row] >> column & 1

    def is_free(self, box: Box) -> bool:
        if not box.within_board:
            return False
        mask, rows = _cells(box)
        return not any(map(mask.__and__, self._rows[rows.start : rows.stop]))

    def free_corner(self, width: float, height: float, inset: float) -> Box | None:
        """The free box of this size that is nearest to a corner of the board, or None."""
        inward = [inset + step * 2 * _CELL for step in range(_REACH)]
        across = [self._columns((dx, WIDTH - dx - width), width) for dx in inward]
        down = [self._covered((dy, HEIGHT - dy - height), height) for dy in inward]
        for _, i, j in sorted((i + j, i, j) for i in range(_REACH) for j in range(_REACH)):
            for x, mask in across[i]:
                for y, covered in down[j]:
                    if not mask & covered:
                        return Box(x, y, x + width, y + height)
        return None

    @staticmethod
    def _columns(lefts: Iterable[float], width: float) -> list[tuple[float, int]]:
        """The left sides that keep a box of this width on the board, with a bit for every column of it."""
        return [(x, _cells(Box(x, 0, x + width, 1))[0]) for x in lefts if x >= 0 and x + width <= WIDTH]

    def _covered(self, tops: Iterable[float], height: float) -> list[tuple[float, int]]:
        """The top sides that keep a box of this height on the board, with a bit for every covered column."""
        found = []
        for y in tops:
            if y >= 0 and y + height <= HEIGHT:
                rows = _cells(Box(0, y, 1, y + height))[1]
                found.append((y, reduce(or_, self._rows[rows.start : rows.stop], 0)))
        return found


_OTHER = 1 << 20  # more than there are cells


class CellSums:
    """How many cells two spaces cover in a rectangle, for many rectangles: sums that are worked out once.

    Both counts are in one number, and come apart by `counts`.
    """

    def __init__(self, one: FreeSpace, other: FreeSpace) -> None:
        self._sums = [[0] * (_COLUMNS + 1)]
        for first, second in zip(one._rows, other._rows, strict=True):
            bits = map(_BITS.__getitem__, zip(_digits(first), _digits(second), strict=True))
            self._sums.append(list(map(add, self._sums[-1], accumulate(bits, initial=0))))

    def rows(self, box: Box) -> tuple[list[int], list[int]]:
        """The sums above and below a box; see `columns`."""
        _, _, top, bottom = _bounds(box.left, box.top, box.right, box.bottom)
        return self._sums[top], self._sums[bottom]

    @staticmethod
    def columns(box: Box) -> tuple[int, int]:
        """The first column of a box and the one after its last.

        A box covers ``below[last] - above[last] - below[first] + above[first]``.
        """
        left, right, _, _ = _bounds(box.left, box.top, box.right, box.bottom)
        return left, right

    @staticmethod
    def counts(sum: int) -> tuple[int, int]:
        """The cells of the one space and of the other."""
        other, one = divmod(sum, _OTHER)
        return one, other


_BITS = {("0", "0"): 0, ("1", "0"): 1, ("0", "1"): _OTHER, ("1", "1"): 1 + _OTHER}


def _digits(row: int) -> Iterator[str]:
    return reversed(f"{row:0{_COLUMNS}b}")


def _cells(box: Box) -> tuple[int, range]:
    """The cells of a box: a bit for each of its columns, and its rows."""
    left, right, top, bottom = _bounds(box.left, box.top, box.right, box.bottom)
    return ((1 << max(right - left, 0)) - 1) << min(left, _COLUMNS), range(top, bottom)


def _bounds(left: float, top: float, right: float, bottom: float) -> tuple[int, int, int, int]:
    """The first column of a box and the one after its last, and the same for rows."""
    first, last = int(left // _CELL), int(-(-right // _CELL))
    upper, lower = int(top // _CELL), int(-(-bottom // _CELL))
    return (
        first if first > 0 else 0,
        last if last < _COLUMNS else _COLUMNS,
        upper if upper > 0 else 0,
        lower if lower < _ROWS else _ROWS,
    )
