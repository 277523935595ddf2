"""The journal of an arena: what has been played, line by line, so that it need not be played again.

The first line says which arena it is. A line counts when it is complete: one that was cut off when the
program was killed is dropped.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from crosstown.arena.chunk_results import ChunkResult, MoveTimes
from crosstown.errors import DataError
from crosstown.files import lock_file, system_reason
from crosstown.rules.kernel import compiler

FORMAT = "crosstown-arena/1"
STALE_AFTER = 30 * 24 * 3600  # seconds after which a journal in the cache is deleted


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: the arena's key and its arguments, so that an error can say what differs."""

    journal: str
    key: str
    arguments: dict[str, Any]


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Any other line: a chunk that was played, or how long a player took. The names are those on disk."""

    part: ChunkResult | None = None
    player: str = ""
    clock: MoveTimes | None = None


_OPENING = f'{{"journal":"{FORMAT}"'.encode()
_HEAD = msgspec.json.Decoder(Head)
_LINE = msgspec.json.Decoder(Line)


class Journal:
    """What has been played of one arena. One process at a time may open it, in a ``with`` block."""

    def __init__(self, path: Path, key: str, arguments: dict[str, Any], *, fresh: bool = False) -> None:
        self.path = path
        self.results: dict[int, ChunkResult] = {}
        self.times: dict[str, MoveTimes] = {}
        self._places: dict[int, tuple[int, int]] = {}
        self._head = Head(FORMAT, key, arguments)
        self._file = self._open()
        try:
            self._read(fresh)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *rest: object) -> None:
        self._file.close()

    def _open(self) -> BinaryIO:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = self.path.open("a+b")
        except (OSError, ValueError) as error:
            message = f"cannot write the journal: {system_reason(error)}; choose another place with --journal"
            raise DataError("journal-unwritable", message, where=str(self.path)) from None
        if not lock_file(file):
            file.close()
            message = (
                "another arena is writing to this journal: wait for it, or choose another with --journal"
            )
            raise DataError("journal-busy", message, where=str(self.path))
        return file

    def _read(self, fresh: bool) -> None:
        self._file.seek(0)
        data = self._file.read()
        end = data.rfind(b"\n") + 1
        lines = data[:end].split(b"\n")[:-1]
        if lines or data[: len(_OPENING)] != _OPENING[: len(data)]:
            self._check_head(data.split(b"\n")[0], fresh)
        if fresh or not lines:
            self._file.truncate(0)
            self._append(self._head)
            return
        at = len(lines[0]) + 1
        for number, line in enumerate(lines[1:], 2):
            try:
                self._take(_LINE.decode(line), at, len(line))
            except (msgspec.MsgspecError, UnicodeError) as error:
                message = f"the journal is damaged ({error}): start over with --fresh"
                raise DataError("journal-damaged", message, where=f"{self.path}:{number}") from None
            at += len(line) + 1
        self._file.truncate(end)

    def _check_head(self, line: bytes, fresh: bool) -> None:
        """Refuses the journal of another arena, unless this one starts over, and any other file."""
        try:
            head = _HEAD.decode(line)
        except (msgspec.MsgspecError, UnicodeError):
            head = None
        if head is None or head.journal != FORMAT:
            message = "this file is no journal of an arena; it is left alone: choose another with --journal"
            raise DataError("journal-other", message, where=str(self.path))
        if head.key != self._head.key and not fresh:
            mine = self._head.arguments
            keys = [name for name in mine if mine[name] != head.arguments.get(name)]
            message = (
                f"the journal is of another arena: not the same {', '.join(keys) or 'program'}; "
                "choose another with --journal, or start over with --fresh"
            )
            raise DataError("journal-other", message, where=str(self.path))

    def _take(self, line: Line, at: int, size: int) -> None:
        if line.part is not None:
            self.results[line.part.chunk] = msgspec.structs.replace(line.part, records=())
            self._places[line.part.chunk] = at, size
        elif line.clock is not None:
            self.times[line.player] = line.clock

    def add(self, result: ChunkResult) -> None:
        """Writes the result of a chunk. Its records are not kept in memory."""
        self._write(Line(part=result))

    def add_times(self, player: str, times: MoveTimes) -> None:
        self._write(Line(player=player, clock=times))

    def _write(self, line: Line) -> None:
        self._take(line, *self._append(line))

    def _append(self, line: Head | Line) -> tuple[int, int]:
        data = msgspec.json.encode(line)
        self._file.seek(0, 2)
        at = self._file.tell()
        self._file.write(data + b"\n")
        self._file.flush()
        return at, len(data)

    def records(self, chunk: int) -> Iterator[str]:
        at, size = self._places[chunk]
        self._file.seek(at)
        part = _LINE.decode(self._file.read(size)).part
        yield from part.records if part is not None else ()


def journal_path(key: str) -> Path:
    """Where a journal is kept unless a path is given: in the user's cache. Old ones are deleted."""
    folder = compiler.cache_home() / "arena"
    with suppress(OSError):
        for path in folder.glob("*.json*"):
            if time.time() - path.stat().st_mtime > STALE_AFTER:
                path.unlink()
    return folder / f"{key}.jsonl"
