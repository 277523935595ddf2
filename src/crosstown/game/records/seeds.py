"""Seeds: 128 bits, as a whole number, as 32 hexadecimal digits, or as the four words the kernel takes."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import TYPE_CHECKING

from crosstown.errors import TextError
from crosstown.rules.kernel.limits import MAX_SEATS

if TYPE_CHECKING:
    from crosstown.rules.kernel.state import Array

BITS = 128
_HEXADECIMAL = re.compile("[0-9a-fA-F]{32}")
_DECIMAL = re.compile("[0-9]{1,39}")


def read_seed(seed: int | str | None) -> int:
    """A seed from a whole number or hexadecimal digits; from the system's entropy where none is given."""
    if seed is None:
        return secrets.randbits(BITS)
    if isinstance(seed, str):
        if _HEXADECIMAL.fullmatch(seed):
            return int(seed, 16)
        if not _DECIMAL.fullmatch(seed):
            raise _bad(seed)
        seed = int(seed)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << BITS:
        raise _bad(seed)
    return seed


def read_seed_text(seed: str) -> int:
    """A seed as records write it."""
    if not _HEXADECIMAL.fullmatch(seed):
        raise _bad(seed)
    return int(seed, 16)


def _bad(seed: object) -> TextError:
    return TextError(
        "bad-seed",
        f"{str(seed)[:60]!r} is not a seed: use a whole number from 0 to 2^128 - 1, or 32 hexadecimal digits",
        offender=str(seed)[:60],
    )


def seed_text(seed: int) -> str:
    """As records write it: 32 hexadecimal digits."""
    return f"{seed:032x}"


def seed_bytes(*seeds: int) -> bytes:
    """As the kernel keeps them: four words of 32 bits for each seed, the lowest first, all in a row."""
    return b"".join(seed.to_bytes(BITS // 8, "little") for seed in seeds)


def seed_words(*seeds: int) -> Array:
    """The same as an array."""
    import numpy as np  # here and not above: pages make seeds, too, and have no NumPy

    return np.frombuffer(seed_bytes(*seeds), "<u4").astype("u4")


def seed_from(text: str) -> int:
    """A seed made from a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: BITS // 8])


def nth_seed(seed: int, number: int) -> int:
    """The seed of the n-th of many games."""
    return seed_from(f"crosstown game {seed_text(seed)} {number}")


def player_seeds(seed: int) -> tuple[int, ...]:
    """Seeds for the players at a table, one a seat. The table's own seed cannot be found from them."""
    digest = hashlib.sha512(f"crosstown players {seed_text(seed)}".encode()).digest()
    size = BITS // 8
    return tuple(int.from_bytes(digest[at : at + size]) for at in range(0, MAX_SEATS * size, size))
