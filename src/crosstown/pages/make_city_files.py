"""Makes the files of a city: facts, numbers, pictures and its pack; and the list of all cities."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from hashlib import sha256

import msgspec

from crosstown.cities.city import City
from crosstown.cities.load import city_names, editions, load_city, pack_bytes
from crosstown.drawing.city_facts import NUMBERS, city_facts, theme_facts
from crosstown.drawing.city_pictures import BOARD, EMBLEM, draw_city_picture, picture_names
from crosstown.pages.city_addresses import (
    FACTS,
    IN_LANGUAGES,
    PACK,
    city_address,
    file_in_language,
    network_address,
)
from crosstown.pages.city_info import Cities, CityBrief, CityInfo, NamesInfo, NetworkInfo, ThemeInfo
from crosstown.webassembly import network_file
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
        facts = city_facts(city, partial(city_address, city))
        return _encode(msgspec.convert(facts, CityInfo))
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


def cities_info(cities: Sequence[City]) -> Cities:
    """The list of cities, and the network that plays in all of them."""
    network = NetworkInfo(
        address=network_address(),
        sha256=sha256(network_file.network_file()).hexdigest(),
        seats=network_file.SEATS,
        wide=network_file.wide_weights(),
    )
    return Cities(cities=tuple(map(_brief, cities)), network=network)


def _brief(city: City) -> CityBrief:
    return CityBrief(
        id=city.id,
        name=city.name,
        players=city.players,
        provenance=city.provenance,
        emblem=city_address(city, EMBLEM),
        picture=city_address(city, BOARD),
        pack=city_address(city, PACK),
        theme=msgspec.convert(theme_facts(city), ThemeInfo),
        sha256=city.sha256,
        editions=_editions(city, ""),
        languages={language: _names(city.in_language(language)) for language in city.languages},
    )


def _names(city: City) -> NamesInfo:
    return NamesInfo(
        name=city.name,
        emblem=city_address(city, EMBLEM),
        picture=city_address(city, BOARD),
        editions=_editions(city, city.language),
    )


def _editions(city: City, language: str) -> dict[str, str]:
    return {one.sha256: city_address(one.in_language(language), FACTS) for one in editions(city.id)}
