"""The names of a city in other languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crosstown.cities.city import City


LANGUAGES = ("en", "da", "de", "nl")
"""Those of the program. They are written down here because a pack is also checked where its texts are not."""


@dataclass(frozen=True, slots=True)
class Names:
    """Names in one language. What has none here keeps the name that the pack itself gives.

    ``places`` and ``vehicles`` are by id, ``texts`` by the words of the scenery.
    """

    city: str = ""
    edition: str = ""
    notes: str = ""
    wild: str = ""
    places: Mapping[str, str] = field(default_factory=dict)
    vehicles: Mapping[str, str] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)


def translated(city: City, language: str) -> City:
    """A city with its names in a language: everything else, its hash included, stays the same."""
    names = city.names[language]
    return replace(
        city,
        language=language,
        untranslated=city,
        name=names.city or city.name,
        edition=names.edition or city.edition,
        sources=replace(city.sources, notes=names.notes or city.sources.notes),
        wild_name=names.wild or city.wild_name,
        vehicles=tuple(replace(one, name=names.vehicles.get(one.id, one.name)) for one in city.vehicles),
        places=tuple(replace(one, name=names.places.get(one.id, one.name)) for one in city.places),
        scenery=tuple(replace(one, text=names.texts.get(one.text, one.text)) for one in city.scenery),
    )
