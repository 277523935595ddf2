"""The game record, format 1: one JSON document with all that is needed to replay a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from crosstown.errors import RecordError, shape_error
from crosstown.files import replacing, system_reason

if TYPE_CHECKING:
    from crosstown.cities.city import City
    from crosstown.game.events import Event
    from crosstown.game.game import Game

FORMAT = "crosstown-record/1"
LARGEST = 64 * 1024 * 1024  # bytes of one record: far more than any game needs


class _Part(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    repr_omit_defaults=True,
    kw_only=True,
):
    """What all parts share. Unknown keys are an error, except in ``extra``. What is None is not written."""

    extra: dict[str, Any] | None = None


class CityName(_Part, frozen=True):
    """Which city was played, and the hash of its pack."""

    id: str
    sha256: str


class Seat(_Part, frozen=True):
    """Who sat in a seat: a name for people, and the kind of player (``human``, ``hard`` …)."""

    name: str
    player: str


class Start(_Part, frozen=True):
    """The shuffled stacks before anything is dealt, the top first, and the souvenirs by place."""

    deck: tuple[str, ...]
    tickets: tuple[str, ...]
    souvenirs: dict[str, Any] | None = None

    def __repr__(self) -> str:
        return f"<Start with {len(self.deck)} cards and {len(self.tickets)} tickets>"


class Ply(_Part, frozen=True):
    """One decision: the seat and its move.

    ``legal`` is the number of legal moves there were, ``card`` the card that a ``draw`` gave.
    """

    seat: int
    move: str
    legal: int | None = None
    card: str | None = None


class Bonuses(_Part, frozen=True):
    """Points beside routes and tickets: None where the city has no such bonus."""

    districts: tuple[int, ...] | None = None
    souvenirs: int | None = None


class SeatResult(_Part, frozen=True):
    """What a seat scored. ``completed`` is how many of its tickets were complete."""

    routes: int
    tickets: tuple[tuple[str, int], ...]
    bonuses: Bonuses
    total: int
    completed: int


class Result(_Part, frozen=True):
    """How a game ended. ``ranking`` gives each seat's place; seats that are equal share one.

    With the ranking (2, 1, 3) seat 1 has won, before seat 0.
    """

    reason: str
    seats: tuple[SeatResult, ...]
    ranking: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: one, or several that are equal."""
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)

    def __repr__(self) -> str:
        return f"<Result {self.reason}, totals {', '.join(str(seat.total) for seat in self.seats)}>"


def _no_seed() -> None:
    """A default that is written all the same: a record without a seed says so."""


