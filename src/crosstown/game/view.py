"""A view: all that one seat, or a spectator, may know of a game, and nothing else.

It is made by blanking everything hidden in a copy of the game's record, so nothing that is not listed here
can be asked of it. It keeps what a good player at the table would remember: which cards were taken face up,
what the stack was shuffled from, which tickets the seat itself put under the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
import numpy as np

from crosstown.cities.city import City
from crosstown.errors import DataError, TextError
from crosstown.game.move_choices import LegalMoves, choices_in
from crosstown.game.position import Position, copy_record, record_from, workspace
from crosstown.game.reasons import FIRST, REASONS
from crosstown.game.records.seeds import read_seed, seed_words
from crosstown.game.view_data import Closed, First, SeatData, ViewData
from crosstown.rules import entry_points
from crosstown.rules.kernel import reason_codes as kernel
from crosstown.rules.kernel.limits import MAX_KINDS, MAX_ROUTES, MAX_SEATS
from crosstown.rules.kernel.state import GAME, NONE, Array

if TYPE_CHECKING:
    from crosstown.game.game import Game

# Why an unclaimed route may be closed, by the kernel's number.
_CLOSED = {
    reason: cast(Closed, REASONS[reason].code)
    for reason in (kernel.OWN_DOUBLE, kernel.DOUBLE_CLOSED, kernel.TOO_FEW_PIECES)
}


class View(Position):
    """All that one seat may know of a game, or a spectator, and nothing else.

    >>> from crosstown import Game
    >>> game = Game.new("london", seats=2, seed=42)
    >>> view = game.view(1)
    >>> view.seat, view.turn, view.hand()
    (1, 0, {'wild': 1, 'orange': 1})
    >>> view.hand(0)
    Traceback (most recent call last):
        ...
    crosstown.errors.TextError: the hand of seat 0 cannot be seen by seat 1 [hidden]

    `seat` is who looks (None for a spectator), `turn` who is to move. Views with the same knowledge are equal
    byte for byte. Get one from `Game.view`.
    """

    def __init__(self, city: City, games: Array, seat: int | None) -> None:
        """Takes over a copy of a game's record and hides what the seat may not know."""
        super().__init__(city, games)
        self.seat = seat
        self._me = NONE if seat is None else seat
        entry_points.hide(games, 0, self._me)

    def hand(self, seat: int | None = None) -> dict[str, int]:
        """The cards of this view's own seat by kind; empty for a spectator."""
        seat = self._own(seat, "hand")
        return {} if seat is None else self._count(self._numbers("hands")[seat])

    def tickets(self, seat: int | None = None) -> tuple[str, ...]:
        """The tickets of this view's own seat, in the order they were kept. After the end, anyone's."""
        seat = self._own(seat, "tickets", open_now=self.over)
        return () if seat is None else self._kept(seat)

    def offered(self, seat: int | None = None) -> tuple[str, ...]:
        """The tickets that this view's own seat has yet to choose from."""
        seat = self._own(seat, "offered tickets")
        return () if seat is None else self._offered(seat)

    def completed(self, seat: int | None = None) -> tuple[str, ...]:
        """Those of `tickets` whose places are connected by now (E2)."""
        seat = self._own(seat, "tickets", open_now=self.over)
        return () if seat is None else self._connected(seat, self._kept(seat))

    def _own(self, seat: int | None, what: str, *, open_now: bool = False) -> int | None:
        """The seat that is asked about: the view's own, or another whose things lie open now."""
        if seat is None:
            return self.seat
        if self._check_seat(seat) != self.seat and not open_now:
            raise TextError(
                "hidden", f"the {what} of seat {seat} cannot be seen by {self._who}", offender=str(seat)
            )
        return seat

    @property
    def _who(self) -> str:
        return "a spectator" if self.seat is None else f"seat {self.seat}"

    def known_cards(self, seat: int) -> dict[str, int]:
        """Cards that a seat holds for sure: one's own; of others those seen taken and still there.

        Between two players a reshuffle tells more: what is not in the new stack is in the other hand.
        """
        held, _ = self._count_cards()
        return self._count(held[self._check_seat(seat)])

    def _count_cards(self) -> tuple[list[list[int]], list[int]]:
        """The cards that each seat holds for sure, and those that nobody has seen."""
        held = np.zeros((MAX_SEATS, MAX_KINDS), np.int64)
        unseen = np.zeros(MAX_KINDS, np.int64)
        entry_points.count_cards(self._cities, self._games, 0, self._me, held, unseen)
        return held.tolist(), unseen.tolist()

    @property
    def unseen(self) -> dict[str, int]:
        """Cards that are in the stack or in other hands, by kind."""
        _, unseen = self._count_cards()
        return self._count(unseen)

    @property
    def ticket_stack(self) -> tuple[str | None, ...]:
        """The ticket stack, the top first: None, except for those that the seat itself put back."""
        return self._ticket_stack()

    @property
    def closed(self) -> dict[str, Closed]:
        """The unclaimed routes that the seat cannot claim at any price, each with the code of the reason.

        They are those of C3 and C5; a spectator sees those that nobody may claim.
        """
        reasons = np.zeros(MAX_ROUTES, np.int64)
        entry_points.tell_closed(self._cities, self._games, 0, self._me, reasons)
        told = zip(self._notation.routes, reasons.tolist(), strict=False)
        return {route: _CLOSED[reason] for route, reason in told if reason in _CLOSED}

    @property
    def first(self) -> First | None:
        """What one has to do before anything else, as the code of a reason; None where nothing is."""
        return FIRST.get(self.phase) if self.turn is not None and self.turn == self.seat else None

    def _list_moves(self) -> LegalMoves:
        if self.seat is None or self.turn != self.seat:
            return LegalMoves((), self._notation, ())
        return super()._list_moves()

    def deal_anew(self, seed: int | str | None = None) -> Game:
        """A full game that looks the same to this seat; what is hidden is dealt at random.

        Use it to search under hidden information. It can be played on, but has no past and so no record.

        >>> from crosstown import Game
        >>> view = Game.new("london", seats=2, seed=42).view(0)
        >>> view.deal_anew(seed=1).view(0) == view
        True
        """
        from crosstown.game.game import Game

        games = copy_record(self._games)
        words = seed_words(read_seed(seed))
        if not entry_points.deal_anew(self._cities, games, 0, self._me, words, workspace()):
            raise RuntimeError(f"no deal was found that agrees with {self!r}")
        return Game(self.city, games)

    def data(self) -> ViewData:
        """The whole view as typed data."""
        held, unseen = self._count_cards()
        tickets = self.tickets()
        return ViewData(
            city=self.city.id,
            seat=self.seat,
            seats=self._seat_data(held),
            ply=self.ply,
            phase=self.phase,
            turn=self.turn,
            turns_left=self.turns_left,
            hand=self.hand(),
            tickets=tickets,
            offered=self.offered(),
            done=() if self.seat is None else self._connected(self.seat, tickets),
            market=self.market,
            stack=self.stack_size,
            discards=self.discards,
            unseen=self._count(unseen),
            ticket_stack=self.ticket_stack,
            owners=self.owners,
            closed=self.closed,
            tokens=self.tokens,
            spare_souvenirs=self.spare_souvenirs,
            first=self.first,
            legal_moves=self.legal_moves.texts,
            choices=choices_in(self),
            result=self.result,
        )

    def _seat_data(self, held: list[list[int]]) -> tuple[SeatData, ...]:
        points, pieces, cards = (self._numbers(name) for name in ("score", "pieces", "hand_size"))
        tickets, souvenirs = self._ticket_counts(), self._numbers("souvenirs")
        joined = self._joined() if self.city.districts else [()] * self.seats
        return tuple(
            SeatData(
                points=points[seat],
                pieces=self._by_vehicle(pieces[seat]),
                cards=cards[seat],
                known_cards=self._count(held[seat]),
                tickets=tickets[seat],
                souvenirs=self._symbols(souvenirs[seat]),
                districts=joined[seat],
            )
            for seat in range(self.seats)
        )

    def to_json(self) -> bytes:
        """The view as JSON; see `ViewData` for its keys."""
        return msgspec.json.encode(self.data())

    def pack(self) -> bytes:
        """The view as a few hundred bytes, for `unpack` in another process."""
        return self._games.tobytes()

    @classmethod
    def unpack(cls, city: City, packed: bytes, seat: int | None) -> View:
        """The view that was packed, for the same city and seat. A spectator (None) may unpack any.

        What the seat may not know is hidden once more. Beyond that the bytes are not checked: unpack only
        what your own processes have packed.
        """
        if len(packed) != GAME.itemsize:
            raise DataError(
                "view-size",
                f"a packed view has {GAME.itemsize} bytes, not {len(packed)}",
                offender=str(len(packed)),
            )
        view = cls(city, record_from(packed), seat)
        if seat is not None and not view._is_of(seat):
            raise DataError("view-seat", f"this view was not packed for seat {seat}", offender=str(seat))
        return view

    def _is_of(self, seat: int) -> bool:
        """Whether a seat's own cards and tickets are there, and not blank."""
        if not 0 <= seat < self.seats or sum(self._numbers("hands")[seat]) != self.hand_size(seat):
            return False
        return all(NONE not in tickets for _, tickets in self._offers(seat))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        same = (self.seat, self.city) == (other.seat, other.city)
        return same and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash((self.seat, self.city, self.pack()))

    def __repr__(self) -> str:
        return f"<View of {self.city.id} for {self._who}, ply {self.ply}, {self.phase}>"

    def __str__(self) -> str:
        from crosstown.game.text.position_text import draw_view

        return draw_view(self)
