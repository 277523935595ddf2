"""What each command does at a table. Judged here, written by the table, told afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

import msgspec

from crosstown.service.protocol.commands import (
    AnswerTakeBack,
    Appoint,
    AskTakeBack,
    Command,
    Free,
    Join,
    Leave,
    Look,
    Mute,
    Play,
    React,
    Rematch,
    Say,
    Undo,
)
from crosstown.service.protocol.refusals import stale
from crosstown.service.rate_limit import Bucket
from crosstown.service.sanitize import clean_words
from crosstown.service.tables import seating, table_messages
from crosstown.service.tables.deadlines import is_given_up
from crosstown.service.tables.live_game import Match, not_your_turn
from crosstown.service.tables.seating import NotAllowed
from crosstown.service.tables.subscription import Watcher
from crosstown.service.tables.table_state import Asked, Document
from crosstown.store.rows import ChatRow, PersonRow

if TYPE_CHECKING:
    from crosstown.service.tables.live_table import LiveTable

CHATTER = (6, 12.0)  # so many lines at once, and as many again in so many seconds


async def do(table: LiveTable, person: PersonRow, command: Command, watcher: Watcher | None) -> None:
    """Does a command or raises. A new kind of command must be judged here."""
    match command:
        case Play():
            await _play(table, person, command)
        case Undo():
            await _undo(table, person, command)
        case AskTakeBack():
            await _ask_take_back(table, person, command)
        case AnswerTakeBack():
            await _answer_take_back(table, person, command)
        case Join():
            await _join(table, person, command)
        case Leave():
            await _leave(table, person)
        case Appoint():
            await _appoint(table, person, command)
        case Free():
            playing = table.match is not None
            await table.change(lambda now: seating.free(now, person.id, command.seat, playing=playing))
        case Rematch():
            await _rematch(table, person)
        case Say():
            await _say(table, person, "text", clean_words(command.text), command.id)
        case React():
            await _say(table, person, "reaction", command.reaction, command.id)
        case Mute():
            await _mute(table, person, command)
        case Look():
            _look(table, person, command, watcher)
        case _:
            assert_never(command)


def _seated(table: LiveTable, person: PersonRow, version: int) -> tuple[Match, tuple[int, ...]]:
    """The match and the person's seats, if the person knows the position as it is."""
    seats = table.document.seats_of(person.id)
    if not seats:
        raise NotAllowed("not-seated", "you do not sit at this table")
    if table.match is None:
        raise NotAllowed("not-playing", "the game has not begun")
    if version != table.match.version:
        raise stale(version, table.match.version)
    return table.match, seats


async def _play(table: LiveTable, person: PersonRow, command: Play) -> None:
    match, seats = _seated(table, person, command.version)
    if match.game.turn is None or match.game.turn not in seats:
        raise not_your_turn(match.game)
    trial = match.try_move(match.game.turn, command.move)
    await table.write(match, trial, person.id, command.id)


async def _undo(table: LiveTable, person: PersonRow, command: Undo) -> None:
    match, seats = _seated(table, person, command.version)
    trial = match.try_undo(seats, 1)
    await table.write(match, trial, person.id, command.id)


async def _ask_take_back(table: LiveTable, person: PersonRow, command: AskTakeBack) -> None:
    """A take-back across others' moves: everybody who has not left must agree; computer players do."""
    match, seats = _seated(table, person, command.version)
    if not table.document.take_backs:
        raise NotAllowed("no-take-backs", "this table plays without take-backs")
    trial = match.try_undo(seats)
    asked = Asked(version=match.version, seat=trial.seat, moves=trial.undone, agreed=(person.id,))
    if set(table.document.staying) <= set(asked.agreed):
        await table.write(match, trial, person.id, command.id)
    else:
        await table.change(lambda now: msgspec.structs.replace(now, asked=asked))


