"""Messages between the pool and its worker processes, and what the pool reports to the server's log.

Views, seeds and moves are secret, so nothing here shows them when it is printed.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from crosstown.players.hints import Hint, Judgement

MAX_BYTES = 1 << 16  # of a message; a view has less than a thousand

# Which players a worker can run by now, and which readiness a player needs. Unknown players are never ready.
# With the rules alone it runs none, but the server can load what it has compiled. The last two are also the
# lanes of a worker: it answers one question of each at a time.
NOT_READY, RULES_READY, QUICK_READY, SEARCH_READY, NEVER_READY = range(5)

Advice = Literal["hint", "judgement"]
Outcome = Literal["thought", "too-slow", "crashed", "illegal", "not-ready"]


class Question(msgspec.Struct, frozen=True, tag="question"):
    """All that a worker is told of a move. One seed serves a whole game: the ply is mixed into it.

    ``seconds`` bounds the thought of a player that searches; null leaves it to the player's own budget.
    ``advice`` is for a person: a move alone does not do. ``pack`` is the text of a pack that a guest brought,
    which the worker does not know.
    """

    city: str
    sha256: str
    seat: int
    player: str
    seed: str
    view: bytes
    seconds: float | None = None
    advice: Advice | None = None
    pack: str = ""

    def __repr__(self) -> str:
        return f"<Question for {self.player} in seat {self.seat} of {self.city}>"


class BotMove(msgspec.Struct, frozen=True):
    """A legal move. ``how`` is "thought", or the reason why another move replaces the player's own."""

    move: str
    how: Outcome
    milliseconds: int

    def __repr__(self) -> str:
        return f"<BotMove: {self.how}, {self.milliseconds} ms>"


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """A worker can run more players than before."""

    readiness: Annotated[int, Meta(ge=RULES_READY, le=SEARCH_READY)]


class Compiling(msgspec.Struct, frozen=True, tag="compiling"):
    """How far a worker is that has to compile first."""

    percent: Annotated[int, Meta(ge=0, le=100)]


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """A worker's answer: the text of a move, which lane it was asked in, and the advice if asked for."""

    move: str
    lane: Annotated[int, Meta(ge=QUICK_READY, le=SEARCH_READY)] = SEARCH_READY
    hint: Hint | None = None
    judgement: Judgement | None = None

    def __repr__(self) -> str:
        return "<Chosen>"


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A worker gives up: the kind of error and where, never its text, which may quote secrets."""

    error: Annotated[str, Meta(pattern=r"^[\w.: <>-]{1,100}$")]


class Incident(msgspec.Struct, frozen=True):
    """Something for the log: a move or a worker was replaced. It holds no secrets."""

    what: Literal["move-replaced", "worker-replaced"]
    how: Outcome
    player: str = ""
    milliseconds: int = 0
    exit_code: int | None = None
    error: str = ""


class BadMessage(Exception):
    """Bytes that are no message, or an answer that fits no question."""


Message = Ready | Compiling | Chosen | Failed

_MESSAGES: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)
QUESTIONS = msgspec.msgpack.Decoder(Question)


def length_of(header: bytes) -> int:
    length = int.from_bytes(header)
    if length > MAX_BYTES:
        raise BadMessage
    return length


def read_message(body: bytes) -> Message:
    try:
        return _MESSAGES.decode(body)
    except msgspec.DecodeError:
        raise BadMessage from None
