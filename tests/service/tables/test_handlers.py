"""Handlers decide and change nothing: no store, no clock, no connections."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from crosstown.errors import CrosstownError
from crosstown.service.protocol.commands import Command
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.tables.handlers.find_handler import decide
from crosstown.service.tables.handlers.handler_decisions import (
    AddChatLine,
    AppendPly,
    BeginGame,
    ChangeState,
    DecideNext,
    Decisions,
    DropTable,
    ShowSeat,
)
from crosstown.service.tables.live_game import LiveGame
from crosstown.service.tables.new_table import NewTable, new_table_state
from crosstown.service.tables.seating import begin_game
from crosstown.service.tables.table_state import TableMemory
from crosstown.service.tokens import Tokens
from crosstown.store.rows import PersonRow
from tests.service.service_fixture import ME, OPEN, Json, make_command, same_screen

ADA = PersonRow(id="ada", name="Ada", created=0)
BEN = PersonRow(id="ben", name="Ben", created=0)


def waiting_table(*seats: Json) -> TableMemory:
    wanted = msgspec.convert({"city": "london", "seats": seats, "first": 0}, NewTable)
    state = new_table_state(wanted, ADA.id, ADA.name, "0" * 32)
    return TableMemory(id="t", revision=0, state=state, game=None, away={}, names={}, chat=deque())


def shared_screen() -> TableMemory:
    table = waiting_table(ME, same_screen("Bo"))
    row, table.state = begin_game(table.state, 0, table.id, 1, Tokens(), now=0)
    table.game = LiveGame(row)
    return table


def decided(table: TableMemory, person: PersonRow, kind: str, **fields: Any) -> Decisions:
    return decide(table, person, make_command(kind, **fields), 0, connected=True)


def carry_out(table: TableMemory, decisions: Decisions) -> Decisions:
    """Applies the changes of state. Returns what is decided after them."""
    after: Decisions = ()
    for decision in decisions:
        if isinstance(decision, ChangeState):
            table.state = decision.change(table.state)
        elif isinstance(decision, DecideNext):
            after += decision.decide(table)
    return after


def test_a_move_is_proposed_and_not_played() -> None:
    table = shared_screen()
    assert table.game is not None
    before, moves = table.game.position.copy(), table.game.position.legal_moves
    (decision,) = decided(table, ADA, "play", version=table.version, move=str(moves[0]))
    assert isinstance(decision, AppendPly)
    assert (decision.ply.seat, decision.ply.move) == (0, str(moves[0]))
    assert decision.ply.position != before
    assert table.game.position == before
    assert table.game.log == []


def test_the_last_seat_begins_the_game() -> None:
    table = waiting_table(ME, OPEN, OPEN)
    assert carry_out(table, decided(table, BEN, "join")) == ()
    assert table.state.seats_of(BEN.id) == (1,)
    decisions = decided(table, ADA, "appoint", seat=2, player="easy")
    assert carry_out(table, decisions) == (BeginGame(0),)


def test_the_last_person_to_leave_drops_the_table() -> None:
    table = waiting_table(ME, OPEN)
    carry_out(table, decided(table, BEN, "join"))
    assert carry_out(table, decided(table, ADA, "leave")) == ()
    assert carry_out(table, decided(table, BEN, "leave")) == (DropTable(),)


def test_on_a_shared_screen_the_seat_to_move_speaks() -> None:
    table = shared_screen()
    assert table.game is not None
    assert decided(table, ADA, "say", text=" Hello ") == (AddChatLine(0, "text", "Hello"),)
    move = str(table.game.position.legal_moves[0])
    table.game.position.play(move)
    assert decided(table, ADA, "react", reaction="wow") == (AddChatLine(1, "reaction", "wow"),)
    assert decided(table, ADA, "look", seat=1) == (ShowSeat(1),)


def test_a_refusal_changes_nothing() -> None:
    table = shared_screen()
    state = table.state
    for kind, fields in (
        ("play", {"version": table.version, "move": "draw"}),
        ("join", {}),
        ("rematch", {}),
        ("say", {"text": "hello"}),
        ("mute", {"seat": 0, "muted": True}),
    ):
        with pytest.raises(NotAllowed):
            carry_out(table, decided(table, BEN, kind, **fields))
    assert table.state is state


@pytest.mark.parametrize("kind", Command.__args__)
def test_every_command_has_a_handler(kind: type[msgspec.Struct]) -> None:
    fields: Json = {"version": 1, "move": "draw", "seat": 0, "player": "easy", "text": "hello"}
    fields |= {"reaction": "wow", "muted": True, "agree": True}
    fields |= {"contribution": {"seal": "ab" * 32, "digits": "cd" * 16}}
    wanted = {name: value for name, value in fields.items() if name in kind.__struct_fields__}
    tag = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]
    with suppress(CrosstownError):  # a refusal is a decision too
        assert isinstance(decided(shared_screen(), ADA, tag, **wanted), tuple)
