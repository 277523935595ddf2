"""What each step out of the kernel costs: decisions a second, with full lists in the kernel as 1.

    python -m benchmarks.python_speed

The rows are those of docs/python.md. All on one thread, taken in turns, the best turn of each counts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from crosstown import Game
from crosstown.arena import play_game
from crosstown.cities import load_city
from crosstown.players import make_player
from crosstown.simulation.kernel_speed import Bench, rate
from crosstown.simulation.many_games import simulate

TURNS = 8
CITY = load_city("london")


def loop(games: int) -> int:
    """Random games over the Python API."""
    decisions = 0
    for seed in range(games):
        game, chance = Game.new(CITY, 2, seed), Random(seed)
        while not game.over:
            game.play(chance.choice(game.legal_moves))
        decisions += game.ply
    return decisions


def with_players(games: int) -> int:
    """The same between players, with a view for each decision."""
    players = [make_player("random"), make_player("random")]
    return sum(play_game(CITY, players, seed=seed).ply for seed in range(games))


def simulated(player: str, games: int) -> Callable[[], int]:
    """Many games of a player; the number of decisions is counted beforehand."""
    plies = sum(
        play_game(CITY, [make_player(player), make_player(player)], seed=seed).ply for seed in range(20)
    )

    def turn() -> int:
        simulate(CITY, 2, (player,), games, seed=1)
        return plies * games // 20

    return turn


def main() -> None:
    bench = Bench(CITY)
    turns: dict[str, Callable[[], int]] = {
        "inside the kernel, with full lists": lambda: bench.random_games(3000, True),
        "simulate, player random": simulated("random", 4000),
        "simulate, player chaos": simulated("chaos", 2000),
        "a loop over entry_points.step": lambda: bench.python_loop(300),
        "a loop over game.play and game.legal_moves": lambda: loop(20),
        "play_game, with a view for each decision": lambda: with_players(10),
    }
    best = dict.fromkeys(turns, 0.0)
    for _ in range(TURNS):
        for name, turn in turns.items():
            best[name] = max(best[name], rate(turn, tries=1))
    kernel = next(iter(best.values()))
    print(f"{CITY}, 2 seats, random play, one thread; best of {TURNS} turns each")
    for name, value in best.items():
        print(f"  {name:44} {value:12,.0f} decisions a second  1/{kernel / value:.0f}")


if __name__ == "__main__":
    main()
