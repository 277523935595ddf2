"""A scale of colours from pale to dark, for numbers on a map.

Its steps are even to the eye: lightness falls in a straight line while the hue turns from yellow over green
to violet. Lightness alone tells the numbers apart, so it reads without colour vision and in grey.
"""

from __future__ import annotations

import math

_PALE, _DEEP = (0.93, 0.10, 100.0), (0.30, 0.13, 292.0)


def heat_colour(share: float) -> str:
    """The colour of a number from 0 (pale) to 1 (dark)."""
    at = min(max(share, 0.0), 1.0)
    lightness, chroma, hue = (a + (b - a) * at for a, b in zip(_PALE, _DEEP, strict=True))
    return _from_oklch(lightness, chroma, hue)


def _from_oklch(lightness: float, chroma: float, hue: float) -> str:
    """Björn Ottosson's OKLab in polar form, as ``#rrggbb``; what no screen can show is cut off."""
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
    return "#" + "".join(f"{round(255 * _gamma(min(max(one, 0.0), 1.0))):02x}" for one in linear)


def _gamma(linear: float) -> float:
    return 12.92 * linear if linear <= 0.0031308 else float(1.055 * linear ** (1 / 2.4) - 0.055)
