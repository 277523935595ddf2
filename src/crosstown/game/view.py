"""A view: all that one seat, or a spectator, may know of a game, and nothing else.

It is made by blanking everything hidden in a copy of the game's record, so nothing that is not listed here
can be asked of it. It keeps what a good player at the table would remember: which cards were taken face up,
what the stack was shuffled from, which tickets one put under the stack oneself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from crosstown.cities.city import City
from crosstown.game.legal import LegalMoves
from crosstown.game.position import Position
from crosstown.rules import entries
from crosstown.rules.records import NONE, Array, fields

if TYPE_CHECKING:
    from crosstown.game.game import Game


class View(Position):
    """What ``seat`` sees (None: a spectator). Equal views are equal byte for byte."""

    def __init__(self, city: City, games: Array, seat: int | None) -> None:
        """Takes over a copy of a game's record and hides what the seat may not know."""
        super().__init__(city, games)
        self.seat = seat
        self._me = NONE if seat is None else seat
        entries.hide(games, 0, self._me)
        self._moves: LegalMoves | None = None

    @property
    def turn(self) -> int | None:
        """The seat whose decision it is, None when the game is over."""
        return None if self.over else int(self._now.seat)

    @property
    def hand(self) -> dict[str, int]:
        """One's own cards by kind; empty for a spectator."""
        return {} if self.seat is None else self._count(self._now.hands[self.seat])

    def known_cards(self, seat: int) -> dict[str, int]:
        """Cards that a seat holds for sure: one's own; of others those seen taken and still there.

        Between two players a reshuffle tells more: what is not in the new stack is in the other hand.
        """
        if seat == self.seat:
            return self.hand
        held = {
            kind: int(entries.held_at_least(self._cities, self._games, 0, self._me, seat, at))
            for at, kind in enumerate(self._notation.kinds)
        }
        return {kind: count for kind, count in held.items() if count}

    @property
    def unseen(self) -> dict[str, int]:
        """Cards that are in the stack or in other hands, by kind."""
        seen = [self.discards, self.hand]
        market = self.market
        counts = {}
        for kind, total in zip(self.city.kinds, fields(self._cities).cards.tolist(), strict=False):
            left = total - market.count(kind) - sum(cards.get(kind, 0) for cards in seen)
            if left:
                counts[kind] = left
        return counts

    @property
    def tickets(self) -> tuple[str, ...]:
        """One's own tickets in the order they were kept."""
        return () if self.seat is None else self._kept(self.seat)

    @property
    def offered(self) -> tuple[str, ...]:
        """The tickets that one has yet to choose from."""
        return () if self.seat is None else self._offered(self.seat)

    @property
    def ticket_stack(self) -> tuple[str | None, ...]:
        """The ticket stack, the top first: None but for tickets one put under it oneself."""
        return self._ticket_stack()

    @property
    def legal_moves(self) -> LegalMoves:
        """One's legal moves; none while another seat has to decide."""
        if self._moves is None:
            mine = self.turn is not None and self.turn == self.seat
            self._moves = self._list_moves() if mine else LegalMoves((), self._notation, ())
        return self._moves

    def deal(self, seed: int | str | None = None) -> Game:
        """A full game that looks the same from here: what is hidden is dealt anew."""
        from crosstown.game.game import Game

        return Game.from_view(self, seed)

    def to_dict(self) -> dict[str, Any]:
        """The view as plain data."""
        return {
            "city": self.city.id,
            "seat": self.seat,
            "seats": [self._seat_dict(seat) for seat in range(self.seats)],
            "ply": self.ply,
            "phase": self.phase,
            "turn": self.turn,
            "turns_left": self.turns_left,
            "hand": self.hand,
            "tickets": list(self.tickets),
            "offered": list(self.offered),
            "market": list(self.market),
            "stack": self.stack_size,
            "discards": self.discards,
            "unseen": self.unseen,
            "ticket_stack": list(self.ticket_stack),
            "owners": self.owners,
            "tokens": {place: list(stack) for place, stack in self.tokens.items()},
            "spare_souvenirs": list(self.spare_souvenirs),
            "legal_moves": [str(move) for move in self.legal_moves],
            "result": msgspec.to_builtins(self.result),
        }

    def _seat_dict(self, seat: int) -> dict[str, Any]:
        return {
            "points": self.points(seat),
            "pieces": self.pieces(seat),
            "cards": self.hand_size(seat),
            "known_cards": self.known_cards(seat),
            "tickets": self.ticket_count(seat),
            "souvenirs": list(self.souvenirs(seat)),
        }

    def to_json(self) -> bytes:
        """The view as JSON, the same bytes for the same knowledge."""
        return msgspec.json.encode(self.to_dict())

    def __bytes__(self) -> bytes:
        return self.to_json()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        same = (self.seat, self.city) == (other.seat, other.city)
        return same and self._games.tobytes() == other._games.tobytes()

    def __hash__(self) -> int:
        return hash((self.seat, self.city, self._games.tobytes()))

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.city.id} for {who}, ply {self.ply}, {self.phase}>"

    def __str__(self) -> str:
        from crosstown.game.text import draw_view

        return draw_view(self)
