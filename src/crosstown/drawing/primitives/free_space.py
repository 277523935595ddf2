"""Where there is room left on a board: a coarse grid that remembers what is taken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH, Point

_CELL = 5
_COLUMNS, _ROWS = int(WIDTH) // _CELL, int(HEIGHT) // _CELL


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Box:
        """The box of this size with its middle at a point."""
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    def grown(self, margin: float) -> Box:
        """The box with a margin on every side."""
        return Box(self.left - margin, self.top - margin, self.right + margin, self.bottom + margin)

    def meets(self, other: Box) -> bool:
        """Whether the two boxes share some area."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    @property
    def within_board(self) -> bool:
        """Whether the box lies on the board entirely."""
        return self.left >= 0 and self.top >= 0 and self.right <= WIDTH and self.bottom <= HEIGHT


@dataclass
class Room:
    """The cells of the board that something covers. Panels, trees and tokens ask it where they may go."""

    _taken: set[tuple[int, int]] = field(default_factory=set)

    def copy(self) -> Room:
        """The same room, to try things in."""
        return Room(set(self._taken))

    def take(self, box: Box) -> None:
        """Mark a box as covered."""
        self._taken.update(_cells(box))

    def take_line(self, points: Iterable[Point], margin: float) -> None:
        """Mark the surroundings of some points as covered."""
        for x, y in points:
            self.take(Box.around(x, y, 2 * margin, 2 * margin))

    def crowding(self, box: Box) -> int:
        """How many cells of the box are covered."""
        return sum(cell in self._taken for cell in _cells(box))

    def free(self, box: Box) -> bool:
        """Whether the box lies on the board and nothing covers it."""
        return box.within_board and not any(cell in self._taken for cell in _cells(box))

    def corner_spot(self, width: float, height: float, inset: float) -> Box | None:
        """The free box of this size nearest to a corner of the board, or None if there is no room near any.

        Nearness counts before the order of the corners, which is how a map maker would look for a place.
        """
        reach = 26
        steps = sorted((i + j, i, j) for i in range(reach) for j in range(reach))
        for _, i, j in steps:
            dx, dy = inset + i * 2 * _CELL, inset + j * 2 * _CELL
            for x in (dx, WIDTH - dx - width):
                for y in (dy, HEIGHT - dy - height):
                    box = Box(x, y, x + width, y + height)
                    if self.free(box):
                        return box
        return None


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    for column in range(max(int(box.left // _CELL), 0), min(int(-(-box.right // _CELL)), _COLUMNS)):
        for row in range(max(int(box.top // _CELL), 0), min(int(-(-box.bottom // _CELL)), _ROWS)):
            yield column, row
