"""Taking and leaving seats, giving them away, a rematch, and whose view a shared screen shows."""

from __future__ import annotations

import msgspec

from crosstown.service.protocol.commands import Appoint, Contribute, Free, Join, Look, Rematch
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.tables import seating, shuffling
from crosstown.service.tables.deadlines_and_absences import is_given_up
from crosstown.service.tables.handlers.handler_decisions import (
    BeginGame,
    ChangeState,
    DecideNext,
    Decisions,
    DropTable,
    NoteNewPerson,
    ShowSeat,
)
from crosstown.service.tables.table_state import TableMemory, TableState
from crosstown.store.rows import PersonRow


def join(table: TableMemory, person: PersonRow, command: Join) -> Decisions:
    """Takes a seat. The first game begins when nobody is missing."""
    playing = table.game is not None

    def change(state: TableState) -> TableState:
        joined = seating.join(state, person.id, person.name, command.seat, playing=playing)
        return joined if playing else shuffling.add(joined, person.id, command.contribution)

    return (
        ChangeState(change),
        NoteNewPerson(person),
        DecideNext(begin_if_full),
    )


def leave(table: TableMemory, person: PersonRow) -> Decisions:
    """Leaves the table. One that everybody leaves before the first game is deleted."""
    playing = table.game is not None
    return (
        ChangeState(lambda now: seating.leave(now, person.id, playing=playing)),
        DecideNext(lambda after: () if playing or after.state.people else (DropTable(),)),
    )


def appoint(table: TableMemory, person: PersonRow, command: Appoint, now: int) -> Decisions:
    def change(state: TableState) -> TableState:
        given_up = [who for who in state.people if is_given_up(state, who, table.away, now)]
        return seating.appoint(
            state, person.id, command.seat, command.player, away=table.away.keys(), given_up=given_up,
            playing=table.phase == "playing",
        )  # fmt: skip

    return ChangeState(change), DecideNext(begin_if_full)


def free(table: TableMemory, person: PersonRow, command: Free) -> Decisions:
    playing = table.game is not None
    return (ChangeState(lambda state: seating.free(state, person.id, command.seat, playing=playing)),)


def rematch(table: TableMemory, person: PersonRow, command: Rematch, now: int) -> Decisions:
    """Asks for another game. It begins when everyone wants it who has not left or been away for long."""
    if table.phase != "over":
        raise NotAllowed("still-playing", "a rematch begins when this game is over")
    if person.id not in table.state.staying:
        raise NotAllowed("not-seated", "only people at the table can ask for a rematch")

    def change(state: TableState) -> TableState:
        state = shuffling.add(state, person.id, command.contribution)
        return msgspec.structs.replace(state, rematch=tuple(dict.fromkeys((*state.rematch, person.id))))

    return ChangeState(change), DecideNext(lambda after: _begin_if_all_want(after, now))


def contribute(table: TableMemory, person: PersonRow, command: Contribute) -> Decisions:
    """Adds to the shuffle of the next game, which may have waited for it."""
    if table.phase == "playing":
        raise NotAllowed("already-playing", "this game is shuffled already")
    if person.id not in table.state.staying:
        raise NotAllowed("not-seated", "only people at the table can add to its shuffle")
    return (
        ChangeState(lambda state: shuffling.add(state, person.id, command.contribution)),
        DecideNext(begin_if_full),
    )


def look(table: TableMemory, person: PersonRow, command: Look, *, connected: bool) -> Decisions:
    """Shows one of the person's seats on a shared screen."""
    if not connected:
        raise NotAllowed("no-connection", "looking needs a connection: over HTTP ask with ?seat=")
    if command.seat is not None and command.seat not in table.state.seats_of(person.id):
        raise NotAllowed("bad-seat", "this seat is not yours", offender=str(command.seat), where="$.seat")
    return (ShowSeat(command.seat),)


def begin_if_full(table: TableMemory) -> Decisions:
    ready = table.game is None and seating.is_full(table.state) and not _waits_for_host(table.state)
    return (BeginGame(table.state.first),) if ready else ()


def _waits_for_host(state: TableState) -> bool:
    """Whether the host wants to add to the first shuffle and has not. Nobody else has to wait for that."""
    alone = state.people == (state.host,)
    return state.waits_for_host and alone and not shuffling.has_contributed(state, state.host)


def _begin_if_all_want(table: TableMemory, now: int) -> Decisions:
    """By lot where the table draws lots, else with the seat after the one that began last."""
    state = table.state
    awaited = {person for person in state.staying if not is_given_up(state, person, table.away, now)}
    if not awaited <= set(state.rematch):
        return ()
    return (BeginGame("random" if state.first == "random" else 1),)
