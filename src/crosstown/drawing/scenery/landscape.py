"""The land a city lies on: paper, water, parks, rivers, bridges and decorative names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

from crosstown.cities.city import Place, Scenery
from crosstown.drawing.primitives.free_space import Box, FreeSpace
from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH, Line, smooth_line, smooth_path
from crosstown.drawing.primitives.lettering import text_width
from crosstown.drawing.primitives.palette import PAPER_WHITE, mixed
from crosstown.drawing.primitives.sheet import Sheet
from crosstown.drawing.primitives.svg import group, path
from crosstown.drawing.scenery.bridges import crossings, draw_bridges, draw_great_bridge
from crosstown.drawing.scenery.decorations import draw_fog, draw_trees, draw_waves
from crosstown.drawing.scenery.terrain import is_flowing, terrain_of
from crosstown.drawing.scenery.townscape import draw_boats, draw_houses, draw_landmarks
from crosstown.markup import element, escaped

_TEXT_SIZE = 21.0
_SPACING = 3.0
_APART = 3.0  # between boxes along a line: they are larger, so that nothing is left between them


def draw_landscape(
    scenery: Sequence[Scenery],
    places: Sequence[Place],
    lines: Sequence[Line],
    sheet: Sheet,
    free_space: FreeSpace,
) -> str:
    """Everything under the routes, which follow ``lines``. Decorations go where there is free space."""
    terrain = terrain_of(tuple(scenery))
    drawable = (item for item in enumerate(scenery) if len(item[1].points) > 1)
    shapes = [
        _rivers([piece for _, piece in run], sheet)
        if flowing
        else "".join(_shape(piece, index, sheet) for index, piece in run)
        for flowing, run in groupby(drawable, key=lambda item: is_flowing(item[1]))
    ]
    return group(
        _ground(sheet),
        *shapes,
        draw_bridges(crossings(terrain, lines), sheet),
        draw_landmarks(places, terrain, sheet, free_space),
        draw_boats(scenery, sheet, free_space),
        draw_waves(scenery, sheet, free_space),
        draw_trees(scenery, sheet, free_space),
        draw_houses(terrain, sheet, free_space),
        draw_fog(scenery, sheet),
    )


def draw_names(scenery: Sequence[Scenery], sheet: Sheet) -> str:
    found = _rivers_of_names(tuple(scenery))
    return "".join(_name(scenery[index], index, river, sheet) for index, river in found.items())


def cover_names_and_bridges(scenery: Sequence[Scenery], free_space: FreeSpace) -> None:
    """Covers what must stay free of decorations."""
    found = _rivers_of_names(tuple(scenery))
    for index, piece in enumerate(scenery):
        if piece.kind == "text":
            _cover_name(piece, found[index], free_space)
        elif piece.kind == "bridge" and len(piece.points) > 1:
            line = smooth_line(piece.points, closed=False)
            for x, y in line.thinned(max(_APART, piece.width / 4)):
                free_space.cover(Box.around(x, y - 12, piece.width + 18, piece.width + 40))


def _ground(sheet: Sheet) -> str:
    size, marks = _TEXTURES[sheet.theme.texture]
    sheet.define(
        "texture",
        element(
            "pattern",
            path(marks, fill="none", stroke=sheet.theme.mark, stroke_width=1.6, stroke_linecap="round"),
            id=sheet.name("texture"),
            width=size[0],
            height=size[1],
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(-9)",
        ),
    )
    board = {"width": WIDTH, "height": HEIGHT}
    return element("rect", **board, fill=sheet.theme.paper) + element(
        "rect", **board, fill=sheet.paint("texture"), opacity=0.5
    )


_TEXTURES = {
    "terraces": (
        (120.0, 84.0),
        "M0 6H120M0 48H120M26 6V48M62 6V48M104 6V48M8 48V90M48 48V90M84 48V90"
        "M68 20H98M32 34H56M14 62H42M90 76H114",
    ),
    "hills": (
        (132.0, 96.0),
        "M10 40Q24 16 38 40M24 30l-5 9M27 32l-3 7M76 84Q92 58 108 84M92 72l-6 11M96 74l-4 9"
        "M60 22Q68 10 76 22",
    ),
    "blocks": (
        (96.0, 96.0),
        "M6 6H42V42H6ZM54 6H90V42H54ZM6 54H42V90H6ZM54 54H90V90H54Z"
        "M16 16H32V32H16ZM64 64H80V80H64ZM64 18H80V30H64Z",
    ),
    "tiles": (
        (112.0, 112.0),
        "M28 14L33 23 42 28 33 33 28 42 23 33 14 28 23 23ZM84 70L89 79 98 84 89 89 84 98 79 89 70 84 79 79Z"
        "M84 22V34M78 28H90M28 78V90M22 84H34M56 56h.1M0 56h.1M56 0h.1",
    ),
    "dots": ((44.0, 44.0), "M8 8h.1M30 30h.1M20 20h3M38 12v3"),
}


def _shape(piece: Scenery, index: int, sheet: Sheet) -> str:
    theme = sheet.theme
    if piece.kind == "bridge":
        return draw_great_bridge(piece, sheet)
    fill = {"water": theme.water, "river": theme.water, "park": theme.park}.get(piece.kind, theme.paper)
    drawn = smooth_path(piece.points, closed=not piece.width)
    if piece.width:
        return path(drawn, fill="none", stroke=fill, stroke_width=piece.width, stroke_linecap="round")
    if piece.kind == "water":
        return _water(drawn, index, sheet)
    if piece.kind == "park":
        edge = mixed(fill, theme.tree, 0.45)
        return path(drawn, fill=fill, stroke=edge, stroke_width=1.6, stroke_dasharray="7 4")
    surf = path(drawn, fill="none", stroke=PAPER_WHITE, stroke_width=16, stroke_opacity=0.35)
    return surf + path(drawn, fill=fill, stroke=mixed(theme.shore, theme.depth, 0.5), stroke_width=2)


def _water(drawn: str, index: int, sheet: Sheet) -> str:
    theme = sheet.theme
    name = f"water-{index}"
    sheet.define(name, element("clipPath", path(drawn), id=sheet.name(name)))
    lines = "".join(
        path(drawn, fill="none", stroke=PAPER_WHITE, stroke_width=width, stroke_opacity=opacity)
        for width, opacity in ((64, 0.13), (40, 0.16), (20, 0.25))
    )
    return (
        path(drawn, fill=theme.water, stroke=theme.shore, stroke_width=13)
        + group(path(drawn, fill=theme.water), lines, clip_path=sheet.paint(name))
        + path(drawn, fill="none", stroke=mixed(theme.water, theme.depth, 0.75), stroke_width=1.6)
    )


def _rivers(rivers: Sequence[Scenery], sheet: Sheet) -> str:
    """Rivers with sandy banks. Drawn layer by layer, so that their arms join."""
    theme = sheet.theme
    layers = (
        (1.0, 11.0, theme.shore, None),
        (1.0, 2.6, mixed(theme.water, theme.depth, 0.75), None),
        (1.0, 0.0, theme.water, None),
        (0.62, 0.0, PAPER_WHITE, 0.14),
        (0.3, 0.0, PAPER_WHITE, 0.14),
    )
    courses = [smooth_path(river.points, closed=False) for river in rivers]
    strokes = (
        group(
            *(
                path(drawn, stroke_width=river.width * share + more)
                for drawn, river in zip(courses, rivers, strict=True)
            ),
            stroke=colour,
            opacity=opacity,
        )
        for share, more, colour, opacity in layers
    )
    return group(*strokes, fill="none", stroke_linecap="round")


def _name_width(text: str) -> float:
    return text_width(text, _TEXT_SIZE) * 0.92 + _SPACING * len(text)


def _cover_name(piece: Scenery, found: tuple[Line, float] | None, free_space: FreeSpace) -> None:
    width, height = _name_width(piece.text), _TEXT_SIZE + 8
    if found is None:
        free_space.cover(Box.around(piece.at[0], piece.at[1] - 7, width, height))
        return
    river, along = found
    part = river.part(max(along - width / 2, 0.0), min(along + width / 2, river.length))
    free_space.cover_line(part.thinned(_APART), height / 2)


@lru_cache(maxsize=16)  # a board needs them twice, and several pictures are drawn of it
def _rivers_of_names(scenery: tuple[Scenery, ...]) -> dict[int, tuple[Line, float] | None]:
    """For every decorative name, by its index, what `_river_of` says."""
    rivers = [smooth_line(piece.points, closed=False) for piece in scenery if is_flowing(piece)]
    return {index: _river_of(piece, rivers) for index, piece in enumerate(scenery) if piece.kind == "text"}


def _river_of(piece: Scenery, rivers: Sequence[Line]) -> tuple[Line, float] | None:
    """The river that a name follows, in the direction of reading, and where on it the name's middle is."""
    for river in rivers:
        along, away = river.nearest(piece.at)
        if away <= 16:
            backwards = abs(river.at(along)[1]) > 90
            return (river.reversed, river.length - along) if backwards else (river, along)
    return None


def _name(piece: Scenery, index: int, found: tuple[Line, float] | None, sheet: Sheet) -> str:
    """A decorative name: along its river, or else straight."""
    content, attributes = escaped(piece.text), {"x": piece.at[0], "y": piece.at[1]}
    if found is not None:
        river, along = found
        name = f"river-{index}"
        sheet.define(name, element("path", id=sheet.name(name), d=river.path))
        link = f"#{sheet.name(name)}"
        content = element("textPath", content, href=link, startOffset=along)
        attributes = {"dy": _TEXT_SIZE * 0.33}
    return element(
        "text",
        content,
        **attributes,
        text_anchor="middle",
        font_size=_TEXT_SIZE,
        font_style="italic",
        letter_spacing=_SPACING,
        fill=mixed(sheet.theme.depth, "#10222c", 0.55),
    )
