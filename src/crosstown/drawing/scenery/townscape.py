"""Landmarks beside their places, houses and trees on free ground, and boats on rivers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from crosstown.cities.city import Place, Scenery
from crosstown.drawing.primitives.free_space import Box, FreeSpace
from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH, Point, smooth_line
from crosstown.drawing.primitives.sheet import Sheet
from crosstown.drawing.primitives.svg import group, hashed, placed
from crosstown.drawing.scenery.houses import BOATS, HOUSES
from crosstown.drawing.scenery.landmarks import LANDMARKS, landmarks_of
from crosstown.drawing.scenery.silhouettes import Paint, Silhouette
from crosstown.drawing.scenery.terrain import Terrain, is_flowing

_SCALES = (1.15, 1.0, 0.85, 0.72)
_ANGLES = [math.tau * turn / 32 - math.pi / 2 for turn in range(32)]
_AROUND = [
    (reach * math.cos(angle), reach * math.sin(angle)) for reach in range(34, 180, 7) for angle in _ANGLES
]
"""Where a landmark may stand, seen from its place, from near to far."""
# In how many spots a picture looks for dry ground for landmarks, and for room for boats. Cities need a tenth
# of it; where water is all in pieces and rivers go to and fro, some are left out.
_GROUND_LOOKS, _BOAT_LOOKS = 4000, 1500
_GRID = 36.0
_APART = 16.0
_BETWEEN_BOATS = 190.0


def box_above(art: Silhouette, x: float, y: float, scale: float) -> Box:
    return Box(x - art.width * scale / 2, y - art.height * scale, x + art.width * scale / 2, y + 3)


def draw_landmarks(places: Sequence[Place], terrain: Terrain, sheet: Sheet, free_space: FreeSpace) -> str:
    paint, drawn, names = Paint.of(sheet.theme), [], landmarks_of(places)
    looks = iter(range(_GROUND_LOOKS))
    for place in places:
        name = names.get(place.id)
        spot = name and spot_beside(place, LANDMARKS[name], terrain, free_space, looks)
        if name and spot:
            x, y, scale = spot
            free_space.cover(box_above(LANDMARKS[name], x, y, scale).grown(4))
            art = sheet.stamp(f"landmark-{name}", LANDMARKS[name].drawn(paint), placed(x, y, scale=scale))
            drawn.append((y, art))
    return "".join(art for _, art in sorted(drawn))


def spot_beside(
    place: Place, art: Silhouette, terrain: Terrain, free_space: FreeSpace, looks: Iterator[int]
) -> tuple[float, float, float] | None:
    """The nearest spot where the drawing fits, in the largest size that fits anywhere."""
    spots = [spot for spot in _AROUND if free_space.has_room_at(place.x + spot[0], place.y + spot[1])]
    for scale in _SCALES:
        for spot in spots:
            x, y, box = _standing(art, place, spot, scale)
            if free_space.is_free(box) and (
                art.afloat or (next(looks, None) is not None and terrain.on_land(box))
            ):
                return x, y, scale
        if scale == _SCALES[0]:  # where the smallest size has no room, no other has
            smallest = _SCALES[-1]
            spots = [one for one in spots if free_space.is_free(_standing(art, place, one, smallest)[2])]
    return None


def _standing(art: Silhouette, place: Place, spot: Point, scale: float) -> tuple[float, float, Box]:
    """Where a drawing stands whose middle is at the spot, and the room that it needs."""
    x, y = place.x + spot[0], place.y + art.height * scale / 2 + spot[1]
    return x, y, box_above(art, x, y, scale).grown(5)


def draw_houses(terrain: Terrain, sheet: Sheet, free_space: FreeSpace) -> str:
    paint, left = Paint.of(sheet.theme), dict(sheet.theme.houses)
    drawn: list[tuple[float, str]] = []
    for x, y in _spread():
        for name, art in ((name, HOUSES[name]) for name, count in left.items() if count):
            box = box_above(art, x, y, 1.0).grown(4)
            if free_space.is_free(box) and terrain.on_land(box) and not terrain.in_park((x, y)):
                free_space.cover(box.grown(_APART))
                drawn.append((y, sheet.stamp(f"street-{name}", art.drawn(paint), placed(x, y))))
                left[name] -= 1
                break
    return group(*(art for _, art in sorted(drawn)), opacity=0.85) if drawn else ""


def _spread() -> list[Point]:
    points = []
    for row in range(int(HEIGHT / _GRID)):
        for column in range(int(WIDTH / _GRID)):
            x = (column + 0.2 + 0.6 * hashed("street-x", row, column)) * _GRID
            y = (row + 0.4 + 0.6 * hashed("street-y", row, column)) * _GRID
            points.append((hashed("street", row, column), x, y))
    return [(x, y) for _, x, y in sorted(points)]


def draw_boats(scenery: Sequence[Scenery], sheet: Sheet, free_space: FreeSpace) -> str:
    art = BOATS[sheet.theme.boat]
    picture, drawn = art.drawn(Paint.of(sheet.theme)), ""
    looks = iter(range(_BOAT_LOOKS))
    for piece in scenery:
        if not is_flowing(piece) or piece.width < 24:
            continue
        line, along = smooth_line(piece.points, closed=False), 40.0
        while along < line.length - 40 and next(looks, None) is not None:
            (x, y), _ = line.at(along)
            foot = y + art.height / 3
            if free_space.is_free(box_above(art, x, foot, 1.0).grown(4)):
                drawn += sheet.stamp(f"boat-{sheet.theme.boat}", picture, placed(x, foot))
                free_space.cover(box_above(art, x, foot, 1.0).grown(4))
                along += _BETWEEN_BOATS
            along += 12.0
    return drawn
