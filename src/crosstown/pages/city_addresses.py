"""Where the files of a city lie: facts, numbers and pictures; and the network that all cities share.

An address changes with the file's content.
"""

from __future__ import annotations

from functools import lru_cache

from crosstown.cities.city import City
from crosstown.drawing.city_pictures import (
    BOARD,
    CARD_BACK,
    COMPACT_GROUND,
    EMBLEM,
    GROUND,
    INTERACTIVE_BOARD,
    card_name,
)
from crosstown.pages.media_types import content_hash
from crosstown.rules.kernel.source_hash import source_hash
from crosstown.webassembly.network_file import network_file

FACTS = "facts.json"
PACK = "pack.toml"
_MAKER = "crosstown.pages.make_city_files"

IN_LANGUAGES = (FACTS, INTERACTIVE_BOARD, GROUND, COMPACT_GROUND, EMBLEM, BOARD, card_name(CARD_BACK))
"""Files with names in them, or drawn around names. A city has one of each for every language of its pack."""


def edition_key(sha256: str) -> str:
    """What a city's files depend on: the hash of its pack, and one of the code."""
    return f"{sha256}-{_code_key()}"


@lru_cache(maxsize=1)
def _code_key() -> str:
    return content_hash(source_hash(_MAKER))


def edition_of(key: str) -> str:
    """The hash of the pack in a key."""
    return key.partition("-")[0]


def city_address(city: City, name: str) -> str:
    """The address of a file of a city, below the address of the page."""
    return f"/cities/{city.id}/{edition_key(city.sha256)}/{file_in_language(city.language, name)}"


def file_in_language(language: str, name: str) -> str:
    """The name of a file in a language. Where the names are the pack's own, it is just the name."""
    return f"{language}/{name}" if language and name in IN_LANGUAGES else name


@lru_cache(maxsize=1)
def network_address() -> str:
    """The address of the expert's network. One file serves all cities, those of guests and drafts too."""
    return f"/cities/network-{content_hash(network_file())}.bin"
