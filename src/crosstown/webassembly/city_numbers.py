"""A city as the kernel in a page needs it: its record, and the names behind the numbers."""

from __future__ import annotations

import base64

import msgspec
import numpy as np

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.game.notation import notation_for
from crosstown.players.trained_networks import packaged_network, seats_led


class NetworkNumbers(msgspec.Struct, frozen=True, kw_only=True):
    """Where the network of a city's expert lies, and how many ``wide`` weights of 32 bits it has.

    ``leads`` are the numbers of seats with which it leads a search.
    """

    address: str
    leads: tuple[int, ...]
    wide: int


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
    network: NetworkNumbers | None


def city_numbers(city: City, network: str) -> CityNumbers:
    """The numbers of a city; ``network`` is the address of `network_file`."""
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
        network=_network_numbers(city, network),
    )


def _network_numbers(city: City, address: str) -> NetworkNumbers | None:
    leads = seats_led(city)
    if not leads:
        return None
    return NetworkNumbers(address=address, leads=leads, wide=packaged_network(city, leads[0]).wide.size)


def network_file(city: City) -> bytes:
    """The network of a city's expert for the kernel in a page.

    A record for each number of seats that it leads with, the wide weights, and the small ones.
    """
    networks = [packaged_network(city, seats) for seats in seats_led(city)]
    records = [one.record.tobytes() for one in networks]
    wide, small = networks[0].wide.astype("<i4"), networks[0].small.astype(np.int8)
    return b"".join((*records, wide.tobytes(), small.tobytes()))


def _text(record: bytes) -> str:
    return base64.b64encode(record).decode()
