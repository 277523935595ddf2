"""The rules and the environments beside OpenSpiel, pgx and PettingZoo's hanabi, in one run.

    make bench

All take turns on one core, and only CPU time counts, so that other work on the machine tells little. A
number is the best of many short turns, with the median behind it. Where a package is missing, its rows are
reported as missing and the rest goes on.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

import numpy as np

TURNS = 20
GAMES = 4096  # in a batch
BATCH_STEPS = 5  # a turn
ZOO_STEPS = 400  # a turn
PGX_GAMES = ("connect_four", "backgammon", "sparrow_mahjong")

Turn = Callable[[], tuple[int, float]]
"""Does some steps; returns how many, and the CPU seconds they took."""


@dataclass
class Row:
    name: str
    turn: Turn
    peer: str = ""  # the row that it must be so many times as fast as
    times: float = 0.0
    least: float = 0.0  # the least number of steps a second
    rates: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        return max(self.rates)


def timed(work: Callable[[], int]) -> Turn:
    def turn() -> tuple[int, float]:
        begun = process_time()
        done = work()
        return done, process_time() - begun

    return turn


def hearts(games: int) -> Callable[[], int]:
    """A turn of hearts: uniform bots, evaluated in C++. Decisions a game are counted beforehand."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

    def play(seed: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    counted: list[int] = [sum(step.player >= 0 for step in play(seed).full_history()) for seed in range(200)]
    decisions = sum(counted) / len(counted)

    def turn() -> int:
        for seed in range(games):
            play(seed)
        return round(decisions * games)

    return turn


def kernel_rows() -> Iterator[Row]:
    """Random games inside the compiled rules, and OpenSpiel's hearts inside C++."""
    from crosstown.cities import load_city
    from crosstown.simulation.kernel_speed import Bench

    bench = Bench(load_city("london"))
    yield Row("OpenSpiel hearts", timed(hearts(games=200)))
    yield Row(
        "rules, full lists of moves", timed(lambda: bench.random_games(500, True)), "OpenSpiel hearts", 4
    )
    yield Row("rules, without lists", timed(lambda: bench.random_games(500, False)), "OpenSpiel hearts", 6)


def vector_rows() -> Iterator[Row]:
    """Our vector environment. Which action to take is chosen outside the time."""
    from crosstown.cities import city_names
    from crosstown.envs.vector_env import CrosstownVectorEnv

    for city in city_names():
        env = CrosstownVectorEnv(GAMES, city, threads=1)
        seen, _ = env.reset(seed=1)
        yield Row(f"vector environment, {city}", vector_turn(env, seen), least=1e6 if city == "london" else 0)


def vector_turn(env: Any, seen: dict[str, Any]) -> Turn:
    chance = np.random.default_rng(1)
    mask = seen["action_mask"]  # written in place

    def turn() -> tuple[int, float]:
        spent = 0.0
        for _ in range(BATCH_STEPS):
            chosen = np.argmax(chance.random(mask.shape, np.float32) * mask, axis=1)
            begun = process_time()
            env.step(chosen)
            spent += process_time() - begun
        return GAMES * BATCH_STEPS, spent

    return turn


def pgx_rows() -> Iterator[Row]:
    """Games of pgx as one batch on the CPU: observation and mask are part of each state."""
    import_module("pgx")
    for name in PGX_GAMES:
        yield Row(f"pgx {name}", pgx_turn(name))


def pgx_turn(name: str) -> Turn:
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    auto_reset = import_module("pgx.experimental").auto_reset
    env = pgx.make(name)
    keys = jax.random.split(jax.random.key(1), GAMES)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(
        lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -jax.numpy.inf), axis=1)
    )
    state = jax.block_until_ready(jax.jit(jax.vmap(env.init))(keys))
    key = jax.random.key(2)

    def turn() -> tuple[int, float]:
        nonlocal state, key
        spent = 0.0
        for _ in range(BATCH_STEPS):
            key, one, other = jax.random.split(key, 3)
            chosen = jax.block_until_ready(choose(one, state.legal_action_mask))
            each = jax.block_until_ready(jax.random.split(other, GAMES))
            begun = process_time()
            state = jax.block_until_ready(step(state, chosen, each))
            spent += process_time() - begun
        return GAMES * BATCH_STEPS, spent

    turn()  # compiled before anything is timed
    return turn


