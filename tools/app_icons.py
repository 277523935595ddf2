"""Draws the icons with which a device shows the installed page, as SVG and as PNG.

    python -m tools.app_icons            writes frontend/public/icons
    python -m tools.app_icons FOLDER     writes them there

Two lines of a network cross on a red ground. A maskable icon fills its whole square, and what it shows lies
in the inner circle, because a device may cut any shape out of it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import resvg_py

from crosstown.markup import element

ICONS = Path(__file__).parent.parent / "frontend" / "public" / "icons"
RED, PAPER, GOLD, EDGE = "#8c2f39", "#faf3e3", "#e9c46a", "#3a1016"
SIZE = 64  # units
LINES = ((PAPER, "M14 46C24 46 24 18 34 18H50"), (GOLD, "M14 18C22 18 26 46 38 46H50"))
STATIONS = ((14, 18), (14, 46), (50, 18), (50, 46))
ROUND, SQUARE = 14.0, 0.0  # corners
FULL, INNER = 1.0, 0.72  # how much of the square the lines take
# By file: the corners, the size of the lines, and the pixels of a PNG.
PNGS = {
    "icon-192.png": (ROUND, FULL, 192),
    "icon-512.png": (ROUND, FULL, 512),
    "maskable-512.png": (SQUARE, INNER, 512),
    "touch.png": (SQUARE, 0.86, 180),
}


def draw_icon(corners: float = ROUND, lines: float = FULL) -> str:
    paths = [
        element("path", d=path, fill="none", stroke=ink, stroke_width=7, stroke_linecap="round")
        for ink, path in LINES
    ]
    stations = [element("circle", cx=x, cy=y, r=6.5) for x, y in STATIONS]
    margin = SIZE * (1 - lines) / 2
    return element(
        "svg",
        element("rect", width=SIZE, height=SIZE, rx=corners, fill=RED),
        element(
            "g",
            *paths,
            element("g", *stations, fill=PAPER, stroke=EDGE, stroke_width=3),
            transform=f"translate({margin:g} {margin:g}) scale({lines:g})",
        ),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {SIZE} {SIZE}",
    )


def main(folder: Path = ICONS) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "icon.svg").write_text(draw_icon(), encoding="utf-8")
    for name, (corners, lines, pixels) in PNGS.items():
        drawing = draw_icon(corners, lines)
        picture = resvg_py.svg_to_bytes(svg_string=drawing, width=pixels, height=pixels)
        (folder / name).write_bytes(bytes(picture))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
