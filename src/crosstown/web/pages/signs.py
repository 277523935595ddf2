"""Small pictures of cards, seats and souvenirs. Each is drawn once on a page and used by its name."""

from __future__ import annotations

import math
from functools import lru_cache

from crosstown.cities.city import WILD, City
from crosstown.drawing.glyphs import card_sign, outline_of
from crosstown.drawing.palette import DARK, PAPER_WHITE, SEATS, Ink, inks
from crosstown.drawing.souvenirs import icon
from crosstown.drawing.svg import element, group, number, placed
from crosstown.web.pages.markup import Content, Markup, symbol, tag

_CARD = "0 0 40 56"
_SEAT = "-9 -9 18 18"
_TOKEN = "-11 -11 22 22"


@lru_cache(maxsize=16)
def sprite(city: City) -> Markup:
    """All pictures of a city's page, to be used from it."""
    colours = [*city.colours, *dict.fromkeys(route.colour for route in city.routes)]
    paints = inks(colours)
    cards = [symbol(_card(paint), _CARD, f"card-{colour}") for colour, paint in paints.items()]
    wild = symbol(_wild([paints[colour] for colour in city.colours]), _CARD, f"card-{WILD}")
    back = symbol(_back(), _CARD, "card-back")
    seats = [symbol(_seat(at), _SEAT, f"seat-{at}") for at in range(len(SEATS))]
    souvenirs = city.souvenirs.symbols if city.souvenirs else ()
    tokens = [symbol(icon(name), _TOKEN, f"token-{name}") for name in souvenirs]
    return tag("svg.sprite", cards, wild, back, seats, tokens, aria_hidden="true")


def card(kind: str) -> Markup:
    """The picture of a card; its name stands beside it."""
    return _use(f"card-{kind}", "face")


def seat_sign(seat: int) -> Markup:
    """A seat's colour and shape."""
    return _use(f"seat-{seat}", "shape")


def token(name: str) -> Markup:
    """A souvenir."""
    return _use(f"token-{name}", "token")


def _use(name: str, kind: str) -> Markup:
    return tag(f"svg.{kind}", tag("use", href=f"#{name}"), aria_hidden="true")


def seat_name(seat: int, name: Content) -> Markup:
    """A name with the sign of its seat."""
    return tag("span.seat", seat_sign(seat), tag("span", name))


def _card(paint: Ink) -> str:
    return _face(paint.fill, paint.edge, paint.on) + group(
        card_sign(paint.sign, paint.on), transform=placed(20, 28, scale=2)
    )


def _face(fill: str, edge: str, line: str) -> str:
    outer = element("rect", x=1, y=1, width=38, height=54, rx=5, fill=fill, stroke=edge, stroke_width=2)
    inner = {"x": 5, "y": 5, "width": 30, "height": 46, "rx": 3}
    return outer + element("rect", **inner, fill="none", stroke=line, stroke_opacity=0.45)


def _wild(paints: list[Ink]) -> str:
    """A wheel of all colours: it stands for any of them."""
    drawn, step = "", 2 * math.pi / max(len(paints), 1)
    for at, paint in enumerate(paints):
        x1, y1 = 20 + 14 * math.sin(at * step), 28 - 14 * math.cos(at * step)
        x2, y2 = 20 + 14 * math.sin((at + 1) * step), 28 - 14 * math.cos((at + 1) * step)
        d = f"M20 28L{number(x1)} {number(y1)}A14 14 0 0 1 {number(x2)} {number(y2)}Z"
        drawn += element("path", d=d, fill=paint.fill, stroke=PAPER_WHITE, stroke_width=0.8)
    hub = element("circle", cx=20, cy=28, r=4.5, fill=PAPER_WHITE, stroke=DARK, stroke_width=1.2)
    return _face(PAPER_WHITE, DARK, DARK) + drawn + hub


def _back() -> str:
    bands = "".join(element("path", d=f"M8 {y}H32", stroke="#e9c46a", stroke_width=2.4) for y in (18, 28, 38))
    return _face("#6d2430", "#3a1016", "#e9c46a") + bands


def _seat(at: int) -> str:
    seat = SEATS[at]
    return element(
        "path",
        d=outline_of(seat.shape),
        fill=seat.fill,
        stroke=seat.edge,
        stroke_width=1.8,
        stroke_linejoin="round",
    )
