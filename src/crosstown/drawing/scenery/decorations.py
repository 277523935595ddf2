"""Decorations where there is space: trees, waves, sailing boats and fog."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from crosstown.cities.city import Scenery
from crosstown.drawing.primitives.free_space import Box, FreeSpace
from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH, Outline, Point, smooth_line, smooth_outline
from crosstown.drawing.primitives.palette import PAPER_WHITE, mixed
from crosstown.drawing.primitives.sheet import Sheet
from crosstown.drawing.primitives.svg import group, hashed, path, placed
from crosstown.drawing.scenery.houses import BOATS
from crosstown.drawing.scenery.silhouettes import Paint
from crosstown.drawing.scenery.terrain import is_area
from crosstown.markup import element

_FOG_STEP = 165.0
# In how many spots a picture looks for room. The whole board has fewer; only shapes that lie on one another
# or go to and fro have more, and get no more trees, waves and fog.
_TREE_LOOKS, _WAVE_LOOKS, _FOG_LOOKS = 2500, 1000, 500
_MOST_WAVES = 400  # spots on water, free or not
_CLOUD = (
    "M-104 10C-112 0 -94 -10 -80 -5 -78 -18 -52 -22 -42 -10 -34 -26 -4 -28 4 -12 14 -24 40 -22 44 -8"
    " 58 -16 80 -10 78 2 92 -2 110 4 104 12 70 24 -70 24 -104 10Z"
)


def _scattered(outline: Outline, step: float, looks: Iterator[int], *key: object) -> Iterator[Point]:
    """Points inside an outline, about ``step`` apart, until there are no more looks."""
    left, right = max(min(x for x, _ in outline.points), 0), min(max(x for x, _ in outline.points), WIDTH)
    top, bottom = max(min(y for _, y in outline.points), 0), min(max(y for _, y in outline.points), HEIGHT)
    for row in range(int((bottom - top) / step) + 1):
        for column in range(int((right - left) / step) + 1):
            if next(looks, None) is None:
                return
            x = left + (column + hashed("x", row, column, *key)) * step
            y = top + (row + hashed("y", row, column, *key)) * step
            if outline.holds((x, y)):
                yield x, y


def draw_trees(scenery: Sequence[Scenery], sheet: Sheet, free_space: FreeSpace) -> str:
    parks = [(index, piece) for index, piece in enumerate(scenery) if is_area(piece, "park")]
    looks = iter(range(_TREE_LOOKS))
    return "".join(_grove(piece, index, looks, sheet, free_space) for index, piece in parks)


def _grove(piece: Scenery, index: int, looks: Iterator[int], sheet: Sheet, free_space: FreeSpace) -> str:
    outline = smooth_outline(piece.points)
    art = _tree(sheet)
    drawn: list[str] = []
    for x, y in sorted(_scattered(outline, 24, looks, "tree", index), key=lambda spot: spot[1]):
        in_park = outline.holds((x, y + 8)) and outline.holds((x, y - 14))
        if in_park and free_space.is_free(Box.around(x, y - 3, 18, 20)):
            size = 0.72 + 0.4 * hashed("size", index, len(drawn))
            drawn.append(sheet.stamp("tree", art, placed(x, y, scale=size)))
            free_space.cover(Box.around(x, y, 10, 10))
    return "".join(drawn)


def _tree(sheet: Sheet) -> str:
    leaf = sheet.theme.tree
    crown = (
        "M-7.4 -3C-9.6 -7.6 -5 -11.6 -2.2 -11.4 -.6 -15 5.4 -14.4 5.8 -10.4"
        " 10 -9.6 9.8 -3.6 6 -2.6 3.4 .4 -4.6 .4 -7.4 -3Z"
    )
    return (
        element("ellipse", cx=1.5, cy=4.4, rx=6.5, ry=1.8, fill=mixed(leaf, "#000000", 0.5), opacity=0.22)
        + path("M0 4.4V-4M0 0L3 -4", stroke="#7a5b3e", stroke_width=1.9, fill="none", stroke_linecap="round")
        + path(crown, fill=leaf, stroke=mixed(leaf, "#000000", 0.35), stroke_width=1, stroke_linejoin="round")
        + path(
            "M-4 -6.6Q-3.4 -9 -1 -8.8M1.6 -10.8Q3.2 -11.6 4 -9.8",
            fill="none",
            stroke=mixed(leaf, PAPER_WHITE, 0.5),
            stroke_width=1.3,
            stroke_linecap="round",
        )
    )


def draw_waves(scenery: Sequence[Scenery], sheet: Sheet, free_space: FreeSpace) -> str:
    dry = [smooth_outline(p.points) for p in scenery if is_area(p, "land") or is_area(p, "park")]
    paint = Paint.of(sheet.theme)
    drawn, sails = [], 0
    for x, y, outline in islice(_on_water(scenery), _MOST_WAVES):
        if not free_space.is_free(Box.around(x, y, 26, 14)) or not _open_water((x, y), outline, dry):
            continue
        if (
            sails < 5
            and free_space.is_free(Box.around(x, y - 6, 66, 66))
            and _open_water((x, y + 24), outline, dry)
        ):
            drawn.append(sheet.stamp("boat-sail", BOATS["sail"].drawn(paint), placed(x, y + 12)))
            free_space.cover(Box.around(x, y, 220, 120))
            sails += 1
        else:
            drawn.append(sheet.stamp("wave", _wave(sheet), placed(x, y)))
    return "".join(drawn)


def _on_water(scenery: Sequence[Scenery]) -> Iterator[tuple[float, float, Outline]]:
    """Spots on all water, each with the outline of its own."""
    looks = iter(range(_WAVE_LOOKS))
    for index, piece in enumerate(scenery):
        if is_area(piece, "water"):
            outline = smooth_outline(piece.points)
            for x, y in _scattered(outline, 54, looks, "wave", index):
                yield x, y, outline


def _open_water(point: Point, outline: Outline, dry: Sequence[Outline]) -> bool:
    x, y = point
    around = ((x - 16, y), (x + 16, y), (x, y - 10), (x, y + 10))
    return all(outline.holds(p) and not any(shore.holds(p) for shore in dry) for p in around)


def _wave(sheet: Sheet) -> str:
    return path(
        "M-10 1q5 -5 10 0t10 0",
        fill="none",
        stroke=sheet.theme.depth,
        stroke_width=1.5,
        stroke_linecap="round",
        opacity=0.6,
    )


def draw_fog(scenery: Sequence[Scenery], sheet: Sheet) -> str:
    banks = [cloud(x, y, size, sheet) for x, y, size in _shores(scenery, sheet)]
    return group(*banks, opacity=sheet.theme.fog) if banks else ""


def draw_fog_wisps(scenery: Sequence[Scenery], sheet: Sheet, names: Sequence[Box]) -> str:
    """Thin fog over everything but names. Each wisp is a group without a transform, so a page can move it."""
    drawn = ""
    for x, y, size in _shores(scenery, sheet)[::2]:
        for lift in (0.0, 30.0, 60.0, 90.0):
            bank = Box.around(x, y - lift, 250 * size, 60 * size)
            if not any(bank.meets(name) for name in names):
                drawn += group(cloud(x, y - lift, 1.1 * size, sheet), class_="ct-wisp", opacity=0.3)
                break
    return drawn


def _shores(scenery: Sequence[Scenery], sheet: Sheet) -> list[tuple[float, float, float]]:
    found = []
    looks = iter(range(_FOG_LOOKS))
    for index, piece in enumerate(scenery):
        if not sheet.theme.fog or not is_area(piece, "water"):
            continue
        line = smooth_line(piece.points, closed=True)
        for step, _ in zip(range(int(line.length / _FOG_STEP)), looks, strict=False):
            (x, y), _ = line.at((step + hashed("fog", index, step)) * _FOG_STEP)
            if 10 < x < WIDTH - 10 and 10 < y < HEIGHT - 10:
                found.append((x, y, 0.75 + 0.5 * hashed("bank", index, step)))
    return found


def cloud(x: float, y: float, size: float, sheet: Sheet) -> str:
    stops = "".join(
        element("stop", offset=offset, stop_color="#ffffff", stop_opacity=opacity)
        for offset, opacity in (("0", "1"), ("0.45", "0.8"), ("1", "0"))
    )
    sheet.define("fog", element("linearGradient", stops, id=sheet.name("fog"), x2="0", y2="1"))
    return sheet.stamp("cloud", path(_CLOUD, fill=sheet.paint("fog")), placed(x, y, scale=size))
