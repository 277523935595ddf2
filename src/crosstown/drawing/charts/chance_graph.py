"""Chances over the course of a game, as SVG: a line for each seat, with its uncertainty as a band."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from crosstown.drawing.charts.marks import draw_mark, seat_mark
from crosstown.drawing.primitives.lettering import FONTS
from crosstown.drawing.primitives.palette import SEATS
from crosstown.drawing.primitives.svg import circle, document, group, path
from crosstown.markup import element, escaped

WIDTH, HEIGHT = 960.0, 320.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 46.0, 940.0, 14.0, 286.0
_BAND = 1.96  # standard errors
_RADIUS = {"inaccuracy": 4.0, "mistake": 6.0, "blunder": 8.0}


@dataclass(frozen=True)
class ChancePoint:
    """A seat's chance after so many plies, from 0 to 1, with its standard error."""

    chance: float
    error: float


@dataclass(frozen=True)
class MarkedPly:
    """A decision that is marked on the line of its seat."""

    ply: int
    seat: int
    mark: str
    words: str


def draw_chances(lines: Sequence[Sequence[ChancePoint]], marked: Sequence[MarkedPly], words: str) -> str:
    """The graph. Each line has a point before the first ply and after every ply; ``words`` describe it."""
    last = max(len(lines[0]) - 1, 1)
    return document(
        _grid(last),
        *(_line(seat, line, last) for seat, line in enumerate(lines)),
        *(_marked(one, lines[one.seat][one.ply], last) for one in marked),
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        class_="chances",
        role="img",
        aria_label=words,
    )


def _x(ply: int, last: int) -> float:
    return _LEFT + (_RIGHT - _LEFT) * ply / last


def _y(chance: float) -> float:
    return _BOTTOM - (_BOTTOM - _TOP) * min(max(chance, 0.0), 1.0)


def _line(seat: int, line: Sequence[ChancePoint], last: int) -> str:
    """One seat's band, line, and mark at its end."""
    upper = [(_x(ply, last), _y(one.chance + _BAND * one.error)) for ply, one in enumerate(line)]
    lower = [(_x(ply, last), _y(one.chance - _BAND * one.error)) for ply, one in enumerate(line)]
    course = [(_x(ply, last), _y(one.chance)) for ply, one in enumerate(line)]
    colour = SEATS[seat].fill
    return (
        path(_joined([*upper, *reversed(lower)]) + "Z", fill=colour, opacity=0.16)
        + path(_joined(course), fill="none", stroke=colour, stroke_width=2.4, stroke_linejoin="round")
        + draw_mark(seat_mark(seat), *course[-1])
    )


def _marked(one: MarkedPly, point: ChancePoint, last: int) -> str:
    ring = circle(
        _x(one.ply, last),
        _y(point.chance),
        _RADIUS[one.mark],
        fill=SEATS[one.seat].fill,
        stroke="currentColor",
        stroke_width=1.6,
    )
    return group(element("title", escaped(one.words)), ring)


def _joined(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _grid(last: int) -> str:
    """Lines at every quarter, and the number of every tenth ply."""
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        at = _y(share)
        strength = 0.4 if share == 0.5 else 0.16
        parts.append(
            element("line", x1=_LEFT, x2=_RIGHT, y1=at, y2=at, stroke="currentColor", opacity=strength)
        )
        parts.append(_label(f"{100 * share:.0f} %", _LEFT - 6, at + 4, "end"))
    return "".join(parts) + "".join(
        _label(str(ply), _x(ply, last), _BOTTOM + 20, "middle") for ply in range(0, last + 1, 10)
    )


def _label(words: str, x: float, y: float, anchor: str) -> str:
    return element(
        "text",
        escaped(words),
        x=x,
        y=y,
        text_anchor=anchor,
        font_size=12,
        font_family=FONTS,
        fill="currentColor",
    )
