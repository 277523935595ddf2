"""The colours of cards, places, seats and heat maps.

Colour never carries information alone: every card colour has a sign, and every seat a shape.
"""

from __future__ import annotations

import colorsys
import math
from collections.abc import Iterable
from dataclasses import dataclass

from crosstown.cities.city import GRAY
from crosstown.drawing.primitives.svg import hashed

PAPER_WHITE = "#fffdf6"
DARK = "#2a2622"


@dataclass(frozen=True, slots=True)
class Ink:
    """A printed colour: fill, outline, the colour of what is printed on it, and its sign."""

    fill: str
    edge: str
    on: str
    sign: str


@dataclass(frozen=True, slots=True)
class Seat:
    """The colours and the shape of a seat. In greyscale the four fills stay easy to tell apart."""

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
    """The ink of one colour. An unknown name always gets the same made-up ink."""
    return inks((colour,))[colour]


def inks(colours: Iterable[str]) -> dict[str, Ink]:
    """The inks of colours used together. No two share a sign while there are signs left."""
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
    """``colour`` mixed with a ``share`` of ``other``. Both are written ``#rrggbb``."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return _hex(a + (b - a) * share for a, b in pairs)


def _channels(colour: str) -> list[float]:
    return [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]


def _hex(channels: Iterable[float]) -> str:
    return "#" + "".join(f"{round(channel * 255):02x}" for channel in channels)


_LIGHTEST, _DARKEST = (0.93, 0.10, 100.0), (0.30, 0.13, 292.0)


def heat_colour(share: float) -> str:
    """A colour for a number from 0 (light yellow) over green to 1 (dark violet).

    The steps are even to the eye, and lightness alone tells the numbers apart, also in greyscale.
    """
    at = min(max(share, 0.0), 1.0)
    lightness, chroma, hue = (a + (b - a) * at for a, b in zip(_LIGHTEST, _DARKEST, strict=True))
    return _from_oklch(lightness, chroma, hue)


def _from_oklch(lightness: float, chroma: float, hue: float) -> str:
    """Björn Ottosson's OKLab in polar form as ``#rrggbb``, clipped to what screens can show."""
    turn = math.radians(hue)
    a, b = chroma * math.cos(turn), chroma * math.sin(turn)
    long, middle, short = (
        (lightness + x * a + y * b) ** 3
        for x, y in (
            (0.3963377774, 0.2158037573),
            (-0.1055613458, -0.0638541728),
            (-0.0894841775, -1.291485548),
        )
    )
    linear = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
    )
    return _hex(_gamma(min(max(one, 0.0), 1.0)) for one in linear)


def _gamma(linear: float) -> float:
    return 12.92 * linear if linear <= 0.0031308 else float(1.055 * linear ** (1 / 2.4) - 0.055)
