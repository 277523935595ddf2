"""What the server sends to the clients of a table. Each message is made for one viewer."""

from __future__ import annotations

from typing import Literal

from crosstown.game.events import Event
from crosstown.game.view_changes import Before
from crosstown.game.view_data import ViewData
from crosstown.players.hints import Hint, Judgement
from crosstown.service.protocol.wire_types import FromServer, Millis

TablePhase = Literal["waiting", "playing", "over"]
SeatKind = Literal["open", "person", "computer"]


class SeatInfo(FromServer, frozen=True):
    """Who has a seat. ``minded_by`` is the computer player that plays for somebody who is away."""

    kind: SeatKind
    name: str
    player: str | None
    away: bool
    minded_by: str | None


class TakeBack(FromServer, frozen=True):
    """A take-back that somebody asks for: which seat, how many moves, and who has agreed."""

    seat: int
    moves: int
    agreed: tuple[int, ...]


class RevealedDeal(FromServer, frozen=True):
    """How the seed was mixed, told when the game is over: the server's seed, and what each seat added.

    ``beginner`` is the number that seat 0 had before the game, if it was drawn with the seed.
    """

    method: str
    server_seed: str
    contributions: tuple[str | None, ...]
    beginner: int | None


class TableInfo(FromServer, frozen=True):
    """A table as everyone may see it.

    ``hints``: people may ask what a computer player would do, because all others are computer players, or
    because the host allows it.

    ``guest_city`` is the name of a city that a guest brought; null for a city of the server.

    ``seal`` is the SHA-256 of the game's seed, shown at the start; ``seed`` follows when the game is over.
    ``server_seal`` is that of the server's own part of it, announced before people add theirs: while a table
    waits it is the coming game's. ``next_seal`` is the rematch's, announced when a game is over. ``deal``
    tells when the game is over what people added; null if nobody did.
    """

    id: str
    city: str
    edition: str
    guest_city: str | None
    state: TablePhase
    listed: bool
    chat: bool
    take_backs: bool
    hints: bool
    turn_seconds: int | None
    patience: int | None
    first: str
    seats: tuple[SeatInfo, ...]
    host: int | None
    game: int
    seal: str | None
    seed: str | None
    server_seal: str | None
    next_seal: str | None
    deal: RevealedDeal | None
    take_back: TakeBack | None
    rematch: tuple[int, ...]


class TicketChoice(FromServer, frozen=True):
    """Tickets that may be kept together, and the move that keeps them."""

    move: str
    tickets: tuple[str, ...]


class FirstTickets(FromServer, frozen=True):
    """What your seat may keep of its first tickets, by the command ``first-tickets``, now or at its turn.

    ``chosen`` is the move that you chose early. Nobody else is told, not even that you have chosen.
    """

    seat: int
    choices: tuple[TicketChoice, ...]
    chosen: str | None


class You(FromServer, frozen=True):
    """What you are at this table: your seats, whether you are the host, and which seats you have muted.

    ``contributed``: the server has what you added to the next shuffle.
    ``undo_until`` is when the computer players move on though you can undo your last move; null if they do
    not wait for that. ``first_tickets`` is null once your seat has kept some.
    """

    seats: tuple[int, ...]
    looking: int | None
    host: bool
    muted: tuple[int, ...]
    can_undo: bool
    contributed: bool
    undo_until: Millis | None
    first_tickets: FirstTickets | None


class TurnClock(FromServer, frozen=True):
    """When the turn runs out, or null, and the time on the server's clock.

    While first tickets are chosen, the deadline is everybody's. ``stalled_at`` is when the others may let a
    computer player decide instead (``go-on``); null where a clock runs or nobody waits.
    """

    deadline: Millis | None
    stalled_at: Millis | None
    now: Millis


class Line(FromServer, frozen=True):
    """A line of chat: a text, or the name of a reaction."""

    number: int
    seat: int
    name: str
    kind: Literal["text", "reaction"]
    text: str
    at: Millis


class Step(FromServer, frozen=True):
    """One entry of a game's log and what happened. A take-back says how many moves it undid.

    ``cause`` is empty for a person's own move, or says why a computer player made it. ``public`` has the
    events as everyone may see them, null if these are ``events``. ``before`` is what lay open before the
    step: only in the latest missed steps, null in others.
    """

    version: int
    seat: int
    cause: str
    undone: int
    events: tuple[Event, ...]
    public: tuple[Event, ...] | None
    before: Before | None


class Done(FromServer, frozen=True, tag="done"):
    """The command was done. A move is stored before this is sent. ``hint`` or ``judgement`` if asked for."""

    id: str
    version: int
    hint: Hint | None
    judgement: Judgement | None


class Refused(FromServer, frozen=True, tag="refused"):
    """The command was not done, and why. ``code`` never changes, the sentence may."""

    id: str | None
    version: int
    code: str
    message: str
    offender: str
    where: str
    rule: str


class Snapshot(FromServer, frozen=True, tag="snapshot"):
    """Everything about a table: on connecting, after a break, and when a game begins.

    ``view`` is null before the first game. ``missed`` has the steps of this game since the version that the
    client has.
    """

    version: int
    table: TableInfo
    you: You
    view: ViewData | None
    clock: TurnClock
    chat: tuple[Line, ...]
    missed: tuple[Step, ...]


class Moved(FromServer, frozen=True, tag="moved"):
    """A move was played or taken back: what happened, and the whole view after it."""

    version: int
    step: Step
    view: ViewData
    clock: TurnClock
    can_undo: bool
    undo_until: Millis | None


class Changed(FromServer, frozen=True, tag="table"):
    """The table changed: who sits there, who is away, what somebody asks for."""

    version: int
    table: TableInfo
    you: You
    clock: TurnClock


class Said(FromServer, frozen=True, tag="said"):
    """A new line of chat."""

    line: Line


class Warned(FromServer, frozen=True, tag="warning"):
    """A seat's time is running out."""

    version: int
    seat: int
    clock: TurnClock


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to a ping."""

    now: Millis


class Bye(FromServer, frozen=True, tag="bye"):
    """The server closes the connection: why, and in how many milliseconds to try again (null: do not)."""

    code: str
    message: str
    again: int | None


Message = Done | Refused | Snapshot | Moved | Changed | Said | Warned | Pong | Bye
