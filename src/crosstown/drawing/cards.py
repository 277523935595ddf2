"""The cards of a city: a face for every kind, and one back.

They contain no ids, so a page may hold any number of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from crosstown.cities.city import WILD, City, Vehicle
from crosstown.drawing.board.vehicles import KINDS, PieceColours, piece, piece_length
from crosstown.drawing.primitives.lettering import lettering_of, text_width
from crosstown.drawing.primitives.palette import DARK, PAPER_WHITE, WILD_SIGN, Ink, inks, mixed
from crosstown.drawing.primitives.signs import card_sign
from crosstown.drawing.primitives.svg import centred, circle, document, group, path, placed, rect
from crosstown.drawing.primitives.themes import Theme, theme_of
from crosstown.markup import escaped, number

WIDTH, HEIGHT = 200, 300
_GOLD = "#e9c46a"


def draw_card(city: City, kind: str) -> str:
    """The face of a card: its colour, its sign, and the city's vehicle in that colour.

    Raises ValueError if the city has no such cards.
    """
    if kind not in city.kinds:
        raise ValueError(f"{city.name} has no cards {kind!r}: they are {', '.join(city.kinds)}")
    paints = inks((*city.colours, *(route.colour for route in city.routes)))
    theme = theme_of(city)
    if kind == WILD:
        return _document(_wild([paints[colour] for colour in city.colours], city, theme))
    return _document(_face(paints[kind], city.vehicles[0], theme))


def draw_card_back(city: City) -> str:
    theme = theme_of(city)
    field = path(_lattice(), stroke=theme.trim, stroke_width=1.2, opacity=0.35)
    rim = path(_frame(11, 11), fill="none", stroke=theme.trim, stroke_width=2.4)
    medal = (
        circle(100, 150, 66, fill=theme.accent, stroke=theme.trim, stroke_width=2.4)
        + circle(100, 150, 59, fill=mixed(theme.paper, "#ffffff", 0.3))
        + path("M46 174A59 59 0 0 0 154 174Z", fill=mixed(theme.park, theme.paper, 0.2))
        + path("M46 174H154", stroke=theme.ink, stroke_width=2)
    )
    car = _vehicle(city.vehicles[0], PieceColours.from_colour(theme.livery), 100, 174, 96)
    ground = _ground(theme.accent, theme.ink) + field + rim
    return _document(ground + medal + car + _name(city, theme))


def _lattice() -> str:
    drawn, left, right, top, bottom = "", 14, WIDTH - 14, 14, HEIGHT - 14
    for shift in range(-170, 290, 34):
        start, end = max(left, top - shift), min(right, bottom - shift)
        if start < end:
            drawn += f"M{start} {start + shift}L{end} {end + shift}"
            drawn += f"M{WIDTH - start} {start + shift}L{WIDTH - end} {end + shift}"
    return drawn


def _document(drawn: str) -> str:
    return document(drawn, class_="ct-card", viewBox=f"0 0 {WIDTH} {HEIGHT}")


def _ground(fill: str, edge: str) -> str:
    return rect(1.5, 1.5, 197, 297, rx=17, fill=fill, stroke=edge, stroke_width=3)


def _frame(inset: float, radius: float) -> str:
    right, bottom = WIDTH - inset, HEIGHT - inset
    arc = f"a{radius} {radius} 0 0 1"
    wide, high = number(right - inset - 2 * radius), number(bottom - inset - 2 * radius)
    return (
        f"M{number(inset + radius)} {number(inset)}h{wide}{arc} {radius} {radius}v{high}"
        f"{arc} -{radius} {radius}h-{wide}{arc} -{radius} -{radius}v-{high}{arc} {radius} -{radius}Z"
    )


def _margin(inset: float) -> str:
    """The rim of the card, which hides what runs over it."""
    rim = "M3 20A17 17 0 0 1 20 3H180A17 17 0 0 1 197 20V280A17 17 0 0 1 180 297H20A17 17 0 0 1 3 280Z"
    return rim + _frame(inset, inset)


def _face(paint: Ink, vehicle: Vehicle, theme: Theme) -> str:
    pale = mixed(paint.fill, PAPER_WHITE, 0.82)
    rays = "".join(
        f"M100 112L{number(100 + 150 * math.sin(turn))} {number(112 - 150 * math.cos(turn))}"
        f"L{number(100 + 150 * math.sin(turn + 0.13))} {number(112 - 150 * math.cos(turn + 0.13))}Z"
        for turn in (math.tau * index / 24 for index in range(24))
    )
    inner = _frame(10, 10)
    return (
        _ground(paint.fill, paint.edge)
        + _clipped_rays(rays, paint)
        + circle(100, 112, 58, fill=paint.fill, stroke=paint.on, stroke_opacity=0.5)
        + circle(100, 112, 51, fill="none", stroke=paint.on, stroke_opacity=0.25)
        + _sign(paint.sign, paint.on, 100, 112, 6.2)
        + _scene(pale, paint.edge, theme)
        + _vehicle(
            vehicle, PieceColours(paint.fill, paint.edge, mixed(paint.fill, PAPER_WHITE, 0.7)), 100, 264, 132
        )
        + path(inner, fill="none", stroke=paint.on, stroke_opacity=0.55, stroke_width=1.6)
        + _sign(paint.sign, paint.on, 29, 30, 1.8)
        + _sign(paint.sign, paint.on, 171, 30, 1.8)
    )


def _clipped_rays(rays: str, paint: Ink) -> str:
    """Rays from the sign, short enough to stay on the card without a clip."""
    return group(
        path(rays, fill=paint.on, opacity=0.07),
        transform="translate(100 112) scale(.62 .68) translate(-100 -112)",
    )


def _scene(sky: str, edge: str, theme: Theme) -> str:
    roofs = (
        "M14 246V226H30L37 216 44 226H58V210H76V232H96L104 222 112 232H124V206L134 198 144 206"
        "V228H160V216H176L181 222 186 228V246Z"
    )
    window = "M14 196Q100 172 186 196V276A12 12 0 0 1 174 288H26A12 12 0 0 1 14 276Z"
    street = "M14 262H186V276A12 12 0 0 1 174 288H26A12 12 0 0 1 14 276Z"
    return (
        path(window, fill=sky)
        + path(roofs, fill=edge, opacity=0.2)
        + path("M14 246H186V264H14Z", fill=edge, opacity=0.2)
        + path(street, fill=mixed(theme.mark, theme.ink, 0.3))
        + path("M22 276H178", stroke=PAPER_WHITE, stroke_width=2.4, stroke_dasharray="14 9")
        + path(window, fill="none", stroke=edge, stroke_width=2)
    )


def _sign(sign: str, colour: str, x: float, y: float, scale: float) -> str:
    return group(card_sign(sign, colour), transform=placed(x, y, scale=scale))


def _vehicle(vehicle: Vehicle, colours: PieceColours, x: float, foot: float, length: float) -> str:
    scale = length / piece_length(vehicle)
    art = piece(vehicle, colours)
    return group(art, transform=placed(x, foot - 12 * scale, scale=scale))


def _wild(paints: Sequence[Ink], city: City, theme: Theme) -> str:
    count = len(paints)
    bands = "".join(
        path(f"M10 {number(y)}Q100 {number(y - 74)} 190 {number(y)}V292H10Z", fill=paint.fill)
        for y, paint in ((74 + 118 * index / count, paint) for index, paint in enumerate(paints))
    )
    wedges = "".join(
        path(_wedge(index, count), fill=paint.fill, stroke=PAPER_WHITE, stroke_width=1.6)
        for index, paint in enumerate(paints)
    )
    return (
        _ground(PAPER_WHITE, DARK)
        + bands
        + path(_margin(10), fill=PAPER_WHITE, fill_rule="evenodd")
        + circle(100, 112, 58, fill=PAPER_WHITE, stroke=DARK, stroke_width=2)
        + wedges
        + circle(100, 112, 25, fill=PAPER_WHITE, stroke=DARK, stroke_width=1.6)
        + _sign(WILD_SIGN, DARK, 100, 112, 2.6)
        + _scene(mixed(theme.trim, PAPER_WHITE, 0.6), DARK, theme)
        + _wild_picture(city, theme)
        + path(_frame(10, 10), fill="none", stroke=_GOLD, stroke_width=3)
        + path(_frame(10, 10), fill="none", stroke=DARK, stroke_width=0.9)
        + "".join(
            circle(x, 30, 15, fill=PAPER_WHITE, stroke=DARK, stroke_width=1.4)
            + _sign(WILD_SIGN, DARK, x, 30, 1.6)
            for x in (29, 171)
        )
    )


def _wedge(index: int, count: int) -> str:
    start, end = (math.tau * at / count for at in (index, index + 1))
    x1, y1, x2, y2 = (
        number(value)
        for turn in (start, end)
        for value in (100 + 52 * math.sin(turn), 112 - 52 * math.cos(turn))
    )
    return f"M100 112L{x1} {y1}A52 52 0 {int(count < 3)} 1 {x2} {y2}Z"


def _wild_picture(city: City, theme: Theme) -> str:
    """The drawing of the city's wild card, or its vehicle if there is none."""
    colours = PieceColours.from_colour(theme.livery)
    if city.wild_id in _WILDS:
        return group(_WILDS[city.wild_id], transform=placed(100, 264), stroke_linejoin="round")
    vehicle = city.vehicles[0]
    if city.wild_id in KINDS:
        vehicle = Vehicle(city.wild_id, city.wild_name, 0, True, {}, drawing=city.wild_id)
    return _vehicle(vehicle, colours, 100, 264, 132)


