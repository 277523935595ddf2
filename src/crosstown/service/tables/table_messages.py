"""Composing what is told: every message is made for one pair of eyes, from views and redacted events only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from crosstown.cities.load import load_edition
from crosstown.game.events import redact
from crosstown.game.view_data import ViewData
from crosstown.service.protocol.messages import (
    Clock,
    Line,
    SeatInfo,
    Step,
    TableInfo,
    TableState,
    TakeBack,
    You,
)
from crosstown.service.tables.deadlines import deadline_of, patience_ends
from crosstown.service.tables.live_game import Entry, Match
from crosstown.service.tables.table_state import SUBSTITUTE, Chair, Document
from crosstown.store.rows import ChatRow

encode = msgspec.json.Encoder().encode


def state_of(table: Document, match: Match | None) -> TableState:
    """Waiting for people, playing, or over. A game that everybody has left is over."""
    if match is None:
        return "waiting"
    deserted = bool(table.people) and not table.staying
    return "over" if match.game.over or deserted else "playing"


def table_info(
    table_id: str, table: Document, match: Match | None, away: Mapping[str, int], now: int
) -> TableInfo:
    """The table as everyone may see it."""
    return TableInfo(
        id=table_id,
        city=table.city,
        edition=_edition(table.city, table.edition),
        state=state_of(table, match),
        listed=table.listed,
        chat=table.chat,
        take_backs=table.take_backs,
        turn_seconds=table.turn_seconds,
        patience=table.patience,
        first=str(table.first),
        seats=seats(table, away, now),
        host=next(iter(table.seats_of(table.host)), None),
        game=table.game,
        seal=match.seal if match else None,
        seed=match.row.seed if match and match.game.over else None,
        take_back=_take_back(table, match),
        rematch=tuple(seat for person in table.rematch for seat in table.seats_of(person)),
    )


@lru_cache(maxsize=64)
def _edition(city: str, sha256: str) -> str:
    """The edition that is played: that of today where this server does not know the table's own."""
    return load_edition(city, sha256).sha256


def seats(table: Document, away: Mapping[str, int] | None = None, now: int = 0) -> tuple[SeatInfo, ...]:
    """Who sits where, and who of them is away."""
    return tuple(_seat(table, chair, away or {}, now) for chair in table.chairs)


def _seat(table: Document, chair: Chair, away: Mapping[str, int], now: int) -> SeatInfo:
    person = chair.kind == "person"
    ends = patience_ends(table, chair.person, away) if person else None
    minded = person and (chair.left or (ends is not None and ends <= now))
    return SeatInfo(
        kind=chair.kind,
        name=chair.name,
        player=chair.player or None,
        away=person and (chair.left or chair.person in away),
        minded_by=SUBSTITUTE if minded else None,
    )


def _take_back(table: Document, match: Match | None) -> TakeBack | None:
    """The take-back that is asked for; a move since then makes it void."""
    asked = table.asked
    if asked is None or match is None or asked.version != match.version:
        return None
    agreed = tuple(seat for person in asked.agreed for seat in table.seats_of(person))
    return TakeBack(seat=asked.seat, moves=asked.moves, agreed=agreed)


def you(table: Document, match: Match | None, person: str | None, looking: int | None) -> You:
    """What is true of one person at this table."""
    seats = table.seats_of(person)
    return You(
        seats=seats,
        looking=looking,
        host=person is not None and person == table.host,
        muted=table.muted.get(person or "", ()),
        can_undo=bool(match and seats and match.can_undo(seats)),
    )


def clock(table: Document, match: Match | None, now: int) -> Clock:
    """The turn's deadline beside the server's own time."""
    return Clock(deadline=deadline_of(table, match) if match else None, now=now)


def step(version: int, entry: Entry, eyes: int | None) -> Step:
    """An entry of the log as a seat, or a spectator, may see it."""
    return Step(
        version=version,
        seat=entry.seat,
        cause=entry.cause,
        undone=entry.undone,
        events=tuple(redact(event, eyes) for event in entry.events),
    )


def steps_since(match: Match | None, since: int | None, eyes: int | None) -> tuple[Step, ...]:
    """The steps of this game after a version; none for somebody who has seen nothing yet."""
    if match is None or since is None:
        return ()
    first = max(0, since - match.row.base)
    return tuple(step(match.row.base + at + 1, match.log[at], eyes) for at in range(first, len(match.log)))


def view(match: Match, eyes: int | None) -> ViewData:
    """What a seat, or a spectator, may know of a game."""
    return match.game.view(eyes).data()


def lines(
    chat: Iterable[ChatRow], table: Document, names: Mapping[str, str], muted: Sequence[int]
) -> tuple[Line, ...]:
    """What was said, without those who are muted."""
    told = (line(row, table, names) for row in chat)
    return tuple(one for one in told if one.seat not in muted)


def line(row: ChatRow, table: Document, names: Mapping[str, str]) -> Line:
    """One thing said, under the name of the chair where its person sits, or sat."""
    seat = (
        row.seat
        if table.chairs[row.seat].person == row.person
        else next(iter(table.seats_of(row.person)), -1)
    )
    name = table.chairs[seat].name if seat >= 0 else names.get(row.person, "")
    kind: Literal["text", "reaction"] = "reaction" if row.kind == "reaction" else "text"
    return Line(number=row.number, seat=seat, name=name, kind=kind, text=row.text, at=row.at)
