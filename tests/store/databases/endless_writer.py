"""A process that plays as fast as it can and prints what was acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import os
import sys

from crosstown.errors import StoreError
from crosstown.store.open_store import open_store
from crosstown.store.rows import PlyRow
from crosstown.store.store import Store
from tests.store.row_factory import add_game, append, ply

GAMES = 12


async def main(database: str, name: str) -> None:
    store = await open_store(database)
    await asyncio.gather(*(play(store, f"{name}-{number}") for number in range(GAMES)))


async def play(store: Store, game: str) -> None:
    await add_game(store, game, f"t-{game}")
    number = 0
    while True:
        row = ply(number, game, command=f"c{number}")
        if not await keep_trying(store, row):
            os.write(1, f"wrong {game} {number}\n".encode())
        os.write(1, f"{game} {number}\n".encode())
        number += 1


async def keep_trying(store: Store, row: PlyRow) -> bool:
    """As the service does: when the outcome is not known, it looks."""
    while True:
        try:
            return await append(store, row, f"t-{row.game}")
        except StoreError:
            await asyncio.sleep(0.2)
            found = await look(store, row)
            if found:
                return True


async def look(store: Store, row: PlyRow) -> bool:
    while True:
        try:
            return await store.plies(row.game, row.ply) == [row]
        except StoreError:
            await asyncio.sleep(0.2)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
