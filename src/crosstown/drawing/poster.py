"""The poster of a city: its landmarks against the sky, its vehicle on a route, and its name."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence

from crosstown.cities.city import City
from crosstown.drawing.board.vehicles import PieceColours, piece, piece_length
from crosstown.drawing.primitives.lettering import lettering_of, text_width
from crosstown.drawing.primitives.palette import PAPER_WHITE, inks, mixed
from crosstown.drawing.primitives.sheet import Sheet
from crosstown.drawing.primitives.svg import centred, circle, document, group, path, placed, rect
from crosstown.drawing.primitives.themes import Theme, theme_of
from crosstown.drawing.scenery.decorations import cloud
from crosstown.drawing.scenery.houses import BOATS, HOUSES
from crosstown.drawing.scenery.landmarks import LANDMARKS, landmarks_of
from crosstown.drawing.scenery.silhouettes import Paint, Silhouette
from crosstown.markup import element, escaped, number

WIDTH, HEIGHT = 600, 400
_HORIZON = 252.0
_SHORE = 286.0
_ROUTE = 322.0
_BAND = 338.0
_SUN = (430.0, 190.0)
_SCALE = 2.75
_MOST = 6
_CARD = 50.0


def draw_poster(city: City) -> str:
    """The poster of a city in the format 3:2, as an SVG document. Equal cities give equal bytes."""
    digest = hashlib.blake2b(f"{city.id} {city.sha256}".encode(errors="replace"), digest_size=5).hexdigest()
    sheet = Sheet(f"ce{digest}", theme_of(city), inks(city.colours))
    drawn = group(
        _sky(sheet),
        _skyline(city, sheet),
        _foreground(city, sheet),
        _route(city, sheet),
        _vehicle(city, sheet.theme),
        _band(city, sheet.theme),
        clip_path=sheet.paint("poster"),
    )
    sheet.define(
        "poster",
        element("clipPath", element("rect", width=WIDTH, height=HEIGHT, rx=14), id=sheet.name("poster")),
    )
    return document(
        sheet.definitions,
        drawn,
        class_="ct-emblem",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=city.name,
    )


def _sky(sheet: Sheet) -> str:
    high, low = sheet.theme.sky
    stops = element("stop", offset="0", stop_color=high) + element("stop", offset="1", stop_color=low)
    sheet.define("sky", element("linearGradient", stops, id=sheet.name("sky"), x2="0", y2="1"))
    x, y = _SUN
    rays = "".join(
        f"M{number(x)} {number(y)}L{number(x + 620 * math.cos(turn))} {number(y - 620 * math.sin(turn))}"
        f"L{number(x + 620 * math.cos(turn + 0.1))} {number(y - 620 * math.sin(turn + 0.1))}Z"
        for turn in (math.pi * (index + 0.3) / 15 for index in range(15))
    )
    sun = mixed(sheet.theme.trim, PAPER_WHITE, 0.35)
    return (
        element("rect", width=WIDTH, height=HEIGHT, fill=sheet.paint("sky"))
        + path(rays, fill=PAPER_WHITE, opacity=0.16)
        + circle(x, y, 92, fill=sun, opacity=0.35)
        + circle(x, y, 70, fill=sun)
    )


def _skyline(city: City, sheet: Sheet) -> str:
    chosen = _chosen(city, sheet.theme)
    low, accent = sheet.theme.sky[1], sheet.theme.accent
    haze = mixed(low, accent, 0.3)
    far = Paint(haze, haze, haze, haze, haze, haze, haze)
    return group(
        _row(list(reversed(chosen)), "far", far, 1.45, _HORIZON - 4, -30.0, sheet), opacity=0.55
    ) + _row(chosen, "near", _bold(sheet.theme), _SCALE, _SHORE - 16, 12.0, sheet)


def _bold(theme: Theme) -> Paint:
    """Stronger colours than on a board, because here the buildings matter."""
    stone = mixed(theme.paper, PAPER_WHITE, 0.4)
    return Paint(
        line=mixed(theme.ink, theme.accent, 0.35),
        wall=stone,
        shade=mixed(stone, theme.accent, 0.28),
        roof=mixed(theme.roof, theme.paper, 0.12),
        bright=theme.trim,
        leaf=theme.tree,
        red=theme.bridge,
    )


def _chosen(city: City, theme: Theme) -> list[tuple[str, Silhouette]]:
    """The tallest landmarks from left to right, with houses if there are too few."""
    own = {name: LANDMARKS[name] for name in landmarks_of(city.in_language("").places).values()}
    houses = {name: HOUSES[name] for name, _ in theme.houses if HOUSES[name].width > 30}
    tall = sorted(own.items(), key=lambda item: (-item[1].height, item[0]))[:_MOST]
    while len(tall) < _MOST - 2:
        tall += list(houses.items())[: _MOST - 2 - len(tall)]
    left, right = tall[::-1][::2], tall[::-1][1::2]
    return left + right[::-1]


def _row(
    items: Sequence[tuple[str, Silhouette]],
    name: str,
    paint: Paint,
    scale: float,
    foot: float,
    start: float,
    sheet: Sheet,
) -> str:
    wide = sum(art.width for _, art in items) * scale
    gap = (WIDTH - 2 * start - wide) / max(len(items) - 1, 1)
    drawn, x = [], start
    for key, art in items:
        middle = x + art.width * scale / 2
        use = sheet.stamp(f"{name}-{key}", art.drawn(paint), placed(middle, foot, scale=scale))
        drawn.append((-art.height, use))
        x += art.width * scale + gap
    return "".join(use for _, use in sorted(drawn, key=lambda item: item[0]))


def _foreground(city: City, sheet: Sheet) -> str:
    theme, paint = sheet.theme, _bold(sheet.theme)
    kinds = {piece.kind for piece in city.scenery}
    watery = bool(kinds & {"water", "river"})
    boat = BOATS["sail" if "water" in kinds else theme.boat]
    water = (
        path(f"M0 {_SHORE - 18}H600V{_ROUTE}H0Z", fill=theme.water)
        + path(
            "M20 280h60M150 290h40M360 278h70M470 288h50M250 284h36M540 276h40",
            stroke=PAPER_WHITE,
            stroke_width=2,
            opacity=0.6,
        )
        + group(boat.drawn(paint), transform=placed(470, 296, scale=1.5))
        + group(boat.drawn(paint), transform=placed(392, 284, scale=0.9))
    )
    fog = cloud(110, 236, 1.5, sheet) + cloud(520, 224, 1.2, sheet) if theme.fog else ""
    bank = path("M0 306Q150 288 300 302T600 298V340H0Z", fill=theme.park)
    trees = HOUSES["tree-row"]
    green = "".join(
        sheet.stamp("bank", trees.drawn(paint), placed(x, y, scale=scale))
        for x, y, scale in ((540, 312, 1.0), (14, 312, 1.1))
    )
    return (water if watery else "") + fog + bank + green


def _route(city: City, sheet: Sheet) -> str:
    colours = list(city.colours)
    first, count = 62.0, 9
    cards = "".join(
        rect(
            first + index * (_CARD + 3.25),
            _ROUTE - 10,
            _CARD,
            21,
            rx=5,
            fill=sheet.inks[colour].fill,
            stroke=PAPER_WHITE,
            stroke_width=2.2,
        )
        + sheet.sign(colour, first + index * (_CARD + 3.25) + _CARD / 2, _ROUTE + 0.5, 1.0)
        for index, colour in enumerate(colours[at % len(colours)] for at in range(count))
    )
    theme = sheet.theme
    discs = "".join(
        circle(x, _ROUTE, 19, fill=PAPER_WHITE, stroke=theme.ink, stroke_width=2)
        + circle(x, _ROUTE, 13, fill=theme.accent)
        + circle(x, _ROUTE, 6, fill=PAPER_WHITE)
        for x in (38, 562)
    )
    road = path(f"M-10 {_ROUTE}H610", stroke=mixed(theme.mark, theme.ink, 0.25), stroke_width=14)
    return road + cards + discs


def _vehicle(city: City, theme: Theme) -> str:
    vehicle = city.vehicles[0]
    scale = 250 / piece_length(vehicle)
    art = piece(vehicle, PieceColours.from_colour(theme.livery))
    shade = element("ellipse", cx=182, cy=_ROUTE - 6, rx=128, ry=8, fill=theme.ink, opacity=0.2)
    return shade + group(art, transform=placed(182, _ROUTE - 6 - 12.4 * scale, scale=scale))


def _band(city: City, theme: Theme) -> str:
    lettering = lettering_of(theme)
    size = min(46.0, 520 / max(text_width(city.name, 1) * 1.12, 1))
    name = centred(
        escaped(city.name),
        300,
        _BAND + 32 + size * 0.34,
        size,
        font_family=lettering.title,
        font_weight=lettering.weight,
        letter_spacing=size * 0.08,
        fill=theme.paper,
    )
    return (
        path(f"M0 {_BAND}H600V400H0Z", fill=theme.accent)
        + path(f"M0 {_BAND + 1.5}H600", stroke=theme.ink, stroke_width=3)
        + path(f"M0 {_BAND + 6}H600", stroke=theme.trim, stroke_width=2.4)
        + name
    )
