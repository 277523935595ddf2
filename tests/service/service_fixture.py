"""The service with a real store, guests, and connections to its tables. The test sets the time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any, Self

import msgspec
from msgspec import structs

from crosstown.service.bots.bot_messages import SEARCH_READY, BotMove, Chosen, Question
from crosstown.service.bots.bot_pool import BotPool
from crosstown.service.bots.choose_move import answer_to, random_move, view_of
from crosstown.service.clock import Clock
from crosstown.service.guests import Guests
from crosstown.service.lobby import Lobby
from crosstown.service.protocol.commands import DECODER, Command
from crosstown.service.protocol.messages import Done, Refused
from crosstown.service.scheduler import HEARTBEAT_VALID, Scheduler
from crosstown.service.table_registry import TableRegistry
from crosstown.service.tables.live_game import LiveGame
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.new_table import NewTable
from crosstown.service.tables.subscribers.subscription import Subscription
from crosstown.store.open_store import open_store
from crosstown.store.rows import PersonRow
from crosstown.store.store import Store

Json = dict[str, Any]
WAIT_SECONDS = 60  # for something that must happen; a crowded machine may take long
_NUMBERS = count(1)


class FakeTimer:
    def __init__(self, at: int, callback: Callable[[], object]) -> None:
        self.at = at
        self.callback = callback
        self.waiting = True

    def cancel(self) -> None:
        self.waiting = False

    def fire(self) -> None:
        if self.waiting:
            self.waiting = False
            self.callback()


class FakeClock(Clock):
    """A clock that moves only when the test says so, and fires its timers then."""

    def __init__(self) -> None:
        self._now = 1_790_000_000_000
        self.set_by = 0  # by how many milliseconds somebody set the time that people see
        self._timers: list[FakeTimer] = []
        self._due: list[FakeTimer] = []  # will be fired by the event loop
        self.sleeping: set[asyncio.Task[Any] | None] = set()

    def now(self) -> int:
        return self._now + self.set_by

    def monotonic(self) -> float:
        return self._now / 1000

    def steady(self) -> int:
        return self._now

    def call_later(self, seconds: float, callback: Callable[[], object]) -> FakeTimer:
        timer = FakeTimer(self._now + round(seconds * 1000), callback)
        if seconds > 0:
            self._timers.append(timer)
        else:
            self._due.append(timer)
            asyncio.get_running_loop().call_soon(timer.fire)
        return timer

    async def sleep(self, seconds: float) -> None:
        task, over = asyncio.current_task(), asyncio.Event()

        def wake() -> None:
            self.sleeping.discard(task)
            over.set()

        timer = self.call_later(seconds, wake)
        self.sleeping.add(task)
        try:
            await over.wait()
        finally:
            timer.cancel()
            self.sleeping.discard(task)

    def advance(self, seconds: float) -> None:
        """Moves the clock. Timers that are due by then fire once, the earliest first."""
        self._now += round(seconds * 1000)
        due = [timer for timer in self._timers if timer.at <= self._now]
        self._timers = [timer for timer in self._timers if timer.waiting and timer.at > self._now]
        for timer in sorted(due, key=lambda timer: timer.at):
            timer.fire()

    @property
    def is_idle(self) -> bool:
        self._due = [timer for timer in self._due if timer.waiting]
        return not self._due


class InstantBots(BotPool):
    """Computer players that play a random move at once, without processes."""

    def __init__(self) -> None:
        super().__init__(0)
        self.questions: list[Question] = []
        self.advises = True
        self.answer: str | None = None  # the next move, instead of a random one

    async def choose(
        self, question: Question, deadline: float | None = None, host: str = "", *, attended: bool = True
    ) -> BotMove:
        self.questions.append(question)
        move, self.answer = self.answer or random_move(question, view_of(question)), None
        return BotMove(move, "thought", 0)

    async def advise(self, question: Question, host: str = "") -> Chosen | None:
        self.questions.append(question)
        if not self.advises:
            return None
        small = structs.replace(question, player="hard:20")
        return await asyncio.to_thread(answer_to, small, SEARCH_READY)


class ServiceProcess:
    """What one server process runs: tables, scheduler and guests."""

    def __init__(
        self, database: str, clock: FakeClock | None = None, bot_pause: int = 0, undo_window: int = 0
    ) -> None:
        self.database = database
        self.clock = clock or FakeClock()
        self.bot_pause = bot_pause
        self.undo_window = undo_window
        self.bots = InstantBots()
        self.logged: list[str] = []
        self.store: Store
        self.registry: TableRegistry
        self.scheduler: Scheduler
        self.lobby: Lobby
        self.guests: Guests

    async def __aenter__(self) -> Self:
        self.store = await open_store(self.database, synchronous="NORMAL")
        self.registry = TableRegistry(self.store, self.clock, log=self._log, undo_window=self.undo_window)
        self.scheduler = Scheduler(self.registry, self.bots, self.bot_pause)
        self.lobby = self.registry.lobby
        self.guests = Guests(self.store, self.registry.tokens, self.clock)
        await self.scheduler.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.scheduler.stop()
        await self.store.close()

    def _log(self, event: str, **facts: object) -> None:
        self.logged.append(f"{event} {facts}")

    async def advance(self, seconds: float) -> None:
        """Moves the clock, and waits until everything that follows from it is done."""
        await advance_together(seconds, self)

    async def settle(self) -> None:
        await eventually(self._is_settled)

    def _is_settled(self) -> bool:
        rounds = all(task.done() or task in self.clock.sleeping for task in self.scheduler._rounds)
        return rounds and self.clock.is_idle and not self.registry.tasks.running

    async def guest(self, name: str) -> PersonRow:
        return (await self.guests.create(name))[0]

    async def open(self, host: PersonRow, *seats: Json, city: str = "london", **wanted: Any) -> LiveTable:
        wanted = {"city": city, "seats": seats or (ME, OPEN), "first": 0} | wanted
        return await self.registry.open_table(host, msgspec.convert(wanted, NewTable))

    async def table(self, table_id: str) -> LiveTable:
        table = await self.registry.get(table_id)
        assert table is not None
        return table

    async def start_game(self, *names: str, **wanted: Any) -> tuple[LiveTable, list[PersonRow]]:
        people = [await self.guest(name) for name in names]
        table = await self.open(people[0], ME, *[OPEN for _ in people[1:]], **wanted)
        for person in people[1:]:
            assert_done(await send(table, person, "join"))
        assert table.game is not None
        return table, people


async def advance_together(seconds: float, *processes: ServiceProcess) -> None:
    """Moves the clock of these processes, which have given signs of life all the while."""
    clock = processes[0].clock
    alive_until = clock.now() + round(seconds * 1000) + HEARTBEAT_VALID
    for process in processes:
        await process.settle()  # a heartbeat under way must not come after this one
        await process.store.heartbeat(process.registry.process_id, alive_until)
    clock.advance(seconds)
    for process in processes:
        await process.settle()


ME: Json = {"type": "me"}
OPEN: Json = {"type": "open"}


def same_screen(name: str) -> Json:
    return {"type": "beside", "name": name}


def computer(player: str = "medium") -> Json:
    return {"type": "computer", "player": player}


def make_command(kind: str, **fields: Any) -> Command:
    body = {"type": kind, "id": f"t{next(_NUMBERS)}"} | fields
    decoded: Command = DECODER.decode(msgspec.json.encode(body))  # type: ignore[assignment]
    return decoded


async def send(
    table: LiveTable, person: PersonRow | None, kind: str, *, via: Listener | None = None, **fields: Any
) -> Done | Refused:
    """A command at the table's present version, unless another is given."""
    if kind in ("play", "undo", "go-on", "ask-take-back", "answer-take-back", "hint", "judge"):
        fields = {"version": table.version} | fields
    return await table.run_command(person, make_command(kind, **fields), via.subscription if via else None)


