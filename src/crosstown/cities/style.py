"""How a city looks: what its pack may choose. The colours and shapes themselves are in ``drawing``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

THEMES = ("terraces", "hills", "courtyards", "domes", "mixed")
"""Palettes with their houses and boats. ``mixed`` mixes one from the names in the pack."""

LETTERINGS = ("plain", "humanist", "deco", "grotesk")
VEHICLE_DRAWINGS = ("bus", "cable-car", "tram", "subway", "wagon", "nostalgic-tram", "ferry")
COLOURS_NEEDED = ("paper", "ink", "accent")
COLOURS = (*COLOURS_NEEDED, "trim", "water", "park", "bridge", "roof", "livery")
"""What colours of one's own can be given for; the shades between them are mixed."""


@dataclass(frozen=True, slots=True)
class Style:
    """What a pack chooses for its look. Empty: what the vehicles suggest.

    ``colours`` are written ``#rrggbb``, by their names in `COLOURS`.
    """

    theme: str = ""
    lettering: str = ""
    colours: Mapping[str, str] = field(default_factory=dict)
