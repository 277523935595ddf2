"""The speed of the rules beside OpenSpiel's C++ hearts, both on one thread, taken in turns in one run.

    make bench

These machines are noisy: what counts is the ratio, by processor time, of the best of many short turns each.
"""

from __future__ import annotations

from collections.abc import Callable

import pyspiel

from crosstown.cities import load_city
from crosstown.simulation.kernel_speed import Bench, rate

TURNS = 12
HEARTS_GAMES = 500

GOALS = {"with full lists of legal moves": 4.0, "without lists": 6.0}


def hearts(games: int = HEARTS_GAMES) -> Callable[[], int]:
    """A turn of hearts: uniform bots, evaluated in C++. Decisions a game are counted beforehand."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

    def play(seed: int) -> object:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    counted = [sum(step.player >= 0 for step in play(seed).full_history()) for seed in range(200)]  # type: ignore[attr-defined]
    decisions = sum(counted) / len(counted)

    def turn() -> int:
        for seed in range(games):
            play(seed)
        return round(decisions * games)

    return turn


def main() -> None:
    bench = Bench(load_city("london"))
    contestants: dict[str, Callable[[], int]] = {
        "OpenSpiel hearts": hearts(),
        "with full lists of legal moves": lambda: bench.random_games(3000, True),
        "without lists": lambda: bench.random_games(3000, False),
        "driven from Python": lambda: bench.python_loop(300),
    }
    best = dict.fromkeys(contestants, 0.0)
    for _ in range(TURNS):
        for name, turn in contestants.items():
            best[name] = max(best[name], rate(turn, tries=1))
    peer = best["OpenSpiel hearts"]
    print("London, 2 seats, random play, one thread; best of", TURNS, "turns each")
    for name, value in best.items():
        goal = f"  (goal {GOALS[name]:.0f})" if name in GOALS else ""
        print(
            f"  {name:32} {value / 1e6:6.2f} million decisions a second  {value / peer:5.2f} x hearts{goal}"
        )
    copied = rate(lambda: bench.copies(1_000_000))
    print(f"  {'copy of a game in the kernel':32} {1e9 / copied:6.1f} nanoseconds  (goal under 1000)")


if __name__ == "__main__":
    main()
