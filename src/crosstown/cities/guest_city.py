"""Cities that guests of a server brought: known to this process as long as something holds on to them."""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakValueDictionary

from crosstown.cities.city import City


@dataclass(frozen=True, eq=False)
class GuestCity:
    """A city and the text of its pack, which records carry."""

    city: City
    text: str


_known: WeakValueDictionary[tuple[str, str], GuestCity] = WeakValueDictionary()


def know_guest_city(guest: GuestCity) -> GuestCity:
    """Makes a city known to `find_guest_city` and `load_edition`, until nobody holds ``guest`` any more."""
    return _known.setdefault((guest.city.id, guest.city.sha256), guest)


def find_guest_city(city: str, sha256: str) -> GuestCity | None:
    """The city of a guest that this process knows by this id and hash."""
    return _known.get((city, sha256))
