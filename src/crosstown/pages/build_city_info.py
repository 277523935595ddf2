"""Makes the facts of a city for the front end, from its pack and its drawing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from crosstown.cities.city import City
from crosstown.cities.load import editions
from crosstown.drawing.city_facts import city_facts, theme_facts
from crosstown.drawing.city_pictures import BOARD, EMBLEM
from crosstown.pages.city_addresses import FACTS, PACK, city_address, network_address
from crosstown.pages.city_info import Cities, CityBrief, CityInfo, NamesInfo, NetworkInfo, ThemeInfo
from crosstown.webassembly import network_file


def cities_info(cities: Sequence[City]) -> Cities:
    """The list of cities, and the network that plays in all of them."""
    network = NetworkInfo(
        address=network_address(), seats=network_file.SEATS, wide=network_file.wide_weights()
    )
    return Cities(cities=tuple(map(_brief, cities)), network=network)


def city_info(city: City) -> CityInfo:
    return msgspec.convert(city_facts(city, partial(city_address, city)), CityInfo)


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
