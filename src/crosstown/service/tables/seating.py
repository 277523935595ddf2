"""Who sits where: joining, leaving, and giving seats away. Each returns the changed document or raises."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from crosstown.errors import CrosstownError
from crosstown.service.tables.table_state import Chair, Document, computer


class NotAllowed(CrosstownError):
    """A command that this person may not give, or not now."""


def join(table: Document, person: str, name: str, seat: int | None, *, playing: bool) -> Document:
    """Takes a seat. Doing it twice changes nothing; coming back to one's own seat is always possible."""
    own = table.seats_of(person)
    if own:
        for at in own:
            if table.chairs[at].left:
                table = table.with_chair(at, msgspec.structs.replace(table.chairs[at], left=False))
        return table
    free = [at for at, chair in enumerate(table.chairs) if chair.kind == "open"]
    if not free or playing:
        raise NotAllowed(
            "table-full", "there is no open seat at this table: you can watch it", where="$.seat"
        )
    if seat is not None and seat not in free:
        raise NotAllowed("seat-taken", f"seat {seat} is not open", offender=str(seat), where="$.seat")
    at = free[0] if seat is None else seat
    return table.with_chair(at, Chair(kind="person", name=_distinct(table, name), person=person))


def _distinct(table: Document, name: str) -> str:
    """Two people of one name can be told apart."""
    taken = {chair.name for chair in table.chairs}
    number = 2
    told = name
    while told in taken:
        told, number = f"{name} {number}", number + 1
    return told


def leave(table: Document, person: str, *, playing: bool) -> Document:
    """Gets up. In a game the seat stays the person's until the host gives it away; else it is open again."""
    own = table.seats_of(person)
    if not own:
        raise NotAllowed("not-seated", "you do not sit at this table")
    for at in own:
        if playing:
            table = table.with_chair(at, msgspec.structs.replace(table.chairs[at], left=True))
        else:
            table = table.with_chair(at, Chair(kind="open"))
    return _with_host(table, person)


def _with_host(table: Document, gone: str) -> Document:
    """When the host leaves, the next person becomes the host."""
    staying = table.staying
    if table.host != gone or not staying:
        return table
    return msgspec.structs.replace(table, host=staying[0])


def appoint(
    table: Document, person: str, seat: int, player: str, *, away: Collection[str], given_up: Collection[str]
) -> Document:
    """The host gives a seat to a computer player, for good: an open one, or one whose person has left.

    Somebody who is away has left as soon as the others need not wait any more, and no earlier.
    """
    _only_host(table, person)
    chair = _chair(table, seat)
    gone = chair.kind != "person" or chair.left or chair.person in given_up
    if chair.person == person or (not gone and chair.person not in away):
        raise NotAllowed("seat-taken", f"{chair.name} sits there", offender=str(seat), where="$.seat")
    if not gone:
        message = f"{chair.name} is away and may come back: the table is still waiting"
        raise NotAllowed("still-awaited", message, offender=str(seat), where="$.seat")
    replacement = computer(player, "$.player")
    return table.with_chair(seat, replacement)


def free(table: Document, person: str, seat: int, *, playing: bool) -> Document:
    """The host makes a seat open again."""
    _only_host(table, person)
    chair = _chair(table, seat)
    if playing:
        raise NotAllowed("already-playing", "a seat can be opened again only before the game")
    if chair.person == person:
        raise NotAllowed("seat-taken", "this seat is yours: leave it instead", offender=str(seat))
    return table.with_chair(seat, Chair(kind="open"))


def _only_host(table: Document, person: str) -> None:
    if table.host != person:
        raise NotAllowed("not-the-host", "only the host of the table can do that")


def _chair(table: Document, seat: int) -> Chair:
    if seat >= len(table.chairs):
        last = len(table.chairs) - 1
        message = f"there is no seat {seat}: seats are 0 to {last}"
        raise NotAllowed("bad-seat", message, offender=str(seat), where="$.seat")
    return table.chairs[seat]


def full(table: Document) -> bool:
    """Whether a game can begin."""
    return all(chair.kind != "open" for chair in table.chairs)


def in_turn_order(table: Document, beginner: int) -> Document:
    """The chairs turned so that the beginner is seat 0."""
    turned = (*table.chairs[beginner:], *table.chairs[:beginner])
    count = len(table.chairs)
    muted = {
        who: tuple(sorted((seat - beginner) % count for seat in seats)) for who, seats in table.muted.items()
    }
    return msgspec.structs.replace(table, chairs=turned, muted=muted)
