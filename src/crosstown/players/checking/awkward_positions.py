"""Awkward positions, which players seldom meet, found by letting ``chaos`` play against itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from crosstown.cities.city import City
from crosstown.game.game import Game
from crosstown.game.records.seeds import player_seeds
from crosstown.players.built_in_players import make_player

GAMES = 3  # games of chaos for each city and number of seats
EACH = 2  # positions of each kind that are kept of them
HUGE = 15  # cards


@dataclass(frozen=True)
class AwkwardPosition:
    """A position in which a seat has to decide, and what is awkward about it."""

    kind: str
    game: Game


KINDS: dict[str, Callable[[Game, int], bool]] = {
    "the first tickets": lambda game, seat: game.phase == "first-keep",
    "putting down a souvenir stack": lambda game, seat: game.phase == "place",
    "a turn": lambda game, seat: game.phase == "turn",
    "the second card": lambda game, seat: game.phase == "second-card",
    "tickets that were drawn": lambda game, seat: game.phase == "keep",
    "a choice of souvenirs": lambda game, seat: game.phase == "souvenir",
    "the last round": lambda game, seat: game.turns_left is not None,
    "an empty stack": lambda game, seat: game.stack_size == 0,
    "gaps in the market": lambda game, seat: None in game.market,
    "no tickets left": lambda game, seat: game.ticket_stack_size == 0,
    "a huge hand": lambda game, seat: game.hand_size(seat) >= HUGE,
    "a single legal move": lambda game, seat: len(game.legal_moves) == 1,
    "nothing but passing": lambda game, seat: len(game.legal_moves) == 1 and "pass" in game.legal_moves,
}


@lru_cache(maxsize=16)
def awkward_positions(city: City, seats: int) -> tuple[AwkwardPosition, ...]:
    """Awkward positions of a city, always the same ones. Copy a game before you play on in it."""
    return tuple(_find(city, seats))


def _find(city: City, seats: int) -> Iterator[AwkwardPosition]:
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        for game in _chaos_game(city, seats, seed):
            assert game.turn is not None
            for kind, fits in KINDS.items():
                if found[kind] < EACH and fits(game, game.turn):
                    found[kind] += 1
                    yield AwkwardPosition(kind, game.copy())


def _chaos_game(city: City, seats: int, seed: int) -> Iterator[Game]:
    game = Game.new(city, seats, seed)
    players = [make_player("chaos") for _ in range(seats)]
    for seat, player in enumerate(players):
        player.start(city, seat, seats, player_seeds(seed)[seat])
    while game.turn is not None:
        yield game
        view = game.view(game.turn)
        game.play(players[game.turn].choose(view, view.legal_moves))
