"""How colours look to people with and without colour blindness: distances and contrasts."""

from __future__ import annotations

import re
from pathlib import Path

Triple = tuple[float, float, float]

# Machado, Oliveira and Fernandes (2009), on linear light: how it looks without the long, the middle, or the
# short cones.
EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
BASE = Path(__file__).parents[2] / "frontend" / "src" / "styles" / "base.css"


def light(colour: str) -> Triple:
    """``#rrggbb`` as linear light."""
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def seen(colour: str, eyes: str) -> Triple:
    return _turned(EYES[eyes], light(colour))


def _turned(matrix: tuple[Triple, Triple, Triple], of: Triple) -> Triple:
    first, second, third = (
        sum(share * channel for share, channel in zip(row, of, strict=True)) for row in matrix
    )
    return first, second, third


def apart(one: str, other: str, eyes: str = "all cones") -> float:
    """How different two colours look: the distance in Oklab, in hundredths. Black and white are 100 apart."""
    pairs = zip(_oklab(seen(one, eyes)), _oklab(seen(other, eyes)), strict=True)
    return 100 * float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def _oklab(of: Triple) -> Triple:
    red, green, blue = (min(1.0, max(0.0, channel)) for channel in of)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def contrast(one: str, other: str, eyes: str = "all cones") -> float:
    """The contrast of two colours as WCAG counts it, from 1 to 21."""
    dark, bright = sorted((luminance(one, eyes), luminance(other, eyes)))
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: str, eyes: str = "all cones") -> float:
    red, green, blue = (min(1.0, max(0.0, channel)) for channel in seen(colour, eyes))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def tokens() -> dict[str, str]:
    """The colours that the front end's style sheet names: ``--ink`` and others."""
    written = BASE.read_text(encoding="utf-8")
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", written))
