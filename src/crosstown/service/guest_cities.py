"""Cities that guests bring to their tables: checked like any stranger's input, counted, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import PurePath

from crosstown.cities.checks.read_and_check import read_pack
from crosstown.cities.city import City
from crosstown.cities.guest_city import GuestCity, find_guest_city, know_guest_city
from crosstown.cities.load import editions
from crosstown.errors import DataError
from crosstown.service.clock import SECOND, Clock
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.sanitize import trick_in
from crosstown.service.tables.table_state import TableState
from crosstown.store.rows import PackQuota, PackRow
from crosstown.store.store import Store

MAX_PACK_BYTES = 64 * 1024
"""Of a pack that a guest brings: five times the largest built-in one."""

KEPT_PER_PERSON = 50  # packs that tables use; of those without a table, older ones make room
KEPT_PER_ORIGIN = 500  # a club behind one address
KEPT_IN_ALL = 10_000
FRESH = 600 * SECOND  # for which a pack without a table is kept for certain
REMEMBERED = 32  # cities held in memory beside those of the tables

_FILE = "pack"


def read_stranger_pack(text: str) -> City:
    """Reads and checks a pack that a stranger sends: its size, all its rules, and that its names are plain.

    Raises `PackError` or `DataError`.
    """
    check_size(text)
    city = read_pack(text.encode(), _FILE)
    for name in _texts(city):
        trick = trick_in(name)
        if trick is not None:
            message = f"a text contains U+{ord(trick):04X}, which cannot be seen or hides other letters"
            raise DataError("bad-text", message, offender=ascii(name[:40]), where="$.pack")
    return city


def read_guest_pack(text: str) -> City:
    """A pack for a table: the guest's own design, with an id that no city of this server has."""
    city = read_stranger_pack(text)
    if not city.original:
        message = 'only cities of one’s own can be brought, with provenance = "original" in their pack'
        raise DataError("city-not-original", message, offender=city.provenance, where="provenance")
    if next(editions(city.id), None) is not None:
        message = f"there is a city with the id {city.id!r} here already: give yours another id"
        raise DataError("city-taken", message, offender=city.id, where="id")
    return city


def check_size(text: str) -> None:
    size = len(text.encode())
    if size > MAX_PACK_BYTES:
        message = f"this pack has {size} bytes: a city of a guest may have {MAX_PACK_BYTES}"
        raise DataError("pack-too-large", message, offender=str(size), where="$.pack")


def _texts(value: object) -> Iterator[str]:
    """All texts in a city, however deep, so that no new field can be forgotten."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from _texts(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _texts(key)
            yield from _texts(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from _texts(inner)
    elif not isinstance(value, (int, float, PurePath, type(None))):
        raise TypeError(f"a city holds a {type(value).__name__}")


class GuestCities:
    """The brought cities of a server. Those that tables play are known to the process.

    Where they are not ``allowed`` no new ones come in, but tables that have one go on.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self.allowed = True
        self._store, self._clock = store, clock
        self._recent: OrderedDict[str, GuestCity] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()  # leaves processor time to the games

    def check_allowed(self) -> None:
        if not self.allowed:
            raise NotAllowed("guest-cities-off", "the host of this server does not take cities of guests")

    async def for_new_table(self, city: str, sha256: str | None) -> GuestCity | None:
        """A brought city as `find` gives it, for a table that is opened now."""
        guest = await self.find(city, sha256)
        if guest is not None:
            self.check_allowed()
        return guest

    async def add(self, text: str, city: str, sha256: str, person: str, origin: str) -> None:
        """Keeps a pack that was checked. Raises if this guest, their network or all guests have too many."""
        now = self._clock.now()
        row = PackRow(sha256, city, text, person, origin, now)
        quota = PackQuota(KEPT_PER_PERSON, KEPT_PER_ORIGIN, KEPT_IN_ALL, now - FRESH)
        if not await self._store.add_pack(row, quota):
            message = "too many cities of guests are kept here: play one of those that you have brought"
            raise NotAllowed("too-many-cities", message)

    async def text_of(self, city: str, sha256: str) -> str | None:
        """The text of a pack that was brought; None if there is none of this city with this hash."""
        known = find_guest_city(city, sha256)
        if known is not None:
            return known.text
        row = await self._store.pack(sha256)
        return row.pack if row is not None and row.city == city else None

    async def find(self, city: str, sha256: str | None) -> GuestCity | None:
        """A brought city, which this process knows from now on as long as the caller holds it."""
        if sha256 is None:
            return None
        guest = find_guest_city(city, sha256)
        if guest is None:
            text = await self.text_of(city, sha256)
            if text is None:
                return None
            async with self._one_at_a_time:
                found = await asyncio.to_thread(read_pack, text.encode(), _FILE)
            guest = know_guest_city(GuestCity(found, text))
        self._recent[sha256] = guest
        self._recent.move_to_end(sha256)
        if len(self._recent) > REMEMBERED:
            self._recent.popitem(last=False)
        return guest

    async def of_table(self, state: TableState) -> GuestCity | None:
        """The city that was brought to a table; None where it plays one of the server's."""
        if state.guest_city is None:
            return None
        guest = await self.find(state.city, state.edition)
        if guest is None:
            message = "the pack of this table's city is missing"
            raise DataError("unknown-edition", message, offender=state.edition, where=state.city)
        return guest
