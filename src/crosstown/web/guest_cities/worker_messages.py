"""Messages between the server and the processes that work on guests' packs: MessagePack after its length."""

from __future__ import annotations

import msgspec

HEADER_BYTES = 4  # hold the length of the message
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


class CityFile(msgspec.Struct, frozen=True):
    """A file of a city, compressed if ``gzipped``."""

    media_type: str
    hash: str
    data: bytes
    gzipped: bool


class DrawnCity(msgspec.Struct, frozen=True, tag="drawn"):
    """A city that passed all checks, and its files by name."""

    id: str
    name: str
    sha256: str
    files: dict[str, CityFile]


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

_ENCODER = msgspec.msgpack.Encoder()
_JOBS: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)
_REPLIES: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)


def frame(message: Job | Reply) -> bytes:
    body = _ENCODER.encode(message)
    return len(body).to_bytes(HEADER_BYTES) + body


def read_job(body: bytes) -> Job:
    return _JOBS.decode(body)


def read_reply(body: bytes | bytearray) -> Reply:
    return _REPLIES.decode(body)
