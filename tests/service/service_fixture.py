"""A hall with a real store, guests, and ears at its tables; only time and chance are in the test's hands."""

from __future__ import annotations

import asyncio
from itertools import count
from types import TracebackType
from typing import Any, Self

import msgspec

from crosstown.service.bots.bot_messages import BotMove, Question
from crosstown.service.bots.bot_pool import BotPool
from crosstown.service.bots.choose_move import random_move, view_of
from crosstown.service.guests import People
from crosstown.service.protocol.commands import DECODER, Command
from crosstown.service.protocol.messages import Done, Refused
from crosstown.service.table_registry import Hall
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.subscription import Watcher
from crosstown.service.tables.table_state import NewTable
from crosstown.service.tokens import Entropy
from crosstown.store.open_store import open_store
from crosstown.store.rows import PersonRow
from crosstown.store.store import Store

Json = dict[str, Any]
_NUMBERS = count(1)


class Time(Entropy):
    """The system's chance, but a clock that the test puts forward; it goes by itself only where told to."""

    def __init__(self, ticking: bool = False) -> None:
        self.ticking = ticking
        self.at = super().now()

    def now(self) -> int:
        return super().now() if self.ticking else self.at

    def pass_by(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


class Quick(BotPool):
    """Computer players that play the first thing that comes to mind, without processes."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[Question] = []

    async def choose(self, question: Question, deadline: float | None = None, host: str = "") -> BotMove:
        self.asked.append(question)
        return BotMove(random_move(question, view_of(question)), "thought", 0)


class Club:
    """One process, as it were: its hall and its people."""

    def __init__(self, database: str, time: Time | None = None, pause: int = 0) -> None:
        self.database = database
        self.time = time or Time()
        self.pause = pause
        self.pool = Quick()
        self.logged: list[str] = []
        self.store: Store
        self.hall: Hall
        self.people: People

    async def __aenter__(self) -> Self:
        self.store = await open_store(self.database)
        self.hall = Hall(self.store, self.pool, self.time, self._log, self.pause)
        self.people = People(self.store, self.time)
        await self.hall.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.hall.stop()
        await self.store.close()

    def _log(self, event: str, **facts: object) -> None:
        self.logged.append(f"{event} {facts}")

    async def guest(self, name: str) -> PersonRow:
        return (await self.people.welcome(name))[0]

    async def open(self, host: PersonRow, *seats: Json, city: str = "london", **wanted: Any) -> LiveTable:
        wanted = {"city": city, "seats": seats or (ME, OPEN), "first": 0} | wanted
        return await self.hall.open_table(host, msgspec.convert(wanted, NewTable))

    async def table(self, table_id: str) -> LiveTable:
        table = await self.hall.table(table_id)
        assert table is not None
        return table

    async def started(self, *names: str, **wanted: Any) -> tuple[LiveTable, list[PersonRow]]:
        """A table where these people play, in this order."""
        people = [await self.guest(name) for name in names]
        table = await self.open(people[0], ME, *[OPEN for _ in people[1:]], **wanted)
        for person in people[1:]:
            done(await ask(table, person, "join"))
        assert table.match is not None
        return table, people


ME: Json = {"type": "me"}
OPEN: Json = {"type": "open"}


def beside(name: str) -> Json:
    return {"type": "beside", "name": name}


def computer(player: str = "medium") -> Json:
    return {"type": "computer", "player": player}


def command(kind: str, **fields: Any) -> Command:
    body = {"type": kind, "id": f"t{next(_NUMBERS)}"} | fields
    decoded: Command = DECODER.decode(msgspec.json.encode(body))  # type: ignore[assignment]
    return decoded


async def ask(
    table: LiveTable, person: PersonRow | None, kind: str, *, ear: Ear | None = None, **fields: Any
) -> Done | Refused:
    """A command at the table's present version, unless another is given."""
    if kind in ("play", "undo", "ask-take-back", "answer-take-back"):
        fields = {"version": table.version} | fields
    return await table.obey(person, command(kind, **fields), ear.watcher if ear else None)


def done(answer: Done | Refused) -> Done:
    assert isinstance(answer, Done), answer
    return answer


def code(answer: Done | Refused) -> str:
    assert isinstance(answer, Refused), answer
    return answer.code


class Ear:
    """A connection to a table, as far as the service knows connections."""

    def __init__(self, table: LiveTable, person: PersonRow | None) -> None:
        self.table = table
        self.watcher = Watcher(person.id if person else None)

    async def __aenter__(self) -> Self:
        await self.table.arrive(self.watcher)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.table.depart(self.watcher)

    async def hear(self, seconds: float = 10) -> Json:
        async with asyncio.timeout(seconds):
            frame = await self.watcher.next()
        if frame is None:
            frame = self.table.snapshot(self.watcher)
        decoded: Json = msgspec.json.decode(frame)
        return decoded

    async def until(self, kind: str, seconds: float = 10) -> Json:
        async with asyncio.timeout(seconds):
            while True:
                message = await self.hear(seconds)
                if message["type"] == kind:
                    return message

    async def all(self) -> list[Json]:
        """Whatever has been told so far."""
        messages = []
        while True:
            try:
                messages.append(await self.hear(0.05))
            except TimeoutError:
                return messages


async def play_on(table: LiveTable, people: list[PersonRow], moves: int = 1) -> None:
    """So many moves of people, each the first that is legal."""
    for _ in range(moves):
        assert table.match is not None
        seat = table.match.game.turn
        assert seat is not None
        person = next(one for one in people if one.id == table.document.chairs[seat].person)
        done(await ask(table, person, "play", move=str(table.match.game.legal_moves[0])))


async def eventually(true: Any, seconds: float = 10) -> None:
    """Waits until something has become true."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)
