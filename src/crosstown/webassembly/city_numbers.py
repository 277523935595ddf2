"""A city as the kernel in a page needs it: its record, and the names behind the numbers."""

from __future__ import annotations

import base64

import msgspec

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.game.notation import notation_for


class CityNumbers(msgspec.Struct, frozen=True, kw_only=True):
    """A city for the kernel in a page.

    ``record`` and ``tables`` are records of the kernel in base64: the city, and an empty table for each
    number of seats. All lists are in the order of the kernel's numbers.
    """

    id: str
    sha256: str
    record: str
    tables: dict[str, str]
    kinds: tuple[str, ...]
    vehicles: tuple[str, ...]
    places: tuple[str, ...]
    routes: tuple[str, ...]
    tickets: tuple[str, ...]
    symbols: tuple[str, ...]
    districts: tuple[int, ...]
    start_places: tuple[str, ...]


def city_numbers(city: City) -> CityNumbers:
    """The numbers of a city."""
    names = notation_for(city)
    low, high = city.players
    return CityNumbers(
        id=city.id,
        sha256=city.sha256,
        record=_text(compile_city(city).tobytes()),
        tables={str(seats): _text(table_for(city, seats).tobytes()) for seats in range(low, high + 1)},
        kinds=names.kinds,
        vehicles=tuple(city.vehicle),
        places=names.places,
        routes=names.routes,
        tickets=names.tickets,
        symbols=names.symbols,
        districts=tuple(district.number for district in city.districts),
        start_places=city.souvenirs.start if city.souvenirs else (),
    )


def _text(record: bytes) -> str:
    return base64.b64encode(record).decode()
