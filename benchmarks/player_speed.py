"""How fast the computer players think: time a move, simulations a second, and whether the search allocates.

    python -m benchmarks.player_speed

    python -m benchmarks.player_speed --paces    only how many simulations fit into half a second

All from Python, as at a table, in positions of games between medium players.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from numba.core.runtime import _nrt_python, nrt  # type: ignore[attr-defined]

from crosstown import Game
from crosstown.cities import city_names
from crosstown.players.built_in_players import make_player
from crosstown.players.player import Player
from crosstown.players.search_player import TABLE_BUDGET, Budget, SearchPlayer

MEMORY: Any = nrt.rtsys  # it has no types
SECONDS = 0.5
SIMULATIONS = 10_000
FEW = 2_000  # of a pace: enough to fill the tree


def played(city: str, seats: int, seed: int) -> Iterator[Game]:
    """A game before each of its plies."""
    game = Game.new(city, seats, seed)
    players = [seated("medium", game, seat) for seat in range(seats)]
    while game.turn is not None:
        yield game
        view = game.view(game.turn)
        game.play(players[game.turn].choose(view, view.legal_moves))


def middle_games(city: str, seats: int, count: int) -> list[Game]:
    """Positions in which a turn begins and half of the plies of a usual game have been played."""
    return [
        next(game for game in played(city, seats, seed) if game.ply >= 14 * seats and game.phase == "turn")
        for seed in range(count)
    ]


def whole_games(city: str, seats: int, every: int) -> list[Game]:
    """Positions from the beginning to the end of eight games."""
    return [game.copy() for seed in range(8) for game in played(city, seats, seed) if game.ply % every == 0]


def seated(spec: str, game: Game, seat: int) -> Player:
    player = make_player(spec)
    player.start(game.city, seat, game.seats, seed=1)
    return player


class Thought(NamedTuple):
    """What one move took: seconds by the clock and of the processor, simulations, and requests for memory."""

    clock: float
    processor: float
    simulations: int
    asked: int


def think(spec: str, games: list[Game], budget: Budget | None = None) -> Iterator[Thought]:
    """One move in each position."""
    _nrt_python.memsys_enable_stats()
    for game in games:
        assert game.turn is not None
        view = game.view(game.turn)
        moves = view.legal_moves
        player = seated(spec, game, game.turn)
        if budget is not None:
            assert isinstance(player, SearchPlayer)
            player.budget = budget
        asked = MEMORY.get_allocation_stats().alloc
        began, used = time.perf_counter(), time.process_time()
        player.choose(view, moves)
        clock, processor = time.perf_counter() - began, time.process_time() - used
        asked = MEMORY.get_allocation_stats().alloc - asked
        tried = player.tried() if isinstance(player, SearchPlayer) else []
        yield Thought(clock, processor, sum(visits for _, visits, _ in tried), asked)


def times(spec: str, games: list[Game]) -> list[float]:
    """Milliseconds of one move in each position."""
    return [1000 * one.clock for one in think(spec, games)]


def told(taken: list[float]) -> str:
    """Mean, 95th percentile and worst."""
    worst = sorted(taken)
    return f"{statistics.mean(taken):.0f}, {worst[int(0.95 * (len(worst) - 1))]:.0f}, {worst[-1]:.0f}"


def simulations(count: int, games: list[Game]) -> tuple[list[float], int]:
    """Simulations a second in each position, and how often memory was asked for in all."""
    thoughts = list(think(f"hard:{count}", games))
    return [one.simulations / one.clock for one in thoughts], sum(one.asked for one in thoughts)


def pace(spec: str, games: list[Game]) -> float:
    """Simulations in a second of the processor, where there is something to search for.

    It is what a player has in all its moves for the time of all, so equal paces take equal time in a game.
    """
    thoughts = [one for one in think(spec, games) if one.simulations]
    return sum(one.simulations for one in thoughts) / sum(one.processor for one in thoughts)


def print_paces() -> None:
    print(f"simulations in {SECONDS} s of the processor, over whole games")
    for city in city_names():
        for seats in (2, 3, 4):
            games = whole_games(city, seats, 5 * seats + 1)
            hard, expert = (SECONDS * pace(f"{name}:{FEW}", games) for name in ("hard", "expert"))
            print(
                f"  {city}, {seats} seats: hard {hard:,.0f}, expert {expert:,.0f}; {len(games)} positions",
                flush=True,
            )


def main() -> None:
    """Prints all, after a warm-up that leaves everything compiled."""
    parser = argparse.ArgumentParser(description="How fast the computer players think.")
    parser.add_argument("--paces", action="store_true", help="only what fits into half a second")
    only_paces = parser.parse_args().paces
    for spec in ("easy", "medium", "hard:10", "expert:0", "expert:10"):
        times(spec, middle_games("london", 2, 4))
    if not only_paces:
        print_times()
    print_paces()


def print_times() -> None:
    print("milliseconds a move, median and worst of 40 positions")
    for city in city_names():
        for seats in (2, 4):
            games = middle_games(city, seats, 40)
            for spec in ("easy", "medium", "expert:0"):
                taken = times(spec, games)
                print(f"  {city}, {seats} seats, {spec}: {statistics.median(taken):.3f}, {max(taken):.3f}")
    print_search()


def print_search() -> None:
    print("hard at a table, milliseconds a move in 40 positions: mean, 95th percentile and worst")
    for city in city_names():
        for seats in (2, 4):
            thoughts = list(think("hard", middle_games(city, seats, 40), TABLE_BUDGET))
            clock = told([1000 * one.clock for one in thoughts])
            processor = told([1000 * one.processor for one in thoughts])
            print(f"  {city}, {seats} seats: {clock} by the clock, {processor} of the processor")
    games = middle_games("london", 2, 12)
    taken = times(f"hard:{SECONDS}s", games)
    low, high = min(taken) / 1000 / SECONDS, max(taken) / 1000 / SECONDS
    print(f"hard:{SECONDS}s uses {low:.0%} to {high:.0%} of its time, in {len(games)} positions")
    rates, asked = simulations(SIMULATIONS, games)
    print(
        f"hard in the middle of 2-seat London, simulations a second: {statistics.median(rates):,.0f} in the "
        f"median position, {min(rates):,.0f} to {max(rates):,.0f}"
    )
    _, asked_by_few = simulations(SIMULATIONS // 10, games)
    print(
        f"memory was asked for {asked} times in {len(games)} searches of {SIMULATIONS:,} simulations and "
        f"{asked_by_few} times in as many of {SIMULATIONS // 10:,}: for calls, not in the loop"
    )


if __name__ == "__main__":
    main()
