"""Hints and warnings: what a computer player thinks in somebody's place, from that seat's view."""

from __future__ import annotations

from crosstown.service.bots.bot_messages import Advice
from crosstown.service.protocol.commands import AskHint, AskJudgement
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.tables.first_tickets import at_turn_of, choosing_seats, chosen_early
from crosstown.service.tables.handlers.handler_decisions import Advise, Decisions
from crosstown.service.tables.handlers.play import current_game_and_seats
from crosstown.service.tables.live_game import not_your_turn
from crosstown.service.tables.table_state import TableMemory
from crosstown.store.rows import PersonRow


def advise(
    table: TableMemory, person: PersonRow, command: AskHint | AskJudgement, wanted: Advice
) -> Decisions:
    """Advice for the person's seat that has to decide, with first tickets also before its turn."""
    game, seats = current_game_and_seats(table, person, command.version)
    if not table.state.hints_allowed:
        raise NotAllowed("no-hints", "this table plays without hints: its host decides that")
    deciding = choosing_seats(game) or (game.position.turn,)
    mine = [seat for seat in deciding if seat in seats and not chosen_early(table.state, game, seat)]
    if not mine:
        raise not_your_turn(game.position)
    seat = game.position.turn if game.position.turn in mine else mine[0]
    return (Advise(at_turn_of(game.position, seat).view(seat), wanted),)
