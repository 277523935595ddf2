"""One game between players in Python: each is shown its own view and asked for a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from crosstown.cities.city import City
from crosstown.game.game import Game
from crosstown.game.move import Move
from crosstown.game.records.record import Seat
from crosstown.game.records.seeds import player_seeds
from crosstown.players.player import Player

Answer = TypeVar("Answer")


class PlayerCaller:
    """Calls the players of a game. The arena's own kind times them and turns errors into faults."""

    def call(
        self, game: Game, seat: int, player: Player, what: str, function: Callable[[], Answer]
    ) -> Answer:
        """Calls a player's method ``start``, ``choose`` or ``finish``."""
        return function()

    def play(self, game: Game, player: Player, move: Move | str) -> None:
        """Plays what a player has chosen."""
        game.play(move)


def play_game(
    city: City,
    players: Sequence[Player],
    seed: int,
    caller: PlayerCaller | None = None,
    names: Sequence[str] | None = None,
) -> Game:
    """Plays a game to its end. The same seed gives the same game as a simulation does."""
    caller = PlayerCaller() if caller is None else caller
    game = Game.new(city, len(players), seed, seat_names(names or [player.name for player in players]))
    for seat, player in enumerate(players):
        start = partial(player.start, city, seat, len(players), player_seeds(seed)[seat])
        caller.call(game, seat, player, "start", start)
    while game.turn is not None:
        seat, player = game.turn, players[game.turn]
        view = game.view(seat)
        move = caller.call(game, seat, player, "choose", partial(player.choose, view, view.legal_moves))
        caller.play(game, player, move)
    for seat, player in enumerate(players):
        caller.call(game, seat, player, "finish", partial(player.finish, game.view(seat)))
    return game


def seat_names(players: Sequence[str]) -> tuple[Seat, ...]:
    """How simulated seats are named in records."""
    return tuple(Seat(name=f"{name} {seat}", player=name) for seat, name in enumerate(players))
