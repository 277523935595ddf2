"""Messages between the server and the processes that work on guests' packs."""

from __future__ import annotations

import msgspec

from crosstown.web.files.static_files import StaticFile

MAX_BYTES = 32 << 20  # of an answer


class DrawCity(msgspec.Struct, frozen=True, tag="draw"):
    """Check a pack and make all files of its city."""

    pack: str


class PrintCity(msgspec.Struct, frozen=True, tag="print"):
    """Check a pack and make the PDF of its city."""

    pack: str
    paper: str
    language: str
    one_sheet: bool


class DrawnCity(msgspec.Struct, frozen=True, tag="drawn"):
    """A city that passed all checks, and its files by name."""

    id: str
    name: str
    sha256: str
    files: dict[str, StaticFile]

    @property
    def size(self) -> int:
        return sum(len(file.data) for file in self.files.values())


class PrintedCity(msgspec.Struct, frozen=True, tag="printed"):
    """A PDF of some megabytes; as a view, so that reading the message copies none of it."""

    pdf: memoryview


class RefusedPack(msgspec.Struct, frozen=True, tag="refused"):
    """What is wrong with a pack. ``fault`` is for the log: the kind of error and its place if it is ours."""

    code: str
    message: str
    offender: str = ""
    where: str = "$.pack"
    fault: str = ""


Job = DrawCity | PrintCity
Reply = DrawnCity | PrintedCity | RefusedPack

JOBS: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)
REPLIES: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)
