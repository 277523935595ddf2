"""The game record, format 1: one JSON document with all that is needed to replay a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from crosstown.errors import RecordError

FORMAT = "crosstown-record/1"
LARGEST = 64 * 1024 * 1024  # bytes of one record: far more than any game needs

Extra = dict[str, Any] | UnsetType


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What all parts share: keys not named are an error, except in ``extra``."""

    extra: Extra = UNSET


class CityName(_Part, frozen=True):
    """Which city, and the hash of its pack."""

    id: str
    sha256: str


class Seat(_Part, frozen=True):
    """Who sat there, in turn order."""

    name: str
    player: str


class Start(_Part, frozen=True):
    """The shuffled stacks before anything is dealt, the top first."""

    deck: tuple[str, ...]
    tickets: tuple[str, ...]
    souvenirs: dict[str, Any] | UnsetType = UNSET


class Ply(_Part, frozen=True):
    """One decision."""

    seat: int
    move: str
    legal: int | UnsetType = UNSET
    card: str | UnsetType = UNSET


class Bonuses(_Part, frozen=True):
    """Points beside routes and tickets, where the city has any."""

    districts: tuple[int, ...] | UnsetType = UNSET
    souvenirs: int | UnsetType = UNSET


class SeatResult(_Part, frozen=True):
    """What a seat scored."""

    routes: int
    tickets: tuple[tuple[str, int], ...]
    bonuses: Bonuses
    total: int
    completed: int


class Result(_Part, frozen=True):
    """How the game ended."""

    reason: str
    seats: tuple[SeatResult, ...]
    ranking: tuple[int, ...]


class Record(_Part, frozen=True, kw_only=True):
    """A game from the first card to the last, as it is saved and exchanged."""

    format: str
    city: CityName
    seats: tuple[Seat, ...]
    seed: str | UnsetType | None = UNSET
    start: Start
    shuffles: tuple[tuple[str, ...], ...]
    plies: tuple[Ply, ...]
    result: Result | UnsetType = UNSET

    @classmethod
    def from_json(cls, text: bytes | str, where: str = "record") -> Record:
        """Reads one record, whole or not at all."""
        if len(text) > LARGEST:
            raise RecordError("record-too-large", f"a record has at most {LARGEST} bytes", where=where)
        try:
            record = _DECODER.decode(text)
        except msgspec.ValidationError as error:
            message, _, path = str(error).partition(" - at `")
            key = path.rstrip("`")
            raise RecordError("record-shape", message, offender=key, where=_at(where, key)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise RecordError("record-json", f"this is not JSON: {error}", where=where) from None
        if record.format != FORMAT:
            raise RecordError(
                "record-format",
                f"the format is {record.format[:60]!r}, and only {FORMAT!r} can be read",
                offender=record.format[:60],
                where=_at(where, "$.format"),
            )
        return record

    def to_json(self) -> bytes:
        """One line of JSON, without the line's end."""
        return _ENCODER.encode(self)

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Reads a file that holds one record."""
        records = list(cls.load_all(path))
        if len(records) != 1:
            raise RecordError(
                "record-count", f"the file holds {len(records)} records, not one", where=str(path)
            )
        return records[0]

    @classmethod
    def load_all(cls, path: str | Path) -> Iterator[Record]:
        """Reads the records of a file: one document, or one a line (``.jsonl``)."""
        data = _read(path)
        if not str(path).endswith(".jsonl"):
            try:
                yield cls.from_json(data, str(path))
                return
            except RecordError as error:
                if error.code != "record-json" or data.strip().count(b"\n") == 0:
                    raise
        for number, line in enumerate(data.split(b"\n"), 1):
            if line.strip():
                yield cls.from_json(line, f"{path}:{number}")

    def dump(self, path: str | Path) -> None:
        """Writes a file that holds this record."""
        dump_all([self], path)


def dump_all(records: Iterable[Record], path: str | Path) -> None:
    """Writes records, one a line; an existing file is replaced only when all are written."""
    target = Path(path)
    partial = target.with_name(target.name + ".part")
    try:
        with partial.open("wb") as file:
            for record in records:
                file.write(record.to_json() + b"\n")
        partial.replace(target)
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None
    finally:
        with suppress(OSError, ValueError):
            partial.unlink(missing_ok=True)


def unwritable(path: str | Path | None, error: OSError | ValueError) -> RecordError:
    """The error for records that cannot be written."""
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return RecordError("record-unwritable", f"cannot write: {reason}", offender=str(path), where=str(path))


def _read(path: str | Path) -> bytes:
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise RecordError(
            "record-unreadable", f"cannot read the file: {reason}", offender=str(path), where=str(path)
        ) from None


def _at(where: str, key: str) -> str:
    return f"{where}: {key}" if key else where


_DECODER = msgspec.json.Decoder(Record)
_ENCODER = msgspec.json.Encoder()
