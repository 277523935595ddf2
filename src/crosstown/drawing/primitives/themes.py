"""Themes: the colours and the style of a city's board, chosen from its pack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from crosstown.cities.city import City
from crosstown.drawing.primitives.palette import mixed, tone
from crosstown.drawing.primitives.svg import hashed


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours and the style of a board.

    ``livery`` is the colour of vehicles without an owner. ``texture`` names a pattern in `landscape`,
    ``lettering`` an entry in `lettering`. ``houses`` names drawings that fill free ground, and how many of
    each at most; ``boat`` names the boats on rivers. ``sky`` is the colour at the top and at the horizon.
    ``fog`` is its opacity, 0 for none.
    """

    paper: str
    mark: str
    ink: str
    accent: str
    trim: str
    water: str
    shore: str
    depth: str
    park: str
    tree: str
    bridge: str
    roof: str
    livery: str
    texture: str
    lettering: str = "plain"
    houses: tuple[tuple[str, int], ...] = (("cottage", 12), ("tree-row", 8))
    boat: str = "launch"
    sky: tuple[str, str] = ("#8fbcd0", "#f6ecd4")
    fog: float = 0.0


_THEMES = {
    "terraces": Theme(
        paper="#f6ecd8",
        mark="#e7d6b6",
        ink="#33251c",
        accent="#a8262c",
        trim="#e9c46a",
        water="#93c5c1",
        shore="#e4e2c4",
        depth="#6da6a4",
        park="#cfdca6",
        tree="#7fa060",
        bridge="#8a6a4f",
        roof="#a8262c",
        livery="#bf2730",
        texture="terraces",
        lettering="humanist",
        sky=("#86b7bb", "#fbe3bb"),
        houses=(("terrace", 10), ("tree-row", 6), ("lamp", 7), ("pillar-box", 4)),
        boat="launch",
    ),
    "hills": Theme(
        paper="#f4ead9",
        mark="#ddc6a4",
        ink="#2c2a2e",
        accent="#1f5673",
        trim="#f2b38a",
        water="#a3c9d9",
        shore="#f0ead6",
        depth="#6fa3bb",
        park="#c6d8b0",
        tree="#6f9a6c",
        bridge="#c2492e",
        roof="#c2492e",
        livery="#8f2f2c",
        texture="hills",
        lettering="deco",
        sky=("#4f8fb0", "#fbd6ae"),
        houses=(("painted-houses", 7), ("hill", 6), ("cypress", 6), ("palm", 6)),
        boat="sail",
        fog=0.85,
    ),
    "courtyards": Theme(
        paper="#f1eee3",
        mark="#dcd7c4",
        ink="#26282b",
        accent="#2f4a3c",
        trim="#f2c230",
        water="#a4c6dc",
        shore="#e3e5dc",
        depth="#7ba3bf",
        park="#c4dab0",
        tree="#6c9a63",
        bridge="#5e6672",
        roof="#2f4a3c",
        livery="#f0bd27",
        texture="blocks",
        lettering="grotesk",
        sky=("#7db0c4", "#faf0c4"),
        houses=(("courtyard", 10), ("tree-row", 9), ("bear", 2)),
        boat="barge",
    ),
    "domes": Theme(
        paper="#f7eddc",
        mark="#e2cda9",
        ink="#22282d",
        accent="#125b68",
        trim="#e2a23b",
        water="#86c2cd",
        shore="#f0e4c4",
        depth="#4f94a6",
        park="#c9d8a2",
        tree="#6b9159",
        bridge="#8d7a66",
        roof="#3f8791",
        livery="#b42b2f",
        texture="tiles",
        lettering="deco",
        sky=("#3f96a8", "#ffd9a0"),
        houses=(("wooden-houses", 8), ("cypresses", 9), ("fountain", 3), ("tulips", 7)),
        boat="ferry",
    ),
}


_SUGGESTED = {"bus": "terraces", "cable-car": "hills", "tram": "courtyards"}
"""What a vehicle suggests where the pack chooses no theme."""

_MIXED = "mixed"
NAMES = (*_THEMES, _MIXED)


def theme_of(city: City) -> Theme:
    """The theme that the pack chooses, or that its first vehicle with one suggests, or one mixed from names.

    Colours and lettering that the pack chooses replace the theme's.
    """
    style = city.style
    theme = _theme_named(style.theme or suggested_theme(city), city)
    if style.colours:
        theme = _recoloured(theme, style.colours)
    return replace(theme, lettering=style.lettering) if style.lettering else theme


def suggested_theme(city: City) -> str:
    """The name of the theme that a city gets if its pack chooses none."""
    return next((_SUGGESTED[one.id] for one in city.vehicles if one.id in _SUGGESTED), _MIXED)


def _theme_named(name: str, city: City) -> Theme:
    if name in _THEMES:
        return _THEMES[name]
    own = city.in_language("")  # the same colours in every language
    return _mixed_theme(hashed("theme", own.name, own.wild_name, *(vehicle.id for vehicle in own.vehicles)))


def _recoloured(theme: Theme, given: Mapping[str, str]) -> Theme:
    """The theme in colours of one's own, with the shades that go with them."""
    paper, ink = given["paper"], given["ink"]
    shades: dict[str, Any] = {
        "mark": mixed(paper, ink, 0.14),
        "sky": (mixed(given["accent"], paper, 0.45), paper),
    }
    if "water" in given:
        water = given["water"]
        shades |= {"shore": mixed(paper, water, 0.15), "depth": mixed(water, ink, 0.25)}
    if "park" in given:
        shades |= {"tree": mixed(given["park"], ink, 0.4)}
    return replace(theme, **{"livery": given["accent"], "roof": given["accent"], **shades, **given})


def _mixed_theme(hue: float) -> Theme:
    accent = tone(hue, 0.3, 0.42)
    return Theme(
        paper=mixed("#f5eee0", accent, 0.04),
        mark=mixed("#e2d8c2", accent, 0.08),
        ink="#2b2826",
        accent=accent,
        trim=tone((hue + 0.42) % 1, 0.72, 0.6),
        water=mixed("#a2c8d6", accent, 0.08),
        shore="#ebe8d5",
        depth=mixed("#75a4b8", accent, 0.1),
        park="#c9dab0",
        tree="#739c66",
        bridge=mixed("#8a6a4f", accent, 0.3),
        roof=accent,
        livery=accent,
        texture="dots",
    )
