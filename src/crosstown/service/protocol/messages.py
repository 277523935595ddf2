"""What a server tells the clients of a table. Everything here is made for one pair of eyes."""

from __future__ import annotations

from typing import Literal

from crosstown.game.events import Event
from crosstown.game.view_changes import Before
from crosstown.game.view_data import ViewData
from crosstown.service.protocol.wire_types import Millis, Told

TablePhase = Literal["waiting", "playing", "over"]
SeatKind = Literal["open", "person", "computer"]


class SeatInfo(Told, frozen=True):
    """Who sits there. ``minded_by`` is the computer player that plays for a person who is away."""

    kind: SeatKind
    name: str
    player: str | None
    away: bool
    minded_by: str | None


class TakeBack(Told, frozen=True):
    """A take-back that was asked for: by whom, how many moves, and who has agreed."""

    seat: int
    moves: int
    agreed: tuple[int, ...]


class TableInfo(Told, frozen=True):
    """A table as everyone may see it.

    ``seal`` is the SHA-256 of the game's seed, told at the start; ``seed`` follows when the game is over.
    """

    id: str
    city: str
    edition: str
    state: TablePhase
    listed: bool
    chat: bool
    take_backs: bool
    turn_seconds: int | None
    patience: int | None
    first: str
    seats: tuple[SeatInfo, ...]
    host: int | None
    game: int
    seal: str | None
    seed: str | None
    take_back: TakeBack | None
    rematch: tuple[int, ...]


class You(Told, frozen=True):
    """What is true of the one who is told: one's seats, whether one is the host, whom one does not hear."""

    seats: tuple[int, ...]
    looking: int | None
    host: bool
    muted: tuple[int, ...]
    can_undo: bool


class Clock(Told, frozen=True):
    """When the turn runs out, or null; and what the server's clock says now."""

    deadline: Millis | None
    now: Millis


class Line(Told, frozen=True):
    """Something said: a text, or the name of a reaction."""

    number: int
    seat: int
    name: str
    kind: Literal["text", "reaction"]
    text: str
    at: Millis


class Step(Told, frozen=True):
    """One entry of a game's log and what happened; a take-back says how many moves are gone.

    ``cause`` is empty for a person's own move, else why a computer player made it. ``public`` are the events
    as everyone may see them, null where ``events`` are just these. ``before`` is what lay open before the
    step: of the latest steps that were missed, null of others.
    """

    version: int
    seat: int
    cause: str
    undone: int
    events: tuple[Event, ...]
    public: tuple[Event, ...] | None
    before: Before | None


class Done(Told, frozen=True, tag="done"):
    """The command was done; for a move, only after it was written down."""

    id: str
    version: int


class Refused(Told, frozen=True, tag="refused"):
    """The command was not done, and why. ``code`` never changes, the sentence may."""

    id: str | None
    version: int
    code: str
    message: str
    offender: str
    where: str
    rule: str


class Snapshot(Told, frozen=True, tag="snapshot"):
    """All there is to know: at the start, after a break, when a game begins. ``view`` is null before that.

    ``missed`` are the steps of this game since the version that the client said it had.
    """

    version: int
    table: TableInfo
    you: You
    view: ViewData | None
    clock: Clock
    chat: tuple[Line, ...]
    missed: tuple[Step, ...]


class Moved(Told, frozen=True, tag="moved"):
    """A move was played or taken back: what happened, and the whole view after it."""

    version: int
    step: Step
    view: ViewData
    clock: Clock
    can_undo: bool


class Changed(Told, frozen=True, tag="table"):
    """Something about the table changed: who sits there, who is away, what was asked."""

    version: int
    table: TableInfo
    you: You
    clock: Clock


class Said(Told, frozen=True, tag="said"):
    """Somebody said something."""

    line: Line


class Warned(Told, frozen=True, tag="warning"):
    """A seat's time is running out."""

    version: int
    seat: int
    clock: Clock


class Pong(Told, frozen=True, tag="pong"):
    """The answer to a ping."""

    now: Millis


class Bye(Told, frozen=True, tag="bye"):
    """The server closes the connection: why, and in how many milliseconds to try again (null: do not)."""

    code: str
    message: str
    again: int | None


Message = Done | Refused | Snapshot | Moved | Changed | Said | Warned | Pong | Bye
