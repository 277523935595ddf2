"""A game that was begun in a page and goes on at a server's table: its moves are played again and checked."""

from __future__ import annotations

import base64
import hashlib
from typing import Annotated

from msgspec import Meta, structs

from crosstown.cities.guest_city import find_guest_city
from crosstown.cities.load import load_edition
from crosstown.errors import CrosstownError, TextError
from crosstown.game.records.shared_deal import SeedText
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.protocol.wire_types import MOVE_LENGTH, CommandId, Edition, FromClient
from crosstown.service.tables.deadlines_and_absences import due_at
from crosstown.service.tables.live_game import LiveGame
from crosstown.service.tables.new_table import (
    ComputerSeat,
    NewTable,
    OwnSeat,
    SharedScreenSeat,
    new_table_state,
)
from crosstown.service.tables.seating import begin_game
from crosstown.service.tables.table_state import TableState, row_of
from crosstown.service.tokens import ID_BYTES, Tokens
from crosstown.store.rows import GameRow, PersonRow, PlyRow, TableRow

MAX_MOVES = 2_000  # ten times a long game; the size of a request allows fewer


class MovedGame(FromClient, frozen=True):
    """A game that is not over yet, played alone or by several people at one screen.

    ``seats`` are in turn order. ``moves`` are all moves that stand, in the notation of records. ``hints``
    says whether everybody may ask for hints. The same ``id`` sent again leads to the same table.
    """

    id: CommandId
    city: Annotated[str, Meta(max_length=80)]
    edition: Edition
    seats: Annotated[tuple[OwnSeat | SharedScreenSeat | ComputerSeat, ...], Meta(min_length=2, max_length=4)]
    seed: SeedText
    moves: Annotated[tuple[Annotated[str, Meta(max_length=MOVE_LENGTH)], ...], Meta(max_length=MAX_MOVES)]
    hints: bool = False


def moved_table_id(person: PersonRow, moved: MovedGame) -> str:
    """The same for the same person and game, and nobody else can guess it."""
    digest = hashlib.sha256(f"{person.id} {moved.id}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:ID_BYTES]).decode()


def play_moved_game(
    moved: MovedGame, person: PersonRow, tokens: Tokens, now: int, origin: str
) -> tuple[TableRow, GameRow, tuple[PlyRow, ...]]:
    """Plays the game again from its seed: the rows of the table, the game and its log.

    Raises where a move is not legal, or the game is over.

    The page has known the seed all the time, so the table is not listed, and only the one who moved it plays.
    """
    table_id = moved_table_id(person, moved)
    state = _state(moved, person, tokens, table_id)
    game_row, state = begin_game(state, 0, table_id, 1, tokens, now)
    game_row = structs.replace(game_row, seed=moved.seed)
    game = LiveGame(game_row, now)
    log = tuple(_play(game, state, move, number, now) for number, move in enumerate(moved.moves))
    if game.position.over:
        message = "this game is over: its record can be saved and shown, but there is nothing to go on with"
        raise NotAllowed("game-over", message, where="$.moves")
    turn = game.position.turn
    row = row_of(table_id, 0, state, "playing", now, turn, due_at(state, turn, now, now))
    return structs.replace(row, origin=origin), game_row, log


def _state(moved: MovedGame, person: PersonRow, tokens: Tokens, table_id: str) -> TableState:
    if not any(isinstance(seat, OwnSeat) for seat in moved.seats):
        raise TextError("bad-seats", "one of the seats must be yours", where="$.seats")
    guest = find_guest_city(moved.city, moved.edition)
    edition = moved.edition if guest else None
    wanted = NewTable(city=moved.city, seats=moved.seats, first=0, edition=edition, hints=moved.hints)
    state = new_table_state(wanted, person.id, person.name, tokens.seed(), salt=table_id)
    if load_edition(moved.city, moved.edition).sha256 != moved.edition:
        message = f"this server does not have the edition of {moved.city} that the game is played with"
        raise TextError("unknown-edition", message, offender=moved.edition, where="$.edition")
    return structs.replace(state, edition=moved.edition)


def _play(game: LiveGame, state: TableState, move: str, number: int, now: int) -> PlyRow:
    seat = game.position.turn
    try:
        ply = game.try_move(-1 if seat is None else seat, move)
    except CrosstownError as error:
        where = f"$.moves[{number}]"
        raise NotAllowed(
            "bad-move", f"{error.message} [{error.code}]", offender=move[:MOVE_LENGTH], where=where
        ) from None
    holder = state.holders[ply.seat]
    row = game.row_for(ply, now, holder.person, cause="computer" if holder.kind == "computer" else "")
    game.apply(ply, row, old=True)
    return row
