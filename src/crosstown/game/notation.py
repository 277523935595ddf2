"""Between a move's text and the kernel's number for it, by one city's names."""

from __future__ import annotations

from functools import lru_cache

from crosstown.cities.city import City
from crosstown.errors import TextError
from crosstown.game.move import Move
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.limits import MAX_LENGTH
from crosstown.rules.kernel.state import WILD

_PLAIN = {"draw": move_codes.DRAW_MOVE, "tickets": move_codes.TICKETS_MOVE, "pass": move_codes.PASS_MOVE}


class Notation:
    """Reads and writes the moves of one city. Tickets are numbered within the offer they were made in."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.kinds = city.kinds
        self.kind = {name: number for number, name in enumerate(city.kinds)}
        self.routes = tuple(city.route)
        self.route = {name: number for number, name in enumerate(city.route)}
        self.tickets = tuple(city.ticket)
        self.ticket = {name: number for number, name in enumerate(city.ticket)}
        self.places = tuple(city.place)
        self.place = {name: number for number, name in enumerate(city.place)}
        self.symbols = city.souvenirs.symbols if city.souvenirs else ()
        self.symbol = {name: number for number, name in enumerate(self.symbols)}
        self._fixed: dict[int, str] = {}
        self._moves: dict[int, Move] = {}

    def write(self, number: int, offered: tuple[str, ...]) -> str:
        """The text of a move; ``offered`` are the tickets that a ``keep`` chooses from."""
        text = self._fixed.get(number)
        if text is not None:
            return text
        if move_codes.parts_of(number)[0] == move_codes.KEEP_TICKETS:
            return " ".join(["keep", *(ticket for i, ticket in enumerate(offered) if number >> i & 1)])
        text = self._fixed[number] = self._write(number)
        return text

    def move(self, number: int, offered: tuple[str, ...]) -> Move:
        """A move by its number. Moves never change, so each is made once, but for those that keep tickets."""
        move = self._moves.get(number)
        if move is None:
            move = Move(self.write(number, offered))
            if move.kind != "keep":
                self._moves[number] = move
        return move

    def write_all(self, numbers: tuple[int, ...], offered: tuple[str, ...]) -> tuple[str, ...]:
        """The texts of many moves."""
        written = self._fixed.get
        return tuple(written(number) or self.write(number, offered) for number in numbers)

    def _write(self, number: int) -> str:
        kind, first, second = move_codes.parts_of(number)
        if kind == move_codes.CLAIM:
            return f"claim {self.routes[first]} {self._payment(first, *move_codes.payment_of(second))}"
        if kind == move_codes.TAKE:
            return f"take {self.kinds[second]}"
        if kind == move_codes.PLACE_TOKEN:
            return f"place {self.symbols[first]} {self.places[second]}"
        if kind == move_codes.TAKE_TOKEN:
            return f"souvenir {self.places[second]}"
        return {move_codes.DRAW: "draw", move_codes.TICKETS: "tickets", move_codes.PASS: "pass"}[kind]

    def _payment(self, route: int, colour: int, wilds: int) -> str:
        if colour == WILD:
            return f"wild*{wilds}"
        coloured = f"{self.kinds[colour]}*{self.city.routes[route].length - wilds}"
        return f"{coloured}+wild*{wilds}" if wilds else coloured

    def read(self, move: Move, offered: tuple[str, ...]) -> int | None:
        """The number of a move, or none where it names tickets that were not offered in that order.

        A claim whose cards are too few or too many has a number too; the rules say why it is wrong.
        """
        if move.kind == "claim":
            route = self._find(self.route, move.route, "route", move)
            colour = self._find(self.kind, move.colour, "colour", move) if move.colour else WILD
            paid = move_codes.payment_code(colour, min(move.wilds, MAX_LENGTH + 1))
            return move_codes.number_of(move_codes.CLAIM, route, paid)
        if move.kind == "take":
            return move_codes.number_of(move_codes.TAKE, 0, self._find(self.kind, move.card, "card", move))
        if move.kind == "place":
            symbol = self._find(self.symbol, move.symbol, "souvenir", move)
            place = self._find(self.place, move.place, "place", move)
            return move_codes.number_of(move_codes.PLACE_TOKEN, symbol, place)
        if move.kind == "souvenir":
            return move_codes.number_of(
                move_codes.TAKE_TOKEN, 0, self._find(self.place, move.place, "place", move)
            )
        if move.kind == "keep":
            return self._read_keep(move, offered)
        return _PLAIN[move.kind]

    def _read_keep(self, move: Move, offered: tuple[str, ...]) -> int | None:
        for ticket in move.tickets:
            self._find(self.ticket, ticket, "ticket", move)
        kept = sum(1 << i for i, ticket in enumerate(offered) if ticket in move.tickets)
        in_order = tuple(ticket for ticket in offered if ticket in move.tickets) == move.tickets
        return move_codes.number_of(move_codes.KEEP_TICKETS, 0, kept) if in_order else None

    def _find(self, names: dict[str, int], name: str, what: str, move: Move) -> int:
        number = names.get(name)
        if number is None:
            raise TextError(
                f"unknown-{what}",
                f"{name[:80]!r} in {move.text[:80]!r} is no {what} of {self.city.name}",
                offender=name[:80],
            )
        return number


@lru_cache(maxsize=64)
def notation_for(city: City) -> Notation:
    """The notation of a city, made once."""
    return Notation(city)
