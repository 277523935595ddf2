"""Makes the messages of a table. Each is for one viewer, made from views and redacted events only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from crosstown.cities.load import load_edition
from crosstown.game.events import redact
from crosstown.game.view_changes import Before
from crosstown.game.view_data import ViewData
from crosstown.service.clock import Clock
from crosstown.service.protocol.messages import (
    Line,
    RevealedDeal,
    SeatInfo,
    Step,
    TableInfo,
    TakeBack,
    TurnClock,
    You,
)
from crosstown.service.tables.deadlines_and_absences import patience_ends, stalled_at, turn_deadline
from crosstown.service.tables.first_tickets import first_tickets
from crosstown.service.tables.live_game import LiveGame, LogEntry
from crosstown.service.tables.shuffling import has_contributed, next_seal
from crosstown.service.tables.table_state import SUBSTITUTE, SeatHolder, TableMemory, TableState
from crosstown.service.tables.undo import can_undo, undo_until
from crosstown.store.rows import ChatRow

MAX_MISSED = 400  # steps that a client is told of: a whole game has fewer

encode = msgspec.json.Encoder().encode


def table_info(memory: TableMemory, now: int) -> TableInfo:
    state, game = memory.state, memory.game
    return TableInfo(
        id=memory.id,
        city=state.city,
        edition=_edition(state.city, state.edition),
        guest_city=state.guest_city,
        state=memory.phase,
        listed=state.listed,
        chat=state.chat,
        take_backs=state.take_backs,
        hints=state.hints_allowed,
        turn_seconds=state.turn_seconds,
        patience=state.patience,
        first=str(state.first),
        seats=seats(state, memory.away, now),
        host=next(iter(state.seats_of(state.host)), None),
        game=state.game_number,
        seal=game.seal if game else None,
        seed=game.row.seed if game and game.position.over else None,
        server_seal=_server_seal(game) if game else next_seal(state),
        next_seal=next_seal(state) if memory.phase == "over" else None,
        deal=_revealed_deal(game) if game and game.position.over else None,
        take_back=_take_back(state, game),
        rematch=tuple(seat for person in state.rematch for seat in state.seats_of(person)),
    )


def _server_seal(game: LiveGame) -> str:
    """Where nobody added anything, the server's seed is the game's."""
    return game.deal.seal if game.deal else game.seal


def _revealed_deal(game: LiveGame) -> RevealedDeal | None:
    return msgspec.convert(game.deal, RevealedDeal, from_attributes=True) if game.deal else None


@lru_cache(maxsize=64)
def _edition(city: str, sha256: str) -> str:
    """The edition that is played: today's if this server does not know the table's own."""
    return load_edition(city, sha256).sha256


def seats(state: TableState, away: Mapping[str, int] | None = None, now: int = 0) -> tuple[SeatInfo, ...]:
    return tuple(_seat(state, holder, away or {}, now) for holder in state.holders)


def _seat(state: TableState, holder: SeatHolder, away: Mapping[str, int], now: int) -> SeatInfo:
    person = holder.kind == "person"
    ends = patience_ends(state, holder.person, away) if person else None
    minded = person and (holder.left or (ends is not None and ends <= now))
    return SeatInfo(
        kind=holder.kind,
        name=holder.name,
        player=holder.player or None,
        away=person and (holder.left or holder.person in away),
        minded_by=SUBSTITUTE if minded else None,
    )


def _take_back(state: TableState, game: LiveGame | None) -> TakeBack | None:
    """The take-back that is asked for. Any move since then makes it void."""
    asked = state.take_back
    if asked is None or game is None or asked.version != game.version:
        return None
    agreed = tuple(seat for person in asked.agreed for seat in state.seats_of(person))
    return TakeBack(seat=asked.seat, moves=asked.moves, agreed=agreed)


def you(memory: TableMemory, person: str | None, looking: int | None, time: Clock, undo_window: int) -> You:
    state = memory.state
    seats = state.seats_of(person)
    can_undo, until = undo(memory, seats, time, undo_window)
    return You(
        seats=seats,
        looking=looking,
        host=person is not None and person == state.host,
        muted=state.muted.get(person or "", ()),
        can_undo=can_undo,
        contributed=has_contributed(state, person),
        undo_until=until,
        first_tickets=first_tickets(memory, looking),
    )


def undo(memory: TableMemory, seats: tuple[int, ...], time: Clock, window: int) -> tuple[bool, int | None]:
    """Whether one of these seats can undo its last move, and until when computer players wait for that."""
    if not can_undo(memory, seats, time.steady()):
        return False, None
    until = undo_until(memory, window)
    return True, None if until is None else time.wall_at(until)


def clock(state: TableState, game: LiveGame | None, time: Clock) -> TurnClock:
    """The deadlines on the clock that people set: `time` holds both clocks."""
    deadline, stalled = (turn_deadline(state, game), stalled_at(state, game)) if game else (None, None)
    return TurnClock(
        deadline=None if deadline is None else time.wall_at(deadline),
        stalled_at=None if stalled is None else time.wall_at(stalled),
        now=time.now(),
    )


def step(version: int, entry: LogEntry, viewer: int | None, before: Before | None = None) -> Step:
    seen, public = (tuple(redact(event, who) for event in entry.events) for who in (viewer, None))
    return Step(
        version=version,
        seat=entry.seat,
        cause=entry.cause,
        undone=entry.undone,
        events=seen,
        public=None if public == seen else public,
        before=before,
    )


def steps_since(game: LiveGame | None, since: int | None, viewer: int | None) -> tuple[Step, ...]:
    """The latest steps of this game after a version; none for somebody who has seen nothing yet."""
    if game is None or since is None:
        return ()
    base, log = game.row.base, game.log
    start = max(0, since - base, len(log) - MAX_MISSED)
    before = [None] * (len(log) - len(game.before)) + list(game.before)
    return tuple(step(base + at + 1, log[at], viewer, before[at]) for at in range(start, len(log)))


def view(game: LiveGame, viewer: int | None) -> ViewData:
    return game.position.view(viewer).data()


def chat_lines(memory: TableMemory, muted: Sequence[int]) -> tuple[Line, ...]:
    lines = (chat_line(row, memory.state, memory.names) for row in memory.chat)
    return tuple(line for line in lines if line.seat not in muted)


def chat_line(row: ChatRow, state: TableState, names: Mapping[str, str]) -> Line:
    """One line of chat, under the name of the seat where its author sits, or sat."""
    seat = (
        row.seat
        if state.holders[row.seat].person == row.person
        else next(iter(state.seats_of(row.person)), -1)
    )
    name = state.holders[seat].name if seat >= 0 else names.get(row.person, "")
    kind: Literal["text", "reaction"] = "reaction" if row.kind == "reaction" else "text"
    return Line(number=row.number, seat=seat, name=name, kind=kind, text=row.text, at=row.at)
