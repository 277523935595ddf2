"""Who is connected to a table, and who is away."""

from __future__ import annotations

from crosstown.service.tables.subscribers.broadcast import Broadcast
from crosstown.service.tables.subscribers.subscription import Subscription
from crosstown.service.tables.table_context import TableContext
from crosstown.service.tables.table_state import TableMemory, TableState

RECONNECT_SECONDS = 3.0  # a lost connection may come back before anybody is told


async def find_away(context: TableContext, table_id: str, state: TableState) -> dict[str, int]:
    """The people of a table who are connected to no process, and since when by the steady clock."""
    clock = context.clock
    if not context.store.shared:
        return dict.fromkeys(state.people, clock.steady())
    found = await context.store.presence(table_id, clock.now())
    since = {person: found.get(person, clock.now()) for person in state.people}
    return {person: clock.steady_at(left) for person, left in since.items() if left is not None}


class Presence:
    def __init__(self, memory: TableMemory, broadcast: Broadcast, context: TableContext) -> None:
        self._memory = memory
        self._broadcast = broadcast
        self._context = context
        self._last_closed: dict[str, Subscription] = {}  # by person

    @property
    def has_company(self) -> bool:
        """Whether a stranger would meet somebody at this listed table: its host, or somebody seated."""
        state = self._memory.state
        there = {subscription.person for subscription in self._broadcast.subscriptions}
        return state.listed and not there.isdisjoint((state.host, *state.people))

    async def add(self, subscription: Subscription) -> None:
        """A connection opens. A snapshot is the first thing it gets."""
        self._broadcast.subscriptions.add(subscription)
        subscription.seats = self._memory.state.seats_of(subscription.person)
        subscription.send_snapshot()
        if subscription.person is not None and subscription.seats:
            await self.update(subscription.person)
        if self.has_company:
            await self._context.store.set_seen([self._memory.id], self._context.clock.now())

    async def update(self, person: str) -> None:
        """Notes whether somebody with a seat is connected, and tells everyone if that is new."""
        context, away = self._context, self._memory.away
        connected = self._is_connected(person)
        if connected and context.store.shared:
            await context.store.mark_connected(self._memory.id, person, context.process_id)
        if connected and away.pop(person, None) is not None:
            self._broadcast.table_changed()
        elif not connected and person not in away:
            away[person] = context.clock.steady()
            self._broadcast.table_changed()

    def remove(self, subscription: Subscription) -> None:
        """A connection closes. Its person is away unless another one opens within a few seconds."""
        self._broadcast.subscriptions.discard(subscription)
        subscription.close()
        person = subscription.person
        if person is not None and subscription.seats:
            since = self._context.clock.now()
            self._last_closed[person] = subscription
            self._context.tasks.run_later(
                RECONNECT_SECONDS, lambda: self._note_absence(person, subscription, since)
            )

    async def _note_absence(self, person: str, closed: Subscription, since: int) -> None:
        # Whoever polls connects and disconnects all the time: only the last connection counts.
        if self._last_closed.get(person) is not closed or self._is_connected(person):
            return
        del self._last_closed[person]
        memory, context = self._memory, self._context
        if context.store.shared:
            await context.store.mark_disconnected(memory.id, person, context.process_id, since)
            await self.refresh()
        elif person in memory.state.people and person not in memory.away:
            memory.away[person] = context.clock.steady_at(since)
            self._broadcast.table_changed()

    async def refresh(self) -> None:
        """Asks the store who is connected to any of the processes."""
        away = await find_away(self._context, self._memory.id, self._memory.state)
        if away.keys() != self._memory.away.keys():
            self._memory.away = away
            self._broadcast.table_changed()

    def _is_connected(self, person: str) -> bool:
        return any(subscription.person == person for subscription in self._broadcast.subscriptions)
