"""Makes the files of a city: facts, numbers, pictures and its pack; and the list of all cities."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from crosstown.cities.city import City
from crosstown.cities.load import city_names, load_city, pack_bytes
from crosstown.drawing.city_facts import NUMBERS
from crosstown.drawing.city_pictures import draw_city_picture, picture_names
from crosstown.pages.build_city_info import cities_info, city_info
from crosstown.pages.city_addresses import (
    FACTS,
    IN_LANGUAGES,
    PACK,
    file_in_language,
)
from crosstown.webassembly.city_numbers import city_numbers

_encode = msgspec.json.Encoder().encode


def city_file_names(city: City) -> list[str]:
    """The names of the files that every table needs, the most needed first."""
    return [FACTS, NUMBERS, *picture_names(city), *_files_in_languages(city)]


def _files_in_languages(city: City) -> dict[str, tuple[City, str]]:
    """The files for languages that the city has names in: the city in that language, and what the file is."""
    return {
        file_in_language(language, name): (city.in_language(language), name)
        for language in city.languages
        for name in IN_LANGUAGES
    }


def make_city_file(city: City, name: str) -> bytes:
    """The content of a file. Drawing takes a while, so keep it. Raises `KeyError` for other names."""
    city, name = _files_in_languages(city).get(name, (city, name))
    if name == FACTS:
        return _encode(city_info(city))
    if name == NUMBERS:
        return _encode(city_numbers(city))
    if name == PACK:
        return pack_bytes(city)
    return draw_city_picture(city, name).encode()


def cities_file() -> bytes:
    """The list of all cities, with the addresses of their facts. Pages hold it, and so does the API."""
    return _cities_file(tuple(load_city(name) for name in city_names()))


@lru_cache(maxsize=4)
def _cities_file(cities: tuple[City, ...]) -> bytes:
    return _encode(cities_info(cities))
