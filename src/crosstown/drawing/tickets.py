"""The tickets of a city as cards: two places, where they lie on a little map, and points; and one back."""

from __future__ import annotations

from crosstown.cities.city import City, Scenery, Ticket
from crosstown.drawing.board.routes import route_shape
from crosstown.drawing.primitives.geometry import HEIGHT as BOARD_HEIGHT
from crosstown.drawing.primitives.geometry import WIDTH as BOARD_WIDTH
from crosstown.drawing.primitives.geometry import smooth_path
from crosstown.drawing.primitives.lettering import FONTS, lettering_of, shortened, text_width, wrapped
from crosstown.drawing.primitives.palette import PAPER_WHITE, mixed
from crosstown.drawing.primitives.svg import centred, circle, document, group, path, placed, rect, view_box
from crosstown.drawing.primitives.themes import Theme, theme_of
from crosstown.markup import element, escaped, number

WIDTH, HEIGHT = 400, 600
_MAP = 360.0  # its width
_SIZE = 44.0
_SMALLEST = 30.0
_LINE = 1.08


def draw_ticket(city: City, ticket: Ticket) -> str:
    """The face of a ticket as an SVG document. It contains no references, so a page may hold any number."""
    theme = theme_of(city)
    scale = _MAP / BOARD_WIDTH
    left, top = (WIDTH - _MAP) / 2, 142.0
    bottom = top + scale * BOARD_HEIGHT
    ground = rect(2, 2, 396, 596, rx=30, fill=PAPER_WHITE, stroke=theme.ink, stroke_width=3) + rect(
        10, 10, 380, 580, rx=24, fill="none", stroke=theme.trim, stroke_width=3
    )
    return _document(
        ground
        + _name(city.place[ticket.a].name, 78, theme)
        + group(_little_map(city, ticket, theme), transform=placed(left, top, scale=scale))
        + _name(city.place[ticket.b].name, bottom + 62, theme)
        + _points(ticket.points, theme)
    )


def draw_ticket_back(city: City) -> str:
    """The back of the city's tickets: two places that want to be connected."""
    theme = theme_of(city)
    pale = mixed(theme.trim, PAPER_WHITE, 0.5)
    way = "M120 360C120 220 280 380 280 240"
    ends = "".join(
        circle(x, y, 34, fill=PAPER_WHITE, stroke=theme.ink, stroke_width=5)
        + circle(x, y, 16, fill=theme.accent)
        for x, y in ((120, 360), (280, 240))
    )
    lettering = lettering_of(theme)
    size = min(46.0, 300 / max(text_width(city.name, 1), 1))
    return _document(
        rect(2, 2, 396, 596, rx=30, fill=pale, stroke=theme.ink, stroke_width=3)
        + rect(22, 22, 356, 556, rx=18, fill="none", stroke=theme.accent, stroke_width=5)
        + rect(38, 108, 324, 384, rx=18, fill=theme.accent)
        + path(way, fill="none", stroke=theme.trim, stroke_width=15, stroke_dasharray="30 14")
        + ends
        + centred(
            escaped(city.name),
            200,
            80,
            size,
            font_weight=lettering.weight,
            font_family=lettering.title,
            fill=theme.accent,
        )
    )


def _document(drawn: str) -> str:
    return document(drawn, viewBox=f"0 0 {WIDTH} {HEIGHT}", font_family=FONTS)


def _name(name: str, middle: float, theme: Theme) -> str:
    """A name, as large as fits on one line or two around ``middle``."""
    room = _MAP - 12
    lines = [name] if text_width(name, _SIZE) <= room else wrapped(name)
    most = _SIZE if len(lines) == 1 else 0.84 * _SIZE
    size = max(_SMALLEST, min(most, *(room / max(text_width(line, 1), 0.1) for line in lines)))
    first = middle + 0.34 * size - (len(lines) - 1) * size * _LINE / 2
    rows = "".join(
        element("tspan", escaped(shortened(line, size, room + 8)), x=200, y=first + index * size * _LINE)
        for index, line in enumerate(lines)
    )
    return element(
        "text",
        rows,
        text_anchor="middle",
        font_size=size,
        font_weight="700",
        font_family=lettering_of(theme).text,
        fill=theme.ink,
    )


def _points(points: int, theme: Theme) -> str:
    return (
        circle(200, 550, 33, fill=theme.accent, stroke=theme.trim, stroke_width=4)
        + path("M30 550H154M246 550H370", stroke=theme.trim, stroke_width=3)
        + centred(
            str(points),
            200,
            565 if points < 100 else 561,
            43 if points < 100 else 32,
            font_weight="800",
            font_family=lettering_of(theme).text,
            fill=PAPER_WHITE,
        )
    )


def _little_map(city: City, ticket: Ticket, theme: Theme) -> str:
    """The board without its details: land and water, all routes, and the two places of the ticket."""
    streets = "".join(route_shape(city, route).joined.curve for route in city.routes if route.double != 2)
    dots = "".join(f"M{number(place.x)} {number(place.y)}h.01" for place in city.places)
    ends = "".join(
        circle(one.x, one.y, 52, fill=PAPER_WHITE, stroke=theme.ink, stroke_width=12)
        + circle(one.x, one.y, 28, fill=theme.accent)
        for one in (city.place[ticket.a], city.place[ticket.b])
    )
    frame = {"width": BOARD_WIDTH, "height": BOARD_HEIGHT}
    return (
        element(
            "svg",
            element("rect", **frame, fill=theme.paper),
            *(_shape(piece, theme) for piece in city.scenery if piece.kind in _FILLS),
            path(streets, fill="none", stroke=theme.ink, stroke_width=9, stroke_opacity=0.5),
            path(dots, stroke=theme.ink, stroke_width=40, stroke_linecap="round"),
            ends,
            viewBox=view_box(0, 0, BOARD_WIDTH, BOARD_HEIGHT),
            **frame,
        )  # an inner document clips what lies outside of it
        + element("rect", **frame, fill="none", stroke=theme.ink, stroke_width=9)
    )


_FILLS = {"water": "water", "river": "water", "park": "park", "land": "paper"}


def _shape(piece: Scenery, theme: Theme) -> str:
    colour = getattr(theme, _FILLS[piece.kind])
    drawn = smooth_path(piece.points, closed=not piece.width)
    if piece.width:
        return path(drawn, fill="none", stroke=colour, stroke_width=piece.width)
    return path(drawn, fill=colour)
