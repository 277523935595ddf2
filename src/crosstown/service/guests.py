"""Guests: a name, and a token that only the browser has. The store keeps hashes."""

from __future__ import annotations

from crosstown.service.clock import Clock
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.sanitize import clean_name
from crosstown.service.tokens import Tokens, hashed
from crosstown.store.rows import PersonRow
from crosstown.store.store import Store

LINK_MINUTES = 10


class Guests:
    def __init__(self, store: Store, tokens: Tokens, clock: Clock) -> None:
        self._store, self._tokens, self._clock = store, tokens, clock

    async def create(self, name: str) -> tuple[PersonRow, str]:
        """A new guest and the token, which is told once and never stored."""
        token = self._tokens.token()
        person = PersonRow(id=self._tokens.new_id(), name=clean_name(name), created=self._clock.now())
        await self._store.add_person(person, hashed(token))
        return person, token

    async def by_token(self, token: str | None) -> PersonRow | None:
        return await self._store.person_of(hashed(token)) if token else None

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Changes the name. Games in progress keep the old one."""
        cleaned = clean_name(name)
        await self._store.rename(person.id, cleaned)
        return PersonRow(id=person.id, name=cleaned, created=person.created)

    async def forget_token(self, token: str) -> None:
        await self._store.drop_token(hashed(token))

    async def create_link(self, person: PersonRow) -> tuple[str, int]:
        """A code that signs this person in on another device, once, and when it expires."""
        code = self._tokens.token()
        expires = self._clock.now() + LINK_MINUTES * 60_000
        await self._store.add_link(hashed(code), person.id, expires)
        return code, expires

    async def use_link(self, code: str) -> tuple[PersonRow, str]:
        """Uses such a code up: the person, and a token for the new device."""
        token = self._tokens.token()
        person = await self._store.use_link(hashed(code), hashed(token), self._clock.now())
        if person is None:
            raise NotAllowed(
                "link-used", "this link has expired or was used: make a new one on the first device"
            )
        return person, token
