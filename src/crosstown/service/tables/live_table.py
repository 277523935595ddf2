"""A table alive: it judges commands one at a time, writes first, and tells everyone afterwards."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from crosstown.errors import CrosstownError, StoreError
from crosstown.service.protocol.commands import Command
from crosstown.service.protocol.messages import (
    Changed,
    Done,
    Moved,
    Refused,
    Said,
    Snapshot,
    TableInfo,
    Warned,
)
from crosstown.service.protocol.refusals import refused, stale
from crosstown.service.rate_limit import Bucket
from crosstown.service.tables import handlers, table_messages
from crosstown.service.tables.begin_game import begin
from crosstown.service.tables.deadlines import Duty, due_at, next_duty
from crosstown.service.tables.live_game import Entry, Match, Trial, replayed
from crosstown.service.tables.seating import NotAllowed
from crosstown.service.tables.subscription import Watcher
from crosstown.service.tables.table_state import Document, row_of
from crosstown.store.rows import ChatRow, LoadedTable, PersonRow, TableRow

if TYPE_CHECKING:
    from crosstown.service.table_registry import Hall

ANSWERS = 256  # commands that are remembered in memory; moves are remembered for good
RACES = 5  # how often a change is tried again when another process was faster
LINES = 100
LINGER = 3.0  # seconds in which a lost connection may come back before anybody is told


class LiveTable:
    """One table in this process."""

    def __init__(self, hall: Hall, loaded: LoadedTable, away: dict[str, int], names: dict[str, str]) -> None:
        self.hall = hall
        self.id = loaded.table.id
        self.revision = loaded.table.revision
        self.document = msgspec.json.decode(loaded.table.document, type=Document)
        self.match = replayed(loaded)
        self.away, self.names = away, names
        self.chat: deque[ChatRow] = deque(loaded.chat, LINES)
        self.chatter: dict[str, Bucket] = {}
        self.watchers: set[Watcher] = set()
        self._departed: dict[str, Watcher] = {}  # by person, whose connection closed last
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.stirred = asyncio.Event()  # set and replaced whenever something is told, for those who poll
        self.timer: asyncio.TimerHandle | None = None
        self.busy = False  # a computer player is thinking
        self.warned = 0  # the turn whose player was warned, by when it began
        self._answers: OrderedDict[tuple[str, str], Done] = OrderedDict()
        self._doubtful = False  # the store did not say whether a write was done

    @property
    def version(self) -> int:
        """Grows with every move and every game."""
        return self.match.version if self.match else 0

    # Commands

    async def obey(
        self, person: PersonRow | None, command: Command, watcher: Watcher | None = None
    ) -> Done | Refused:
        """Does what a person asks, once; the answer says whether it was done, and if not why."""
        began = time.perf_counter()
        self.touched = time.monotonic()
        answer: Done | Refused
        try:
            if person is None:
                raise NotAllowed("no-name", "say who you are before you do something at a table")
            async with self.lock:
                answer = await self._do_once(person, command, watcher)
        except CrosstownError as error:
            answer = refused(command.id, self.version, error)
            self.hall.count_refusal(error)
            if error.code == "old-version" and watcher is not None:
                watcher.catch_up()
        self.hall.metrics.command_seconds.observe(time.perf_counter() - began)
        return answer

    async def _do_once(self, person: PersonRow, command: Command, watcher: Watcher | None) -> Done:
        """A command that was done before gets its old answer, also after a crash if it was a move."""
        ahead = self.hall.store.shared and getattr(command, "version", 0) > self.version
        if self._doubtful or ahead:  # the client may have heard from another process what we have not
            await self.catch_up()
        key = person.id, command.id
        if key in self._answers:
            return self._answers[key]
        if not self._was_played(key):
            try:
                await handlers.do(self, person, command, watcher)
            except NotAllowed:
                if not self._was_played(key):  # in another process, a moment ago
                    raise
        version = self.match.commands.get(key, self.version) if self.match else self.version
        answer = self._answers[key] = Done(id=command.id, version=version)
        if len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)
        return answer

    def _was_played(self, key: tuple[str, str]) -> bool:
        return self.match is not None and key in self.match.commands

    async def move_for(self, version: int, duty: Duty, move: str) -> bool:
        """A computer player's move, unless the table has moved on meanwhile."""
        async with self.lock:
            match = self.match
            if match is None or match.version != version:
                return False
            await self.write(match, match.try_move(duty.seat, move), cause=duty.cause)
        self.hall.metrics.substitutions.labels(duty.cause).inc()
        return True

    # Writing

    async def write(
        self, match: Match, trial: Trial, person: str = "", command: str = "", cause: str = ""
    ) -> None:
        """Commit, then tell."""
        now = self.hall.entropy.now()
        row = match.row_for(trial, now, person, command, cause)
        record = match.record_of(trial, now)
        same_turn = trial.game.turn == match.game.turn
        try:
            written = await self.hall.store.append(
                row,
                table=self.id,
                due=due_at(self.document, trial.game.turn, now, match.turn_began if same_turn else now),
                touched=now,
                turn=trial.game.turn,
                record=record,
                state="playing" if record is None else "over",
            )
        except StoreError:
            self._doubtful = True
            raise
        if not written:
            before = match.version
            await self.catch_up()
            raise stale(before, self.version)
        self._moved(match.advance(trial, row))

    def _moved(self, entry: Entry) -> None:
        self.hall.metrics.moves.inc()
        if self.match and self.match.game.over:
            self.hall.metrics.games_finished.inc()
            self.hall.log("game-finished", table=self.id, city=self.document.city)
        self._tell_move(entry)

    async def change(self, change: Callable[[Document], Document]) -> None:
        """Changes the document, again on the newest one where another process was faster."""
        for _ in range(RACES):
            changed = change(self.document)
            if changed == self.document:
                return
            turn = self.match.game.turn if self.match else None
            row = self._row(changed, table_messages.state_of(changed, self.match), turn)
            if await self._certain(self.hall.store.save_table(row)):
                self.revision += 1
                self.document = changed
                self.tell_table()
                return
            await self.catch_up()
        raise StoreError("store-busy", "too many changes at this table at once: try again")

    async def begin(self, beginner: int) -> None:
        """The next game begins, with this chair first."""
        now = self.hall.entropy.now()
        game, changed = begin(self.document, beginner, self.id, self.version + 1, self.hall.entropy, now)
        match = Match(game)
        row = self._row(changed, "playing", match.game.turn)
        if not await self._certain(self.hall.store.begin_game(game, row)):
            await self.catch_up()
            return
        self.revision += 1
        self.document, self.match = changed, match
        self.hall.metrics.games_begun.inc()
        self.hall.log("game-begun", table=self.id, city=self.document.city)
        self.tell_all()

    async def _certain(self, writing: Awaitable[bool]) -> bool:
        """The outcome of a write; where the store cannot say, the table is read again first of all."""
        try:
            return await writing
        except StoreError:
            self._doubtful = True
            raise

    def _row(self, document: Document, state: str, turn: int | None) -> TableRow:
        now = self.hall.entropy.now()
        began = self.match.turn_began if self.match and turn == self.match.game.turn else now
        due = due_at(document, turn, now, began) if state == "playing" else None
        return row_of(self.id, self.revision, document, state, now, turn, due)

    # Reading what others wrote

    async def catch_up(self) -> None:
        """Reads what other processes wrote, and tells it. The lock is held by the caller."""
        loaded = await self.hall.store.load(self.id)
        self._doubtful = False
        if loaded is None:
            return
        self.document = msgspec.json.decode(loaded.table.document, type=Document)
        changed = loaded.table.revision != self.revision
        self.revision = loaded.table.revision
        if self.match is None or loaded.game is None or loaded.game.id != self.match.row.id:
            began = loaded.game is not None
            self.match = replayed(loaded)
            if began:
                self.tell_all()
        else:
            for row in loaded.plies[len(self.match.log) :]:
                self._tell_move(self.match.follow(row))
        heard = self.chat[-1].number if self.chat else -1
        for line in loaded.chat:
            if line.number > heard:
                self.hear(line)
        if changed:
            self.tell_table()
        await self._mend(loaded.table)

    async def read_on(self) -> bool:
        """Reads the plies that another process wrote; False where there are none in this game."""
        match = self.match
        rows = await self.hall.store.plies(match.row.id, len(match.log)) if match else []
        for row in rows:
            if match is not None:
                self._tell_move(match.follow(row))
        return bool(rows)

    async def _mend(self, row: TableRow) -> None:
        """A process that had not yet heard of the last move may have saved an old state over the new one."""
        state = table_messages.state_of(self.document, self.match)
        turn = self.match.game.turn if self.match else None
        if row.state != state or (state == "playing" and row.turn != turn):
            saving = self.hall.store.save_table(self._row(self.document, state, turn))
            self.revision += await self._certain(saving)

    # Who is there

    async def arrive(self, watcher: Watcher) -> None:
        """A connection opens. The first thing it is told is a snapshot, no older than what the client has."""
        if self.hall.store.shared and (watcher.seen or 0) > self.version:
            async with self.lock:
                await self.catch_up()
        self.watchers.add(watcher)
        watcher.seats = self.document.seats_of(watcher.person)
        watcher.catch_up()
        self.touched = time.monotonic()
        if watcher.person is not None and watcher.seats:
            await self.greet(watcher.person)
        await self.hall.note_seen(self)
        self.hall.attend(self)

    async def greet(self, person: str) -> None:
        """Notes whether somebody at the table is there, and tells if that is new."""
        there = any(watcher.person == person for watcher in self.watchers)
        if there and self.hall.store.shared:
            await self.hall.store.mark_connected(self.id, person, self.hall.worker)
        if there and self.away.pop(person, None) is not None:
            self.tell_table()
        elif not there and person not in self.away:
            self.away[person] = self.hall.entropy.now()
            self.tell_table()

    def depart(self, watcher: Watcher) -> None:
        """A connection closes. Its person is away only if no other comes within a few seconds."""
        self.watchers.discard(watcher)
        watcher.close()
        self.touched = time.monotonic()
        if watcher.person is not None and watcher.seats:
            self._departed[watcher.person] = watcher
            self.hall.later(LINGER, self._miss(watcher.person, watcher, self.hall.entropy.now()))

    async def _miss(self, person: str, departed: Watcher, since: int) -> None:
        # Whoever polls comes and goes all the time: only what closed last can be what is missed.
        if self._departed.get(person) is not departed or any(one.person == person for one in self.watchers):
            return
        del self._departed[person]
        if self.hall.store.shared:
            await self.hall.store.mark_disconnected(self.id, person, self.hall.worker, since)
            await self.look_who_is_there()
        elif person in self.document.people and person not in self.away:
            self.away[person] = since
            self.tell_table()

    async def look_who_is_there(self) -> None:
        """Asks the store who is connected to any of the processes."""
        away = await self.hall.away_from(self.id, self.document)
        if away.keys() != self.away.keys():
            self.away = away
            self.tell_table()

    # Telling

    def duty(self) -> Duty | None:
        """What this table needs of a server next. Where nobody sits, it plays while somebody watches."""
        played = table_messages.state_of(self.document, self.match) == "playing"
        if self.match is None or not played or not (self.document.people or self.watchers):
            return None
        return next_duty(self.document, self.match, self.away, self.hall.pause)

    def eyes(self, watcher: Watcher) -> int | None:
        """The seat whose view a connection gets. People who share a screen see what they ask to see."""
        seats = self.document.seats_of(watcher.person)
        if len(seats) == 1:
            return seats[0]
        return watcher.looking if watcher.looking in seats else None

    def snapshot(self, watcher: Watcher) -> bytes:
        """All there is to know for one connection, and the steps since the version it has."""
        message = self.snapshot_for(watcher.person, self.eyes(watcher), watcher.seen)
        watcher.seen = self.version
        return table_messages.encode(message)

    def snapshot_for(self, person: str | None, eyes: int | None, since: int | None) -> Snapshot:
        """All there is to know for one person, seen from one of the person's seats."""
        you = table_messages.you(self.document, self.match, person, eyes)
        now = self.hall.entropy.now()
        return Snapshot(
            version=self.version,
            table=self.info(now),
            you=you,
            view=table_messages.view(self.match, eyes) if self.match else None,
            clock=table_messages.clock(self.document, self.match, now),
            chat=table_messages.lines(self.chat, self.document, self.names, you.muted),
            missed=table_messages.steps_since(self.match, since, eyes),
        )

    def info(self, now: int) -> TableInfo:
        """The table as everyone may see it."""
        return table_messages.table_info(self.id, self.document, self.match, self.away, now)

    def tell_all(self) -> None:
        """Everyone gets a fresh snapshot."""
        for watcher in self.watchers:
            watcher.looking = None
            watcher.seats = self.document.seats_of(watcher.person)
            watcher.catch_up()
        self._stir()

    def tell_table(self) -> None:
        """Everyone is told about seats and requests; who got or lost a seat sees with other eyes now."""
        now = self.hall.entropy.now()
        info, clock = self.info(now), table_messages.clock(self.document, self.match, now)
        for watcher in self.watchers:
            you = table_messages.you(self.document, self.match, watcher.person, self.eyes(watcher))
            if you.seats != watcher.seats:
                watcher.seats = you.seats
                watcher.catch_up()
            watcher.tell(
                table_messages.encode(Changed(version=self.version, table=info, you=you, clock=clock))
            )
        self._stir()

    def _tell_move(self, entry: Entry) -> None:
        """Everyone gets what happened and the view after it, as far as each may see it."""
        match = self.match
        assert match is not None
        now = self.hall.entropy.now()
        clock = table_messages.clock(self.document, match, now)
        frames: dict[tuple[int | None, int | None, bool], bytes] = {}
        for watcher in self.watchers:
            seats = self.document.seats_of(watcher.person)
            before = self.eyes(watcher)  # whoever drew a card shall see it, also where the screen goes on now
            if len(seats) > 1 and watcher.looking != match.game.turn:
                watcher.looking = None  # the screen is handed over: nobody's cards are on it
            seen = before, self.eyes(watcher), bool(seats) and match.can_undo(seats)
            if seen not in frames:
                step = table_messages.step(match.version, entry, before)
                view = table_messages.view(match, seen[1])
                moved = Moved(version=match.version, step=step, view=view, clock=clock, can_undo=seen[2])
                frames[seen] = table_messages.encode(moved)
            watcher.tell(frames[seen], match.version)
        self._stir()
        if match.game.over:
            self.tell_table()

    def hear(self, row: ChatRow) -> None:
        """Somebody said something: everyone who does not mute the seat is told."""
        self.chat.append(row)
        line = table_messages.line(row, self.document, self.names)
        frame = table_messages.encode(Said(line=line))
        for watcher in self.watchers:
            if line.seat not in self.document.muted.get(watcher.person or "", ()):
                watcher.tell(frame)
        self._stir()

    def warn(self, seat: int) -> None:
        """A seat's time is running out."""
        clock = table_messages.clock(self.document, self.match, self.hall.entropy.now())
        frame = table_messages.encode(Warned(version=self.version, seat=seat, clock=clock))
        for watcher in self.watchers:
            watcher.tell(frame)

    def _stir(self) -> None:
        """Wakes those who poll, and lets the hall see to the next duty."""
        self.stirred.set()
        self.stirred = asyncio.Event()
        self.hall.attend(self)
