"""What a client may ask of a table. No command says whose it is: the token of the connection does."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from crosstown.game.records.shared_deal import CONTRIBUTION
from crosstown.service.protocol.wire_types import (
    MOVE_LENGTH,
    SAY_LENGTH,
    CommandId,
    FromClient,
    PlayerSpec,
    Seal,
    SeatNumber,
    Version,
)

Reaction = Literal["hello", "well-played", "thanks", "oops", "hurry", "wow"]


class Contribution(FromClient, frozen=True):
    """Random digits for the next shuffle: 16 to 32 bytes, and the server's seal that you saw before."""

    seal: Seal
    digits: Annotated[str, Meta(pattern=CONTRIBUTION)]


class _Command(FromClient, frozen=True):
    id: CommandId


class _CommandAtVersion(_Command, frozen=True):
    """A command that is meant for one position of the game."""

    version: Version


class Play(_CommandAtVersion, frozen=True, tag="play"):
    """Play a move in the notation of records. On a shared screen: for whichever of your seats must decide."""

    move: Annotated[str, Meta(min_length=1, max_length=MOVE_LENGTH)]


class ChooseFirstTickets(_Command, frozen=True, tag="first-tickets"):
    """Choose the tickets to keep at the start, before your turn or at it. The choice is final.

    It is stored at once, stays secret and is played when the turn comes. ``seat`` is needed only by people
    with several seats.
    """

    move: Annotated[str, Meta(min_length=1, max_length=MOVE_LENGTH)]
    seat: SeatNumber | None = None


class Undo(_CommandAtVersion, frozen=True, tag="undo"):
    """Take back your own last move, if nothing hidden was shown since.

    Beside other people only if the table allows take-backs and nobody has moved since, and not kept tickets.
    """


class GoOn(_CommandAtVersion, frozen=True, tag="go-on"):
    """Ask the table not to wait any longer.

    It ends the time in which computer players wait for your undo. Where somebody has not moved for long and
    no clock runs, it lets a computer player play this turn.
    """


class AskTakeBack(_CommandAtVersion, frozen=True, tag="ask-take-back"):
    """Ask everyone to let you take back your last move although others have moved since."""


class AnswerTakeBack(_CommandAtVersion, frozen=True, tag="answer-take-back"):
    """Agree to the take-back that somebody asks for, or refuse it."""

    agree: bool


class Join(_Command, frozen=True, tag="join"):
    """Take an open seat, this one or the first. Or return to your own seat."""

    seat: SeatNumber | None = None
    contribution: Contribution | None = None


class Leave(_Command, frozen=True, tag="leave"):
    """Leave. In a game a computer player plays on. You may return until the host gives the seat away."""


class Appoint(_Command, frozen=True, tag="appoint"):
    """The host gives a seat to a computer player for good: an open seat, or that of somebody who has left
    or has been away for the table's patience, and for five minutes at least.
    """

    seat: SeatNumber
    player: PlayerSpec


class Free(_Command, frozen=True, tag="free"):
    """The host opens a seat again, before the game begins."""

    seat: SeatNumber


class Rematch(_Command, frozen=True, tag="rematch"):
    """Ask for another game. It begins when everyone wants it who has not left or been away for long."""

    contribution: Contribution | None = None


class Contribute(_Command, frozen=True, tag="contribute"):
    """Add random digits to the next shuffle. What was added once stays as it is."""

    contribution: Contribution


class Say(_Command, frozen=True, tag="say"):
    """Say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=SAY_LENGTH)]


class React(_Command, frozen=True, tag="react"):
    """Send a reaction from a short list."""

    reaction: Reaction


class Mute(_Command, frozen=True, tag="mute"):
    """Mute a seat in the chat, or unmute it. Nobody else is told."""

    seat: SeatNumber
    muted: bool


class AskHint(_CommandAtVersion, frozen=True, tag="hint"):
    """Ask what a good computer player would do in your place. The answer has a ``hint`` for you alone."""


class AskJudgement(_CommandAtVersion, frozen=True, tag="judge"):
    """Ask which of your moves would be blunders. The answer has a ``judgement`` for you alone."""


class Look(_Command, frozen=True, tag="look"):
    """On a shared screen: show the view of one of your seats, or the public one (null) to hand over."""

    seat: SeatNumber | None = None


class Ping(FromClient, frozen=True, tag="ping"):
    """Ask for a pong. A client sends it after 2.5 s of silence."""


Command = (
    Play
    | ChooseFirstTickets
    | Undo
    | GoOn
    | AskTakeBack
    | AnswerTakeBack
    | Join
    | Leave
    | Appoint
    | Free
    | Rematch
    | Contribute
    | Say
    | React
    | Mute
    | AskHint
    | AskJudgement
    | Look
)


Frame = Command | Ping  # what may come over a connection

DECODER: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)
