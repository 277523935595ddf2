"""The first tickets (S4): everybody chooses at the same time, and the game takes the choices in seat order.

All first tickets are dealt before anybody chooses, so what one seat keeps changes nothing for another. A
choice made early is stored with the table and stays secret, even that there is one, until the seat's turn
comes. It is final.
"""

from __future__ import annotations

from msgspec import structs

from crosstown.game.game import Game
from crosstown.service.protocol.messages import FirstTickets, TicketChoice
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.tables.live_game import FIRST_KEEP, LiveGame, not_your_turn
from crosstown.service.tables.table_state import FirstChoice, TableMemory, TableState


def choosing_seats(game: LiveGame) -> tuple[int, ...]:
    """The seats that have not kept their first tickets yet."""
    position = game.position
    if position.phase != FIRST_KEEP:
        return ()
    return tuple(seat for seat in range(position.seats) if position.offered(seat))


def chosen_early(state: TableState, game: LiveGame, seat: int) -> FirstChoice | None:
    """What the person on a seat chose before the seat's turn, if the game has not taken it yet."""
    if game.position.phase != FIRST_KEEP:
        return None
    for choice in state.first_choices:
        same_person = state.holders[seat].person == choice.person
        if choice.seat == seat and same_person and (choice.person, choice.command) not in game.commands:
            return choice
    return None


def first_tickets(table: TableMemory, seat: int | None) -> FirstTickets | None:
    """What a seat may keep of its first tickets, and what it has chosen; None once it has kept them."""
    game = table.game
    if game is None or seat is None or seat not in choosing_seats(game):
        return None
    position = at_turn_of(game.position, seat)
    choices = tuple(
        TicketChoice(move=str(move), tickets=tuple(str(move).split()[1:])) for move in position.legal_moves
    )
    chosen = chosen_early(table.state, game, seat)
    return FirstTickets(seat=seat, choices=choices, chosen=chosen.move if chosen else None)


def read_choice(game: LiveGame, seat: int, move: str) -> str:
    """A choice as records write it. Raises if this seat may not keep these tickets."""
    if seat not in choosing_seats(game):
        raise not_your_turn(game.position)
    position = at_turn_of(game.position, seat)
    position.play(move)
    return str(position.plies[-1].move)


def with_choice(state: TableState, choice: FirstChoice, game_number: int) -> TableState:
    """The state with a choice. The same one twice changes nothing, another is refused."""
    if state.game_number != game_number:
        raise NotAllowed("not-playing", "another game has begun")
    for earlier in state.first_choices:
        if earlier.seat == choice.seat and earlier.person == choice.person:
            if earlier.move == choice.move:
                return state
            raise already_chosen()
    return structs.replace(state, first_choices=(*state.first_choices, choice))


def already_chosen() -> NotAllowed:
    return NotAllowed("already-chosen", "you have chosen your first tickets: the choice is final")


def at_turn_of(position: Game, seat: int) -> Game:
    """A copy in which the seats before have kept something: what they keep is all the same to this seat."""
    copy = position.copy()
    while copy.turn != seat:
        copy.play(copy.legal_moves[0])
    return copy
