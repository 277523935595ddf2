"""How large each city is as a problem: length, choices and hidden information, measured in played games.

    python -m benchmarks.game_size --games 200 --players random
    python -m benchmarks.game_size --games 200 --players medium --seats 4

- ``deals``: the orders that all cards and tickets can lie in before the game; equal cards are one.
- ``choices``: legal moves a decision.
- ``tree``: the product of all choices of a game; chance is left out.
- ``worlds``: the ways to give the other seats the cards they hold and the tickets they keep, as far as the
  seat to move cannot know them; the order of the stacks is left out. Counted in one decision of ten.

Large numbers are told as powers of ten; their means are means of exponents.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import comb, factorial, log10, prod
from statistics import fmean

from crosstown import City, Game, View
from crosstown.arena import nth_seed
from crosstown.cities import city_names
from crosstown.encoding import ActionTable, ObservationLayout
from crosstown.players import make_player

EVERY = 10  # of so many decisions, the worlds of one are counted


@dataclass
class Sizes:
    """What was counted in the games of one city."""

    plies: list[int] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    tree: list[float] = field(default_factory=list)
    worlds: list[float] = field(default_factory=list)


def measure(city: City, seats: int, name: str, games: int, seed: int) -> Sizes:
    sizes = Sizes()
    for number in range(games):
        counted: list[int] = []
        for view in decisions(city, seats, name, nth_seed(seed, number)):
            if (len(sizes.choices) + len(counted)) % EVERY == 0:
                sizes.worlds.append(log10(worlds(view)))
            counted.append(len(view.legal_moves))
        sizes.plies.append(len(counted))
        sizes.choices += counted
        sizes.tree.append(sum(map(log10, counted)))
    return sizes


def decisions(city: City, seats: int, name: str, seed: int) -> Iterator[View]:
    """The views of all seats that decide, in a game between equal players."""
    game = Game.new(city, seats, seed)
    players = [make_player(name) for _ in range(seats)]
    for seat, player in enumerate(players):
        player.start(city, seat, seats, nth_seed(seed, seat))
    while game.turn is not None:
        seat = game.turn
        view = game.view(seat)
        yield view
        game.play(players[seat].choose(view, view.legal_moves))


def worlds(view: View) -> int:
    """How many ways there are to give the other seats the cards and tickets that this one cannot see."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    known = [view.known_cards(seat) for seat in others]
    hidden = [view.hand_size(seat) - sum(held.values()) for seat, held in zip(others, known, strict=True)]
    return hands(list(view.unseen.values()), hidden) * ticket_choices(view, others)


def deals(city: City) -> int:
    """The orders that the cards and the tickets of a city can lie in."""
    cards = (city.wild_count, *city.colours.values())
    return factorial(sum(cards)) // prod(map(factorial, cards)) * factorial(len(city.tickets))


def hands(kinds: Sequence[int], sizes: Sequence[int]) -> int:
    """The ways to fill hands of these sizes from so many cards of each kind; equal cards are one."""
    ways = Counter({tuple(sizes): 1})
    for cards in kinds:
        spread = [taken for taken in product(range(cards + 1), repeat=len(sizes)) if sum(taken) <= cards]
        filled: Counter[tuple[int, ...]] = Counter()
        for left, count in ways.items():
            for taken in spread:
                rest = tuple(room - some for room, some in zip(left, taken, strict=True))
                if min(rest) >= 0:
                    filled[rest] += count
        ways = filled
    return ways[(0,) * len(sizes)]


def ticket_choices(view: View, others: Sequence[int]) -> int:
    """The ways to choose the tickets that the other seats keep among those that this one cannot place."""
    unknown = len(view.city.tickets) - len(view.tickets()) - len(view.offered())
    unknown -= sum(ticket is not None for ticket in view.ticket_stack)
    ways = 1
    for seat in others:
        held = view.ticket_count(seat)
        ways *= comb(unknown, held)
        unknown -= held
    return ways


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how large each city is as a problem.")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--players", default="random", help="who plays, in all seats")
    parser.add_argument("--games", type=int, default=200, help="games a city")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{options.seats} seats, {options.players}, {options.games} games a city, seed {options.seed}")
    print("| city | numbers | actions | deals | plies | most | choices | most | tree | worlds | most |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    for name in city_names():
        city = City.load(name)
        sizes = measure(city, options.seats, options.players, options.games, options.seed)
        cells = (
            city.name,
            ObservationLayout.of(city, options.seats).size,
            len(ActionTable.of(city)),
            f"10^{log10(deals(city)):.0f}",
            f"{fmean(sizes.plies):.0f}",
            max(sizes.plies),
            f"{fmean(sizes.choices):.1f}",
            max(sizes.choices),
            f"10^{fmean(sizes.tree):.0f}",
            f"10^{fmean(sizes.worlds):.1f}",
            f"10^{max(sizes.worlds):.1f}",
        )
        print(f"| {' | '.join(map(str, cells))} |", flush=True)


if __name__ == "__main__":
    main()
