"""Souvenir tokens: pictures of our own, and a plain one for other symbols."""

from __future__ import annotations

from crosstown.drawing.primitives.palette import ink
from crosstown.drawing.primitives.signs import card_sign
from crosstown.drawing.primitives.svg import centred, circle, group, path, placed
from crosstown.markup import element

TOKEN_RADIUS = 14.0
_FACE = "#fff6dc"
_RIM = "#8c5a1e"
_LIFT = 3.2


def stack(symbol: str, count: int, x: float, y: float) -> str:
    discs = "".join(
        element("circle", cy=-index * _LIFT, r=TOKEN_RADIUS, fill=_FACE, stroke=_RIM, stroke_width=1.6)
        for index in range(min(count, 4))
    )
    top = -(min(count, 4) - 1) * _LIFT
    face = group(icon(symbol), transform=placed(0, top))
    return group(
        discs,
        face,
        _count(count) if count > 1 else "",
        transform=placed(x, y),
        data_symbol=symbol,
        data_count=str(count),
    )


def token(symbol: str) -> str:
    return (
        element("circle", r=TOKEN_RADIUS, fill=_FACE, stroke=_RIM, stroke_width=1.6)
        + element("circle", r=TOKEN_RADIUS - 2.6, fill="none", stroke=_RIM, stroke_width=0.6, opacity=0.5)
        + icon(symbol)
    )


def _count(count: int) -> str:
    return group(
        circle(11.5, 10.5, 7.6, fill=_RIM, stroke=_FACE, stroke_width=1.4),
        centred(str(count), 11.5, 14.6, 11.5, font_weight="700", fill=_FACE),
    )


def icon(symbol: str) -> str:
    """The picture of a symbol, centred in a box of twenty units."""
    return _ICONS.get(symbol) or _plain(symbol)


def _shape(d: str, fill: str, *, line: str = "#4a3420", width: float = 1.1) -> str:
    return path(
        d, fill=fill, stroke=line, stroke_width=width, stroke_linejoin="round", stroke_linecap="round"
    )


def _plain(symbol: str) -> str:
    """A coloured disc with a sign, both chosen by the symbol's id."""
    paint = ink(symbol)
    return element("circle", r=9, fill=paint.fill, stroke=paint.edge) + card_sign(paint.sign, paint.on)


