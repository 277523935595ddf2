"""Tokens, ids and seeds from the system's random generator. Some tests hand in predictable ones."""

from __future__ import annotations

import secrets
from hashlib import sha256

from crosstown.game.records.seeds import seed_text

TOKEN_BYTES = 32
ID_BYTES = 15


class Tokens:
    """Values that nobody can guess."""

    def token(self) -> str:
        """256 bits for a cookie, or for a link that works once."""
        return secrets.token_urlsafe(TOKEN_BYTES)

    def new_id(self) -> str:
        """The id of a table, a person or a game: 120 bits, because a private table's link is its key."""
        return secrets.token_urlsafe(ID_BYTES)

    def seed(self) -> str:
        return seed_text(secrets.randbits(128))

    def below(self, bound: int) -> int:
        """A uniform random number from 0 up to the bound, exclusive."""
        return secrets.randbelow(bound)


def hashed(secret: str) -> str:
    """What the store keeps of a token or a code."""
    return sha256(secret.encode()).hexdigest()
