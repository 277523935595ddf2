"""Records written without NumPy: the same bytes as an array of one record has, fields aligned alike."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any

from crosstown.rules.kernel.record_fields import Fields

_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u4": "I"}


class PlainRecord:
    """A record of zeros; each field is an attribute, a number or lists of numbers, to be set."""

    def __init__(self, fields: Fields) -> None:
        self._fields = fields
        for name, _, *sizes in fields:
            setattr(self, name, _zeros(sizes[0]) if sizes else 0)

    def tobytes(self, start: int = 0) -> bytes:
        """The record, as long as its widest fields ask for; ``start`` bytes lie before it."""
        data = bytearray(start)
        widest = 1
        for name, kind, *_ in self._fields:
            numbers = tuple(_flat(getattr(self, name)))
            width = int(kind[1:])
            widest = max(widest, width)
            data += bytes(-len(data) % width)
            data += struct.pack(f"<{len(numbers)}{_CODES[kind]}", *numbers)
        data += bytes(-len(data) % widest)
        return bytes(data[start:])


def _zeros(sizes: tuple[int, ...]) -> Any:
    return [_zeros(sizes[1:]) for _ in range(sizes[0])] if sizes else 0


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for one in value:
            yield from _flat(one)
    else:
        yield value
