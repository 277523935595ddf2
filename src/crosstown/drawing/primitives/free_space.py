"""Which parts of a board are still free: a coarse grid of covered cells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from operator import add

from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH, Point

_CELL = 5
_COLUMNS, _ROWS = int(WIDTH) // _CELL, int(HEIGHT) // _CELL


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

    def shared(self, other: Box) -> float:
        """The area that both boxes cover."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(width, 0.0) * max(height, 0.0)

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
            self.cover(Box.around(x, y, 2 * margin, 2 * margin))

    def covered_cells(self, box: Box) -> int:
        mask, rows = _cells(box)
        return sum((self._rows[row] & mask).bit_count() for row in rows)

    def is_free(self, box: Box) -> bool:
        mask, rows = _cells(box)
        return box.within_board and not any(self._rows[row] & mask for row in rows)

    def free_corner(self, width: float, height: float, inset: float) -> Box | None:
        """The free box of this size that is nearest to a corner of the board, or None."""
        reach = 26
        steps = sorted((i + j, i, j) for i in range(reach) for j in range(reach))
        for _, i, j in steps:
            dx, dy = inset + i * 2 * _CELL, inset + j * 2 * _CELL
            for x in (dx, WIDTH - dx - width):
                for y in (dy, HEIGHT - dy - height):
                    box = Box(x, y, x + width, y + height)
                    if self.is_free(box):
                        return box
        return None


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
        _, _, top, bottom = _bounds(box)
        return self._sums[top], self._sums[bottom]

    @staticmethod
    def columns(box: Box) -> tuple[int, int]:
        """The first column of a box and the one after its last.

        A box covers ``below[last] - above[last] - below[first] + above[first]``.
        """
        left, right, _, _ = _bounds(box)
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
    left, right, top, bottom = _bounds(box)
    return ((1 << max(right - left, 0)) - 1) << min(left, _COLUMNS), range(top, bottom)


def _bounds(box: Box) -> tuple[int, int, int, int]:
    """The first column and the one after the last, and the same for rows."""
    left, right = int(box.left // _CELL), int(-(-box.right // _CELL))
    top, bottom = int(box.top // _CELL), int(-(-box.bottom // _CELL))
    return (
        left if left > 0 else 0,
        right if right < _COLUMNS else _COLUMNS,
        top if top > 0 else 0,
        bottom if bottom < _ROWS else _ROWS,
    )
