"""What it costs that every move is on disk before it is sent: moves a second with and without waiting.

Run ``python -m benchmarks.server.store_writes [postgresql://…]``. Both ways take turns in one run, with one
game and with a hundred at once. Machines are noisy: look at the ratios.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from itertools import count, product
from pathlib import Path

from crosstown.service.tokens import Tokens
from crosstown.store.open_store import open_store
from crosstown.store.rows import GameRow, PlyRow, TableRow
from crosstown.store.store import Store

SECONDS = 2.0
ROUNDS = 4
WRITERS = (1, 100)
WAYS = ("FULL", "NORMAL")


async def begin(store: Store, tokens: Tokens) -> tuple[str, str]:
    """A table with a game; only their rows matter here."""
    table = TableRow(
        id=tokens.new_id(), revision=0, document=b"{}", state="waiting", listed=False, people=(), touched=0
    )
    game = GameRow(
        id=tokens.new_id(),
        table=table.id,
        number=1,
        base=1,
        city="london",
        sha256="",
        seed=tokens.seed(),
        names=b"[]",
        began=0,
    )
    await store.add_table(table)
    await store.begin_game(game, table)
    return table.id, game.id


async def play(store: Store, table: str, game: str, end: float, times: list[float]) -> None:
    for ply in count():
        began = time.perf_counter()
        if began > end:
            return
        row = PlyRow(
            game=game,
            ply=ply,
            seat=ply % 2,
            move="claim baker-street--hyde-park black*4",
            at=ply,
            command="c",
        )
        assert await store.append(row, table=table, due=None, touched=ply)
        times.append(time.perf_counter() - began)


async def measure(database: str | Path, way: str, writers: int) -> tuple[float, float]:
    """Moves a second and the median of milliseconds a move."""
    store = await open_store(database, synchronous=way)
    tokens = Tokens()
    games = [await begin(store, tokens) for _ in range(writers)]
    times: list[float] = []
    began = time.perf_counter()
    await asyncio.gather(*(play(store, table, game, began + SECONDS, times) for table, game in games))
    took = time.perf_counter() - began
    await store.close()
    return len(times) / took, statistics.median(times) * 1000


def main() -> None:
    """All ways in turn, several rounds; prints medians and ratios."""
    found: dict[tuple[str, int], list[tuple[float, float]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        database: str | Path = sys.argv[1] if len(sys.argv) > 1 else Path(folder) / "crosstown.sqlite"
        for number in range(ROUNDS):
            print(f"round {number + 1} of {ROUNDS} …", file=sys.stderr)
            for way, writers in product(WAYS, WRITERS):
                found.setdefault((way, writers), []).append(asyncio.run(measure(database, way, writers)))
    for writers in WRITERS:
        rates = {way: statistics.median(rate for rate, _ in found[way, writers]) for way in WAYS}
        for way in WAYS:
            wait = statistics.median(median for _, median in found[way, writers])
            print(f"{writers:4d} at once, {way:6}: {rates[way]:7.0f} moves/s, {wait:6.2f} ms a move")
        print(
            f"{writers:4d} at once: waiting for the disk leaves {rates['FULL'] / rates['NORMAL']:.0%} of them"
        )


if __name__ == "__main__":
    main()
