"""Clears away what was never used: tables where no game began, and guests who have no table."""

from __future__ import annotations

from crosstown.errors import StoreError
from crosstown.service.clock import SECOND
from crosstown.service.protocol.messages import Bye
from crosstown.service.table_registry import TableRegistry

DAY = 24 * 3600 * SECOND
ROUND_SECONDS = 3600.0
PER_ROUND = 500  # tables, and guests: a transaction must be short
_GONE = Bye(code="table-gone", message="nobody has used this table for long", again=None)


async def keep_clearing(registry: TableRegistry, days: int) -> None:
    """Removes again and again what nobody has used for so many days; with 0 days, nothing."""
    while days:
        try:
            await clear_away(registry, days)
        except StoreError as error:
            registry.log("store-trouble", level="error", code=error.code)
        await registry.clock.sleep(ROUND_SECONDS)


async def clear_away(registry: TableRegistry, days: int) -> None:
    """Games are never removed."""
    now = registry.clock.now()
    tables, guests = await registry.store.drop_unused(now - days * DAY, now, PER_ROUND)
    for table_id in tables:
        table = registry.tables.get(table_id)
        registry.forget(table_id)
        if table is not None:  # somebody has it open, but did nothing for all that time
            table.broadcast.close(lambda: _GONE)
    if tables or guests:
        registry.log("cleared-away", tables=len(tables), guests=guests)
