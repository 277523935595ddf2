"""A city as the kernel in a page needs it: its record, and the names behind the numbers."""

from __future__ import annotations

import msgspec

from crosstown.cities.city import City
from crosstown.cities.city_record import plain_numbers


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
    return CityNumbers(**plain_numbers(city))