_ICONS = {
    "cable-car-bell": _shape("M0 -9V-7", "none", width=2)
    + _shape("M-8 5.4C-5.4 3.4 -5.6 .6 -5 -2 -4 -8.4 4 -8.4 5 -2 5.6 .6 5.4 3.4 8 5.4Z", "#e3ab34")
    + _shape("M-1.9 5.6A1.9 1.9 0 0 0 1.9 5.6Z", "#8c5a1e")
    + _shape("M-2.6 -3C-2.2 -4.6 -1.4 -5.2 -.4 -5.4", "none", line="#fff3c4", width=1.4),
    "sourdough-loaf": _shape(
        "M-9.4 2.4C-9.8 -4.8 -3.8 -6.6 0 -6.6S9.8 -4.8 9.4 2.4C9 6.2 -9 6.2 -9.4 2.4Z", "#cf8f48"
    )
    + _shape("M-4.8 -3.4L-2.6 1M-.6 -4.4L1.4 .4M3.8 -3.8L5.6 .2", "none", line="#fbe7c0", width=1.7),
    "fortune-cookie": _shape(
        "M-9 1.4C-9 -5.4 -3 -7.4 0 -6 3 -7.4 9 -5.4 9 1.4 6.6 5.6 2.4 4.4 0 .6 -2.4 4.4 -6.6 5.6 -9 1.4Z",
        "#e7b35c",
    )
    + _shape("M0 .6V-3", "none")
    + _shape("M-1.4 3.2L6.8 7.2 7.8 5 .6 1.6Z", "#ffffff", width=0.8),
    "sea-lion": _shape("M-6.4 5.4C-8.6 5 -10 3.2 -9.8 1.2L-7.6 3 -7.4 .6C-5.6 1.8 -5 3.4 -5.2 5Z", "#5b4636")
    + _shape(
        "M-7 6.6C-6.6 4.6 -4.4 3.2 -2.6 2.4 -.4 1.2 -.8 -1.6 .2 -3.8 1.2 -6 3.4 -6.6 5 -6L9.2 -7.6"
        "C9.6 -6.2 8.6 -4.4 6.8 -3.6 5.6 -1.6 6.4 1.6 5.4 4.2 4.8 5.8 3.6 6.8 2 7H-6Z",
        "#8a6a4e",
    )
    + _shape("M1.6 3C3.4 3.8 5.4 6 8.2 7.2 6.4 8.6 2.6 8.2 .8 6.4Z", "#5b4636")
    + _shape("M7 -4.8L9.4 -3.4M7.2 -5.2L9.8 -4.8", "none", width=0.6)
    + circle(4.4, -4.6, 0.8, fill="#241a12")
    + circle(9, -7.5, 0.9, fill="#241a12"),
    "fog-horn": _shape("M-8.6 -1.8L-2.6 -2.4 5 -7V6.6L-2.6 2 -8.6 1.4Z", "#c2492e")
    + _shape("M5 -7.6C7 -4.4 7 4 5 7.2", "#f2d7a8")
    + _shape("M-5.4 2V6.6H-2.6V2.4", "#7a7f86")
    + _shape("M8.6 -3.6Q9.8 0 8.6 3.6", "none", line="#7a7f86", width=1.5),
    "painted-house": _shape("M-6.4 8V-2.4L0 -8.8 6.4 -2.4V8Z", "#b98fc4")
    + _shape("M-8 -1.6L0 -9.6 8 -1.6", "none", width=1.8)
    + _shape("M-4.4 .2H-1V4H-4.4ZM1.4 2H4.8V8H1.4Z", "#fff3c4", width=0.9)
    + _shape("M-1.4 -4.6H1.4V-2.2H-1.4Z", "#fff3c4", width=0.9),
    "bridge-postcard": _shape("M-9.4 -6.4H9.4V6.8H-9.4Z", "#d7ecf3")
    + _shape("M-9 4.2Q-6.8 2.6 -4.6 4.2T-.2 4.2 4.2 4.2 8.6 4.2V6.4H-9Z", "#74a9c4", line="none")
    + _shape("M-9 2H9M-4.4 4.4V-4.6M4.4 4.4V-4.6", "none", line="#c2492e", width=1.7)
    + _shape("M-9 .2Q-5.6 -.6 -4.4 -4.4 0 4.4 4.4 -4.4 5.6 -.6 9 .2", "none", line="#c2492e"),
    "tea-glass": _shape("M-9 6.6Q0 10.4 9 6.6L7 5.2H-7Z", "#e9e2d2")
    + _shape(
        "M-4.6 -8.4H4.6C4 -5.4 2 -3.4 2.2 -1 2.6 2 4.6 2.8 4 6.2"
        "H-4C-4.6 2.8 -2.6 2 -2.2 -1 -2 -3.4 -4 -5.4 -4.6 -8.4Z",
        "#fdf6e6",
    )
    + _shape(
        "M-4 -6H4C3.4 -4 2 -3 2.2 -1 2.6 2 4.6 2.8 4 6.2H-4C-4.6 2.8 -2.6 2 -2.2 -1 -2 -3 -3.4 -4 -4 -6Z",
        "#b5432a",
        width=0.7,
    )
    + _shape("M-2.4 4.6C-2.4 3 -1.6 2 -1.2 .8", "none", line="#f6cfa6"),
    "tulip": _shape(
        "M0 9V0M0 7C-3.4 6.4 -5 4 -5.4 1.4 -2.4 2.4 -.6 4.4 0 7ZM0 8C3 7 4.6 5 5 2.6 2.4 3.4 .8 5.4 0 8Z",
        "#4f8a52",
    )
    + _shape(
        "M0 1C-4.6 .6 -5.4 -4 -3.6 -8.8 -2.2 -7.4 -1 -6.6 0 -9.4 1 -6.6 2.2 -7.4 3.6 -8.8 5.4 -4 4.6 .6 0 1Z",
        "#c5343f",
    )
    + _shape("M0 .4C-2 -2.4 -1.6 -5.6 0 -8 1.6 -5.6 2 -2.4 0 .4Z", "#e46a5e", width=0.7),
    "simit": _shape(
        "M0 -8.4A8.4 8.4 0 1 1 0 8.4 8.4 8.4 0 1 1 0 -8.4M0 -3.4A3.4 3.4 0 1 0 0 3.4 3.4 3.4 0 1 0 0 -3.4Z",
        "#c67f3a",
    )
    + _shape(
        "M-5.6 -2.4l1 .6M-4.2 -4.6l.8 .8M-1 -6l.2 1M2.6 -5.4l-.6 1M5.2 -3l-1 .6"
        "M6 .6H5M5 3.6l-.8 -.6M2 5.6l-.4 -1M-1.6 5.8l.2 -1M-4.6 4l.8 -.6M-6 .8h1",
        "none",
        line="#fbe7c0",
        width=1.2,
    ),
    "carpet": _shape("M-6.6 -8H6.6V8H-6.6Z", "#a4333a")
    + _shape("M-4.8 -6.2H4.8V6.2H-4.8Z", "none", line="#efc866", width=1)
    + _shape("M0 -4.6L3 0 0 4.6 -3 0Z", "#efc866", width=0.7)
    + _shape("M0 -2L1.4 0 0 2 -1.4 0Z", "#23507a", width=0.5)
    + _shape(
        "M-6 8v1.8M-3.6 8v1.8M-1.2 8v1.8M1.2 8v1.8M3.6 8v1.8M6 8v1.8M-6"
        " -8v-1.8M-3.6 -8v-1.8M-1.2 -8v-1.8M1.2 -8v-1.8M3.6 -8v-1.8M6 -8v-1.8",
        "none",
        line="#8c5a1e",
    ),
    "lantern": _shape("M0 -9.6V-6.6", "none", width=1.2)
    + _shape("M-3 -6.6H3L2 -4.8H-2Z", "#c99a3a")
    + _shape("M-2 -4.8C-7.4 -3.6 -7.4 3.4 -2 4.8H2C7.4 3.4 7.4 -3.6 2 -4.8Z", "#2f7f8f")
    + _shape("M0 -4.6C-2.4 -2.4 -2.4 2.4 0 4.6 2.4 2.4 2.4 -2.4 0 -4.6Z", "#f2b84b", width=0.7)
    + _shape("M-5 -1.6L-3 .2 -5 2M5 -1.6L3 .2 5 2", "none", line="#f6e3b0", width=0.9)
    + _shape("M-2 4.8H2L1 6.8H-1ZM0 6.8V9.4", "#c99a3a"),
    "blue-eye": _shape("M0 -9A9 9 0 1 1 0 9 9 9 0 1 1 0 -9Z", "#1d4fa0")
    + element("circle", r=5.6, fill="#fdf8ee")
    + element("circle", r=3.9, fill="#6fb7e0")
    + element("circle", r=2, fill="#15233a"),
    "coffee-pot": _shape("M3.8 -1.6L10 -5.6 9.4 -7.2 3 -3.6Z", "#8d5f3c")
    + _shape(
        "M-4 -6.6H3.4C2.6 -3.4 3 -2 5 2.4 6 5.4 4 8 1.6 8"
        "H-3.8C-6.4 8 -7.8 5.4 -6.8 2.4 -5.2 -2 -5 -3.4 -6 -6Z",
        "#c98b3d",
    )
    + _shape("M-6 -6.6L-4 -8H4L3.4 -6.6Z", "#e9bd6f")
    + _shape("M-4.6 2.6C-3.8 .4 -3.4 -1.6 -3.4 -3.6", "none", line="#f6dba6", width=1.3),
}
