"""The actions of a city: every move that can ever be legal has one index, and one text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city
from crosstown.encoding.action_codes import ACTIONS
from crosstown.errors import TextError
from crosstown.game.move import Move
from crosstown.game.notation import notation_for
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.move_codes import number_of, payment_code
from crosstown.rules.kernel.state import GRAY, WILD, Array, blank, fields

_KEEP = "keep "


class ActionTable:
    """All actions of one city, whatever the number of seats.

    A ``keep`` names tickets by their position in the offer, counted from 1: ``keep 1 3``. All other actions
    have the text of the move.

    >>> from crosstown import City
    >>> actions = ActionTable.of(City.load("london"))
    >>> actions.text(0), actions.text(1)
    ('pass', 'draw')
    """

    def __init__(self, city: City) -> None:
        self.city = city
        self.record = blank(ACTIONS)
        self.moves: Array = np.array([*self._numbers()], np.int32)
        fields(self.record).count = len(self.moves)
        self._index = {move: at for at, move in enumerate(self.moves.tolist())}
        self._notation = notation_for(city)

    @staticmethod
    @lru_cache(maxsize=64)
    def of(city: City) -> ActionTable:
        """The table of a city, made once."""
        return ActionTable(city)

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def texts(self) -> tuple[str, ...]:
        """The text of every action, in the order of the indices."""
        return tuple(map(self.text, range(len(self))))

    def text(self, index: int) -> str:
        """The text of an action."""
        number = self._number(index)
        kind, _, kept = move_codes.parts_of(number)
        if kind == move_codes.KEEP_TICKETS:
            return _KEEP + " ".join(str(at + 1) for at in range(kept.bit_length()) if kept >> at & 1)
        return self._notation.write(number, ())

    def move(self, index: int, offered: tuple[str, ...] = ()) -> Move:
        """The move of an action; ``offered`` are the tickets that a ``keep`` chooses from."""
        number = self._number(index)
        kind, _, kept = move_codes.parts_of(number)
        if kind == move_codes.KEEP_TICKETS and kept.bit_length() > len(offered):
            message = f"{self.text(index)!r} needs {kept.bit_length()} tickets on offer, not {len(offered)}"
            raise TextError("action-keep", message, offender=str(index))
        return self._notation.move(number, offered)

    def index(self, move: Move | str, offered: tuple[str, ...] = ()) -> int:
        """The index of a move; ``offered`` are the tickets that a ``keep`` chooses from."""
        asked = Move(move) if isinstance(move, str) else move
        number = self._notation.read(asked, offered)
        index = None if number is None else self._index.get(number)
        paid = asked.kind != "claim" or asked.coloured + asked.wilds == self.city.route[asked.route].length
        if index is None or not paid:  # a claim's number leaves out the coloured cards
            message = f"{str(move)[:80]!r} can never be legal in {self.city.name}, so it has no index"
            raise TextError("no-such-action", message, offender=str(move)[:80])
        return index

    def _number(self, index: int) -> int:
        if not 0 <= index < len(self.moves):
            message = f"there is no action {index}: they are 0 to {len(self.moves) - 1}"
            raise TextError("no-such-action", message, offender=str(index))
        return int(self.moves[index])

    def _numbers(self) -> Iterator[int]:
        """The kernel's numbers of all moves, in the order of the indices. Notes where each group begins."""
        city = fields(compile_city(self.city))
        table = fields(self.record)
        yield from (move_codes.PASS_MOVE, move_codes.DRAW_MOVE, move_codes.TICKETS_MOVE)
        table.takes = at = 3
        yield from (number_of(move_codes.TAKE, 0, kind) for kind in range(city.kinds))
        table.keeps = at = at + int(city.kinds)
        keeps = (1 << max(int(city.deal), int(city.draw))) - 1
        yield from (number_of(move_codes.KEEP_TICKETS, 0, kept + 1) for kept in range(keeps))
        table.places = at = at + keeps
        spots = [*product(range(city.symbols), range(city.places))]
        yield from (number_of(move_codes.PLACE_TOKEN, symbol, place) for symbol, place in spots)
        table.souvenirs = at = at + len(spots)
        sources = range(city.places if city.symbols else 0)
        yield from (number_of(move_codes.TAKE_TOKEN, 0, place) for place in sources)
        at += len(sources)
        for route in range(city.routes):
            table.claims[route] = at
            for move in self._claims(route):
                yield move
                at += 1

    def _claims(self, route: int) -> Iterator[int]:
        """C2, C6: every payment for a route, as the kernel lists them: most coloured cards first."""
        city = fields(compile_city(self.city))
        length, ferries = int(city.length[route]), int(city.ferries[route])
        own = int(city.colour[route])
        colours = range(WILD + 1, int(city.kinds)) if own == GRAY else [own]
        payments = [payment_code(*paid) for paid in product(colours, range(ferries, length))]
        for payment in (*payments, payment_code(WILD, length)):
            yield number_of(move_codes.CLAIM, route, payment)
