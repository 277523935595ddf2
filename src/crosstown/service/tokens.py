"""Where tokens, names of tables and seeds come from: the system's generator, in one place.

Tests that compare two servers byte for byte give both the same stand-in.
"""

from __future__ import annotations

import secrets
import time
from hashlib import sha256

from crosstown.game.seeds import seed_text

TOKEN_BYTES = 32
TABLE_BYTES = 15


class Entropy:
    """The real thing."""

    def token(self) -> str:
        """256 bits that nobody can guess, for a cookie or a link that works once."""
        return secrets.token_urlsafe(TOKEN_BYTES)

    def name(self) -> str:
        """The id of a table, a person or a game: 120 bits, for a private table's link is its key."""
        return secrets.token_urlsafe(TABLE_BYTES)

    def seed(self) -> str:
        """The seed of a game."""
        return seed_text(secrets.randbits(128))

    def below(self, bound: int) -> int:
        """A fair choice."""
        return secrets.randbelow(bound)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000


def hashed(secret: str) -> str:
    """What is stored of a token or a code."""
    return sha256(secret.encode()).hexdigest()
