"""Makes the files of a city: facts, numbers and pictures; and the list of all cities."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from crosstown.cities.city import City
from crosstown.cities.load import city_names, load_city
from crosstown.drawing.board.interactive_board import (
    draw_background,
    draw_compact_background,
    draw_interactive_board,
)
from crosstown.drawing.board.static_board import draw_board
from crosstown.drawing.cards import draw_card, draw_card_back
from crosstown.drawing.poster import draw_poster
from crosstown.pages.build_city_info import cities_info, city_info
from crosstown.pages.city_addresses import (
    BOARD,
    CARD_BACK,
    COMPACT_GROUND,
    EMBLEM,
    FACTS,
    GROUND,
    INTERACTIVE_BOARD,
    NETWORK,
    NUMBERS,
    card_name,
    city_address,
)
from crosstown.players.trained_networks import seats_led
from crosstown.webassembly.city_numbers import city_numbers, network_file

_encode = msgspec.json.Encoder().encode
_DRAWINGS: dict[str, Callable[[City], str]] = {
    INTERACTIVE_BOARD: draw_interactive_board,
    GROUND: draw_background,
    COMPACT_GROUND: draw_compact_background,
    EMBLEM: draw_poster,
    BOARD: draw_board,
    card_name(CARD_BACK): draw_card_back,
}


def city_file_names(city: City) -> list[str]:
    """The names of the files that every table needs, the most needed first."""
    return [FACTS, NUMBERS, *_DRAWINGS, *map(card_name, city.kinds)]


def files_for_some_games(city: City) -> list[str]:
    """The names of files that are loaded only when a game needs them."""
    return [NETWORK] if seats_led(city) else []


def make_city_file(city: City, name: str) -> bytes:
    """The content of a file. Drawing takes a while, so keep it. Raises `KeyError` for other names."""
    if name == FACTS:
        return _encode(city_info(city))
    if name == NUMBERS:
        return _encode(city_numbers(city, city_address(city, NETWORK)))
    if name == NETWORK:
        return network_file(city)
    if name in _DRAWINGS:
        return _DRAWINGS[name](city).encode()
    return draw_card(city, {card_name(kind): kind for kind in city.kinds}[name]).encode()


def cities_file() -> bytes:
    """The list of all cities, with the addresses of their facts. Pages hold it, and so does the API."""
    return _cities_file(tuple(load_city(name) for name in city_names()))


@lru_cache(maxsize=4)
def _cities_file(cities: tuple[City, ...]) -> bytes:
    return _encode(cities_info(cities))
