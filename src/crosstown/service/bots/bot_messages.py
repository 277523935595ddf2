"""What a crew and its worker processes tell each other, and what the crew tells its server.

On the pipes each message is MessagePack behind four bytes with its length. Views, seeds and moves are secret,
so nothing here shows them when it is printed.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

HEAD = 4  # bytes that hold the length
LONGEST = 1 << 16  # bytes of a message; a view has less than a thousand

# What a worker can do by now, and what a question needs: nobody can do what is UNHEARD_OF.
NOTHING, PLANS, SEARCHES, UNHEARD_OF = range(4)

How = Literal["thought", "too-slow", "crashed", "illegal", "not-ready"]


class Question(msgspec.Struct, frozen=True, tag="question"):
    """A seat that has to decide: all that a worker is told.

    One seed will do for all questions of a seat: the ply is mixed into it.
    """

    city: str
    sha256: str
    seat: int
    player: str
    seed: str
    view: bytes

    def __repr__(self) -> str:
        return f"<Question for {self.player} in seat {self.seat} of {self.city}>"


class Thought(msgspec.Struct, frozen=True):
    """A legal move and how it came about: thought out, or why another was played in its place."""

    move: str
    how: How
    milliseconds: int

    def __repr__(self) -> str:
        return f"<Thought: {self.how}, {self.milliseconds} ms>"


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """A worker can do more than before."""

    able: Annotated[int, Meta(ge=PLANS, le=SEARCHES)]


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """A worker's answer: the text of a move."""

    move: str

    def __repr__(self) -> str:
        return "<Chosen>"


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A worker gives up: the kind of error and where, never its text, which may quote what is secret."""

    error: Annotated[str, Meta(pattern=r"^[\w.: <>-]{1,100}$")]


class Incident(msgspec.Struct, frozen=True):
    """Something for the log: another move had to be played, or a worker be replaced. It holds no secrets."""

    what: Literal["move-replaced", "worker-replaced"]
    how: How
    player: str = ""
    milliseconds: int = 0
    exit_code: int | None = None
    error: str = ""

    def __str__(self) -> str:
        if self.what == "move-replaced":
            return f"{self.player}: another move was played ({self.how}, {self.milliseconds} ms)"
        error = f", {self.error}" if self.error else ""
        return f"a worker process is replaced ({self.how}, exit code {self.exit_code}{error})"


class Nonsense(Exception):
    """Bytes that are no message, or a message that answers nothing."""


Message = Ready | Chosen | Failed

_ENCODER = msgspec.msgpack.Encoder()
_MESSAGES: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)
_QUESTIONS = msgspec.msgpack.Decoder(Question)


def framed(message: Question | Message) -> bytes:
    """A message as it goes through a pipe."""
    body = _ENCODER.encode(message)
    return len(body).to_bytes(HEAD) + body


def length_of(head: bytes) -> int:
    """How many bytes the message has."""
    length = int.from_bytes(head)
    if length > LONGEST:
        raise Nonsense
    return length


def read_message(body: bytes) -> Message:
    """What a worker says."""
    try:
        return _MESSAGES.decode(body)
    except msgspec.DecodeError:
        raise Nonsense from None


def read_question(body: bytes) -> Question:
    """What a worker is asked."""
    return _QUESTIONS.decode(body)
