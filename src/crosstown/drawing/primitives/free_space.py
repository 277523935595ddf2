"""Which parts of a board are still free: a coarse grid of covered cells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
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


@dataclass
class FreeSpace:
    """The cells of the board that something covers. Panels, trees and tokens go where it is free."""

    _covered: set[tuple[int, int]] = field(default_factory=set)

    def copy(self) -> FreeSpace:
        return FreeSpace(set(self._covered))

    def cover(self, box: Box) -> None:
        self._covered.update(_cells(box))

    def cover_line(self, points: Iterable[Point], margin: float) -> None:
        for x, y in points:
            self.cover(Box.around(x, y, 2 * margin, 2 * margin))

    def covered_cells(self, box: Box) -> int:
        return sum(cell in self._covered for cell in _cells(box))

    def counter(self) -> Callable[[Box], int]:
        """`covered_cells` for many boxes: sums of whole rectangles, worked out once."""
        rows = [
            list(accumulate(((column, row) in self._covered for column in range(_COLUMNS)), initial=0))
            for row in range(_ROWS)
        ]
        sums = list(
            accumulate(rows, lambda above, row: list(map(add, above, row)), initial=[0] * (_COLUMNS + 1))
        )

        def count(box: Box) -> int:
            left, right, top, bottom = _cell_bounds(box)
            if left >= right or top >= bottom:
                return 0
            return sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]

        return count

    def is_free(self, box: Box) -> bool:
        return box.within_board and not any(cell in self._covered for cell in _cells(box))

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


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    left, right, top, bottom = _cell_bounds(box)
    for column in range(left, right):
        for row in range(top, bottom):
            yield column, row


def _cell_bounds(box: Box) -> tuple[int, int, int, int]:
    """The first column and the one after the last, and the same for rows."""
    return (
        max(int(box.left // _CELL), 0),
        min(int(-(-box.right // _CELL)), _COLUMNS),
        max(int(box.top // _CELL), 0),
        min(int(-(-box.bottom // _CELL)), _ROWS),
    )
