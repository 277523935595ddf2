"""A position as a picture."""

from __future__ import annotations

from crosstown.drawing.board.static_board import draw_board
from crosstown.game.game import Game


def draw_position(game: Game) -> str:
    """The board with claimed routes and souvenir stacks; who has how many points stands below."""
    names = [f"{seat.name} · {game.points(at)}" for at, seat in enumerate(game.seating)]
    return draw_board(game.city, owners=game.owners, tokens=game.tokens, names=names)
