"""The colours of cards, discs and seats. Each has a sign or shape too: colour is never the only sign."""

from __future__ import annotations

import colorsys
from collections.abc import Iterable
from dataclasses import dataclass

from crosstown.cities.city import GRAY
from crosstown.drawing.primitives.svg import hashed

PAPER_WHITE = "#fffdf6"
DARK = "#2a2622"


@dataclass(frozen=True, slots=True)
class Ink:
    """A printed colour: the area, its outline, and what is printed on top of it."""

    fill: str
    edge: str
    on: str
    sign: str


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's colour and shape. The four greys these colours turn into lie far apart."""

    name: str
    fill: str
    edge: str
    light: str
    shape: str


_INKS = {
    "red": Ink("#cb3b37", "#7f1d1f", PAPER_WHITE, "crown"),
    "orange": Ink("#ee8a2a", "#9c5110", "#4a2503", "bolt"),
    "yellow": Ink("#f5cb42", "#a17c0c", "#5a4300", "star"),
    "green": Ink("#3f9159", "#1d5532", PAPER_WHITE, "leaf"),
    "blue": Ink("#2f6bb3", "#173f74", PAPER_WHITE, "drop"),
    "purple": Ink("#7c53a6", "#472a68", PAPER_WHITE, "clover"),
    "pink": Ink("#e07ba8", "#96355f", "#4f0f2e", "heart"),
    "black": Ink("#37363c", "#121115", PAPER_WHITE, "moon"),
    "white": Ink("#f8f5ec", "#8d867a", "#5c554a", "flake"),
    "brown": Ink("#8d5f3c", "#4f3019", PAPER_WHITE, "cross"),
    "teal": Ink("#2d9c98", "#0f5b59", PAPER_WHITE, "wave"),
    GRAY: Ink("#c9c6bf", "#837e75", "#5f5a52", "dots"),
}
WILD_SIGN = "wheel"
_SPARE_SIGNS = ("flake", "cross", "wave", "star", "leaf", "heart", "bolt", "clover", "moon", "crown")

SEATS = (
    Seat("red", "#d84a41", "#6d1416", "#f3b7ab", "circle"),
    Seat("blue", "#234a96", "#10264f", "#b3c6ea", "square"),
    Seat("yellow", "#f5c234", "#7c5a03", "#fbe6a6", "triangle"),
    Seat("teal", "#3fb5a3", "#0d5148", "#bfe6de", "diamond"),
)


def ink(colour: str) -> Ink:
    """The ink of one colour by itself; a colour we have never heard of gets a stable one."""
    return inks((colour,))[colour]


def inks(colours: Iterable[str]) -> dict[str, Ink]:
    """The inks of colours that are used together: no two share a sign while there are signs left."""
    wanted = list(dict.fromkeys(colours))
    known = {colour: _INKS[colour] for colour in wanted if colour in _INKS}
    free = [sign for sign in _SPARE_SIGNS if sign not in {paint.sign for paint in known.values()}]
    for colour in wanted:
        if colour not in known:
            sign = free.pop(int(hashed("sign", colour) * len(free))) if free else _SPARE_SIGNS[0]
            known[colour] = _made_up(colour, sign)
    return known


def _made_up(colour: str, sign: str) -> Ink:
    hue = hashed("hue", colour)
    return Ink(tone(hue, 0.48, 0.5), tone(hue, 0.25, 0.55), PAPER_WHITE, sign)


def tone(hue: float, lightness: float, saturation: float) -> str:
    """A colour by hue, lightness and saturation, each from 0 to 1."""
    return _hex(colorsys.hls_to_rgb(hue, lightness, saturation))


def mixed(colour: str, other: str, share: float) -> str:
    """``colour`` with a ``share`` of ``other`` stirred in. Both are written ``#rrggbb``."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    red, green, blue = (a + (b - a) * share for a, b in pairs)
    return _hex((red, green, blue))


def _channels(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def _hex(channels: tuple[float, float, float]) -> str:
    return "#" + "".join(f"{round(channel * 255):02x}" for channel in channels)
