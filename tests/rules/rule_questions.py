"""What tests of the rules ask: which rule refuses a move, how a route can be paid, and who has won."""

from __future__ import annotations

import pytest

from crosstown import Game, IllegalMove
from crosstown.game.records.record import Result
from tests.rules.positions import Cards, at_turns, lay_cards

MARKET = ["orange", "orange", "green", "green", "black"]


def holding(city: str, cards: Cards, seats: int = 2) -> Game:
    """Seat 0 to move with these cards."""
    return lay_cards(at_turns(city, seats), hands={0: cards}, market=MARKET)


def refused(game: Game, move: str) -> tuple[str, str]:
    """The code and rule by which a move is refused, and that refusing changes nothing."""
    before = game._games.tobytes()
    assert move not in game.legal_moves
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert game._games.tobytes() == before
    return caught.value.code, caught.value.rule


def payments(game: Game, route: str) -> list[str]:
    return [str(move).split(" ")[2] for move in game.legal_moves if move.route == route]


def result_of(game: Game) -> Result:
    assert game.result is not None
    return game.result
