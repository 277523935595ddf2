"""Guests: a name, and a token that only the browser has. The store keeps hashes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from crosstown.errors import StoreError
from crosstown.service.clock import SECOND, Clock
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.sanitize import clean_name
from crosstown.service.tokens import Tokens, hashed
from crosstown.store.rows import DeviceRow, PersonRow
from crosstown.store.store import Store

LINK_MINUTES = 10
SEEN_EVERY = 3600 * SECOND  # between notes that a device was here
DEVICE_ID_LENGTH = 16


class Guests:
    """``on_ended`` is told the hash of the token of a device that was signed out."""

    def __init__(self, store: Store, tokens: Tokens, clock: Clock) -> None:
        self._store, self._tokens, self._clock = store, tokens, clock
        self.on_ended: Callable[[str], None] = lambda token_hash: None

    async def create(self, name: str, label: str = "") -> tuple[PersonRow, str]:
        """A new guest and the token, which is told once and never stored."""
        token = self._tokens.token()
        person = PersonRow(id=self._tokens.new_id(), name=clean_name(name), created=self._clock.now())
        await self._store.add_person(person, hashed(token), label)
        return person, token

    async def by_token(self, token: str | None, label: str | None = None) -> PersonRow | None:
        """The person with this token. Notes now and then that the device was here, and what it is."""
        found = await self._store.signed_in(hashed(token)) if token else None
        if found is None:
            return None
        person, device = found
        now = self._clock.now()
        if now - device.seen >= SEEN_EVERY:
            with suppress(StoreError):  # a full disk keeps nobody out
                await self._store.set_device_seen(device.hash, now, device.label if label is None else label)
        return person

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Changes the name. Games in progress keep the old one."""
        cleaned = clean_name(name)
        await self._store.rename(person.id, cleaned)
        return PersonRow(id=person.id, name=cleaned, created=person.created)

    # Devices

    async def devices(self, person: PersonRow) -> list[DeviceRow]:
        return await self._store.devices_of(person.id)

    async def is_signed_in(self, token_hash: str) -> bool:
        return await self._store.signed_in(token_hash) is not None

    async def end_device(self, person: PersonRow, device_id: str) -> None:
        """Signs a person out on one device."""
        ended = [device for device in await self.devices(person) if id_of(device.hash) == device_id]
        if not ended:
            raise NotAllowed("unknown-device", "you are not signed in there", offender=device_id[:40])
        await self._end(person, ended)

    async def end_all_devices(self, person: PersonRow) -> None:
        await self._end(person, await self.devices(person))

    async def end_token(self, person: PersonRow, token: str) -> None:
        """Signs a person out on the device that has this token."""
        await self.end_device(person, id_of(hashed(token)))

    async def _end(self, person: PersonRow, devices: list[DeviceRow]) -> None:
        hashes = [device.hash for device in devices]
        await self._store.end_devices(person.id, hashes)
        for token_hash in hashes:
            self.on_ended(token_hash)

    async def create_link(self, person: PersonRow) -> tuple[str, int]:
        """A code that signs this person in on another device, once, and when it expires."""
        code = self._tokens.token()
        expires = self._clock.now() + LINK_MINUTES * 60_000
        await self._store.add_link(hashed(code), person.id, expires)
        return code, expires

    async def use_link(self, code: str, label: str = "") -> tuple[PersonRow, str]:
        """Uses such a code up: the person, and a token for the new device."""
        token = self._tokens.token()
        person = await self._store.use_link(hashed(code), hashed(token), self._clock.now(), label)
        if person is None:
            raise NotAllowed(
                "link-used", "this link has expired or was used: make a new one on the first device"
            )
        return person, token


def id_of(token_hash: str) -> str:
    """How a person's own list names a device: nothing that could be used to sign in."""
    return hashed(token_hash)[:DEVICE_ID_LENGTH]