def openspiel_rows() -> Iterator[Row]:
    """OpenSpiel from Python: one step with the observation and the mask of the player to move."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    chance = random.Random(1)

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
                continue
            player = state.current_player()
            np.array(state.information_state_tensor(player), np.float32)
            np.array(state.legal_actions_mask(player), np.int8)
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    yield Row("OpenSpiel hearts from Python, one game", timed(work))


def zoo_turn(env: Any) -> Turn:
    """As PettingZoo's own `performance_benchmark` steps an environment."""
    chance = random.Random(1)
    env.reset(seed=1)

    def work() -> int:
        steps = 0
        while steps < ZOO_STEPS:
            for _ in env.agent_iter(ZOO_STEPS):
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                steps += 1
            if not env.agents:
                env.reset()
        return steps

    return timed(work)


def hanabi_rows() -> Iterator[Row]:
    yield Row("PettingZoo hanabi_v5", zoo_turn(import_module("pettingzoo.classic.hanabi_v5").env()))


def zoo_rows() -> Iterator[Row]:
    from crosstown.envs import crosstown_v0

    env = crosstown_v0.env(city="london", seats=2)
    yield Row("PettingZoo crosstown_v0", zoo_turn(env), "PettingZoo hanabi_v5", 20)


def gymnasium_rows() -> Iterator[Row]:
    from crosstown.envs.gym_env import CrosstownEnv

    env = CrosstownEnv("london", ("random",))
    seen, _ = env.reset(seed=1)
    chance = random.Random(1)

    def work() -> int:
        nonlocal seen
        for _ in range(ZOO_STEPS):
            seen, _, ended, _, _ = env.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            if ended:
                seen, _ = env.reset()
        return ZOO_STEPS

    yield Row("Gymnasium crosstown/Table-v0, a random opponent", timed(work))


GROUPS: dict[str, tuple[Callable[[], Iterator[Row]], ...]] = {
    "Random games inside the engine, decisions a second": (kernel_rows,),
    f"{GAMES} games at once, observations and masks, steps a second": (vector_rows, pgx_rows, openspiel_rows),
    "One game, one decision a call, steps a second": (hanabi_rows, zoo_rows, gymnasium_rows),
}


def measure(makers: tuple[Callable[[], Iterator[Row]], ...]) -> list[Row]:
    """All rows of a group, taken in turns."""
    rows: list[Row] = []
    for maker in makers:
        try:
            rows += maker()
        except ImportError as missing:
            print(f"  NOT MEASURED ({maker.__name__}): {missing}. Try: pip install 'crosstown-game[bench]'")
    for _ in range(TURNS):
        for row in rows:
            steps, seconds = row.turn()
            row.rates.append(steps / seconds)
    return rows


def verdict(row: Row, rows: list[Row]) -> str:
    """Whether the row is as fast as it must be."""
    if row.least:
        held = row.best >= row.least
        return f"at least {row.least:,.0f}: {'holds' if held else 'TOO SLOW'}"
    peer = next((other for other in rows if other.name == row.peer), None)
    if peer is None:
        return f"NOT COMPARED: {row.peer} is missing" if row.peer else ""
    ratio = row.best / peer.best
    return f"{ratio:.1f} times; at least {row.times:.0f}: {'holds' if ratio >= row.times else 'TOO SLOW'}"


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    slow = False
    for title, makers in GROUPS.items():
        print(title)
        rows = measure(makers)
        for row in rows:
            told = verdict(row, rows)
            slow = slow or "TOO SLOW" in told
            print(
                f"  {row.name:48} {row.best:12,.0f}  (median {median(row.rates):12,.0f})  {told}", flush=True
            )
    print(f"One core, CPU time, best of {TURNS} turns.")
    sys.exit(1 if slow else 0)


if __name__ == "__main__":
    main()
