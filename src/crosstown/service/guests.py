"""Guests: a name, and a token that only the browser has. The store keeps hashes."""

from __future__ import annotations

from crosstown.service.sanitize import clean_name
from crosstown.service.tables.seating import NotAllowed
from crosstown.service.tokens import Entropy, hashed
from crosstown.store.rows import PersonRow
from crosstown.store.store import Store

LINK_MINUTES = 10


class People:
    """Who is who."""

    def __init__(self, store: Store, entropy: Entropy) -> None:
        self.store = store
        self.entropy = entropy

    async def welcome(self, name: str) -> tuple[PersonRow, str]:
        """A new guest and the token, which is told once and never stored."""
        token = self.entropy.token()
        person = PersonRow(id=self.entropy.name(), name=clean_name(name), created=self.entropy.now())
        await self.store.add_person(person, hashed(token))
        return person, token

    async def whose(self, token: str | None) -> PersonRow | None:
        """The person of a token, if there is one."""
        return await self.store.person_of(hashed(token)) if token else None

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Another name from now on; games that are going on keep the old one."""
        cleaned = clean_name(name)
        await self.store.rename(person.id, cleaned)
        return PersonRow(id=person.id, name=cleaned, created=person.created)

    async def forget(self, token: str) -> None:
        """The token is worth nothing any more."""
        await self.store.drop_token(hashed(token))

    async def link(self, person: PersonRow) -> tuple[str, int]:
        """A code that makes another device this person's, once, and when it expires."""
        code = self.entropy.token()
        expires = self.entropy.now() + LINK_MINUTES * 60_000
        await self.store.add_link(hashed(code), person.id, expires)
        return code, expires

    async def follow(self, code: str) -> tuple[PersonRow, str]:
        """Uses such a code up: the person, and a token of the device's own."""
        token = self.entropy.token()
        person = await self.store.use_link(hashed(code), hashed(token), self.entropy.now())
        if person is None:
            raise NotAllowed(
                "link-used", "this link has expired or was used: make a new one on the first device"
            )
        return person, token