def _name(city: City, theme: Theme) -> str:
    lettering = lettering_of(theme)
    size = min(26.0, 150 / max(text_width(city.name, 1), 1))
    return centred(
        escaped(city.name),
        100,
        256,
        size,
        font_weight=lettering.weight,
        font_family=lettering.title,
        fill=theme.paper,
        stroke=theme.accent,
        stroke_width=6,
        paint_order="stroke",
    )


_WAVES = path(
    "M-80 6q10 -9 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0", fill="none", stroke=PAPER_WHITE, stroke_width=3.4
)
_WILDS = {
    "seagull": path(
        "M-4 -30C-22 -58 -52 -62 -74 -48 -56 -50 -40 -42 -28"
        " -24 -34 -20 -42 -16 -50 -8 -34 -8 -20 -10 -8 -14"
        "C8 -8 26 -10 38 -20L54 -24 42 -30C40 -38 32 -42 24"
        " -38L16 -34C24 -56 44 -70 72 -68 46 -84 14 -70 4 -36Z",
        fill=PAPER_WHITE,
        stroke=DARK,
        stroke_width=2.4,
    )
    + path("M-74 -48C-62 -54 -50 -52 -42 -46L-46 -42C-54 -48 -64 -50 -74 -48Z", fill="#4b5560")
    + path("M72 -68C58 -76 44 -76 34 -70L40 -64C48 -68 60 -70 72 -68Z", fill="#4b5560")
    + path("M40 -24L56 -24 44 -19Z", fill="#e8932f", stroke=DARK, stroke_width=1.4)
    + circle(33, -30, 2.2, fill=DARK)
    + path("M-20 -18C-8 -12 12 -12 28 -20", fill="none", stroke="#b9c4cb", stroke_width=2.4)
    + _WAVES,
    "ferry": path("M-66 -22H68L54 2H-50Z", fill="#1d4e6b", stroke=DARK, stroke_width=2.4)
    + path("M-60 -13H61", stroke=PAPER_WHITE, stroke_width=3)
    + path("M-48 -22V-42H40L48 -22ZM-34 -42V-54H20V-42Z", fill=PAPER_WHITE, stroke=DARK, stroke_width=2)
    + path("M-14 -54V-72H2V-54ZM8 -54V-66H18V-54Z", fill="#c2492e", stroke=DARK, stroke_width=2)
    + path("M-40 -32H36", stroke="#74a9c4", stroke_width=8, stroke_dasharray="9 6")
    + _WAVES,
    "bicycle": group(
        path("M-56 -22a20 20 0 1 0 40 0a20 20 0 1 0 -40 0M16 -22a20 20 0 1 0 40 0a20 20 0 1 0 -40 0"),
        path(
            "M-36 -42V-2M-56 -22H-16M-50 -36L-22 -8M-50 -8L-22 -36"
            "M36 -42V-2M16 -22H56M22 -36L50 -8M22 -8L50 -36",
            stroke_width=1,
            opacity=0.6,
        ),
        path("M-36 -22L-20 -54H18L-2 -22ZM-2 -22L-24 -60M36 -22L14 -64", stroke="#c2402e", stroke_width=4.4),
        path("M-34 -62H-16M14 -64L8 -70 22 -74", stroke_width=5),
        circle(-2, -22, 6, fill=_GOLD, stroke_width=2),
        fill="none",
        stroke=DARK,
        stroke_width=3,
        stroke_linecap="round",
    ),
}
