"""The oracle's table beside a game, ply by ply, fed with the game's own shuffles."""

from __future__ import annotations

from crosstown import Game
from tests.oracle.loaded_packs import PACK
from tests.oracle.naive_table import Table

PHASES = {
    "deal": "first-keep",
    "place": "place",
    "turn": "turn",
    "second": "second-card",
    "offer": "keep",
    "souvenir": "souvenir",
    "over": "over",
}


class Lockstep:
    """A game and the oracle's table in the same position."""

    def __init__(self, game: Game) -> None:
        """The game must be at its start."""
        start = game.start
        assert start is not None
        assert game.ply == 0
        self.game = game
        self.waiting = [list(stack) for stack in game.shuffles]
        souvenirs = start.souvenirs if isinstance(start.souvenirs, dict) else None
        self.table = Table.start(
            PACK[game.city.id], game.seats, list(start.deck), list(start.tickets), souvenirs, self._shuffle
        )

    def _shuffle(self, discards: list[str]) -> list[str]:
        """D5: the order that the game's own shuffle gave."""
        stack = self.waiting.pop(0)
        assert sorted(stack) == sorted(discards)
        return stack

    def play(self, move: str) -> None:
        before = len(self.game.shuffles)
        self.game.play(move)
        self.waiting = [list(stack) for stack in self.game.shuffles[before:]]
        self.table.play(move)
        assert self.waiting == []

    def compare(self) -> None:
        """All that both know is the same, and so are the legal moves."""
        game, table = self.game, self.table
        assert game.phase == PHASES[table.phase]
        legal = [str(move) for move in game.legal_moves]
        assert len(legal) == len(game.legal_moves)
        assert sorted(legal) == sorted(table.legal())
        assert len(set(legal)) == len(legal)
        assert game.over == table.over
        if table.over:
            assert game.result is not None
            assert game.turn is None
        else:
            assert game.turn == table.seat
        assert game.turns_left == table.turns_left
        assert list(game.market) == table.market
        assert list(game.stack) == table.stack
        assert sum(game.discards.values()) == len(table.discards)
        assert all(table.discards.count(kind) == count for kind, count in game.discards.items())
        assert game.owners == table.owners
        assert list(game.ticket_stack) == table.ticket_stack
        assert game.tokens == {place: stack for place, stack in table.tokens.items() if stack[1]}
        for seat in range(game.seats):
            held = {kind: count for kind, count in table.hands[seat].items() if count}
            assert game.hand(seat) == held
            assert game.pieces(seat) == table.pieces[seat]
            assert game.points(seat) == table.points[seat]
            assert list(game.tickets(seat)) == table.kept[seat]
            assert list(game.offered(seat)) == table.offered[seat]
            assert sorted(game.souvenirs(seat)) == sorted(table.souvenirs[seat])
