"""The pack inside a record: games of cities that guests brought carry it, so that they replay anywhere."""

from __future__ import annotations

import hashlib

from msgspec.structs import replace

from crosstown.cities.checks.read_and_check import read_pack
from crosstown.cities.city import City
from crosstown.errors import PackError, RecordError
from crosstown.game.records.record import Record

PACK_KEY = "pack"
"""The text of the pack lies in ``extra`` of the record under this key."""


def with_pack(record: Record, text: str) -> Record:
    """The record with the text of its city's pack."""
    return replace(record, extra={**(record.extra or {}), PACK_KEY: text})


def pack_in(record: Record) -> bytes | None:
    """The pack that the record carries, if it has the hash that the record names; None if it carries none."""
    text = (record.extra or {}).get(PACK_KEY)
    if text is None:
        return None
    if not isinstance(text, str):
        raise _wrong("it must be the text of a pack")
    try:
        pack = text.encode()
    except UnicodeEncodeError:
        raise _wrong("it is no text") from None
    if hashlib.sha256(pack).hexdigest() != record.city.sha256:
        raise _wrong("it has another hash than the one that was played", record.city.sha256[:80])
    return pack


def city_in(record: Record) -> City | None:
    """The city whose pack the record carries, checked like any pack; None if it carries none.

    Raises `RecordError` for a pack that is wrong, or of another city.
    """
    pack = pack_in(record)
    if pack is None:
        return None
    try:
        city = read_pack(pack, "pack of the record")
    except PackError as error:
        first = error.problems[0]
        raise _wrong(f"line {first.line}: {first.message}", first.code) from None
    if city.id != record.city.id:
        raise _wrong(f"it is of another city, {city.id}", record.city.id[:60])
    return city


def _wrong(reason: str, offender: str = "") -> RecordError:
    message = f"the pack in the record cannot be used: {reason}"
    return RecordError("record-pack", message, offender=offender, where=f"$.extra.{PACK_KEY}")
