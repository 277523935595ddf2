"""Reading a kernel record in the city's own words: what a game and a view have in common."""

from __future__ import annotations

import threading
from typing import Any

from msgspec import UNSET

from crosstown.cities.city import City
from crosstown.cities.compiled import compile_city
from crosstown.game.legal import LegalMoves
from crosstown.game.notation import notation_for
from crosstown.game.record import Bonuses, Result, SeatResult
from crosstown.rules import entries
from crosstown.rules.limits import MAX_TICKETS
from crosstown.rules.records import (
    LAST_ROUND,
    NO_MOVES,
    NONE,
    OVER,
    RESULT,
    SCRATCH,
    Array,
    blank,
    fields,
)

PHASES = ("first-keep", "place", "turn", "second-card", "keep", "souvenir", "over")
ENDINGS = {LAST_ROUND: "last-round", NO_MOVES: "no-moves"}

_LOCAL = threading.local()


class Position:
    """One record of the kernel with the city it belongs to. Small, and never shared between two objects."""

    def __init__(self, city: City, games: Array) -> None:
        self.city = city
        self._games = games
        self._now = fields(games)
        self._cities = compile_city(city)
        self._notation = notation_for(city)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._now.seats)

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return int(self._now.plies)

    @property
    def phase(self) -> str:
        """What the game waits for: one of :data:`PHASES`."""
        return PHASES[self._now.phase]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._now.phase == OVER)

    @property
    def turns_left(self) -> int | None:
        """Turns of the last round still to come, or None before it (E1)."""
        left = int(self._now.turns_left)
        return left if left >= 0 else None

    @property
    def market(self) -> tuple[str | None, ...]:
        """The face-up cards, None for a gap."""
        kinds = self._notation.kinds
        slots = self._now.market[: self.city.market].tolist()
        return tuple(kinds[kind] if kind != NONE else None for kind in slots)

    @property
    def stack_size(self) -> int:
        """Cards in the stack."""
        return int(self._now.stack_size)

    @property
    def discards(self) -> dict[str, int]:
        """The discards by kind: they lay open when they were paid."""
        return self._count(self._now.discards)

    @property
    def ticket_stack_size(self) -> int:
        """Tickets in their stack."""
        return int(self._now.ticket_count)

    @property
    def owners(self) -> dict[str, int]:
        """Who has claimed which route."""
        owners = self._now.owner[: len(self.city.routes)].tolist()
        return {self._notation.routes[route]: seat for route, seat in enumerate(owners) if seat != NONE}

    def open_routes(self, seat: int) -> tuple[str, ...]:
        """The routes that a seat may still claim if it can pay (C1, C3, C5)."""
        still_open = int(self._now.open[seat])
        return tuple(route for at, route in enumerate(self._notation.routes) if still_open >> at & 1)

    @property
    def tokens(self) -> dict[str, tuple[str, int]]:
        """The souvenir stacks: symbol and number of tokens by place."""
        symbols = self._now.token[: len(self.city.places)].tolist()
        counts = self._now.tokens.tolist()
        return {
            self._notation.places[place]: (self._notation.symbols[symbol], counts[place])
            for place, symbol in enumerate(symbols)
            if symbol != NONE and counts[place] > 0
        }

    @property
    def spare_souvenirs(self) -> tuple[str, ...]:
        """The souvenir stacks that are still to be put down (S7)."""
        return tuple(self._notation.symbols[symbol] for symbol in self._now.spare.tolist() if symbol != NONE)

    def points(self, seat: int) -> int:
        """Points from routes so far (C4)."""
        return int(self._now.score[seat])

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return int(self._now.hand_size[seat])

    def pieces(self, seat: int) -> dict[str, int]:
        """A seat's pieces by vehicle."""
        return {vehicle.id: int(self._now.pieces[seat, at]) for at, vehicle in enumerate(self.city.vehicles)}

    def souvenirs(self, seat: int) -> tuple[str, ...]:
        """A seat's souvenirs; they lie open (C8)."""
        has = int(self._now.souvenirs[seat])
        return tuple(symbol for at, symbol in enumerate(self._notation.symbols) if has >> at & 1)

    def ticket_count(self, seat: int) -> int:
        """How many tickets a seat has kept."""
        mine = self._now.offer_seat[: self._now.offers] == seat
        return sum(int(kept).bit_count() for kept in self._now.offer_kept[: self._now.offers][mine])

    def _kept(self, seat: int) -> tuple[str, ...]:
        """The tickets that a seat has kept, in the order it did."""
        names = []
        for offer in range(int(self._now.offers)):
            if self._now.offer_seat[offer] == seat:
                kept = int(self._now.offer_kept[offer])
                for i in range(int(self._now.offer_size[offer])):
                    if kept >> i & 1 and self._now.offer[offer, i] != NONE:
                        names.append(self._notation.tickets[self._now.offer[offer, i]])
        return tuple(names)

    def _offered(self, seat: int) -> tuple[str, ...]:
        """The tickets that a seat has yet to choose from."""
        for offer in range(int(self._now.offers) - 1, -1, -1):
            if self._now.offer_seat[offer] == seat and self._now.offer_kept[offer] == 0:
                size = int(self._now.offer_size[offer])
                return tuple(
                    self._notation.tickets[ticket] for ticket in self._now.offer[offer, :size].tolist()
                )
        return ()

    def _count(self, numbers: Array) -> dict[str, int]:
        counts = numbers[: len(self._notation.kinds)].tolist()
        return {kind: count for kind, count in zip(self._notation.kinds, counts, strict=True) if count}

    def _list_moves(self) -> LegalMoves:
        """The legal moves of the seat whose decision it is."""
        count = entries.list_moves(self._cities, self._games, 0, workspace())
        numbers = tuple(scratch().moves[:count].tolist())
        return LegalMoves(numbers, self._notation, self._offered(int(self._now.seat)))

    def completed(self, seat: int) -> tuple[str, ...]:
        """A seat's tickets, as far as they are known here, whose places are connected by now (E2)."""
        done = int(self._scored().done[seat])
        return tuple(name for name in self._kept(seat) if done >> self._notation.ticket[name] & 1)

    def _scored(self) -> Any:
        results = blank(RESULT)
        entries.score_game(self._cities, self._games, 0, workspace(), results)
        return fields(results)

    @property
    def result(self) -> Result | None:
        """None while the game goes on; then scores and places as in the record."""
        if not self.over:
            return None
        scored = self._scored()
        return Result(
            reason=ENDINGS[int(self._now.reason)],
            seats=tuple(self._seat_result(scored, seat) for seat in range(self.seats)),
            ranking=tuple(scored.place[: self.seats].tolist()),
        )

    def _seat_result(self, scored: Any, seat: int) -> SeatResult:
        done = int(scored.done[seat])
        tickets = []
        for name in self._kept(seat):
            points = self.city.ticket[name].points
            tickets.append((name, points if done >> self._notation.ticket[name] & 1 else -points))
        return SeatResult(
            routes=int(scored.routes[seat]),
            tickets=tuple(tickets),
            bonuses=self._bonuses(scored, seat),
            total=int(scored.total[seat]),
            completed=int(scored.completed[seat]),
        )

    def _bonuses(self, scored: Any, seat: int) -> Bonuses:
        joined = int(scored.districts[seat])
        districts = tuple(one.points for at, one in enumerate(self.city.districts) if joined >> at & 1)
        return Bonuses(
            districts=districts if self.city.districts else UNSET,
            souvenirs=int(scored.bonus[seat]) - sum(districts) if self.city.souvenirs else UNSET,
        )

    def _ticket_stack(self) -> tuple[str | None, ...]:
        """The ticket stack, the top first; None where it is not known."""
        head, count = int(self._now.ticket_head), int(self._now.ticket_count)
        ring = [int(self._now.ticket_ring[(head + i) % MAX_TICKETS]) for i in range(count)]
        return tuple(self._notation.tickets[ticket] if ticket != NONE else None for ticket in ring)


def workspace() -> Array:
    """The scratch pad that calls into the kernel need, an array of one. Each thread has its own."""
    pads: Array | None = getattr(_LOCAL, "pads", None)
    if pads is None:
        pads = _LOCAL.pads = blank(SCRATCH)
        _LOCAL.pad = fields(pads)
    return pads


def scratch() -> Any:
    """The same scratch pad with its fields as attributes."""
    workspace()
    return _LOCAL.pad
