"""Which moves may be taken back, by whom, how often and until when.

Somebody alone with computer players may undo a slip as long as nothing hidden was shown. Where other people
sit at the table, the table's setting decides, and kept tickets stay kept.
"""

from __future__ import annotations

from crosstown.errors import CrosstownError
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.tables.live_game import FIRST_KEEP, LiveGame, ProposedPly, nothing_to_undo
from crosstown.service.tables.table_state import TableMemory, TableState

UNDOS_A_TURN = 2
UNDOS_A_GAME = 20  # of each seat, so that the log of a game has an end


def is_alone(state: TableState) -> bool:
    """Whether nobody else sits here but computer players. Several people may share a screen."""
    return sum(holder.kind == "person" and not holder.left for holder in state.holders) == 1


def undo_own_move(state: TableState, game: LiveGame, seats: tuple[int, ...], now: int) -> ProposedPly:
    """Takes back the last move of these seats without asking anybody.

    Beside computer players that includes their moves since then, beside people it must be the very last move.
    """
    alone = is_alone(state)
    if not alone and not state.take_backs:
        raise NotAllowed("no-take-backs", "this table plays without take-backs")
    moves = game.moves_to_undo(seats)
    if moves > 1 and not alone:
        raise nothing_to_undo("somebody else has moved since")
    return _undo(state, game, moves, now)


def undo_by_consent(state: TableState, game: LiveGame, seats: tuple[int, ...], now: int) -> ProposedPly:
    """Takes back the last move of these seats and what followed it, if everybody agrees."""
    if not state.take_backs:
        raise NotAllowed("no-take-backs", "this table plays without take-backs")
    return _undo(state, game, game.moves_to_undo(seats), now)


def _undo(state: TableState, game: LiveGame, moves: int, now: int) -> ProposedPly:
    ply = game.try_undo(moves)
    undone = game.undo_points[-moves:]
    first = undone[0]
    if first.cause:
        raise nothing_to_undo("a computer player made your last move")
    if not is_alone(state) and any(point.kept_tickets for point in undone):
        raise nothing_to_undo("tickets that were kept stay kept")
    ends = state.turn_ends(first.turn_began)
    if ends is not None and now >= ends:
        raise nothing_to_undo("the time of that turn is up")
    this_turn = game.undos_by_turn[first.seat, first.turn]
    if this_turn >= UNDOS_A_TURN or game.undos_by_seat[first.seat] >= UNDOS_A_GAME:
        message = f"a seat may take back {UNDOS_A_TURN} moves a turn and {UNDOS_A_GAME} a game"
        raise NotAllowed("too-many-take-backs", message)
    return ply


def can_undo(table: TableMemory, seats: tuple[int, ...], now: int) -> bool:
    if table.game is None or not seats:
        return False
    try:
        undo_own_move(table.state, table.game, seats, now)
    except CrosstownError:
        return False
    return True


def undo_until(table: TableMemory, window: int) -> int | None:
    """Until when the computer players wait, because somebody alone with them may have slipped."""
    game, state = table.game, table.state
    if game is None or not game.log or not is_alone(state) or table.waits_no_more == game.version:
        return None
    last, turn = game.log[-1], game.position.turn
    next_is_person = turn is None or (state.holders[turn].kind == "person" and not state.holders[turn].left)
    if next_is_person or last.undone or last.cause or game.position.phase == FIRST_KEEP:
        return None
    if game.moves_to_undo((last.seat,)) != 1 or not can_undo(table, (last.seat,), last.at):
        return None
    return last.at + window
