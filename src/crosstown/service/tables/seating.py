"""Who sits where: joining, leaving, giving seats away, turn order. Each returns the new state or raises."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from crosstown.game.records.record import Seat
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.tables.new_table import computer_holder
from crosstown.service.tables.shuffling import draw_shuffle
from crosstown.service.tables.table_state import (
    SUBSTITUTE,
    NextDeal,
    SeatHolder,
    TableState,
    with_computer_names,
)
from crosstown.service.tokens import Tokens
from crosstown.store.rows import GameRow


def join(state: TableState, person: str, name: str, seat: int | None, *, playing: bool) -> TableState:
    """Takes a seat. Doing it twice changes nothing. People can always return to their own seat.

    A computer player with the same name takes another.
    """
    own = state.seats_of(person)
    if own:
        for at in own:
            if state.holders[at].left:
                state = state.with_holder(at, msgspec.structs.replace(state.holders[at], left=False))
        return state
    open_seats = [at for at, holder in enumerate(state.holders) if holder.kind == "open"]
    if not open_seats or playing:
        raise NotAllowed(
            "table-full", "there is no open seat at this table: you can watch it", where="$.seat"
        )
    if seat is not None and seat not in open_seats:
        raise NotAllowed("seat-taken", f"seat {seat} is not open", offender=str(seat), where="$.seat")
    at = open_seats[0] if seat is None else seat
    state = state.with_holder(at, SeatHolder(kind="person", name=_distinct(state, name), person=person))
    return with_computer_names(state, person)


def _distinct(state: TableState, name: str) -> str:
    """A number after the name where another person has the same."""
    taken = {holder.name for holder in state.holders if holder.kind == "person"}
    number = 2
    distinct = name
    while distinct in taken:
        distinct, number = f"{name} {number}", number + 1
    return distinct


def leave(state: TableState, person: str, *, playing: bool) -> TableState:
    """Leaves the state. In a game the seat stays the person's until the host gives it away."""
    own = state.seats_of(person)
    if not own:
        raise NotAllowed("not-seated", "you do not sit at this table")
    for at in own:
        if playing:
            state = state.with_holder(at, msgspec.structs.replace(state.holders[at], left=True))
        else:
            state = state.with_holder(at, SeatHolder(kind="open"))
    if state.host == person and state.staying:  # the next person becomes the host
        return msgspec.structs.replace(state, host=state.staying[0])
    return state


def appoint(
    state: TableState,
    person: str,
    seat: int,
    player: str,
    *,
    away: Collection[str],
    given_up: Collection[str],
    playing: bool,
) -> TableState:
    """The host gives a computer player, for good, an open seat, or one whose person left or is given up."""
    _only_host(state, person)
    holder = _holder(state, seat)
    if playing and holder.kind == "computer":  # the record names who began
        message = "a computer player can be exchanged only before the game or after it"
        raise NotAllowed("already-playing", message, offender=str(seat), where="$.seat")
    gone = holder.kind != "person" or holder.left or holder.person in given_up
    if holder.person == person or (not gone and holder.person not in away):
        raise NotAllowed("seat-taken", f"{holder.name} sits there", offender=str(seat), where="$.seat")
    if not gone:
        message = f"{holder.name} is away and may come back: the table is still waiting"
        raise NotAllowed("still-awaited", message, offender=str(seat), where="$.seat")
    return with_computer_names(
        state.with_holder(seat, computer_holder(player, "$.player")), f"{person} {seat}"
    )


def free(state: TableState, person: str, seat: int, *, playing: bool) -> TableState:
    _only_host(state, person)
    holder = _holder(state, seat)
    if playing:
        raise NotAllowed("already-playing", "a seat can be opened again only before the game")
    if holder.person == person:
        raise NotAllowed("seat-taken", "this seat is yours: leave it instead", offender=str(seat))
    return state.with_holder(seat, SeatHolder(kind="open"))


def _only_host(state: TableState, person: str) -> None:
    if state.host != person:
        raise NotAllowed("not-the-host", "only the host of the table can do that")


def _holder(state: TableState, seat: int) -> SeatHolder:
    if seat >= len(state.holders):
        last = len(state.holders) - 1
        message = f"there is no seat {seat}: seats are 0 to {last}"
        raise NotAllowed("bad-seat", message, offender=str(seat), where="$.seat")
    return state.holders[seat]


def is_full(state: TableState) -> bool:
    return all(holder.kind != "open" for holder in state.holders)


def _in_turn_order(state: TableState, beginner: int) -> TableState:
    """The seats rotated so that the beginner is seat 0."""
    holders = (*state.holders[beginner:], *state.holders[:beginner])
    count = len(state.holders)
    muted = {
        who: tuple(sorted((seat - beginner) % count for seat in seats)) for who, seats in state.muted.items()
    }
    return msgspec.structs.replace(state, holders=holders, muted=muted)


def begin_game(
    state: TableState, first: int | Literal["random"], table_id: str, base: int, tokens: Tokens, now: int
) -> tuple[GameRow, TableState]:
    """The row of a new game, and the table with it. A computer player replaces each person who left.

    The server's seed of the game after it is drawn now: its seal is announced when this one is over.
    """
    holders = tuple(computer_holder(SUBSTITUTE, "") if holder.left else holder for holder in state.holders)
    number = state.game_number + 1
    state = msgspec.structs.replace(
        state,
        holders=holders,
        game_number=number,
        take_back=None,
        rematch=(),
        refused_take_backs=(),
        first_choices=(),
    )
    state = with_computer_names(state, table_id)
    shuffle = draw_shuffle(state, first, tokens)
    state = _in_turn_order(state, shuffle.beginner)
    state = msgspec.structs.replace(state, next_deal=NextDeal(server_seed=tokens.seed()))
    names = [Seat(name=holder.name, player=holder.player or "human") for holder in state.holders]
    row = GameRow(
        id=tokens.new_id(),
        table=table_id,
        number=number,
        base=base,
        city=state.city,
        sha256=state.edition,
        seed=shuffle.seed,
        names=msgspec.json.encode(names),
        began=now,
        deal=msgspec.json.encode(shuffle.deal) if shuffle.deal else b"",
    )
    return row, state
