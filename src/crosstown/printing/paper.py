"""Sizes in millimetres: papers, grids of cards with cut marks, and a board over several sheets."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

Segment = tuple[float, float, float, float]
"""A straight line from x, y to x, y."""

UNPRINTED = 5.0  # what printers leave white at each edge
MARK, MARK_GAP = 3.0, 0.5  # the length of a cut mark, and how far it stays off the picture
OVERLAP = 10.0  # what neighbouring sheets of a board share
BOARD_MARGIN = 10.0  # around a sheet of the board: the unprinted edge, marks and label
HEADING = 5.0  # room for a label at the head of a page


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper, upright."""

    name: str
    width: float
    height: float


PAPERS = {
    "a4": Paper("A4", 210.0, 297.0),
    "letter": Paper("Letter", 215.9, 279.4),
    "a3": Paper("A3", 297.0, 420.0),
}


@dataclass(frozen=True)
class Grid:
    """Equal parts in columns and rows, as many as fit on a paper, in its middle or from ``first_row`` on.

    Colour may run ``bleed`` beyond the edge of a part, so that a cut that is a little off shows no white.
    """

    paper: Paper
    width: float
    height: float
    gap: float = 0.0
    bleed: float = 0.0
    first_row: float | None = None

    @cached_property
    def columns(self) -> int:
        return self._fitting(self.paper.width, self.width)

    @cached_property
    def rows(self) -> int:
        outside = UNPRINTED + self.bleed + MARK_GAP + MARK
        above = outside if self.first_row is None else self.first_row
        return self._fitting(self.paper.height + outside - above, self.height)

    def _fitting(self, room: float, size: float) -> int:
        """How many parts fit between the marks at two edges."""
        outside = UNPRINTED + self.bleed + MARK_GAP + MARK
        return max(0, math.floor((room - 2 * outside + self.gap + 1e-6) / (size + self.gap)))

    @property
    def left(self) -> float:
        return (self.paper.width - self._extent(self.columns, self.width)) / 2

    @property
    def top(self) -> float:
        if self.first_row is not None:
            return self.first_row
        return (self.paper.height - self._extent(self.rows, self.height)) / 2

    def _extent(self, count: int, size: float) -> float:
        return count * size + (count - 1) * self.gap

    @property
    def capacity(self) -> int:
        return self.columns * self.rows

    def spot(self, index: int, *, mirrored: bool = False) -> tuple[float, float]:
        """The upper left corner of a part.

        Mirrored, for backs: the paper is turned over along its long, upright edge, so left becomes right.
        """
        row, column = divmod(index, self.columns)
        if mirrored:
            column = self.columns - 1 - column
        return self.left + column * (self.width + self.gap), self.top + row * (self.height + self.gap)

    def marks(self, count: int) -> list[Segment]:
        """Cut marks around the rows that ``count`` parts fill: at both ends of every cut."""
        rows = math.ceil(count / self.columns)
        off = self.bleed + MARK_GAP
        right = self.left + self._extent(self.columns, self.width)
        bottom = self.top + self._extent(rows, self.height)
        xs = self._edges(self.left, self.columns, self.width)
        ys = self._edges(self.top, rows, self.height)
        return [
            *((x, self.top - off - MARK, x, self.top - off) for x in xs),
            *((x, bottom + off, x, bottom + off + MARK) for x in xs),
            *((self.left - off - MARK, y, self.left - off, y) for y in ys),
            *((right + off, y, right + off + MARK, y) for y in ys),
        ]

    def _edges(self, start: float, count: int, size: float) -> list[float]:
        step = size + self.gap
        ends = {round(start + at * step + more, 4) for at in range(count) for more in (0.0, size)}
        return sorted(ends)


@dataclass(frozen=True, slots=True)
class BoardSheet:
    """A sheet of the board: the page, and the part of the board that lies in its middle.

    ``left`` and ``top`` say where that part begins on the board.
    """

    name: str
    row: int
    column: int
    page_width: float
    page_height: float
    left: float
    top: float
    width: float
    height: float

    @property
    def x(self) -> float:
        return (self.page_width - self.width) / 2

    @property
    def y(self) -> float:
        return (self.page_height - self.height) / 2

    def marks(self) -> list[Segment]:
        """Two cut marks at each corner."""
        near, far = MARK_GAP, MARK_GAP + MARK
        marks: list[Segment] = []
        for x, out in ((self.x, -1), (self.x + self.width, 1)):
            for y, down in ((self.y, -1), (self.y + self.height, 1)):
                marks.append((x + out * near, y, x + out * far, y))
                marks.append((x, y + down * near, x, y + down * far))
        return marks

    def guides(self, columns: int, rows: int) -> list[Segment]:
        """Where the edges of the next sheets come to lie."""
        near, far = MARK_GAP, MARK_GAP + MARK * 0.7
        guides: list[Segment] = []
        if self.column + 1 < columns:
            x = self.x + self.width - OVERLAP
            guides += [(x, self.y - far, x, self.y - near)]
            guides += [(x, self.y + self.height + near, x, self.y + self.height + far)]
        if self.row + 1 < rows:
            y = self.y + self.height - OVERLAP
            guides += [(self.x - far, y, self.x - near, y)]
            guides += [(self.x + self.width + near, y, self.x + self.width + far, y)]
        return guides


def board_sheets(width: float, height: float, paper: Paper) -> list[BoardSheet]:
    """The fewest sheets that hold a board, all of one size, upright or lying, row by row."""
    upright, lying = (paper.width, paper.height), (paper.height, paper.width)

    def counts(page: tuple[float, float]) -> tuple[int, int]:
        return _sheets_along(width, page[0]), _sheets_along(height, page[1])

    page = min((upright, lying), key=lambda one: math.prod(counts(one)))
    columns, rows = counts(page)
    part_width = (width + (columns - 1) * OVERLAP) / columns
    part_height = (height + (rows - 1) * OVERLAP) / rows
    return [
        BoardSheet(
            f"{'ABCDEFGHIJ'[row]}{column + 1}",
            row,
            column,
            *page,
            column * (part_width - OVERLAP),
            row * (part_height - OVERLAP),
            part_width,
            part_height,
        )
        for row in range(rows)
        for column in range(columns)
    ]


def _sheets_along(length: float, page: float) -> int:
    room = page - 2 * BOARD_MARGIN
    return max(1, math.ceil((length - OVERLAP - 1e-6) / (room - OVERLAP)))


def fitting_scale(width: float, height: float, paper: Paper) -> float:
    """How much a board is scaled to fill one sheet, upright or lying."""
    sizes: Iterable[tuple[float, float]] = ((paper.width, paper.height), (paper.height, paper.width))
    return max(
        min((across - 2 * BOARD_MARGIN) / width, (down - 2 * BOARD_MARGIN) / height) for across, down in sizes
    )
