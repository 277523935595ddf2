"""Bridges: one under every route that crosses a river, and large ones from the pack."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import groupby, islice

from crosstown.cities.city import Scenery
from crosstown.drawing.primitives.geometry import SPACE_WIDTH, Line, smooth_line, smooth_path
from crosstown.drawing.primitives.palette import PAPER_WHITE, mixed
from crosstown.drawing.primitives.sheet import Sheet
from crosstown.drawing.primitives.svg import group, path
from crosstown.drawing.scenery.terrain import Terrain
from crosstown.markup import number

_STEP = 3.0
_BANK = 7.0
_LONGEST = 150.0  # a route that stays longer above a river runs along it and needs no bridge
_MOST = 300  # bridges on a board; only rivers that go to and fro need more
_DECK = SPACE_WIDTH + 7.0
_PIER = 21.0
_TOWERS = (0.2, 0.46)


def crossings(terrain: Terrain, lines: Sequence[Line]) -> list[Line]:
    """The parts of the lines that cross rivers, and a little beyond both banks."""
    return list(islice((part for line in lines for part in _over(line, terrain)), _MOST))


def _over(line: Line, terrain: Terrain) -> Iterator[Line]:
    points = line.spread(_STEP)
    steps = range(len(points))
    for wet, run in groupby(steps, key=lambda step: terrain.is_river(points[step])):
        span = list(run)
        start, end = (line.length * step / steps[-1] for step in (span[0], span[-1]))
        if wet and _STEP < end - start < _LONGEST:
            yield line.part(max(start - _BANK, 0.0), min(end + _BANK, line.length))


def draw_bridges(crossed: Sequence[Line], sheet: Sheet) -> str:
    """Stone bridges. Drawn layer by layer, so that the halves of a double route share one."""
    stone = mixed(sheet.theme.bridge, sheet.theme.paper, 0.55)
    dark = mixed(sheet.theme.bridge, sheet.theme.ink, 0.35)
    piers = "".join(_piers(part) for part in crossed)
    layers = ((_DECK + 5, dark), (_DECK + 2.4, stone), (_DECK - 3.6, mixed(stone, PAPER_WHITE, 0.4)))
    decks = (
        group(*(path(part.curve) for part in crossed), stroke=colour, stroke_width=width)
        for width, colour in layers
    )
    return group(
        path(piers, stroke=dark, stroke_width=7.4, stroke_linecap="round") if piers else "",
        path(piers, stroke=stone, stroke_width=5, stroke_linecap="round") if piers else "",
        *decks,
        fill="none",
        stroke_linejoin="round",
    )


def _piers(part: Line) -> str:
    span = part.length - 2 * _BANK
    count = max(round(span / _PIER), 1)
    drawn = ""
    for index in range(count):
        (x, y), angle = part.at(_BANK + span * (index + 0.5) / count)
        turn = math.radians(angle + 90)
        reach = _DECK / 2 + 3.2
        dx, dy = reach * math.cos(turn), reach * math.sin(turn)
        drawn += f"M{number(x - dx)} {number(y - dy)}L{number(x + dx)} {number(y + dy)}"
    return drawn


def draw_great_bridge(piece: Scenery, sheet: Sheet) -> str:
    line = smooth_line(piece.points, closed=False)
    deck = smooth_path(piece.points, closed=False)
    paint, dark = sheet.theme.bridge, mixed(sheet.theme.bridge, "#000000", 0.4)
    side = piece.width / 2 + 3.4
    towers = "".join(_tower(line, line.length * share, side) for share in _TOWERS)
    cables = "".join(line.beside(offset).curve for offset in (-side, side))
    return group(
        path(deck, stroke="#10222c", stroke_width=piece.width + 6, opacity=0.16, transform="translate(5 4)"),
        path(deck, stroke=dark, stroke_width=piece.width + 4),
        path(deck, stroke=paint, stroke_width=piece.width + 1.4),
        path(deck, stroke=mixed(paint, PAPER_WHITE, 0.8), stroke_width=1.2, stroke_dasharray="6 5"),
        path(cables, stroke=dark, stroke_width=1.4),
        path(towers, fill=paint, stroke=dark, stroke_width=1.2),
        fill="none",
        stroke_linejoin="round",
    )


def _tower(line: Line, along: float, side: float) -> str:
    (x, y), angle = line.at(along)
    turn = math.radians(angle)

    def box(left: float, top: float, right: float, bottom: float) -> str:
        corners = (
            (x + u * math.cos(turn) - v * math.sin(turn), y + u * math.sin(turn) + v * math.cos(turn))
            for u, v in ((left, top), (right, top), (right, bottom), (left, bottom))
        )
        return "M" + "L".join(f"{number(a)} {number(b)}" for a, b in corners) + "Z"

    return (
        box(-1.8, -side, 1.8, side)
        + box(-4.6, -side - 3, 4.6, -side + 3)
        + box(-4.6, side - 3, 4.6, side + 3)
    )