class Record(_Part, frozen=True, kw_only=True):
    """A game as it is saved and exchanged: who sat where, how the cards lay, and every move.

    >>> from crosstown import Game, Record
    >>> record = Game.new("berlin", seats=2, seed=7).record()
    >>> Record.from_json(record.to_json()) == record
    True
    """

    format: str
    city: CityName
    seats: tuple[Seat, ...]
    seed: str | None = msgspec.field(default_factory=_no_seed)
    start: Start
    shuffles: tuple[tuple[str, ...], ...]
    plies: tuple[Ply, ...]
    result: Result | None = None

    @classmethod
    def from_json(cls, text: bytes | str, where: str = "record") -> Record:
        """Reads one record, whole or not at all."""
        if len(text) > LARGEST:
            raise RecordError("record-too-large", f"a record has at most {LARGEST} bytes", where=where)
        try:
            record = _DECODER.decode(text)
            if b"null" in (text.encode() if isinstance(text, str) else text):
                _refuse_null(record, msgspec.json.decode(text))
        except msgspec.ValidationError as error:
            message, key = shape_error(error)
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

    def __repr__(self) -> str:
        end = "over" if self.result else "not over"
        return f"<Record of {self.city.id}, {len(self.seats)} seats, {len(self.plies)} plies, {end}>"

    def to_json(self) -> bytes:
        """One line of JSON, without the line's end."""
        return _ENCODER.encode(self)

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Reads a file that holds one record."""
        records = list(islice(cls.load_all(path), 2))
        if len(records) != 1:
            count = "more than one record" if records else "no record"
            raise RecordError("record-count", f"the file holds {count}, not one", where=str(path))
        return records[0]

    @classmethod
    def load_all(cls, path: str | Path) -> Iterator[Record]:
        """Reads the records of a file one after the other.

        A `.jsonl` file has one record per line. Any other file is one document, or has one per line.
        """
        try:
            with Path(path).open("rb") as file:
                yield from cls._read_lines(file, str(path))
        except (OSError, ValueError) as error:
            raise RecordError(
                "record-unreadable",
                f"cannot read the file: {system_reason(error)}",
                offender=str(path),
                where=str(path),
            ) from None

    @classmethod
    def _read_lines(cls, file: BinaryIO, path: str) -> Iterator[Record]:
        lines: Iterable[bytes] = file
        if not path.endswith(".jsonl"):
            head = file.readline()
            try:
                cls.from_json(head, path)
                lines = chain((head,), file)
            except RecordError as error:
                if error.code != "record-json":
                    raise
                data = head + file.read()  # perhaps one document over several lines
                try:
                    yield cls.from_json(data, path)
                    return
                except RecordError as error:
                    if error.code != "record-json" or b"\n" not in data.strip():
                        raise
                lines = data.split(b"\n")
        for number, line in enumerate(lines, 1):
            if line.strip():
                yield cls.from_json(line, f"{path}:{number}")

    def steps(self, city: City | None = None) -> Iterator[Step]:
        """Replays the record ply by ply, and checks each by the rules as `Game.replay` does.

        >>> from crosstown import Game
        >>> game = Game.new("berlin", seats=2, seed=7)
        >>> for _ in range(3):
        ...     events = game.play(game.legal_moves[0])
        >>> for step in game.record().steps():
        ...     print(step.ply.seat, step.ply.move.split()[0], "->", step.game.phase)
        0 keep -> first-keep
        1 keep -> turn
        0 draw -> second-card

        For a city that is not built in, give the city too.
        """
        from crosstown.game.records.record_replay import begin, follow

        game = begin(self, city)
        for ply, events in follow(game, self):
            yield Step(game.copy(), ply, events)

    def dump(self, path: str | Path) -> None:
        """Writes a file that holds this record."""
        Record.dump_all([self], path)

    @staticmethod
    def dump_all(records: Iterable[Record], path: str | Path) -> None:
        """Writes records, one per line; an existing file is replaced only when all are written."""
        try:
            with replacing(Path(path)) as partial, partial.open("wb") as file:
                for record in records:
                    file.write(record.to_json() + b"\n")
        except (OSError, ValueError) as error:
            raise unwritable(path, error) from None


@dataclass(frozen=True, slots=True)
class Step:
    """One ply of a replay: the game after it (a copy of its own), the ply, and what happened."""

    game: Game
    ply: Ply
    events: tuple[Event, ...]


def unwritable(path: str | Path | None, error: OSError | ValueError) -> RecordError:
    """The error for records that cannot be written."""
    return RecordError(
        "record-unwritable", f"cannot write: {system_reason(error)}", offender=str(path), where=str(path)
    )


def _refuse_null(part: msgspec.Struct, told: dict[str, Any], key: str = "$") -> None:
    """What is not known is left out of a record; only the seed may be null."""
    for name in part.__struct_fields__:
        value, at = getattr(part, name), f"{key}.{name}"
        if value is None and name in told and at != "$.seed":
            raise msgspec.ValidationError(f"Expected a value, got `null`: leave the key out - at `{at}`")
        if isinstance(value, _Part):
            _refuse_null(value, told[name], at)
        elif isinstance(value, tuple):
            for number, one in enumerate(value):
                if isinstance(one, _Part):
                    _refuse_null(one, told[name][number], f"{at}[{number}]")


def _at(where: str, key: str) -> str:
    return f"{where}: {key}" if key else where


_DECODER = msgspec.json.Decoder(Record)
_ENCODER = msgspec.json.Encoder()
