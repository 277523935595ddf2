"""The city between the routes: landmarks beside their places, houses and trees where there is room, boats."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from crosstown.cities.city import Place, Scenery
from crosstown.drawing.primitives.free_space import Box, Room
from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH, Point, smooth_line
from crosstown.drawing.primitives.sheet import Sheet
from crosstown.drawing.primitives.svg import group, hashed, placed
from crosstown.drawing.scenery.houses import BOATS, STREET
from crosstown.drawing.scenery.landmark_names import known_for
from crosstown.drawing.scenery.landmarks import LANDMARKS, Landmark, Paint
from crosstown.drawing.scenery.terrain import Terrain, flows

_SCALES = (1.15, 1.0, 0.85, 0.72)
_FARTHEST = 180.0
_GRID = 36.0
_APART = 16.0
_BETWEEN_BOATS = 190.0


def standing(art: Landmark, x: float, y: float, scale: float) -> Box:
    """The box of a drawing whose foot is at a point."""
    return Box(x - art.width * scale / 2, y - art.height * scale, x + art.width * scale / 2, y + 3)


def landmarks(places: Sequence[Place], terrain: Terrain, sheet: Sheet, room: Room) -> str:
    """For every place that is known for a building, the building beside it, if there is room."""
    paint, drawn, known = Paint.of(sheet.theme), [], known_for(places)
    for place in places:
        name = known.get(place.id)
        spot = name and _beside(place, LANDMARKS[name], terrain, room)
        if name and spot:
            x, y, scale = spot
            room.take(standing(LANDMARKS[name], x, y, scale).grown(4))
            art = sheet.stamp(f"landmark-{name}", LANDMARKS[name].drawn(paint), placed(x, y, scale=scale))
            drawn.append((y, art))
    return "".join(art for _, art in sorted(drawn))


def _beside(place: Place, art: Landmark, terrain: Terrain, room: Room) -> tuple[float, float, float] | None:
    """The nearest spot where the whole drawing is free, the larger the better."""
    for scale in _SCALES:
        for x, y in _around(place, art.height * scale / 2):
            box = standing(art, x, y, scale).grown(5)
            if room.free(box) and (art.afloat or terrain.dry(box)):
                return x, y, scale
    return None


def _around(place: Place, rise: float) -> Iterator[Point]:
    """Feet of a drawing about a place, from near to far; ``rise`` lifts its middle to the place's height."""
    reach = 34.0
    while reach < _FARTHEST:
        for turn in range(32):
            angle = math.tau * turn / 32 - math.pi / 2
            yield place.x + reach * math.cos(angle), place.y + rise + reach * math.sin(angle)
        reach += 7.0


def street(terrain: Terrain, sheet: Sheet, room: Room) -> str:
    """Houses, lamps and trees on free ground, spread evenly and never many."""
    paint, left = Paint.of(sheet.theme), dict(sheet.theme.street)
    drawn: list[tuple[float, str]] = []
    for x, y in _spread():
        for name, art in ((name, STREET[name]) for name, count in left.items() if count):
            box = standing(art, x, y, 1.0).grown(4)
            if room.free(box) and terrain.dry(box) and not terrain.green((x, y)):
                room.take(box.grown(_APART))
                drawn.append((y, sheet.stamp(f"street-{name}", art.drawn(paint), placed(x, y))))
                left[name] -= 1
                break
    return group(*(art for _, art in sorted(drawn)), opacity=0.85) if drawn else ""


def _spread() -> list[Point]:
    """Shaken points of a grid over the whole board, in an order that hops about."""
    points = []
    for row in range(int(HEIGHT / _GRID)):
        for column in range(int(WIDTH / _GRID)):
            x = (column + 0.2 + 0.6 * hashed("street-x", row, column)) * _GRID
            y = (row + 0.4 + 0.6 * hashed("street-y", row, column)) * _GRID
            points.append((hashed("street", row, column), x, y))
    return [(x, y) for _, x, y in sorted(points)]


def boats(scenery: Sequence[Scenery], sheet: Sheet, room: Room) -> str:
    """A few boats on every river wide enough for them."""
    art = BOATS[sheet.theme.boat]
    picture, drawn = art.drawn(Paint.of(sheet.theme)), ""
    for piece in scenery:
        if not flows(piece) or piece.width < 24:
            continue
        line, along = smooth_line(piece.points, closed=False), 40.0
        while along < line.length - 40:
            (x, y), _ = line.at(along)
            foot = y + art.height / 3
            if room.free(standing(art, x, foot, 1.0).grown(4)):
                drawn += sheet.stamp(f"boat-{sheet.theme.boat}", picture, placed(x, foot))
                room.take(standing(art, x, foot, 1.0).grown(4))
                along += _BETWEEN_BOATS
            along += 12.0
    return drawn
