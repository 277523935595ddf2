"""The sections ``[names]`` and ``[style]`` of a pack: names in other languages, and the look."""

from __future__ import annotations

import re
from collections.abc import Collection

from crosstown.cities.checks.pack_fields import (
    MOST_UNKNOWN,
    Report,
    Table,
    got,
    hint,
    quoted,
    text,
)
from crosstown.cities.checks.toml_lines import KeyPath
from crosstown.cities.city import City
from crosstown.cities.names import LANGUAGES, Names
from crosstown.cities.style import COLOURS, COLOURS_NEEDED, LETTERINGS, THEMES, Style

ENOUGH_CONTRAST = 4.5
"""As the Web Content Accessibility Guidelines ask of texts (level AA)."""

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


def read_names(table: Table | None) -> dict[str, Names]:
    """The names by language."""
    if table is None:
        return {}
    found: dict[str, Names] = {}
    wrong = 0
    for language, value in table.names():
        if language in LANGUAGES:
            found[language] = _names(Table(table.report, table.at(language), value))
        elif wrong < MOST_UNKNOWN:
            wrong += 1
            facts = {"name": quoted(language), "known": ", ".join(LANGUAGES)}
            table.report.add("unknown-language", table.at(language), **facts)
    return found


def _names(table: Table) -> Names:
    names = Names(
        city=table.text("city", needed=False),
        edition=table.text("edition", needed=False),
        notes=table.text("notes", note=True, needed=False),
        wild=table.text("wild", needed=False),
        places=_texts(table.optional("places")),
        vehicles=_texts(table.optional("vehicles")),
        texts=_texts(table.optional("texts")),
    )
    table.close()
    return names


def _texts(table: Table | None) -> dict[str, str]:
    if table is None:
        return {}
    return {key: text(table.report, table.at(key), value) for key, value in table.names()}


def check_names(city: City, report: Report) -> None:
    """Names are given only for what the pack has."""
    words = [piece.text for piece in city.scenery if piece.text]
    for language, names in city.names.items():
        for path, key in _unknown(language, "places", names.places, city.place):
            report.add("unknown-place", path, name=quoted(key), **hint(key, city.place))
        for path, key in _unknown(language, "vehicles", names.vehicles, city.vehicle):
            report.add("unknown-vehicle", path, name=quoted(key), **hint(key, city.vehicle))
        for path, key in _unknown(language, "texts", names.texts, words):
            report.add("unknown-text", path, name=quoted(key), **hint(key, words))


def _unknown(
    language: str, part: str, given: Collection[str], known: Collection[str]
) -> list[tuple[KeyPath, str]]:
    unknown = [key for key in given if key not in known]
    return [(("names", language, part, key), key) for key in unknown[:MOST_UNKNOWN]]


def read_style(table: Table | None) -> Style:
    """What the pack chooses; nothing if it has no such section."""
    if table is None:
        return Style()
    style = Style(
        theme=table.choice("theme", THEMES, default=""),
        lettering=table.choice("lettering", LETTERINGS, default=""),
        colours=_colours(table.optional("colours")),
    )
    table.close()
    return style


def _colours(table: Table | None) -> dict[str, str]:
    """Colours of one's own. Texts must be legible on what they stand on."""
    if table is None:
        return {}
    given = {name: _colour(table, name, needed=name in COLOURS_NEEDED) for name in COLOURS}
    found = {name: colour for name, colour in given.items() if colour}
    table.close()
    if any(name not in found for name in COLOURS_NEEDED):
        return {}
    for name in ("ink", "accent"):
        ratio = contrast(found[name], found["paper"])
        if ratio < ENOUGH_CONTRAST:
            facts = {"name": name, "ratio": f"{ratio:.1f}", "least": str(ENOUGH_CONTRAST)}
            table.report.add("low-contrast", table.at(name), **facts)
    return found


def _colour(table: Table, name: str, *, needed: bool) -> str:
    value = table.text(name, needed=needed)
    if not value or _COLOUR.fullmatch(value):
        return value.lower()
    table.report.add("bad-colour", table.at(name), name=name, **got(value))
    return ""


def contrast(colour: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21, as the Web Content Accessibility Guidelines define it."""
    darker, lighter = sorted((_luminance(colour), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
