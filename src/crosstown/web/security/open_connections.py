"""How many connections to tables may be open: WebSockets, and requests that wait for news."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from crosstown.service.tables.live_table import LiveTable
from crosstown.store.rows import PersonRow
from crosstown.web.security.client_address import networks_of

SPECTATING_PER_ADDRESS = 200
SEATED_PER_ADDRESS = 200  # whatever spectators at the same address do
SOCKETS_PER_PERSON = 20
SOCKETS_PER_PLAYER = 8  # of a person to a table where they sit
SPECTATORS_PER_TABLE = 200
SPECTATORS_PER_ADDRESS = 20  # at one table


class OpenConnections:
    def __init__(self, *, limited: bool) -> None:
        self._limited = limited
        self._counts: dict[str, int] = {}

    @contextmanager
    def counted(self, host: str, table: LiveTable, person: PersonRow | None) -> Iterator[bool]:
        """Counts a connection while the block runs. False, and it does not count, if there are too many."""
        quotas = _quotas(host, table, person)
        if self._limited and any(self._counts.get(key, 0) >= limit for key, limit in quotas.items()):
            yield False
            return
        for key in quotas:
            self._counts[key] = self._counts.get(key, 0) + 1
        try:
            yield True
        finally:
            for key in quotas:
                self._counts[key] -= 1
                if not self._counts[key]:
                    del self._counts[key]


def _quotas(host: str, table: LiveTable, person: PersonRow | None) -> dict[str, int]:
    """The quotas a connection counts towards, and their sizes. No crowd keeps players from their table."""
    at, quotas = f"table {table.id}", {}
    networks = networks_of(host)
    if person is not None:
        quotas[f"person {person.id}"] = SOCKETS_PER_PERSON
        if person.id in table.state.people:
            quotas[f"person {person.id} {at}"] = SOCKETS_PER_PLAYER
            return quotas | {f"seated {network}": SEATED_PER_ADDRESS * times for network, times in networks}
    quotas[at] = SPECTATORS_PER_TABLE
    for network, times in networks:
        quotas[f"spectating {network}"] = SPECTATING_PER_ADDRESS * times
        quotas[f"spectating {network} {at}"] = SPECTATORS_PER_ADDRESS * times
    return quotas
