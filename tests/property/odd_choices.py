"""Choosing moves oddly, so that rare rules happen: habits that a seat keeps for a while and then changes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from crosstown import Game, Move

CITIES = ("london", "san-francisco", "berlin")
TABLES = [(city, seats) for city in CITIES for seats in (2, 3, 4)]

Habit = Callable[[Game, Sequence[Move]], list[Sequence[Move]]]


def of_kind(moves: Sequence[Move], *kinds: str) -> list[Move]:
    return [move for move in moves if move.kind in kinds]


def anything(_: Game, moves: Sequence[Move]) -> list[Sequence[Move]]:
    return [moves]


def hoards_cards(_: Game, moves: Sequence[Move]) -> list[Sequence[Move]]:
    """Cards as long as there are any."""
    return [of_kind(moves, "draw", "take"), of_kind(moves, "tickets")]


def hoards_tickets(_: Game, moves: Sequence[Move]) -> list[Sequence[Move]]:
    """Tickets as long as there are any, both of them."""
    return [of_kind(moves, "keep")[-1:], of_kind(moves, "tickets")]


def sifts_tickets(_: Game, moves: Sequence[Move]) -> list[Sequence[Move]]:
    """Tickets as long as there are any, one of them."""
    return [of_kind(moves, "keep")[:2], of_kind(moves, "tickets")]


def takes_wilds(_: Game, moves: Sequence[Move]) -> list[Sequence[Move]]:
    """Open wilds, else unseen cards."""
    return [[move for move in moves if move.card == "wild"], of_kind(moves, "draw")]


def leaves_wilds(_: Game, moves: Sequence[Move]) -> list[Sequence[Move]]:
    """Open cards but no wilds, so that wilds gather in the market."""
    return [[move for move in moves if move.kind == "take" and move.card != "wild"]]


def pays_all_wild(_: Game, moves: Sequence[Move]) -> list[Sequence[Move]]:
    """Routes for wilds alone, else as many as can be."""
    claims = of_kind(moves, "claim")
    most = max((move.wilds for move in claims), default=0)
    wild = [move for move in claims if not move.coloured]
    return [wild, [move for move in claims if move.wilds == most]]


def sprints(game: Game, moves: Sequence[Move]) -> list[Sequence[Move]]:
    """The longest route there is."""
    claims = of_kind(moves, "claim")
    longest = max((game.city.route[move.route].length for move in claims), default=0)
    return [[move for move in claims if game.city.route[move.route].length == longest]]


def creeps(game: Game, moves: Sequence[Move]) -> list[Sequence[Move]]:
    """The shortest route there is."""
    claims = of_kind(moves, "claim")
    shortest = min((game.city.route[move.route].length for move in claims), default=0)
    return [[move for move in claims if game.city.route[move.route].length == shortest]]


def never_claims(_: Game, moves: Sequence[Move]) -> list[Sequence[Move]]:
    """Anything but a route."""
    return [[move for move in moves if move.kind != "claim"]]


HABITS: tuple[Habit, ...] = (
    anything,
    hoards_cards,
    hoards_tickets,
    sifts_tickets,
    takes_wilds,
    leaves_wilds,
    pays_all_wild,
    sprints,
    creeps,
    never_claims,
)


class Chaos:
    """Chooses for all seats; each has a habit and changes it now and then."""

    def __init__(self, seed: str, habits: Sequence[Habit] = HABITS) -> None:
        self.rng = random.Random(seed)
        self.habits = habits
        self.of_seat = [self.rng.choice(habits) for _ in range(4)]

    def choose(self, game: Game) -> Move:
        seat = game.turn
        assert seat is not None
        if self.rng.random() < 0.08:
            self.of_seat[seat] = self.rng.choice(self.habits)
        moves = game.legal_moves
        if game.phase == "turn" and self.rng.random() > 0.05:
            for group in self.of_seat[seat](game, list(moves)):
                if group:
                    return self.rng.choice(group)
        elif game.phase == "keep":
            group = self.of_seat[seat](game, list(moves))[0] or list(moves)
            return self.rng.choice(group)
        return moves[self.rng.randrange(len(moves))]


def walk(city: str, seats: int, seed: int, habits: Sequence[Habit] = HABITS) -> Iterator[Game]:
    """One game from the deal to the end: the same object, before every ply and after the last."""
    chaos = Chaos(f"{city} {seats} {seed}", habits)
    game = Game.new(city, seats, seed=seed)
    while True:
        yield game
        if game.over:
            return
        game.play(chaos.choose(game))


def finished(city: str, seats: int, seed: int, habits: Sequence[Habit] = HABITS) -> Game:
    *_, game = walk(city, seats, seed, habits)
    return game


def some_positions(city: str, seats: int, seed: int, count: int) -> Iterator[Game]:
    """Copies of a game at some plies, the last one included."""
    rng = random.Random(f"{city} {seats} {seed}")
    whole = finished(city, seats, seed)
    plies = sorted({rng.randrange(whole.ply) for _ in range(count - 1)})
    for game in walk(city, seats, seed):
        if game.ply in plies or game.over:
            yield game.copy()
