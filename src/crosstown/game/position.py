"""Reading a kernel record in the city's own words: what a game and a view have in common."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, get_args

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city
from crosstown.errors import TextError
from crosstown.game.move import Move
from crosstown.game.move_choices import LegalMoves
from crosstown.game.notation import notation_for
from crosstown.game.records.record import Bonuses, Result, SeatResult
from crosstown.game.view_data import Phase
from crosstown.rules import entry_points
from crosstown.rules.kernel.limits import MAX_SEATS, MAX_TICKETS
from crosstown.rules.kernel.state import (
    FIRST_KEEP,
    GAME,
    KEEP,
    LAST_ROUND,
    NO_MOVES,
    NONE,
    OVER,
    RESULT,
    SCRATCH,
    Array,
    blank,
    fields,
    for_kernel,
)

PHASES: tuple[Phase, ...] = get_args(Phase)
ENDINGS = {LAST_ROUND: "last-round", NO_MOVES: "no-moves"}

_LOCAL = threading.local()


class Position:
    """One record of the kernel with the city it belongs to. Small, and never shared between two objects."""

    def __init__(self, city: City, games: Array) -> None:
        self.city = city
        self._games = games
        self._cities = compile_city(city)
        self._notation = notation_for(city)
        self._moves: LegalMoves | None = None

    @property
    def _now(self) -> Any:
        """The record with its fields as attributes, to set a position up. Too slow for reading one."""
        return fields(self._games)

    def _number(self, name: str) -> int:
        """A field of the record that is one number."""
        number: int = self._games[name].item()
        return number

    def _numbers(self, name: str) -> Any:
        """A field of the record that is an array, as a list or a list of lists."""
        return self._games[name][0].tolist()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._number("seats")

    def _check_seat(self, seat: int) -> int:
        seats = self.seats
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            message = f"there is no seat {seat!r:.20}: seats are 0 to {seats - 1}"
            raise TextError("bad-seat", message, offender=str(seat)[:20])
        return seat

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return self._number("plies")

    @property
    def phase(self) -> Phase:
        """What the game waits for.

        One of ``first-keep``, ``place``, ``turn``, ``second-card``, ``keep``, ``souvenir`` and ``over``.
        """
        return PHASES[self._number("phase")]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._number("phase") == OVER

    @property
    def turn(self) -> int | None:
        """The seat to move, None when the game is over."""
        return None if self.over else self._number("seat")

    @property
    def turns_left(self) -> int | None:
        """Turns of the last round still to come, or None before it (E1)."""
        left = self._number("turns_left")
        return left if left >= 0 else None

    @property
    def market(self) -> tuple[str | None, ...]:
        """The face-up cards, None for a gap."""
        kinds = self._notation.kinds
        slots = self._numbers("market")[: self.city.market]
        return tuple(kinds[kind] if kind != NONE else None for kind in slots)

    @property
    def stack_size(self) -> int:
        """Cards in the stack."""
        return self._number("stack_size")

    @property
    def discards(self) -> dict[str, int]:
        """The discards by kind: they lay open when they were paid."""
        return self._count(self._numbers("discards"))

    @property
    def ticket_stack_size(self) -> int:
        """Tickets in their stack."""
        return self._number("ticket_count")

    @property
    def owners(self) -> dict[str, int]:
        """Who has claimed which route."""
        owners = zip(self._notation.routes, self._numbers("owner"), strict=False)
        return {route: seat for route, seat in owners if seat != NONE}

    def open_routes(self, seat: int) -> tuple[str, ...]:
        """The routes that a seat may still claim if it can pay (C1, C3, C5)."""
        still_open = self._numbers("open")[self._check_seat(seat)]
        return tuple(route for at, route in enumerate(self._notation.routes) if still_open >> at & 1)

    @property
    def tokens(self) -> dict[str, tuple[str, int]]:
        """The souvenir stacks: symbol and number of tokens by place."""
        symbols = self._notation.symbols
        stacks = zip(self._notation.places, self._numbers("token"), self._numbers("tokens"), strict=False)
        return {
            place: (symbols[symbol], count) for place, symbol, count in stacks if symbol != NONE and count > 0
        }

    @property
    def spare_souvenirs(self) -> tuple[str, ...]:
        """The souvenir stacks that are still to be put down (S7)."""
        return tuple(self._notation.symbols[symbol] for symbol in self._numbers("spare") if symbol != NONE)

    def points(self, seat: int) -> int:
        """Points from routes so far (C4)."""
        points: int = self._numbers("score")[self._check_seat(seat)]
        return points

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        size: int = self._numbers("hand_size")[self._check_seat(seat)]
        return size

    def pieces(self, seat: int) -> dict[str, int]:
        """A seat's pieces by vehicle."""
        return self._by_vehicle(self._numbers("pieces")[self._check_seat(seat)])

    def souvenirs(self, seat: int) -> tuple[str, ...]:
        """A seat's souvenirs; they lie open (C8)."""
        return self._symbols(self._numbers("souvenirs")[self._check_seat(seat)])

    def ticket_count(self, seat: int) -> int:
        """How many tickets a seat has kept."""
        return self._ticket_counts()[self._check_seat(seat)]

    def _ticket_counts(self) -> list[int]:
        """How many tickets each seat has kept."""
        counts = [0] * MAX_SEATS
        for seat, kept in self._each_offer("offer_seat", "offer_kept"):
            counts[seat] += kept.bit_count()
        return counts

    def _each_offer(self, *names: str) -> Iterator[tuple[Any, ...]]:
        """What these fields say of each offer that was ever made, in order."""
        made = self._number("offers")
        return zip(*(self._games[name][0, :made].tolist() for name in names), strict=True)

    def _offers(self, seat: int) -> list[tuple[int, list[int]]]:
        """What a seat was offered so far: which it kept, as a set (none while undecided), and the tickets."""
        offers = self._each_offer("offer_seat", "offer_kept", "offer_size", "offer")
        return [(kept, tickets[:size]) for whose, kept, size, tickets in offers if whose == seat]

    def _kept(self, seat: int) -> tuple[str, ...]:
        """The tickets that a seat has kept, in the order it did, as far as they are known here."""
        names = self._notation.tickets
        return tuple(
            names[ticket]
            for kept, tickets in self._offers(seat)
            for i, ticket in enumerate(tickets)
            if kept >> i & 1 and ticket != NONE
        )

    def _offered(self, seat: int) -> tuple[str, ...]:
        """The tickets that a seat has yet to choose from."""
        if self._number("phase") not in (FIRST_KEEP, KEEP):
            return ()
        for kept, tickets in reversed(self._offers(seat)):
            if kept == 0:
                return tuple(self._notation.tickets[ticket] for ticket in tickets)
        return ()

    def _count(self, numbers: list[int]) -> dict[str, int]:
        """Cards by kind, without those of which there are none."""
        return {kind: count for kind, count in zip(self._notation.kinds, numbers, strict=False) if count}

    def _by_vehicle(self, numbers: list[int]) -> dict[str, int]:
        """Pieces by vehicle."""
        return dict(zip(self.city.vehicle, numbers, strict=False))

    def _symbols(self, members: int) -> tuple[str, ...]:
        """The souvenir symbols of a set."""
        return tuple(symbol for at, symbol in enumerate(self._notation.symbols) if members >> at & 1)

    def _list_moves(self) -> LegalMoves:
        """The legal moves of the seat whose decision it is."""
        pads = workspace()
        count = entry_points.list_moves(self._cities, self._games, 0, pads)
        numbers = tuple(pads["moves"][0, :count].tolist())
        return LegalMoves(numbers, self._notation, self._offered(self._number("seat")))

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the seat to move. A view has none while another seat is to move."""
        if self._moves is None:
            self._moves = self._list_moves()
        return self._moves

    def is_legal(self, move: str | Move) -> bool:
        """Whether a move, or its text, is among `legal_moves`."""
        return move in self.legal_moves

    def _connected(self, seat: int, tickets: tuple[str, ...]) -> tuple[str, ...]:
        """Those of a seat's tickets whose places it has connected."""
        if not tickets:
            return ()
        done, number = self._results()["done"][0, seat].item(), self._notation.ticket
        return tuple(name for name in tickets if done >> number[name] & 1)

    def districts(self, seat: int) -> tuple[int, ...]:
        """The numbers of the districts whose places a seat has joined by now (E3)."""
        return self._joined()[self._check_seat(seat)]

    def _joined(self) -> list[tuple[int, ...]]:
        """The districts that each seat has joined."""
        numbers = [district.number for district in self.city.districts]
        return [
            tuple(number for at, number in enumerate(numbers) if joined >> at & 1)
            for joined in self._results()["districts"][0].tolist()
        ]

    def _results(self) -> Array:
        """The position scored as if it were the end, as the kernel's record."""
        results = blank(RESULT)
        entry_points.score_game(self._cities, self._games, 0, workspace(), results)
        return results

    def _scored(self) -> SimpleNamespace:
        """The same with each field by its name, a number a seat."""
        results = self._results()
        return SimpleNamespace(**{name: results[name][0].tolist() for name in RESULT.names or ()})

    @property
    def result(self) -> Result | None:
        """None while the game goes on; then scores and places as in the record."""
        if not self.over:
            return None
        scored = self._scored()
        return Result(
            reason=ENDINGS[self._number("reason")],
            seats=tuple(self._seat_result(scored, seat) for seat in range(self.seats)),
            ranking=tuple(scored.place[: self.seats]),
        )

    def _seat_result(self, scored: SimpleNamespace, seat: int) -> SeatResult:
        done = scored.done[seat]
        tickets = []
        for name in self._kept(seat):
            points = self.city.ticket[name].points
            tickets.append((name, points if done >> self._notation.ticket[name] & 1 else -points))
        return SeatResult(
            routes=scored.routes[seat],
            tickets=tuple(tickets),
            bonuses=self._bonuses(scored, seat),
            total=scored.total[seat],
            completed=scored.completed[seat],
        )

    def _bonuses(self, scored: SimpleNamespace, seat: int) -> Bonuses:
        joined = scored.districts[seat]
        districts = tuple(one.points for at, one in enumerate(self.city.districts) if joined >> at & 1)
        return Bonuses(
            districts=districts if self.city.districts else None,
            souvenirs=scored.bonus[seat] - sum(districts) if self.city.souvenirs else None,
        )

    def _ticket_stack(self) -> tuple[str | None, ...]:
        """The ticket stack, the top first; None where it is not known."""
        head, count = self._number("ticket_head"), self._number("ticket_count")
        ring, names = self._numbers("ticket_ring")[:MAX_TICKETS], self._notation.tickets
        stack = (ring + ring)[head : head + count]
        return tuple(names[ticket] if ticket != NONE else None for ticket in stack)


def record_from(packed: bytes) -> Array:
    """A game's record from its bytes, an array of one, as the kernel takes it."""
    return for_kernel(np.frombuffer(bytearray(packed), GAME))


def copy_record(games: Array) -> Array:
    """Another array with the same game. NumPy's own copying goes field by field and takes far longer."""
    return record_from(games.tobytes())


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
