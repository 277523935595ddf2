"""A deal that nobody can choose: its seed is mixed from the server's seed and what people at the table add.

The server first announces the seal of its own seed; only then do people add random digits of their own. So
nobody who can still choose something knows what the others have chosen.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from crosstown.errors import RecordError, shape_error
from crosstown.game.records.seeds import BITS, seed_text

METHOD = "crosstown-deal/1"
DEAL_KEY = "deal"
"""Under this key a record's ``extra`` may say how its seed was mixed."""

CONTRIBUTION = r"^(?:[0-9a-f]{2}){16,32}(?!\n)$"
"""What one person adds: 16 to 32 random bytes in lower-case hexadecimal digits."""

_OUR_METHODS = re.compile(r"crosstown-deal/\d+")
_BEGINNER_BYTES = slice(16, 24)  # of the digest; those before are the seed

Contribution = Annotated[str, Meta(pattern=CONTRIBUTION)]
Seal = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
SeedText = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}(?!\n)$")]


class SharedDeal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a seed was mixed. ``contributions`` are by seat, null where a seat added nothing.

    ``beginner`` is there if it was drawn too: the number that seat 0 had before the game.
    """

    method: str = msgspec.field(default_factory=lambda: METHOD)
    seal: Seal
    server_seed: SeedText
    contributions: Annotated[tuple[Contribution | None, ...], Meta(min_length=1, max_length=8)]
    beginner: Annotated[int, Meta(ge=0)] | None = None

    @property
    def contributors(self) -> tuple[int, ...]:
        """The seats that added something."""
        return tuple(seat for seat, given in enumerate(self.contributions) if given is not None)

    def __repr__(self) -> str:
        """Leaves out the secrets: what is printed ends up in logs, and the game may not be over."""
        return f"<SharedDeal sealed {self.seal[:8]}, seats {self.contributors} added to it>"


class Mixed(msgspec.Struct, frozen=True):
    """What comes out of the mix: the deal's seed, and a number to draw the beginner with."""

    seed: str
    lot: int

    def beginner(self, seats: int) -> int:
        """The seat that begins, as the seats are numbered before the game."""
        return self.lot % seats


def mix(server_seed: str, contributions: Iterable[str | None]) -> Mixed:
    """The SHA-256 of the method, the server's seed and the contributions, one a line.

    Contributions are sorted: in which order people sit is the server's word, and must not change the deal.

    >>> mix("00" * 16, ["ab" * 16, None]).seed
    '63a039175bad251dd3edc079d18527b3'
    """
    given = sorted(one for one in contributions if one is not None)
    digest = hashlib.sha256("\n".join((METHOD, server_seed, *given)).encode("ascii")).digest()
    seed = int.from_bytes(digest[: BITS // 8])
    return Mixed(seed_text(seed), int.from_bytes(digest[_BEGINNER_BYTES]))


def read_deal(extra: dict[str, Any] | None) -> SharedDeal | None:
    """How a record says that its seed was mixed. None if it does not, or says it of something else."""
    told = (extra or {}).get(DEAL_KEY)
    method = told.get("method") if isinstance(told, dict) else None
    if not isinstance(method, str) or not _OUR_METHODS.fullmatch(method):
        return None
    where = f"$.extra.{DEAL_KEY}"
    if method != METHOD:
        message = f"the seed was mixed by {method}, and this program knows {METHOD} only"
        raise RecordError("deal-method", message, offender=method[:60], where=f"{where}.method")
    try:
        return msgspec.convert(told, SharedDeal)
    except msgspec.ValidationError as error:
        message, key = shape_error(error)
        raise RecordError("bad-deal", message, offender=key, where=where + key.removeprefix("$")) from None
