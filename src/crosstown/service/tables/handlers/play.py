"""Playing moves, taking them back, and asking a computer player for advice."""

from __future__ import annotations

import msgspec

from crosstown.service.bots.bot_messages import Advice
from crosstown.service.protocol.commands import (
    AnswerTakeBack,
    AskHint,
    AskJudgement,
    AskTakeBack,
    ChooseFirstTickets,
    GoOn,
    Play,
    Undo,
)
from crosstown.service.protocol.refusals import NotAllowed, old_version
from crosstown.service.tables.deadlines_and_absences import stalled_at
from crosstown.service.tables.first_tickets import (
    already_chosen,
    at_turn_of,
    choosing_seats,
    chosen_early,
    read_choice,
    with_choice,
)
from crosstown.service.tables.handlers.handler_decisions import (
    Advise,
    AppendPly,
    ChangeState,
    Decisions,
    StopWaiting,
)
from crosstown.service.tables.live_game import LiveGame, not_your_turn
from crosstown.service.tables.table_state import FirstChoice, TableMemory, TableState, TakeBackRequest
from crosstown.service.tables.undo import is_alone, undo_by_consent, undo_own_move
from crosstown.store.rows import PersonRow


def play(table: TableMemory, person: PersonRow, command: Play) -> Decisions:
    """A move for whichever of the person's seats has to decide."""
    game, seats = _current_game_and_seats(table, person, command.version)
    turn = game.position.turn
    if turn is None or turn not in seats:
        raise not_your_turn(game.position)
    if chosen_early(table.state, game, turn):
        raise already_chosen()
    return (AppendPly(game.try_move(turn, command.move)),)


def choose_first_tickets(table: TableMemory, person: PersonRow, command: ChooseFirstTickets) -> Decisions:
    """Plays the choice if it is the seat's turn, else stores it until then. It needs no version."""
    game, seats = _game_and_seats(table, person)
    choosing = [seat for seat in choosing_seats(game) if seat in seats]
    if not choosing:
        raise already_chosen() if not game.position.over else not_your_turn(game.position)
    if command.seat is not None and command.seat not in choosing:
        raise NotAllowed("bad-seat", "this seat has no first tickets to choose", where="$.seat")
    seat = choosing[0] if command.seat is None else command.seat
    move = read_choice(game, seat, command.move)
    earlier = chosen_early(table.state, game, seat)
    if earlier is not None and earlier.move != move:
        raise already_chosen()
    if earlier is None and seat == game.position.turn:
        return (AppendPly(game.try_move(seat, move)),)
    choice = FirstChoice(seat=seat, person=person.id, command=command.id, move=move)
    number = table.state.game_number
    return (ChangeState(lambda state: with_choice(state, choice, number), private=True),)


def undo(table: TableMemory, person: PersonRow, command: Undo, now: int) -> Decisions:
    """Takes back the person's last move, if nothing was revealed since."""
    game, seats = _current_game_and_seats(table, person, command.version)
    return (AppendPly(undo_own_move(table.state, game, seats, now)),)


def go_on(table: TableMemory, person: PersonRow, command: GoOn, now: int) -> Decisions:
    """Ends the wait for an undo, or for somebody who has not moved for long. Asking twice does no harm."""
    game, seats = _game_and_seats(table, person)
    if is_alone(table.state):
        return (StopWaiting(stalled=False),) if command.version == game.version else ()
    _check_version(game, command.version)
    stalled = stalled_at(table.state, game)
    if game.position.turn in seats or stalled is None or now < stalled:
        raise NotAllowed("still-awaited", "the table is still waiting for the seat that has to decide")
    return (StopWaiting(stalled=True),)


def ask_take_back(table: TableMemory, person: PersonRow, command: AskTakeBack, now: int) -> Decisions:
    """A take-back across others' moves: everyone who has not left must agree. Computer players do."""
    game, seats = _current_game_and_seats(table, person, command.version)
    ply = undo_by_consent(table.state, game, seats, now)
    if table.state.take_back is not None and table.state.take_back.version == game.version:
        raise NotAllowed("already-asked", "somebody asks for a take-back already")
    if game.undo_points[-ply.undone].entry in table.state.refused_take_backs:
        raise NotAllowed("already-refused", "the others have refused: a take-back is asked for only once")
    asked = TakeBackRequest(version=game.version, seat=ply.seat, moves=ply.undone, agreed=(person.id,))
    if set(table.state.staying) <= set(asked.agreed):
        return (AppendPly(ply),)
    return (ChangeState(lambda state: msgspec.structs.replace(state, take_back=asked)),)


def answer_take_back(table: TableMemory, person: PersonRow, command: AnswerTakeBack, now: int) -> Decisions:
    """Agrees to a take-back, or not. One refusal is enough to end it."""
    game, _ = _current_game_and_seats(table, person, command.version)
    asked = table.state.take_back
    if asked is None or asked.version != game.version:
        raise NotAllowed("nothing-asked", "nobody asks for a take-back")
    agreed = (*asked.agreed, person.id)
    if command.agree and set(table.state.staying) <= set(agreed):
        return (AppendPly(undo_by_consent(table.state, game, (asked.seat,), now)),)

    def change(state: TableState) -> TableState:
        if command.agree:
            return msgspec.structs.replace(state, take_back=msgspec.structs.replace(asked, agreed=agreed))
        refused = game.undo_points[-asked.moves].entry
        refusals = (*state.refused_take_backs, refused)
        return msgspec.structs.replace(state, take_back=None, refused_take_backs=refusals)

    return (ChangeState(change),)


def advise(
    table: TableMemory, person: PersonRow, command: AskHint | AskJudgement, wanted: Advice
) -> Decisions:
    """Advice for the person's seat that has to decide, with first tickets also before its turn."""
    game, seats = _current_game_and_seats(table, person, command.version)
    if not table.state.hints_allowed:
        raise NotAllowed("no-hints", "this table plays without hints: its host decides that")
    deciding = choosing_seats(game) or (game.position.turn,)
    mine = [seat for seat in deciding if seat in seats and not chosen_early(table.state, game, seat)]
    if not mine:
        raise not_your_turn(game.position)
    seat = game.position.turn if game.position.turn in mine else mine[0]
    return (Advise(at_turn_of(game.position, seat).view(seat), wanted),)


def _current_game_and_seats(
    table: TableMemory, person: PersonRow, version: int
) -> tuple[LiveGame, tuple[int, ...]]:
    """The game and the person's seats, if the person has seen the position as it is."""
    game, seats = _game_and_seats(table, person)
    _check_version(game, version)
    return game, seats


def _check_version(game: LiveGame, version: int) -> None:
    if version != game.version:
        taken_back = bool(game.log and game.log[-1].undone) and version == game.version - 1
        raise old_version(version, game.version, taken_back=taken_back)


def _game_and_seats(table: TableMemory, person: PersonRow) -> tuple[LiveGame, tuple[int, ...]]:
    seats = table.state.seats_of(person.id)
    if not seats:
        raise NotAllowed("not-seated", "you do not sit at this table")
    if table.game is None:
        raise NotAllowed("not-playing", "the game has not begun")
    return table.game, seats
