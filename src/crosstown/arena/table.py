"""One game between players of Python's: each is shown its own view and asked for a move."""

from __future__ import annotations

from collections.abc import Sequence

from crosstown.cities.city import City
from crosstown.game.game import Game
from crosstown.game.record import Seat
from crosstown.game.seeds import player_seeds
from crosstown.players.player import Player


def play_game(city: City, players: Sequence[Player], seed: int) -> Game:
    """Plays a game to its end. The same seed gives the same game as a simulation does."""
    names = seat_names([player.name for player in players])
    game = Game.new(city, len(players), seed, names)
    for seat, player in enumerate(players):
        player.start(city, seat, len(players), player_seeds(seed)[seat])
    while game.seat is not None:
        view = game.view(game.seat)
        game.play(players[game.seat].choose(view, view.legal_moves))
    return game


def seat_names(players: Sequence[str]) -> tuple[Seat, ...]:
    """How simulated seats are named in records."""
    return tuple(Seat(name=f"{name} {seat}", player=name) for seat, name in enumerate(players))
