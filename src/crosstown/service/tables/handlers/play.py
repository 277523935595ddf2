"""Playing moves and taking them back."""

from __future__ import annotations

import msgspec

from crosstown.service.protocol.commands import AnswerTakeBack, AskTakeBack, Play, Undo
from crosstown.service.protocol.refusals import NotAllowed, old_version
from crosstown.service.tables.handlers.decisions import AppendPly, ChangeState, Decisions
from crosstown.service.tables.live_game import LiveGame, not_your_turn
from crosstown.service.tables.table_state import TableMemory, TakeBackRequest
from crosstown.store.rows import PersonRow


def play(table: TableMemory, person: PersonRow, command: Play) -> Decisions:
    """A move for whichever of the person's seats has to decide."""
    game, seats = _game_and_seats(table, person, command.version)
    turn = game.position.turn
    if turn is None or turn not in seats:
        raise not_your_turn(game.position)
    return (AppendPly(game.try_move(turn, command.move)),)


def undo(table: TableMemory, person: PersonRow, command: Undo) -> Decisions:
    """Takes back the last move, if it is the person's own and revealed nothing."""
    game, seats = _game_and_seats(table, person, command.version)
    return (AppendPly(game.try_undo(seats, 1)),)


def ask_take_back(table: TableMemory, person: PersonRow, command: AskTakeBack) -> Decisions:
    """A take-back across others' moves: everyone who has not left must agree. Computer players do."""
    game, seats = _game_and_seats(table, person, command.version)
    if not table.state.take_backs:
        raise NotAllowed("no-take-backs", "this table plays without take-backs")
    ply = game.try_undo(seats)
    asked = TakeBackRequest(version=game.version, seat=ply.seat, moves=ply.undone, agreed=(person.id,))
    if set(table.state.staying) <= set(asked.agreed):
        return (AppendPly(ply),)
    return (_request(asked),)


def answer_take_back(table: TableMemory, person: PersonRow, command: AnswerTakeBack) -> Decisions:
    """Agrees to a take-back, or not. One refusal is enough to end it."""
    game, _ = _game_and_seats(table, person, command.version)
    asked = table.state.take_back
    if asked is None or asked.version != game.version:
        raise NotAllowed("nothing-asked", "nobody asks for a take-back")
    if not command.agree:
        return (_request(None),)
    agreed = (*asked.agreed, person.id)
    if set(table.state.staying) <= set(agreed):
        return (AppendPly(game.try_undo((asked.seat,), asked.moves)),)
    return (_request(msgspec.structs.replace(asked, agreed=agreed)),)


def _request(asked: TakeBackRequest | None) -> ChangeState:
    return ChangeState(lambda state: msgspec.structs.replace(state, take_back=asked))


def _game_and_seats(table: TableMemory, person: PersonRow, version: int) -> tuple[LiveGame, tuple[int, ...]]:
    """The game and the person's seats, if the person has seen the position as it is."""
    seats = table.state.seats_of(person.id)
    if not seats:
        raise NotAllowed("not-seated", "you do not sit at this table")
    if table.game is None:
        raise NotAllowed("not-playing", "the game has not begun")
    if version != table.game.version:
        raise old_version(version, table.game.version)
    return table.game, seats
