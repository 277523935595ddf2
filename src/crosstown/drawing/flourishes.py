"""The small things a map maker adds where there is room: trees, waves, sails and banks of fog."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from crosstown.cities.city import Scenery
from crosstown.drawing.geometry import HEIGHT, WIDTH, Point, inside, smooth_line
from crosstown.drawing.palette import PAPER_WHITE, mixed
from crosstown.drawing.room import Box, Room
from crosstown.drawing.sheet import Sheet
from crosstown.drawing.svg import element, group, hashed, placed


def _is_area(piece: Scenery, kind: str) -> bool:
    """Whether a piece of scenery is a closed area of this kind."""
    return piece.kind == kind and not piece.width and len(piece.points) > 2


def _scattered(outline: Sequence[Point], step: float, *key: object) -> Iterator[Point]:
    """Points inside an outline, on a grid shaken by hashed constants."""
    left, right = max(min(x for x, _ in outline), 0), min(max(x for x, _ in outline), WIDTH)
    top, bottom = max(min(y for _, y in outline), 0), min(max(y for _, y in outline), HEIGHT)
    for row in range(int((bottom - top) / step) + 1):
        for column in range(int((right - left) / step) + 1):
            x = left + (column + hashed("x", row, column, *key)) * step
            y = top + (row + hashed("y", row, column, *key)) * step
            if inside((x, y), outline):
                yield x, y


def trees(scenery: Sequence[Scenery], sheet: Sheet, room: Room) -> str:
    """A few trees in every park."""
    parks = [(index, piece) for index, piece in enumerate(scenery) if _is_area(piece, "park")]
    return "".join(_grove(piece, index, sheet, room) for index, piece in parks)


def _grove(piece: Scenery, index: int, sheet: Sheet, room: Room) -> str:
    outline = smooth_line(piece.points, closed=True).points
    art = _tree(sheet)
    drawn: list[str] = []
    for x, y in sorted(_scattered(outline, 24, "tree", index), key=lambda spot: spot[1]):
        in_park = inside((x, y + 8), outline) and inside((x, y - 14), outline)
        if in_park and room.free(Box.around(x, y - 3, 18, 20)):
            size = 0.72 + 0.4 * hashed("size", index, len(drawn))
            drawn.append(sheet.stamp("tree", art, placed(x, y, scale=size)))
            room.take(Box.around(x, y, 10, 10))
    return "".join(drawn)


def _tree(sheet: Sheet) -> str:
    """A round tree with a wobbly crown and a shadow, as if drawn with a brush."""
    leaf = sheet.theme.tree
    crown = (
        "M-7.4 -3C-9.6 -7.6 -5 -11.6 -2.2 -11.4 -.6 -15 5.4 -14.4 5.8 -10.4"
        " 10 -9.6 9.8 -3.6 6 -2.6 3.4 .4 -4.6 .4 -7.4 -3Z"
    )
    return (
        element("ellipse", cx=1.5, cy=4.4, rx=6.5, ry=1.8, fill=mixed(leaf, "#000000", 0.5), opacity=0.22)
        + element(
            "path",
            d="M0 4.4V-4M0 0L3 -4",
            stroke="#7a5b3e",
            stroke_width=1.9,
            fill="none",
            stroke_linecap="round",
        )
        + element(
            "path",
            d=crown,
            fill=leaf,
            stroke=mixed(leaf, "#000000", 0.35),
            stroke_width=1,
            stroke_linejoin="round",
        )
        + element(
            "path",
            d="M-4 -6.6Q-3.4 -9 -1 -8.8M1.6 -10.8Q3.2 -11.6 4 -9.8",
            fill="none",
            stroke=mixed(leaf, PAPER_WHITE, 0.5),
            stroke_width=1.3,
            stroke_linecap="round",
        )
    )


def waves(scenery: Sequence[Scenery], sheet: Sheet, room: Room) -> str:
    """Wave marks over open water and, where it is wide enough, a few sails."""
    dry = [
        smooth_line(p.points, closed=True).points
        for p in scenery
        if _is_area(p, "land") or _is_area(p, "park")
    ]
    drawn, sails = [], 0
    for index, piece in enumerate(scenery):
        if not _is_area(piece, "water"):
            continue
        outline = smooth_line(piece.points, closed=True).points
        for x, y in _scattered(outline, 54, "wave", index):
            if not _open_water((x, y), outline, dry) or not room.free(Box.around(x, y, 26, 14)):
                continue
            if (
                sails < 5
                and room.free(Box.around(x, y - 6, 66, 66))
                and _open_water((x, y + 24), outline, dry)
            ):
                drawn.append(sheet.stamp("sail", _sail(sheet), placed(x, y)))
                room.take(Box.around(x, y, 220, 120))
                sails += 1
            else:
                drawn.append(sheet.stamp("wave", _wave(sheet), placed(x, y)))
    return "".join(drawn)


def _open_water(point: Point, outline: Sequence[Point], dry: Sequence[Sequence[Point]]) -> bool:
    x, y = point
    around = ((x - 16, y), (x + 16, y), (x, y - 10), (x, y + 10))
    return all(inside(p, outline) and not any(inside(p, shore) for shore in dry) for p in around)


def _wave(sheet: Sheet) -> str:
    return element(
        "path",
        d="M-10 1q5 -5 10 0t10 0",
        fill="none",
        stroke=sheet.theme.depth,
        stroke_width=1.5,
        stroke_linecap="round",
        opacity=0.6,
    )


def _sail(sheet: Sheet) -> str:
    dark = mixed(sheet.theme.depth, "#000000", 0.45)
    return group(
        element("path", d="M-1 4V-20L-13 4ZM2 4V-15L12 4Z", fill=PAPER_WHITE),
        element("path", d="M-14 7H14L9 13H-9Z", fill=sheet.theme.bridge),
        element("path", d="M-20 16q5 -4 10 0t10 0 10 0 10 0", fill="none", stroke=sheet.theme.depth),
        stroke=dark,
        stroke_width=1.1,
        stroke_linejoin="round",
        opacity=0.85,
    )


def fog(scenery: Sequence[Scenery], sheet: Sheet) -> str:
    """Banks of fog along the shores, for cities whose theme has any."""
    if not sheet.theme.fog:
        return ""
    stops = element("stop", offset="0", stop_color="#ffffff", stop_opacity=sheet.theme.fog) + element(
        "stop", offset="1", stop_color="#ffffff", stop_opacity="0"
    )
    sheet.define("fog", element("radialGradient", stops, id=sheet.name("fog")))
    banks = []
    for index, piece in enumerate(scenery):
        if _is_area(piece, "water"):
            banks += [_bank(x, y, sheet) for x, y in _shore_points(piece, index)]
    return "".join(banks)


def _shore_points(piece: Scenery, index: int) -> Iterator[Point]:
    line = smooth_line(piece.points, closed=True)
    for step in range(int(line.length / 150)):
        (x, y), _ = line.at((step + hashed("fog", index, step)) * 150)
        if 20 < x < WIDTH - 20 and 20 < y < HEIGHT - 20:
            yield x, y


def _bank(x: float, y: float, sheet: Sheet) -> str:
    fill = sheet.paint("fog")
    return "".join(
        element("ellipse", cx=x + dx, cy=y + dy, rx=rx, ry=ry, fill=fill)
        for dx, dy, rx, ry in ((0, 0, 120, 20), (-58, 15, 92, 13), (64, -13, 84, 12))
    )
