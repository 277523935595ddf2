"""What it costs to write games: nothing written, JSON lines, Parquet, with plies, and with views.

Everything runs in this one process. Seconds are those of the processor, so that other programs do not count.
With ``--memory GAMES`` it writes so many games as Parquet and prints how much memory the process holds.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from crosstown.data import ParquetWriter
from crosstown.simulation.many_games import simulate

SHOWN = 10  # lines of --memory


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--city", default="london")
    parser.add_argument("--players", default="random,medium", help="each plays against itself")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--memory", type=int, metavar="GAMES")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if asked.memory:
            watch_memory(asked.city, asked.players.split(",")[0], asked.memory, Path(folder))
        else:
            for player in asked.players.split(","):
                compare(asked.city, player, asked.games, Path(folder))


def compare(city: str, player: str, games: int, folder: Path) -> None:
    kinds: dict[str, Callable[[Path], ParquetWriter | Path | None]] = {
        "nothing": lambda place: None,
        "JSON lines": lambda place: place / "games.jsonl",
        "Parquet": lambda place: ParquetWriter(place),
        "Parquet, plies": lambda place: ParquetWriter(place, plies=True),
        "Parquet, views": lambda place: ParquetWriter(place, views=True),
    }
    print(f"{games} games of {city}, two {player} players, one process")
    for name, kind in kinds.items():
        place = folder / f"{player} {name}"
        place.mkdir()
        for count in (1, games):  # the first compiles
            began = time.process_time()
            target = kind(place)
            simulate(
                city, 2, (player,), count, 1,
                records=target if isinstance(target, Path) else None,
                writers=[target] if isinstance(target, ParquetWriter) else [],
            )  # fmt: skip
            spent = time.process_time() - began
        size = sum(file.stat().st_size for file in place.iterdir()) / games
        print(f"  {name:15} {games / spent:9,.0f} games/s {size:8,.0f} bytes a game")


def watch_memory(city: str, player: str, games: int, folder: Path) -> None:
    began, last = time.process_time(), 0

    def show(done: int) -> None:
        nonlocal last
        if done * SHOWN // games > last:
            last = done * SHOWN // games
            spent = time.process_time() - began
            print(f"{done:9,} games {spent:7.1f} s {memory():6.0f} MB", flush=True)

    with ParquetWriter(folder / "games", plies=True) as writer:
        pass  # an empty table, so that pyarrow is loaded
    print(f"{0:9,} games {0:7.1f} s {memory():6.0f} MB", flush=True)
    simulate(city, 2, (player,), games, 1, on_progress=show, writers=[writer])
    for file in sorted((folder / "games").iterdir()):
        print(f"{file.name} {file.stat().st_size / 1e6:,.1f} MB")


def memory() -> float:
    """What this process holds now, in MB, on Linux."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


if __name__ == "__main__":
    main()
