"""Tells players and spectators what happened at a table, each only what they may see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from crosstown.service.protocol.messages import (
    Bye,
    Changed,
    Moved,
    Said,
    Snapshot,
    TableInfo,
    TurnClock,
    Warned,
    You,
)
from crosstown.service.tables.live_game import LogEntry
from crosstown.service.tables.subscribers import table_messages
from crosstown.service.tables.subscribers.subscription import Subscription
from crosstown.service.tables.subscribers.table_messages import encode
from crosstown.service.tables.table_context import TableContext
from crosstown.service.tables.table_state import TableMemory
from crosstown.store.rows import ChatRow


class Broadcast:
    """The subscriptions of a table. ``news`` is set, and replaced, whenever something is sent."""

    def __init__(self, memory: TableMemory, context: TableContext) -> None:
        self._memory = memory
        self._context, self._clock = context, context.clock
        self.subscriptions: set[Subscription] = set()
        self.news = asyncio.Event()

    def viewer_of(self, subscription: Subscription) -> int | None:
        """The seat whose view a connection gets. People who share a screen choose one of theirs."""
        seats = self._memory.state.seats_of(subscription.person)
        if len(seats) == 1:
            return seats[0]
        return subscription.looking if subscription.looking in seats else None

    def snapshot(self, subscription: Subscription) -> bytes:
        """Everything for one connection, with the steps since the version that it has."""
        viewer = self.viewer_of(subscription)
        message = self.snapshot_for(subscription.person, viewer, subscription.client_version)
        subscription.client_version = self._memory.version
        return encode(message)

    def snapshot_for(self, person: str | None, viewer: int | None, since: int | None) -> Snapshot:
        """Everything for one person, seen from one of the person's seats."""
        memory = self._memory
        you = self._you(person, viewer)
        return Snapshot(
            version=memory.version,
            table=self.table_info(),
            you=you,
            view=table_messages.view(memory.game, viewer) if memory.game else None,
            clock=self._clock_info(),
            chat=table_messages.chat_lines(memory, you.muted),
            missed=table_messages.steps_since(memory.game, since, viewer),
        )

    def table_info(self) -> TableInfo:
        return table_messages.table_info(self._memory, self._clock.steady())

    def _clock_info(self) -> TurnClock:
        return table_messages.clock(self._memory.state, self._memory.game, self._clock)

    def _you(self, person: str | None, viewer: int | None) -> You:
        return table_messages.you(self._memory, person, viewer, self._clock, self._context.undo_window)

    def game_begun(self) -> None:
        """Sends everyone a fresh snapshot."""
        for subscription in self.subscriptions:
            subscription.looking = None
            subscription.seats = self._memory.state.seats_of(subscription.person)
            subscription.send_snapshot()
        self._sent()

    def table_changed(self, private_to: str | None = None) -> None:
        """Sends seats and requests. Whoever got or lost a seat gets a snapshot from the new one.

        Of a private change nobody else may notice anything, not even by an empty message.
        """
        memory = self._memory
        info, clock = self.table_info(), self._clock_info()
        for subscription in self.subscriptions:
            if private_to is not None and subscription.person != private_to:
                continue
            you = self._you(subscription.person, self.viewer_of(subscription))
            if you.seats != subscription.seats:
                subscription.seats = you.seats
                subscription.send_snapshot()
            subscription.send(encode(Changed(version=memory.version, table=info, you=you, clock=clock)))
        if private_to is None:
            self._sent()
        else:
            self._context.on_changed(self._memory.id)

    def ply_played(self, entry: LogEntry) -> None:
        """Sends what happened and the view after it. Equal frames are encoded once."""
        memory, game = self._memory, self._memory.game
        assert game is not None
        clock = self._clock_info()
        frames: dict[tuple[int | None, int | None, tuple[int, ...]], bytes] = {}
        for subscription in self.subscriptions:
            seats = memory.state.seats_of(subscription.person)
            before = self.viewer_of(subscription)  # who drew a card sees it, even if the screen moves on
            if len(seats) > 1 and subscription.looking != game.position.turn:
                subscription.looking = None  # the screen is handed over: it shows nobody's cards
            key = before, self.viewer_of(subscription), seats
            if key not in frames:
                can_undo, until = table_messages.undo(memory, seats, self._clock, self._context.undo_window)
                moved = Moved(
                    version=game.version,
                    step=table_messages.step(game.version, entry, before),
                    view=table_messages.view(game, key[1]),
                    clock=clock,
                    can_undo=can_undo,
                    undo_until=until,
                )
                frames[key] = encode(moved)
            subscription.send(frames[key], game.version)
        self._sent()
        if game.position.over:
            self.table_changed()

    def chat_line_added(self, row: ChatRow) -> None:
        """Sends a line to everyone who has not muted its seat."""
        line = table_messages.chat_line(row, self._memory.state, self._memory.names)
        frame = encode(Said(line=line))
        for subscription in self.subscriptions:
            if line.seat not in self._memory.state.muted.get(subscription.person or "", ()):
                subscription.send(frame)
        self._sent()

    def time_is_short(self, seat: int) -> None:
        memory = self._memory
        frame = encode(Warned(version=memory.version, seat=seat, clock=self._clock_info()))
        for subscription in self.subscriptions:
            subscription.send(frame)

    def close(self, bye: Callable[[], Bye]) -> None:
        """Says goodbye on every connection, and wakes those who poll."""
        for subscription in tuple(self.subscriptions):
            subscription.close(encode(bye()))
        self.news.set()

    def _sent(self) -> None:
        """Wakes those who poll, and reports the change."""
        self.news.set()
        self.news = asyncio.Event()
        self._context.on_changed(self._memory.id)
