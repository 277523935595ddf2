"""What a client may ask of a table. The seat is never in a command: it comes from the token."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from crosstown.service.protocol.wire_types import (
    MOVE_LENGTH,
    SAY_LENGTH,
    CommandId,
    PlayerSpec,
    SeatNumber,
    Strict,
    Version,
)

Reaction = Literal["hello", "well-played", "thanks", "oops", "hurry", "wow"]


class Play(Strict, frozen=True, tag="play"):
    """Play a move, as records write it. Hot-seat: for whichever of one's seats has to decide."""

    id: CommandId
    version: Version
    move: Annotated[str, Meta(min_length=1, max_length=MOVE_LENGTH)]


class Undo(Strict, frozen=True, tag="undo"):
    """Take back one's own last move: it has revealed nothing, and nobody has moved since."""

    id: CommandId
    version: Version


class AskTakeBack(Strict, frozen=True, tag="ask-take-back"):
    """Ask everyone to let one take back one's last move, though others have moved since."""

    id: CommandId
    version: Version


class AnswerTakeBack(Strict, frozen=True, tag="answer-take-back"):
    """Agree to the take-back that was asked for, or not."""

    id: CommandId
    version: Version
    agree: bool


class Join(Strict, frozen=True, tag="join"):
    """Take an open seat, this one or the first; or take back the seat that a computer player minds."""

    id: CommandId
    seat: SeatNumber | None = None


class Leave(Strict, frozen=True, tag="leave"):
    """Get up. In a game a computer player plays on; one may come back until the host gives the seat away."""

    id: CommandId


class Appoint(Strict, frozen=True, tag="appoint"):
    """The host gives a seat to a computer player, for good: an open one, or one whose person has left or
    has been away for longer than the table has patience.
    """

    id: CommandId
    seat: SeatNumber
    player: PlayerSpec


class Free(Strict, frozen=True, tag="free"):
    """The host makes a seat open again, before the game begins."""

    id: CommandId
    seat: SeatNumber


class Rematch(Strict, frozen=True, tag="rematch"):
    """Another game at this table. It begins when all people who are there want it."""

    id: CommandId


class Say(Strict, frozen=True, tag="say"):
    """Say something at the table."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=SAY_LENGTH)]


class React(Strict, frozen=True, tag="react"):
    """A reaction, from a short list."""

    id: CommandId
    reaction: Reaction


class Mute(Strict, frozen=True, tag="mute"):
    """Hear nothing more from a seat, or hear it again. Nobody else is told."""

    id: CommandId
    seat: SeatNumber
    muted: bool


class Look(Strict, frozen=True, tag="look"):
    """Hot-seat: show the view of this seat of one's own, or the public one (null) for handing over."""

    id: CommandId
    seat: SeatNumber | None = None


class Ping(Strict, frozen=True, tag="ping"):
    """Is anybody there? A client sends it after 2.5 s of silence."""


Command = (
    Play
    | Undo
    | AskTakeBack
    | AnswerTakeBack
    | Join
    | Leave
    | Appoint
    | Free
    | Rematch
    | Say
    | React
    | Mute
    | Look
)


Frame = Command | Ping  # what may come over a connection

DECODER: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)
