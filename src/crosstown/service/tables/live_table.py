"""A table in memory: runs one command at a time. Handlers decide, the table carries the decision out."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import assert_never

from msgspec import structs

from crosstown.errors import CrosstownError
from crosstown.service.bots.choose_move import ask_advice
from crosstown.service.protocol.commands import Command
from crosstown.service.protocol.messages import Bye, Done, Refused
from crosstown.service.protocol.refusals import NotAllowed, refused
from crosstown.service.rate_limit_bucket import Bucket
from crosstown.service.tables.deadlines_and_absences import DueMove
from crosstown.service.tables.first_tickets import chosen_early
from crosstown.service.tables.handlers.find_handler import decide
from crosstown.service.tables.handlers.handler_decisions import (
    AddChatLine,
    Advise,
    AppendPly,
    BeginGame,
    ChangeState,
    DecideNext,
    Decisions,
    DropTable,
    NoteNewPerson,
    ShowSeat,
    StopWaiting,
)
from crosstown.service.tables.handlers.seats import begin_if_full
from crosstown.service.tables.live_game import LiveGame
from crosstown.service.tables.subscribers.broadcast import Broadcast
from crosstown.service.tables.subscribers.presence import Presence
from crosstown.service.tables.subscribers.subscription import Subscription
from crosstown.service.tables.table_context import TableContext
from crosstown.service.tables.table_state import FirstChoice, TableMemory, TableState
from crosstown.service.tables.table_storage import TableStorage
from crosstown.store.rows import ChatRow, PersonRow

ANSWERS_REMEMBERED = 256  # commands done lately; moves are remembered for good
CHAT_RATE = (6, 12.0)  # lines at once, and as many again in so many seconds
ADVICE_RATE = (12, 24.0)  # the same for hints and warnings, about two for every decision
CHANGE_RATE = (12, 12.0)  # the same for changes of seats, requests and the like


class LiveTable:
    def __init__(self, context: TableContext, memory: TableMemory) -> None:
        self.id = memory.id
        self.memory = memory
        self.broadcast = Broadcast(memory, context)
        self.presence = Presence(memory, self.broadcast, context)
        self.lock = asyncio.Lock()
        self.used_at = context.clock.monotonic()
        self._context = context
        self._storage = TableStorage(memory, self.broadcast, context)
        self._answers: OrderedDict[tuple[str, str], Done] = OrderedDict()
        self._asked: dict[tuple[str, str], Advise] = {}  # until the lock is free: advice takes long
        self._limits: dict[tuple[str, tuple[int, float]], Bucket] = {}  # by person and rate

    @property
    def state(self) -> TableState:
        return self.memory.state

    @property
    def game(self) -> LiveGame | None:
        return self.memory.game

    @property
    def version(self) -> int:
        return self.memory.version

    # Connections

    async def subscribe(self, subscription: Subscription) -> None:
        """A connection opens. What it gets is no older than what its client has."""
        if self._context.store.shared and (subscription.client_version or 0) > self.version:
            async with self.lock:
                await self._storage.catch_up()
        self.used_at = self._context.clock.monotonic()
        await self.presence.add(subscription)
        self._context.on_changed(self.id)

    def unsubscribe(self, subscription: Subscription) -> None:
        self.presence.remove(subscription)
        self.used_at = self._context.clock.monotonic()

    # Commands

    async def run_command(
        self, person: PersonRow | None, command: Command, subscription: Subscription | None = None
    ) -> Done | Refused:
        """Does what a person asks, once. The answer says whether it was done, or why not."""
        began = time.perf_counter()
        self.used_at = self._context.clock.monotonic()
        answer: Done | Refused
        try:
            if person is None:
                raise NotAllowed("no-name", "say who you are before you do something at a table")
            async with self.lock:
                answer = await self._run_once(person, command, subscription)
            answer = await self._with_advice(person, answer)
        except CrosstownError as error:
            answer = refused(command.id, self.version, error)
            self._context.note_refusal(error)
            if error.code == "old-version" and subscription is not None:
                subscription.send_snapshot()
        self._context.metrics.command_seconds.observe(time.perf_counter() - began)
        return answer

    async def _run_once(self, person: PersonRow, command: Command, subscription: Subscription | None) -> Done:
        """A command that was done before gets its old answer; a move even after a crash."""
        ahead = self._context.store.shared and getattr(command, "version", 0) > self.version
        if self._storage.uncertain or ahead:  # ahead: the client has news from another process
            await self._storage.catch_up()
        key = person.id, command.id
        if key in self._answers:
            return self._answers[key]
        if not self._was_played(key):
            try:
                now, connected = self._context.clock.steady(), subscription is not None
                decisions = decide(self.memory, person, command, now, connected=connected)
                await self._carry_out(decisions, person.id, command.id, subscription)
            except NotAllowed:
                if not self._was_played(key):  # by another process, a moment ago
                    raise
        version = self.game.commands.get(key, self.version) if self.game else self.version
        answer = self._answers[key] = Done(id=command.id, version=version, hint=None, judgement=None)
        if len(self._answers) > ANSWERS_REMEMBERED:
            self._answers.popitem(last=False)
        return answer

    async def _with_advice(self, person: PersonRow, answer: Done) -> Done:
        """The answer with the advice that was asked for. The table goes on while a computer player thinks."""
        key = person.id, answer.id
        asked = self._asked.pop(key, None)
        if asked is None:
            return answer
        chosen = await self._context.advise(
            ask_advice(asked.view, asked.wanted, self.id), self.memory.origin or self.state.host
        )
        if chosen is None:
            self._answers.pop(key, None)
            message = "the computer players are not ready, or busy: ask again in a moment"
            raise NotAllowed("hint-not-ready", message)
        answer = structs.replace(answer, hint=chosen.hint, judgement=chosen.judgement)
        self._answers[key] = answer
        return answer

    def _was_played(self, key: tuple[str, str]) -> bool:
        return self.game is not None and key in self.game.commands

    # Decisions

    async def _carry_out(
        self,
        decisions: Decisions,
        person: str = "",
        command: str = "",
        subscription: Subscription | None = None,
    ) -> None:
        for decision in decisions:
            match decision:
                case AppendPly(ply):
                    await self._storage.append_ply(ply, person, command)
                case ChangeState(change, private):
                    self._limit(person, CHANGE_RATE, "you change too much at once: wait a few seconds")
                    await self._storage.change_state(change, person if private else None)
                case BeginGame(first):
                    await self._storage.begin_game(first)
                case AddChatLine():
                    await self._add_chat_line(decision, person, command)
                case NoteNewPerson(new):
                    self.memory.names[new.id] = new.name
                    await self.presence.update(new.id)
                case ShowSeat(seat):
                    assert subscription is not None
                    subscription.looking = seat
                    subscription.send_snapshot()
                case StopWaiting(stalled):
                    self._stop_waiting(stalled)
                case DropTable():
                    await self._drop()
                case Advise():
                    self._limit(person, ADVICE_RATE, "you ask for too much advice: wait a few seconds")
                    self._asked[person, command] = decision
                case DecideNext(decide_next):
                    await self._carry_out(decide_next(self.memory), person, command, subscription)
                case _:
                    assert_never(decision)

    async def _add_chat_line(self, line: AddChatLine, person: str, command: str) -> None:
        self._limit(person, CHAT_RATE, "you say too much at once: wait a few seconds")
        row = ChatRow(
            table=self.id,
            number=0,
            person=person,
            seat=line.seat,
            kind=line.kind,
            text=line.text,
            at=self._context.clock.now(),
            command=command,
        )
        await self._storage.add_chat(row)

    def _limit(self, person: str, rate: tuple[int, float], message: str) -> None:
        key, clock = (person, rate), self._context.clock
        if not self._limits.setdefault(key, Bucket(*rate, now=clock.monotonic)).take():
            raise NotAllowed("too-fast", message)

    def _stop_waiting(self, stalled: bool) -> None:
        """Other processes need not know: this one asks the computer player at once."""
        game = self.game
        assert game is not None
        if stalled:
            self.memory.stalled_turn = game.row.id, game.turn
        else:
            self.memory.waits_no_more = game.version
        self._context.on_changed(self.id)

    async def _drop(self) -> None:
        if await self._context.store.drop_table(self.id, self.memory.revision):
            self._context.on_dropped(self.id)
            message = "everybody has left this table"
            self.broadcast.close(lambda: Bye(code="table-gone", message=message, again=None))

    # Without a command

    async def begin_if_full(self) -> None:
        async with self.lock:
            await self._carry_out(begin_if_full(self.memory))

    async def play_due_move(self, version: int, due: DueMove, move: str) -> None:
        """Plays a computer player's move, unless the table has moved on meanwhile."""
        async with self.lock:
            if self.game is None or self.version != version:
                return
            await self._storage.append_ply(self.game.try_move(due.seat, move), cause=due.cause)
        self._context.metrics.substitutions.labels(due.cause).inc()

    async def play_choice(self, choice: FirstChoice) -> None:
        """Plays the first tickets that somebody chose early, unless it is done."""
        async with self.lock:
            if self.game is not None and chosen_early(self.state, self.game, choice.seat) == choice:
                ply = self.game.try_move(choice.seat, choice.move)
                await self._storage.append_ply(ply, choice.person, choice.command)

    async def read_changes(self, ply: int) -> None:
        """Reads what another process wrote: the ply of this number, or anything if it is negative."""
        async with self.lock:
            if self.game and 0 <= ply < len(self.game.log):
                return
            if ply >= 0 and await self._storage.read_new_plies():
                return
            await self._storage.catch_up()
        await self.presence.refresh()