async def _answer_take_back(table: LiveTable, person: PersonRow, command: AnswerTakeBack) -> None:
    match, _ = _seated(table, person, command.version)
    asked = table.document.asked
    if asked is None or asked.version != match.version:
        raise NotAllowed("nothing-asked", "nobody asks for a take-back")
    agreed = (*asked.agreed, person.id)
    if command.agree and set(table.document.staying) <= set(agreed):
        trial = match.try_undo((asked.seat,), asked.moves)
        await table.write(match, trial, person.id, command.id)
        return
    answer = msgspec.structs.replace(asked, agreed=agreed) if command.agree else None
    await table.change(lambda now: msgspec.structs.replace(now, asked=answer))


async def _join(table: LiveTable, person: PersonRow, command: Join) -> None:
    playing = table.match is not None
    await table.change(lambda now: seating.join(now, person.id, person.name, command.seat, playing=playing))
    table.names[person.id] = person.name
    await table.greet(person.id)
    await begin_if_full(table)


async def begin_if_full(table: LiveTable) -> None:
    """The first game begins when nobody is missing."""
    if table.match is None and seating.full(table.document):
        first, count = table.document.first, len(table.document.chairs)
        await table.begin(table.hall.entropy.below(count) if first == "random" else first)


async def _leave(table: LiveTable, person: PersonRow) -> None:
    playing = table.match is not None
    await table.change(lambda now: seating.leave(now, person.id, playing=playing))
    if not playing and not table.document.people:
        await table.hall.drop(table)


async def _appoint(table: LiveTable, person: PersonRow, command: Appoint) -> None:
    def appointed(now: Document) -> Document:
        given_up = [who for who in now.people if is_given_up(now, who, table.away, table.hall.entropy.now())]
        return seating.appoint(
            now, person.id, command.seat, command.player, away=table.away.keys(), given_up=given_up
        )

    await table.change(appointed)
    await begin_if_full(table)


async def _rematch(table: LiveTable, person: PersonRow) -> None:
    """The next seat begins this time."""
    if table_messages.state_of(table.document, table.match) != "over":
        raise NotAllowed("still-playing", "a rematch begins when this game is over")
    if person.id not in table.document.staying:
        raise NotAllowed("not-seated", "only people at the table can ask for a rematch")
    await table.change(
        lambda now: msgspec.structs.replace(now, rematch=tuple(dict.fromkeys((*now.rematch, person.id))))
    )
    there = {who for who in table.document.staying if who not in table.away}
    if there <= set(table.document.rematch):
        await table.begin(1)


async def _say(table: LiveTable, person: PersonRow, kind: str, text: str, command: str) -> None:
    seats = table.document.seats_of(person.id)
    if not seats:
        raise NotAllowed("not-seated", "only people at the table can talk")
    if not table.document.chat:
        raise NotAllowed("chat-off", "this table plays without talking")
    if not table.chatter.setdefault(person.id, Bucket(*CHATTER)).take():
        raise NotAllowed("too-fast", "you say too much at once: wait a few seconds")
    turn = table.match.game.turn if table.match else None
    row = ChatRow(
        table=table.id,
        number=0,
        person=person.id,
        seat=turn if turn is not None and turn in seats else seats[0],
        kind=kind,
        text=text,
        at=table.hall.entropy.now(),
        command=command,
    )
    written = await table.hall.store.add_chat(row)
    if written is not None:
        table.hear(written)


async def _mute(table: LiveTable, person: PersonRow, command: Mute) -> None:
    if not table.document.seats_of(person.id) or command.seat >= len(table.document.chairs):
        raise NotAllowed("bad-seat", "there is nobody on this seat whom you could hear", where="$.seat")

    def muted(now: Document) -> Document:
        seats = set(now.muted.get(person.id, ()))
        seats = seats | {command.seat} if command.muted else seats - {command.seat}
        return msgspec.structs.replace(now, muted=now.muted | {person.id: tuple(sorted(seats))})

    await table.change(muted)


def _look(table: LiveTable, person: PersonRow, command: Look, watcher: Watcher | None) -> None:
    if watcher is None:
        raise NotAllowed("no-connection", "looking needs a connection: over HTTP ask with ?seat=")
    if command.seat is not None and command.seat not in table.document.seats_of(person.id):
        raise NotAllowed("bad-seat", "this seat is not yours", offender=str(command.seat), where="$.seat")
    watcher.looking = command.seat
    watcher.catch_up()
