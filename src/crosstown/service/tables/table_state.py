"""A table beside its games: settings, seats and requests. The store keeps it as one JSON document."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Literal

import msgspec
from msgspec import field

from crosstown.cities.guest_city import GuestCity
from crosstown.players.computer_names import pick_name
from crosstown.service.clock import SECOND
from crosstown.service.protocol.messages import TablePhase
from crosstown.service.tables.live_game import LiveGame
from crosstown.store.rows import ChatRow, TableRow

SUBSTITUTE = "medium"  # plays for people who are away


class SeatHolder(msgspec.Struct, frozen=True, kw_only=True):
    """Who has a seat. ``left``: the person left in the middle of a game."""

    kind: Literal["open", "person", "computer"]
    name: str = ""
    person: str = ""
    player: str = ""
    left: bool = False


class TakeBackRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A take-back that somebody asked for at a version. At any other version it is void."""

    version: int
    seat: int
    moves: int
    agreed: tuple[str, ...]


class NextDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The server's seed of the next game, and what people have added to it."""

    server_seed: str
    contributions: dict[str, str] = {}  # by person

    def __repr__(self) -> str:
        """Leaves out the secrets: what is printed ends up in logs."""
        return f"<NextDeal with {len(self.contributions)} contributions>"


class FirstChoice(msgspec.Struct, frozen=True, kw_only=True):
    """The first tickets that somebody chose before the seat's turn: a move, and the command that gave it."""

    seat: int
    person: str
    command: str
    move: str


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """A table's settings and seats. The seats are in turn order once a game has begun."""

    city: str
    edition: str
    listed: bool
    chat: bool
    take_backs: bool
    turn_seconds: int | None
    patience: int | None
    first: int | Literal["random"]
    host: str
    holders: tuple[SeatHolder, ...] = field(name="chairs")
    game_number: int = field(name="game", default=0)
    take_back: TakeBackRequest | None = field(name="asked", default=None)
    rematch: tuple[str, ...] = ()
    muted: dict[str, tuple[int, ...]] = {}
    next_deal: NextDeal | None = None
    waits_for_host: bool = False  # to add to the first shuffle
    refused_take_backs: tuple[int, ...] = ()  # moves of this game, by their place in the log
    first_choices: tuple[FirstChoice, ...] = ()  # of this game
    hints: bool = False
    guest_city: str | None = None  # its name, if a guest brought the city

    @property
    def hints_allowed(self) -> bool:
        """Whether people may ask for hints: beside computer players alone, or where the host allows it."""
        return self.hints or [one.kind for one in self.holders if one.kind != "computer"] == ["person"]

    @property
    def people(self) -> tuple[str, ...]:
        """The people who have seats, each once."""
        return tuple(dict.fromkeys(holder.person for holder in self.holders if holder.kind == "person"))

    @property
    def staying(self) -> tuple[str, ...]:
        """The people who have seats and have not left."""
        here = (holder.person for holder in self.holders if holder.kind == "person" and not holder.left)
        return tuple(dict.fromkeys(here))

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person: several where people share a screen."""
        if person is None:
            return ()
        return tuple(
            seat
            for seat, holder in enumerate(self.holders)
            if holder.kind == "person" and holder.person == person
        )

    def turn_ends(self, began: int) -> int | None:
        """When the time of a turn is up. None without a clock."""
        return None if self.turn_seconds is None else began + self.turn_seconds * SECOND

    def with_holder(self, seat: int, holder: SeatHolder) -> TableState:
        holders = (*self.holders[:seat], holder, *self.holders[seat + 1 :])
        return msgspec.structs.replace(self, holders=holders)

    @property
    def public(self) -> TableState:
        """The state without what only one person may know."""
        return msgspec.structs.replace(self, muted={}, first_choices=())

    def private_to(self, person: str) -> tuple[object, ...]:
        """What nobody but this person may know."""
        choices = tuple(choice for choice in self.first_choices if choice.person == person)
        return self.muted.get(person, ()), choices


@dataclass
class TableMemory:
    """What a process keeps in memory of a table. Only what the store has is in here."""

    id: str
    revision: int
    state: TableState
    game: LiveGame | None
    away: dict[str, int]  # people who are not connected, and since when, by the steady clock
    names: dict[str, str]  # of everyone who sits here or has said something
    chat: deque[ChatRow]
    origin: str = ""  # where the table was opened from: see TableRow
    guest_city: GuestCity | None = None  # held here, so that it stays known to this process
    waits_no_more: int = -1  # the version at which somebody asked the computer players to go on
    stalled_turn: tuple[str, int] | None = None  # the game and turn that a computer player shall play

    @property
    def version(self) -> int:
        return self.game.version if self.game else 0

    @property
    def turn(self) -> int | None:
        return self.game.position.turn if self.game else None

    @property
    def phase(self) -> TablePhase:
        return phase_of(self.state, self.game)


def with_computer_names(state: TableState, salt: str) -> TableState:
    """Gives a name to each computer player that has none, or that of a person or another at the table."""
    taken = [holder.name.casefold() for holder in state.holders if holder.kind == "person"]
    for seat, holder in enumerate(state.holders):
        if holder.kind != "computer":
            continue
        level = holder.player.partition(":")[0]  # was the name once, and is in the stores of old servers
        if holder.name in ("", level) or holder.name.casefold() in taken:
            name = pick_name((other.name for other in state.holders), salt)
            state = state.with_holder(seat, msgspec.structs.replace(holder, name=name))
        taken.append(state.holders[seat].name.casefold())
    return state


def read_state(row: TableRow) -> TableState:
    """The state of a table in the store."""
    return with_computer_names(msgspec.json.decode(row.document, type=TableState), row.id)


def phase_of(state: TableState, game: LiveGame | None) -> TablePhase:
    """Waiting for people, playing, or over. A game that everybody has left is over."""
    if game is None:
        return "waiting"
    deserted = bool(state.people) and not state.staying
    return "over" if game.position.over or deserted else "playing"


def row_of(
    table_id: str,
    revision: int,
    state: TableState,
    phase: str,
    now: int,
    turn: int | None = None,
    due: int | None = None,
) -> TableRow:
    return TableRow(
        id=table_id,
        revision=revision,
        document=msgspec.json.encode(state),
        state=phase,
        listed=state.listed,
        people=state.people,
        touched=now,
        due=due,
        turn=turn,
        host=state.host,
    )
