"""Chat, reactions and muting."""

from __future__ import annotations

import msgspec

from crosstown.service.protocol.commands import Mute, React, Say
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.sanitize import clean_text
from crosstown.service.tables.handlers.handler_decisions import AddChatLine, ChangeState, Decisions
from crosstown.service.tables.table_state import TableMemory, TableState
from crosstown.store.rows import PersonRow


def say(table: TableMemory, person: PersonRow, command: Say) -> Decisions:
    text = clean_text(command.text)
    return (AddChatLine(_speaking_seat(table, person), "text", text),)


def react(table: TableMemory, person: PersonRow, command: React) -> Decisions:
    """Sends a reaction, which is a line of chat too."""
    return (AddChatLine(_speaking_seat(table, person), "reaction", command.reaction),)


def mute(table: TableMemory, person: PersonRow, command: Mute) -> Decisions:
    if not table.state.seats_of(person.id) or command.seat >= len(table.state.holders):
        raise NotAllowed("bad-seat", "there is nobody on this seat whom you could hear", where="$.seat")

    def change(state: TableState) -> TableState:
        seats = set(state.muted.get(person.id, ()))
        seats = seats | {command.seat} if command.muted else seats - {command.seat}
        return msgspec.structs.replace(state, muted=state.muted | {person.id: tuple(sorted(seats))})

    return (ChangeState(change, private=True),)


def _speaking_seat(table: TableMemory, person: PersonRow) -> int:
    """The seat that a person speaks for: the one whose turn it is, or else the person's first."""
    seats = table.state.seats_of(person.id)
    if not seats:
        raise NotAllowed("not-seated", "only people at the table can talk")
    if not table.state.chat:
        raise NotAllowed("chat-off", "this table plays without talking")
    return table.turn if table.turn is not None and table.turn in seats else seats[0]
