"""The expert's search on a CUDA device beside the CPU: the same moves, and how many simulations a second.

    python -m benchmarks.gpu_expert --views 256 --simulations 64 --at-once 16384

It ends with an error where the device chose another move.
"""

from __future__ import annotations

import argparse
import sys
import time

import numpy as np

from crosstown import City, Game
from crosstown.cities import city_names
from crosstown.game.view import View
from crosstown.gpu.expert_search import expert_choices
from crosstown.players.built_in_players import make_player


def some_views(city: City, seats: int, count: int) -> list[View]:
    """Views of games by medium, from their beginning to their end."""
    views: list[View] = []
    seed = 1
    while len(views) < count:
        game, seed = Game.new(city, seats, seed), seed + 1
        players = [make_player("medium") for _ in range(seats)]
        for seat, player in enumerate(players):
            player.start(city, seat, seats, seed)
        while game.turn is not None:
            view = game.view(game.turn)
            views.append(view)
            game.play(players[game.turn].choose(view, view.legal_moves))
    return views[:count]


def choices_here(views: list[View], simulations: int) -> np.ndarray:
    """What the expert chooses on the CPU, with the number of each view as its seed."""
    chosen = []
    for seed, view in enumerate(views):
        player = make_player(f"expert:{simulations}")
        player.start(view.city, view.seat or 0, view.seats, seed)
        moves = view.legal_moves
        chosen.append(moves.numbers[moves.index(player.choose(view, moves))])
    return np.array(chosen)


def device_pace(views: list[View], simulations: int, at_once: int) -> float:
    """How many searches a second the device makes, where it has many to do."""
    many = (views * -(-at_once // len(views)))[:at_once]
    begun = time.perf_counter()
    expert_choices(many, range(len(many)), simulations)
    return len(many) / (time.perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compares the expert on a device with the CPU's.")
    parser.add_argument("--views", type=int, default=256)
    parser.add_argument("--simulations", type=int, default=64)
    parser.add_argument("--at-once", type=int, default=16384, help="searches, for the speed")
    options = parser.parse_args()
    others = 0
    for name in city_names():
        for seats in (2, 4):
            views = some_views(City.load(name), seats, options.views)
            for simulations in (0, options.simulations):
                found = expert_choices(views, range(len(views)), simulations)
                begun = time.perf_counter()
                here = choices_here(views, simulations)
                cpu = time.perf_counter() - begun
                alike = int((found == here).sum())
                others += len(views) - alike
                pace = device_pace(views, simulations, options.at_once)
                print(
                    f"{name}, {seats} seats, {simulations} simulations: {alike} of {len(views)} moves alike; "
                    f"{pace:,.0f} searches a second on the device, {len(views) / cpu:,.0f} on one core",
                    flush=True,
                )
    if others:
        sys.exit(f"the device chose {others} other moves")


if __name__ == "__main__":
    main()
