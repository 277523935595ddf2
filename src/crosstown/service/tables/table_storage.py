"""What a table writes to the store, and what it reads that other processes wrote."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

from crosstown.errors import StoreError
from crosstown.service.protocol.refusals import old_version
from crosstown.service.tables.broadcast import Broadcast
from crosstown.service.tables.deadlines import due_at
from crosstown.service.tables.live_game import LiveGame, ProposedPly, replay
from crosstown.service.tables.seating import begin_game
from crosstown.service.tables.table_context import TableContext
from crosstown.service.tables.table_state import TableMemory, TableState, phase_of, read_state, row_of
from crosstown.store.rows import ChatRow, TableRow

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
        memory, context, now = self._memory, self._context, self._context.clock.now()
        game = memory.game
        assert game is not None
        row = game.row_for(ply, now, person, command, cause)
        record = game.record_of(ply, now)
        turn = ply.position.turn
        writing = context.store.append(
            row,
            table=memory.id,
            due=due_at(memory.state, turn, now, game.turn_began if turn == memory.turn else now),
            touched=now,
            turn=turn,
            record=record,
            state="playing" if record is None else "over",
        )
        if not await self._outcome(writing):
            before = game.version
            await self.catch_up()
            raise old_version(before, memory.version)
        entry = game.apply(ply, row)
        context.metrics.moves.inc()
        if game.position.over:
            context.metrics.games_finished.inc()
            context.log("game-finished", table=memory.id, city=memory.state.city)
        self._broadcast.ply_played(entry)

    async def change_state(self, change: Callable[[TableState], TableState]) -> None:
        """Changes the table's state, and again on the newest one if another process was faster."""
        memory = self._memory
        for _ in range(MAX_ATTEMPTS):
            changed = change(memory.state)
            if changed == memory.state:
                return
            row = self._row(changed, phase_of(changed, memory.game), memory.turn)
            if await self._outcome(self._context.store.save_table(row)):
                memory.revision += 1
                memory.state = changed
                self._broadcast.table_changed()
                return
            await self.catch_up()
        raise StoreError("store-busy", "too many changes at this table at once: try again")

    async def begin_game(self, first: int | Literal["random"]) -> None:
        memory, context = self._memory, self._context
        game_row, changed = begin_game(
            memory.state, first, memory.id, memory.version + 1, context.tokens, context.clock.now()
        )
        game = LiveGame(game_row)
        row = self._row(changed, "playing", game.position.turn)
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

    def _row(self, state: TableState, phase: str, turn: int | None) -> TableRow:
        memory, now = self._memory, self._context.clock.now()
        began = memory.game.turn_began if memory.game and turn == memory.turn else now
        due = due_at(state, turn, now, began) if phase == "playing" else None
        return row_of(memory.id, memory.revision, state, phase, now, turn, due)

    # Reading

    async def catch_up(self) -> None:
        """Reads what other processes wrote, and tells it."""
        memory = self._memory
        loaded = await self._context.store.load(memory.id)
        self.uncertain = False
        if loaded is None:
            return
        memory.state = read_state(loaded.table)
        changed = loaded.table.revision != memory.revision
        memory.revision = loaded.table.revision
        if memory.game is None or loaded.game is None or loaded.game.id != memory.game.row.id:
            memory.game = replay(loaded)
            if memory.game is not None:
                self._broadcast.game_begun()
        else:
            for row in loaded.plies[len(memory.game.log) :]:
                self._broadcast.ply_played(memory.game.apply_row(row))
        last_line = memory.chat[-1].number if memory.chat else -1
        for line in loaded.chat:
            if line.number > last_line:
                self._add_chat_line(line)
        if changed:
            self._broadcast.table_changed()
        await self._repair(loaded.table)

    async def read_new_plies(self) -> bool:
        """Reads the plies that another process wrote. False if there are none in this game."""
        game = self._memory.game
        if game is None:
            return False
        rows = await self._context.store.plies(game.row.id, len(game.log))
        for row in rows:
            self._broadcast.ply_played(game.apply_row(row))
        return bool(rows)

    async def _repair(self, row: TableRow) -> None:
        """A process that had not read the last move may have saved an old phase or turn over the new one."""
        memory = self._memory
        phase, turn = memory.phase, memory.turn
        if row.state != phase or (phase == "playing" and row.turn != turn):
            saving = self._context.store.save_table(self._row(memory.state, phase, turn))
            memory.revision += await self._outcome(saving)
