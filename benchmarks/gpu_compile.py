"""Compiles a whole game for a CUDA device, without needing one: the rules stay fit for a GPU.

    make cuda

prints the size of the machine's assembly (PTX) for compute capability 9.0.
"""

from __future__ import annotations

import os

os.environ["CROSSTOWN_KERNEL"] = "cuda"  # before the rules are imported

from importlib import import_module
from time import perf_counter
from types import SimpleNamespace
from typing import Any

from crosstown.rules import scoring, setup
from crosstown.rules.kernel import philox
from crosstown.rules.kernel.state import CHANCE, CITY, GAME, RESULT, SCRATCH
from crosstown.simulation import random_playout

cuda: Any = import_module("numba.cuda")
types: Any = import_module("numba.types")
from_dtype: Any = import_module("numba.np.numpy_support").from_dtype

DEVICE = (9, 0)


def random_games(
    cities: Any, tables: Any, games: Any, seeds: Any, chances: Any, scratches: Any, results: Any
) -> None:
    """One game a thread: set up, played at random to its end, scored."""
    at = cuda.grid(1)
    if at < games.shape[0]:
        setup.copy_game(games[at], tables[0])
        philox.seed_chance(games[at].chance, seeds[at], 0)
        setup.shuffle_all(cities[0], games[at], scratches[at])
        setup.deal(cities[0], games[at], scratches[at])
        random_playout.play_out(cities[0], games[at], chances[at], scratches[at])
        scoring.score_game(cities[0], games[at], scratches[at].label, results[at])


def main() -> None:
    # Device functions ask the driver which device they are for; there may be none here.
    dispatcher = vars(import_module("numba.cuda.dispatcher"))
    dispatcher["get_current_device"] = lambda: SimpleNamespace(compute_capability=DEVICE)
    arrays = [types.Array(from_dtype(dtype), 1, "C") for dtype in (CITY, GAME, GAME)]
    arrays += [types.Array(types.uint32, 2, "C")]
    arrays += [types.Array(from_dtype(dtype), 1, "C") for dtype in (CHANCE, SCRATCH, RESULT)]
    begun = perf_counter()
    code, _ = cuda.compile(random_games, types.void(*arrays), cc=DEVICE, device=False, abi="numba")
    seconds = perf_counter() - begun
    print(f"a whole game as PTX for compute capability 9.0: {len(code):,} bytes, compiled in {seconds:.1f} s")


if __name__ == "__main__":
    main()
