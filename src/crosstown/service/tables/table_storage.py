"""What a table writes to the store, and what it reads that other processes wrote."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

import msgspec

from crosstown.errors import StoreError
from crosstown.game.game import Game
from crosstown.service.protocol.refusals import old_version
from crosstown.service.tables.deadlines_and_absences import due_at
from crosstown.service.tables.live_game import FIRST_KEEP, LiveGame, ProposedPly
from crosstown.service.tables.seating import begin_game
from crosstown.service.tables.subscribers.broadcast import Broadcast
from crosstown.service.tables.table_context import TableContext
from crosstown.service.tables.table_state import TableMemory, TableState, phase_of, read_state, row_of
from crosstown.store.rows import UNTOUCHED, ChatRow, PlyRow, TableRow

MAX_ATTEMPTS = 5  # to change a table while other processes are faster


class TableStorage:
    """Reads and writes a table under its lock. ``uncertain``: a write may be lost, so read it again."""

    def __init__(self, memory: TableMemory, broadcast: Broadcast, context: TableContext) -> None:
        self._memory = memory
        self._broadcast = broadcast
        self._context = context
        self.uncertain = False

    # Writing

    async def append_ply(
        self, ply: ProposedPly, person: str = "", command: str = "", cause: str = ""
    ) -> None:
        """Writes a move or a take-back, then plays and tells it."""
        memory, context, clock = self._memory, self._context, self._context.clock
        game, now, steady = memory.game, clock.now(), clock.steady()
        assert game is not None
        row = game.row_for(ply, now, person, command, cause)
        record = game.record_of(ply, now)
        writing = context.store.append(
            row,
            table=memory.id,
            due=self._due(memory.state, ply.position, game.turn_began_after(ply, steady)),
            touched=now,
            turn=ply.position.turn,
            record=record,
            state="playing" if record is None else "over",
        )
        if not await self._outcome(writing):
            before = game.version
            await self.catch_up()
            raise old_version(before, memory.version)
        entry = game.apply(ply, row, steady)
        context.metrics.moves.inc()
        if game.position.over:
            context.metrics.games_finished.inc()
            context.log("game-finished", table=memory.id, city=memory.state.city)
        self._broadcast.ply_played(entry)

    async def change_state(
        self, change: Callable[[TableState], TableState], private_to: str | None = None
    ) -> None:
        """Changes the table's state, and again on the newest one if another process was faster.

        Of a private change only its person is told, and lists do not show that the table has changed.
        """
        memory = self._memory
        for _ in range(MAX_ATTEMPTS):
            changed = change(memory.state)
            if changed == memory.state:
                return
            row = self._row(changed, phase_of(changed, memory.game), memory.game)
            if private_to is not None:
                row = msgspec.structs.replace(row, touched=UNTOUCHED)
            if await self._outcome(self._context.store.save_table(row)):
                memory.revision += 1
                memory.state = changed
                self._broadcast.table_changed(private_to)
                return
            await self.catch_up()
        raise StoreError("store-busy", "too many changes at this table at once: try again")

    async def begin_game(self, first: int | Literal["random"]) -> None:
        memory, context = self._memory, self._context
        game_row, changed = begin_game(
            memory.state, first, memory.id, memory.version + 1, context.tokens, context.clock.now()
        )
        game = LiveGame(game_row, context.clock.steady())
        row = self._row(changed, "playing", game)
        if not await self._outcome(context.store.begin_game(game_row, row)):
            await self.catch_up()
            return
        memory.revision += 1
        memory.state, memory.game = changed, game
        context.metrics.games_begun.inc()
        context.log("game-begun", table=memory.id, city=memory.state.city)
        self._broadcast.game_begun()

    async def add_chat(self, row: ChatRow) -> None:
        """Writes a line of chat, unless its command was done before."""
        written = await self._context.store.add_chat(row)
        if written is not None:
            self._add_chat_line(written)

    def _add_chat_line(self, row: ChatRow) -> None:
        self._memory.chat.append(row)
        self._broadcast.chat_line_added(row)

    async def _outcome(self, writing: Awaitable[bool]) -> bool:
        """The outcome of a write. If the store cannot say, the table is read again before anything else."""
        try:
            return await writing
        except StoreError:
            self.uncertain = True
            raise

    def _row(self, state: TableState, phase: str, game: LiveGame | None) -> TableRow:
        memory, now = self._memory, self._context.clock.now()
        turn, due = None, None
        if game is not None:
            turn = game.position.turn
            due = self._due(state, game.position, game.turn_began) if phase == "playing" else None
        return row_of(memory.id, memory.revision, state, phase, now, turn, due)

    def _due(self, state: TableState, position: Game, turn_began: int) -> int | None:
        clock, turn = self._context.clock, position.turn
        chosen = position.phase == FIRST_KEEP and any(choice.seat == turn for choice in state.first_choices)
        return due_at(state, turn, clock.now(), clock.wall_at(turn_began), chosen=chosen)

    # Reading

    async def catch_up(self) -> None:
        """Reads what other processes wrote, and tells it."""
        memory = self._memory
        loaded = await self._context.store.load(memory.id)
        self.uncertain = False
        if loaded is None:
            return
        before, memory.state = memory.state, read_state(loaded.table)
        memory.revision = loaded.table.revision
        if memory.game is None or loaded.game is None or loaded.game.id != memory.game.row.id:
            memory.game = await self._context.replay(loaded)
            if memory.game is not None:
                self._broadcast.game_begun()
        else:
            self._apply(memory.game, loaded.plies[len(memory.game.log) :])
        last_line = memory.chat[-1].number if memory.chat else -1
        for line in loaded.chat:
            if line.number > last_line:
                self._add_chat_line(line)
        self._tell_changes(before)
        await self._repair(loaded.table)

    def _tell_changes(self, before: TableState) -> None:
        """Tells of changes that another process made, private ones to their person alone."""
        after = self._memory.state
        if after.public != before.public:
            self._broadcast.table_changed()
            return
        for person in after.people:
            if after.private_to(person) != before.private_to(person):
                self._broadcast.table_changed(person)

    async def read_new_plies(self) -> bool:
        """Reads the plies that another process wrote. False if there are none in this game."""
        game = self._memory.game
        if game is None:
            return False
        rows = await self._context.store.plies(game.row.id, len(game.log))
        self._apply(game, rows)
        return bool(rows)

    def _apply(self, game: LiveGame, rows: Sequence[PlyRow]) -> None:
        for row in rows:
            entry = game.apply_row(row, self._context.clock.steady_at(row.at))
            self._broadcast.ply_played(entry)

    async def _repair(self, row: TableRow) -> None:
        """A process that had not read the last move may have saved an old phase or turn over the new one."""
        memory = self._memory
        phase, turn = memory.phase, memory.turn
        if row.state != phase or (phase == "playing" and row.turn != turn):
            saving = self._context.store.save_table(self._row(memory.state, phase, memory.game))
            memory.revision += await self._outcome(saving)