def assert_done(answer: Done | Refused) -> Done:
    assert isinstance(answer, Done), answer
    return answer


def refusal(answer: Done | Refused) -> str:
    assert isinstance(answer, Refused), answer
    return answer.code


def game_of(table: LiveTable) -> LiveGame:
    assert table.game is not None
    return table.game


class Listener:
    def __init__(self, table: LiveTable, person: PersonRow | None) -> None:
        self.table = table
        self.subscription = Subscription(person.id if person else None)

    async def __aenter__(self) -> Self:
        await self.table.subscribe(self.subscription)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.table.unsubscribe(self.subscription)

    async def next(self) -> Json:
        async with asyncio.timeout(WAIT_SECONDS):
            frame = await self.subscription.next()
        if frame is None:
            frame = self.table.broadcast.snapshot(self.subscription)
        decoded: Json = msgspec.json.decode(frame)
        return decoded

    async def until(self, kind: str) -> Json:
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def received(self) -> list[Json]:
        messages: list[Json] = []
        while True:
            reading = asyncio.ensure_future(self.next())
            await asyncio.sleep(0)  # a message in the queue is read without waiting
            if not reading.done():
                reading.cancel()
                return messages
            messages.append(reading.result())


async def play_first_legal(table: LiveTable, people: list[PersonRow], moves: int = 1) -> None:
    """So many moves of people, each the first that is legal."""
    for _ in range(moves):
        position = game_of(table).position
        assert position.turn is not None
        person = next(one for one in people if one.id == table.state.holders[position.turn].person)
        assert_done(await send(table, person, "play", move=str(position.legal_moves[0])))


async def play_to_the_end(table: LiveTable, people: list[PersonRow]) -> None:
    while not game_of(table).position.over:
        await play_first_legal(table, people)


async def draw_until_claim(table: LiveTable, people: list[PersonRow], seat: int = 0) -> str:
    """Everybody draws unseen cards until a seat can claim a route. Returns the claim."""
    while True:
        position = game_of(table).position
        moves = [str(move) for move in position.legal_moves]
        claims = [move for move in moves if move.startswith("claim")]
        if position.turn == seat and claims:
            return claims[0]
        person = next(one for one in people if one.id == table.state.holders[position.turn or 0].person)
        move = "draw" if "draw" in moves else moves[0]
        assert_done(await send(table, person, "play", move=move))


async def eventually(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(WAIT_SECONDS):
        while not condition():
            await asyncio.sleep(0.002)


async def finished_game(service: ServiceProcess, **wanted: Any) -> tuple[LiveTable, list[PersonRow]]:
    table, people = await service.start_game("Ada", "Ben", **wanted)
    await play_to_the_end(table, people)
    return table, people
