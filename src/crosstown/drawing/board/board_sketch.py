"""A quick drawing of a board while it is being made: routes, places and names above a plain ground.

The parts are those of the interactive board, under the same ids. What an edit left alone is not drawn again,
and a page that has drawn it need not draw it again either.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from crosstown.cities.city import City, Place, Scenery
from crosstown.drawing.board import places, routes
from crosstown.drawing.board.interactive_parts import PREFIX
from crosstown.drawing.board.routes import RouteShape, route_shape
from crosstown.drawing.board.static_board import FRAME
from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH, smooth_path
from crosstown.drawing.primitives.lettering import label_of, lettering_of
from crosstown.drawing.primitives.palette import Ink, inks
from crosstown.drawing.primitives.sheet import Sheet, slug
from crosstown.drawing.primitives.svg import document, group, path, view_box
from crosstown.drawing.primitives.themes import Theme, theme_of
from crosstown.markup import element

VIEW = view_box(-FRAME, -FRAME, WIDTH + 2 * FRAME, HEIGHT + 2 * FRAME)


@dataclass(frozen=True, slots=True)
class _Part:
    """Markup, and the definitions that it refers to."""

    drawn: str
    definitions: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Sketch:
    """The parts of the sketch. Each is one element under an id that is unique in its layer.

    Layers come from below to above. The first of them, ``defs``, has what the others refer to.
    """

    view: str
    font: str
    layers: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]


def draw_sketch(city: City) -> Sketch:
    """The sketch, without the ground of `draw_plain_ground`."""
    theme = theme_of(city)
    paints = inks((*city.colours, *(route.colour for route in city.routes)))
    sheet = Sheet(PREFIX, theme, paints)
    shapes = [route_shape(city, route) for route in city.routes]
    routes.define_shading(sheet)
    start = set(city.souvenirs.start) if city.souvenirs else set()
    colours = {one.number: one.colour for one in city.districts}
    beds = _collected(((shape, _bed(shape, theme)) for shape in shapes), sheet)
    spaces = _collected(((one, _spaces(one, paints[one.route.colour], theme)) for one in shapes), sheet)
    discs = tuple(
        (one.id, _place(one, theme, colours.get(one.district or 0, "gray"), start=one.id in start))
        for one in city.places
    )
    labels = tuple((one.id, _label(one, theme)) for one in city.places)
    layers = (
        ("defs", sheet.defined), ("beds", beds), ("spaces", spaces), ("places", discs), ("labels", labels)
    )  # fmt: skip
    return Sketch(VIEW, lettering_of(theme).text, layers)


def draw_plain_ground(city: City) -> str:
    """Paper, water and parks without any art, for the moment before the whole ground is drawn."""
    theme = theme_of(city)
    paper = element("rect", width=WIDTH, height=HEIGHT, fill=theme.paper)
    drawn = (paper, *(_scenery(piece, theme) for piece in city.scenery))
    board = element("svg", *drawn, width=WIDTH, height=HEIGHT)  # cuts off what reaches beyond the board
    return document(board, class_="ct-board", viewBox=VIEW)


def _collected(parts: Iterable[tuple[RouteShape, _Part]], sheet: Sheet) -> tuple[tuple[str, str], ...]:
    drawn = []
    for shape, part in parts:
        for name, markup in part.definitions:
            sheet.define(name, markup)
        drawn.append((shape.route.id, part.drawn))
    return tuple(drawn)


@lru_cache(maxsize=512)
def _bed(shape: RouteShape, theme: Theme) -> _Part:
    sheet = Sheet(PREFIX, theme, {})
    return _Part(
        group(routes.bed(shape, slug(shape.route.id), None, sheet), data_bed=shape.route.id), sheet.defined
    )


@lru_cache(maxsize=512)
def _spaces(shape: RouteShape, paint: Ink, theme: Theme) -> _Part:
    sheet = Sheet(PREFIX, theme, {shape.route.colour: paint})
    drawn = group(routes.open_spaces(shape, sheet), data_route=shape.route.id, class_="ct-route")
    return _Part(drawn, sheet.defined)


@lru_cache(maxsize=512)
def _place(place: Place, theme: Theme, colour: str, *, start: bool) -> str:
    disc = places.station(place, theme, colour, start=start)
    return group(disc, data_place=place.id, class_="ct-place")


@lru_cache(maxsize=512)
def _label(place: Place, theme: Theme) -> str:
    return group(label_of(place).markup(theme), data_label=place.id)


@lru_cache(maxsize=512)
def _scenery(piece: Scenery, theme: Theme) -> str:
    if len(piece.points) < 2:
        return ""
    fill = {"water": theme.water, "river": theme.water, "park": theme.park}.get(piece.kind, theme.paper)
    drawn = smooth_path(piece.points, closed=not piece.width)
    if piece.width:
        return path(drawn, fill="none", stroke=fill, stroke_width=piece.width)
    return path(drawn, fill=fill, stroke=theme.shore)
