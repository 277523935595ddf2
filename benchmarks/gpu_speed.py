"""How fast games run on a CUDA device, and whether they are those of the CPU.

Every number is the best of several runs, timed until the device is done.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Any

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.envs.game_batch import GameBatch
from crosstown.game.position import workspace
from crosstown.game.records.seeds import seed_words
from crosstown.gpu import DeviceGames
from crosstown.rules.kernel.state import CHANCE, GAME, Array, blank
from crosstown.simulation.random_playout import play_seeded

cupy: Any = import_module("cupy")

TRIES = 5
COMPARED_GAMES = 100_000
COMPARED_STEPS = 150

# One legal action a game: the n-th, by a hash of its row and the step.
PICK = r"""
extern "C" __global__ void pick(const signed char* masks, long long games, int actions, unsigned step,
                                long long* chosen) {
    long long at = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (at >= games) return;
    int legal = 0;
    for (int i = 0; i < actions; i++) legal += masks[i * games + at];
    unsigned hash = ((unsigned)at * 2654435761u) ^ (step * 2246822519u);
    hash ^= hash >> 15; hash *= 2246822519u; hash ^= hash >> 13;
    int nth = legal ? hash % legal : 0, found = 0;
    chosen[at] = 0;
    for (int i = 0; i < actions; i++) {
        if (masks[i * games + at] && nth-- == 0) { found = i; break; }
    }
    chosen[at] = found;
}
"""


def seconds(work: Callable[[], object], prepare: Callable[[], object] = lambda: None) -> float:
    """How long some work on the device takes, the best of several tries."""
    best = float("inf")
    for _ in range(TRIES):
        prepare()
        cupy.cuda.Device().synchronize()
        begun = perf_counter()
        work()
        cupy.cuda.Device().synchronize()
        best = min(best, perf_counter() - begun)
    return best


class Picker:
    """Picks legal actions on the device, so that an environment can be driven without leaving it."""

    def __init__(self, games: DeviceGames) -> None:
        self.games = games
        self.chosen = cupy.zeros(games.size, np.int64)
        self.kernel = cupy.RawModule(code=PICK).get_function("pick")
        self.step = 0

    def pick(self) -> Any:
        size, actions = self.games.masks.shape
        arguments = (self.games.masks, np.int64(size), np.int32(actions), np.uint32(self.step), self.chosen)
        self.kernel((-(-size // 256),), (256,), arguments)
        self.step += 1
        return self.chosen


def play_speed(city: City, seats: int, count: int) -> None:
    games = DeviceGames(city, seats, count)
    for listed, name in ((True, "with full lists of legal moves"), (False, "without lists")):

        def whole(listed: bool = listed) -> None:
            games.begin(1)
            games.play_out(listed=listed)

        taken = seconds(whole)
        plies = int(games.results.plies.astype(np.int64).sum())
        played = seconds(lambda listed=listed: games.play_out(listed=listed), lambda: games.begin(1))  # type: ignore[misc]
        print(f"{count:>9,} random games {name}: {plies / taken / 1e6:,.0f} million decisions a second, "
              f"set-up and scores included; {plies / played / 1e6:,.0f} without the set-up")  # fmt: skip


def step_speed(city: City, seats: int, count: int) -> None:
    games = DeviceGames(city, seats, count, check=False)
    picker = Picker(games)
    games.reset(1)
    for _ in range(40):  # games in all their stages
        games.step(picker.pick())
    steps = seconds(lambda: games.step(picker.chosen), picker.pick)
    driven = seconds(lambda: games.step(picker.pick()))
    print(f"{count:>9,} games, one environment step each, with {games.layout.size} numbers and "
          f"{len(games.actions)} masks: {count / steps / 1e6:,.0f} million steps a second; "
          f"{count / driven / 1e6:,.0f} with the choice of a random action")  # fmt: skip


def digest(*arrays: Array) -> str:
    return hashlib.sha256(b"".join(np.ascontiguousarray(array).tobytes() for array in arrays)).hexdigest()


def compare_games(city: City, seats: int, count: int, listed: bool) -> bool:
    """Whether the final records of random games are the same bytes on the CPU."""
    seeds = np.zeros((count, 4), np.uint32)
    seeds[:, :2] = seed_words(3)[:2]
    seeds[:, 2] = np.arange(count)
    expected = blank(GAME, count)
    table = table_for(city, seats)
    play_seeded(compile_city(city), table, expected, seeds, blank(CHANCE), workspace(), listed)
    games = DeviceGames(city, seats, count)
    games.begin(3)
    games.play_out(listed=listed)
    return digest(games.records()) == digest(expected)


def compare_steps(city: City, seats: int, count: int) -> bool:
    """Whether all arrays of the vector environment are the same bytes on the CPU, step by step."""
    games = DeviceGames(city, seats, count)
    batch = GameBatch(city, (None,) * seats, count)
    picker = Picker(games)
    games.reset(9)
    batch.reset(9)
    same = True
    for _ in range(COMPARED_STEPS):
        there = (games.observations, games.masks, games.rewards, games.ended, games.seats)
        here = (batch.observations, batch.masks, batch.rewards, batch.ended, batch.seats)
        same &= digest(*map(cupy.asnumpy, there)) == digest(*here)
        chosen = picker.pick()
        games.step(chosen)
        batch.step(cupy.asnumpy(chosen))
    return same and digest(games.records()) == digest(batch.games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--city", default="london")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1 << 20)
    asked = parser.parse_args()
    city, seats = City.load(asked.city), asked.seats
    device = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    print(f"{city.name}, {seats} seats, on one {device}")
    for listed in (True, False):
        same = compare_games(city, seats, COMPARED_GAMES, listed)
        how = "with lists" if listed else "without lists"
        print(f"{COMPARED_GAMES:,} random games {how}: {'the' if same else 'NOT the'} bytes of the CPU")
    same = compare_steps(city, seats, 2000)
    print(f"2,000 games, {COMPARED_STEPS} environment steps: {'the' if same else 'NOT the'} bytes of the CPU")
    play_speed(city, seats, asked.games)
    step_speed(city, seats, asked.games)


if __name__ == "__main__":
    main()
