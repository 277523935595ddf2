"""A naive position of one game: dicts, lists and loops, written from the rules text alone.

Nothing here asks which city it is; whatever differs is read off the pack.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from tests.oracle.naive_scoring import ranking, seat_result
from tests.oracle.pack_facts import (
    WILD,
    Pack,
    Route,
    payments,
    pieces_for,
    places_of,
    points_for,
    routes_of,
    twin_of,
    vehicle_of,
)

Shuffler = Callable[[list[str]], list[str]]


class Table:
    """One game at one moment.

    phase: "deal" (S4), "place" (S7, S8), "turn", "second" (D1), "offer" (K1), "souvenir" (C8), "over".
    Stacks have the top first. `tokens` has symbol and count by place, also a count of 0 once all are taken.
    """

    def __init__(self, pack: Pack, seats: int, shuffler: Shuffler) -> None:
        """An empty table (S1): pieces are handed out, nothing is dealt yet."""
        self.pack = pack
        self.seats = seats
        self.shuffler = shuffler
        self.routes: dict[str, Route] = routes_of(pack)
        self.twins = {name: twin_of(pack, route) for name, route in self.routes.items()}
        self.colours: list[str] = list(pack["cards"]["colours"])
        self.hands: list[dict[str, int]] = []
        self.pieces: list[dict[str, int]] = []
        for _ in range(seats):
            self.hands.append(dict.fromkeys([*self.colours, WILD], 0))
            self.pieces.append({vehicle["id"]: vehicle["count"] for vehicle in pack["vehicles"]})
        self.market: list[str | None] = [None] * pack["cards"]["market"]
        self.stack: list[str] = []
        self.discards: list[str] = []
        self.owners: dict[str, int] = {}
        self.points: list[int] = [0] * seats
        self.kept: list[list[str]] = [[] for _ in range(seats)]
        self.offered: list[list[str]] = [[] for _ in range(seats)]
        self.ticket_stack: list[str] = []
        self.tokens: dict[str, tuple[str, int]] = {}
        self.souvenirs: list[list[str]] = [[] for _ in range(seats)]
        self.leftover: list[str] = []
        self.placers: list[int] = []
        self.choices: list[str] = []
        self.seat = 0
        self.phase = "deal"
        self.passes = 0
        self.turns_left: int | None = None
        self.reason: str | None = None
        self.card: str | None = None

    @classmethod
    def start(
        cls,
        pack: Pack,
        seats: int,
        deck: list[str],
        tickets: list[str],
        souvenirs: dict[str, str] | None,
        shuffler: Shuffler,
    ) -> Table:
        """S1 to S6: deal as the record format says, up to the first seat's choice of tickets."""
        table = cls(pack, seats, shuffler)
        table.stack = list(deck)
        table.ticket_stack = list(tickets)
        for hand in table.hands:
            for _ in range(pack["cards"]["hand"]):
                hand[table.stack.pop(0)] += 1
        for offered in table.offered:
            for _ in range(pack["tickets"]["deal"]):
                offered.append(table.ticket_stack.pop(0))
        if "souvenirs" in pack:
            table._lay_souvenirs(souvenirs or {})
        table.settle()
        return table

    def _lay_souvenirs(self, souvenirs: dict[str, str]) -> None:
        """S6: the stacks on the start places; S7, S8: who will place which are left over."""
        rules = self.pack["souvenirs"]
        for place in rules["start"]:
            self.tokens[place] = (souvenirs[place], rules["stack"][str(self.seats)])
        self.leftover = [symbol for symbol in rules["symbols"] if symbol not in souvenirs.values()]
        self.placers = [self.seats - back for back in rules["placed_by"][str(self.seats)]]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    # ---- the cards: D4, D5, D7 ----

    def settle(self) -> None:
        """D7: the first of the four that applies, again and again until none does."""
        while True:
            gap = None in self.market
            if gap and self.stack:
                self.market[self.market.index(None)] = self.stack.pop(0)
            elif gap and not self.stack and self.discards:
                self._shuffle()
            elif self._sweep_due():
                self.discards += [card for card in self.market if card is not None]
                self.market = [None] * len(self.market)
            elif not self.stack and self.discards:
                self._shuffle()
            else:
                return

    def _shuffle(self) -> None:
        """D5: the discards become the new stack."""
        discards = sorted(self.discards)
        self.discards = []
        self.stack = list(self.shuffler(discards))

    def _sweep_due(self) -> bool:
        """D4: too many wilds in the market, and enough other cards about for a better one."""
        limit = self.pack["cards"]["market_wild_limit"]
        if self.market.count(WILD) < limit:
            return False
        about = [card for card in [*self.market, *self.stack, *self.discards] if card is not None]
        others = len(about) - about.count(WILD)
        need: int = len(self.market) - limit + 1
        return others >= need

    # ---- legal moves ----

    def legal(self) -> list[str]:
        """Every legal move of the seat whose move it is, each text once; none when the game is over."""
        if self.phase == "deal":
            return self._keeps(self.pack["tickets"]["deal_keep"])
        if self.phase == "offer":
            return self._keeps(self.pack["tickets"]["draw_keep"])
        if self.phase == "place":
            return self._places()
        if self.phase == "souvenir":
            return [f"souvenir {place}" for place in self.choices]
        if self.phase == "second":
            return self._draws(second=True)
        if self.phase == "turn":
            return self._turns()
        return []

    def _keeps(self, least: int) -> list[str]:
        """S4, K1, K2: every set of the tickets offered that is large enough, in the order offered."""
        offered = self.offered[self.seat]
        moves: list[str] = []
        for size in range(min(least, len(offered)), len(offered) + 1):
            for chosen in combinations(offered, size):
                moves.append(" ".join(["keep", *chosen]))
        return moves

    def _places(self) -> list[str]:
        """S7, S8: each stack still left on each place without one."""
        free = [place for place in places_of(self.pack) if place not in self.tokens]
        return [f"place {symbol} {place}" for symbol in self.leftover for place in free]

    def _draws(self, second: bool) -> list[str]:
        """D1, D3, D6: the top of the stack, or a card of the market; no wild of the market as the second."""
        moves = ["draw"] if self.stack else []
        for kind in [*self.colours, WILD]:
            if kind in self.market and not (second and kind == WILD):
                moves.append(f"take {kind}")
        return moves

    def _turns(self) -> list[str]:
        """T1, T2: draw cards, claim a route, draw tickets; pass only where none is possible."""
        moves = self._draws(second=False)
        for name, route in self.routes.items():
            if self._may_claim(name, route):
                for payment in payments(self.hands[self.seat], route, self.colours):
                    moves.append(f"claim {name} {payment}")
        if self.ticket_stack:
            moves.append("tickets")
        return moves or ["pass"]

    def _may_claim(self, name: str, route: Route) -> bool:
        """C1, C3, C5: the route is free and open to this seat, which has the pieces; cards apart."""
        if name in self.owners:
            return False
        if self.pieces[self.seat][vehicle_of(self.pack, route)["id"]] < pieces_for(self.pack, route):
            return False
        twin = self.twins[name]
        if twin is None or twin not in self.owners:
            return True
        if self.seats < self.pack["double_routes"]["both_from_players"]:
            return False
        return self.owners[twin] != self.seat

    # ---- playing ----

    def play(self, move: str) -> None:
        """Carry out a move that `legal` gives. `card` is then what a `draw` gave, None after any other."""
        word, *rest = move.split(" ")
        self.card = None
        if word == "keep":
            self._play_keep(rest)
        elif word == "place":
            self._play_place(rest[0], rest[1])
        elif word == "draw":
            self.card = self.stack.pop(0)
            self._gain(self.card, ends_turn=False)
        elif word == "take":
            self.market[self.market.index(rest[0])] = None
            self._gain(rest[0], ends_turn=rest[0] == WILD)
        elif word == "claim":
            self._play_claim(rest[0], rest[1])
        elif word == "souvenir":
            self._take_token(rest[0])
            self._end_turn()
        elif word == "tickets":
            self._play_tickets()
        else:
            self._end_turn(passed=True)

    def _play_keep(self, chosen: list[str]) -> None:
        """S4, K1: keep these; the others go under the ticket stack."""
        offered = self.offered[self.seat]
        self.offered[self.seat] = []
        for ticket in offered:
            if ticket in chosen:
                self.kept[self.seat].append(ticket)
            else:
                self.ticket_stack.append(ticket)
        if self.phase == "offer":
            self._end_turn()
        elif self.seat + 1 < self.seats:
            self.seat += 1
        else:
            self._next_placer()

    def _next_placer(self) -> None:
        """S7, S8: on to whoever places next; when all is placed, seat 0 has the first turn (T1)."""
        if self.leftover and self.placers:
            self.phase = "place"
            self.seat = self.placers.pop(0)
        else:
            self.phase = "turn"
            self.seat = 0

    def _play_place(self, symbol: str, place: str) -> None:
        """S7, S8: put a left-over stack down."""
        self.leftover.remove(symbol)
        self.tokens[place] = (symbol, self.pack["souvenirs"]["placed"][str(self.seats)])
        self._next_placer()

    def _gain(self, card: str, ends_turn: bool) -> None:
        """D1, D2, D6: a card into the hand; the turn ends after the second, or where none can follow."""
        self.hands[self.seat][card] += 1
        self.settle()
        if self.phase == "turn" and not ends_turn and self._draws(second=True):
            self.phase = "second"
        else:
            self._end_turn()

    def _play_tickets(self) -> None:
        """K1, K2: turn up the top tickets, as many as there are."""
        for _ in range(self.pack["tickets"]["draw"]):
            if self.ticket_stack:
                self.offered[self.seat].append(self.ticket_stack.pop(0))
        self.phase = "offer"

    def _play_claim(self, name: str, payment: str) -> None:
        """C2 to C4: pay, put the pieces down, score; then C8."""
        route = self.routes[name]
        for part in payment.split("+"):
            kind, count = part.split("*")
            self.hands[self.seat][kind] -= int(count)
            self.discards += [kind] * int(count)
        self.owners[name] = self.seat
        self.pieces[self.seat][vehicle_of(self.pack, route)["id"]] -= pieces_for(self.pack, route)
        self.points[self.seat] += points_for(self.pack, route)
        self.settle()
        self._offer_souvenirs(route)

    def _offer_souvenirs(self, route: Route) -> None:
        """C8: take the one token that can be had; where both places have one, the seat must choose."""
        self.choices = [place for place in (route["a"], route["b"]) if self._wants(place)]
        if len(self.choices) == 2:
            self.phase = "souvenir"
            return
        if self.choices:
            self._take_token(self.choices[0])
        self._end_turn()

    def _wants(self, place: str) -> bool:
        """C8: whether the place has a token with a symbol that the seat lacks."""
        if place not in self.tokens:
            return False
        symbol, count = self.tokens[place]
        return count > 0 and symbol not in self.souvenirs[self.seat]

    def _take_token(self, place: str) -> None:
        """C8: one token from the place to the seat."""
        symbol, count = self.tokens[place]
        self.tokens[place] = (symbol, count - 1)
        self.souvenirs[self.seat].append(symbol)
        self.choices = []

    def _end_turn(self, passed: bool = False) -> None:
        """T1, T2, E1: the end of a turn: of the game, of the last round, or on to the next seat."""
        self.passes = self.passes + 1 if passed else 0
        if self.turns_left is not None:
            self.turns_left -= 1
        elif sum(self.pieces[self.seat].values()) <= self.pack["end"]["pieces_left"]:
            self.turns_left = self.seats
        if self.turns_left == 0:
            self._end_game("last-round")
        elif self.passes == self.seats:
            self._end_game("no-moves")
        else:
            self.phase = "turn"
            self.seat = (self.seat + 1) % self.seats

    def _end_game(self, reason: str) -> None:
        """E1, T2: the game is over."""
        self.phase = "over"
        self.reason = reason

    def routes_owned(self, seat: int) -> list[Route]:
        """The routes that a seat has claimed."""
        return [self.routes[name] for name, owner in self.owners.items() if owner == seat]

    def result(self) -> dict[str, Any]:
        """E2 to E5: the result as the record has it."""
        seats: list[dict[str, Any]] = []
        for seat in range(self.seats):
            points, kept, symbols = self.points[seat], self.kept[seat], self.souvenirs[seat]
            seats.append(seat_result(self.pack, points, kept, self.routes_owned(seat), symbols))
        return {"reason": self.reason, "seats": seats, "ranking": ranking(seats)}
