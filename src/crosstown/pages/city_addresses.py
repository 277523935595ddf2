"""Where the files of a city lie: facts, numbers and pictures. An address changes with the file's content."""

from __future__ import annotations

from functools import lru_cache

from crosstown.cities.city import City
from crosstown.pages.media_types import content_hash
from crosstown.players.trained_networks import network_digest
from crosstown.rules.kernel.source_hash import source_hash

FACTS, NUMBERS = "facts.json", "numbers.json"
NETWORK = "network.bin"  # of the expert
INTERACTIVE_BOARD, BOARD, EMBLEM = "interactive-board.svg", "board.svg", "emblem.svg"
GROUND, COMPACT_GROUND = "ground.svg", "compact-ground.svg"
CARD_BACK = "back"
_MAKER = "crosstown.pages.city_files"


@lru_cache(maxsize=64)
def city_key(city: City) -> str:
    """A hash of all that a city's files depend on: its pack, its network, and the code that makes them."""
    return content_hash(source_hash(_MAKER), city.sha256, network_digest(city))


def city_address(city: City, name: str) -> str:
    """The address of a file of a city, below the address of the page."""
    return f"/cities/{city.id}/{city_key(city)}/{name}"


def card_name(kind: str) -> str:
    return f"cards/{kind}.svg"


def card_addresses(city: City) -> dict[str, str]:
    return {kind: city_address(city, card_name(kind)) for kind in (*city.kinds, CARD_BACK)}
