"""Counts simulated games, for the balance at one size of table.

Arrays have a row a game; then come seats, tickets, routes, places or plies, in the pack's order.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from crosstown.balance.measurements import (
    ColourBalance,
    Counts,
    DistrictBalance,
    Length,
    RouteBalance,
    SeatBalance,
    SouvenirBalance,
    StandBalance,
    TableBalance,
    TicketBalance,
    VehicleBalance,
)
from crosstown.cities.city import GRAY, WILD
from crosstown.cities.kernel_city import compile_city
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.state import LAST_ROUND, NONE, Array, fields
from crosstown.simulation.intervals import Estimate, mean, share
from crosstown.simulation.many_games import Simulation


def measure_table(simulation: Simulation) -> TableBalance:
    """Measures everything about the tables of one size. The simulation must have its log."""
    return _Counter(simulation).table()


class _Counter:
    def __init__(self, simulation: Simulation) -> None:
        assert simulation.finals is not None
        assert simulation.log is not None
        self.city = city = simulation.city
        self.seats = seats = len(simulation.players)
        self.results = simulation.results
        self.finals = simulation.finals
        self.movers, self.moves = simulation.log.seats, simulation.log.moves
        self.games = len(simulation.results)
        self.numbers: Any = fields(compile_city(city))
        first = self.results["place"][:, :seats] == 1
        self.winners = first.sum(axis=1)
        self.win = first / self.winners[:, None]
        self.owner = self.finals["owner"][:, : len(city.routes)]
        self.kinds = np.where(self.moves < 0, NONE, move_codes.parts_of(self.moves)[0])

    def table(self) -> TableBalance:
        totals = self.results["total"][:, : self.seats]
        level = (totals == totals.max(axis=1)[:, None]).sum(axis=1) > 1
        return TableBalance(
            seats=self.seats,
            games=self.games,
            length=self.length(),
            ties=share((self.winners > 1).sum(), self.games),
            level=share(level.sum(), self.games),
            each=tuple(self.seat(seat) for seat in range(self.seats)),
            tickets=self.tickets(),
            routes=tuple(self.route(at) for at in range(len(self.city.routes))),
            colours=self.colours(),
            vehicles=tuple(self.vehicle(at) for at in range(len(self.city.vehicles))),
            districts=tuple(self.district(at) for at in range(len(self.city.districts))),
            souvenirs=self.souvenirs() if self.city.souvenirs else None,
        )

    def turns_begun(self) -> Array:
        """Which plies begin a turn. A second card follows a first card of the same seat."""
        drawing = (self.kinds == move_codes.DRAW) | (self.kinds == move_codes.TAKE)
        second = np.zeros_like(drawing)
        movers = self.movers
        second[:, 1:] = drawing[:, 1:] & drawing[:, :-1] & (movers[:, 1:] == movers[:, :-1])
        begun: Array = (drawing & ~second) | np.isin(
            self.kinds, (move_codes.PASS, move_codes.CLAIM, move_codes.TICKETS)
        )
        return begun

    def length(self) -> Length:
        begun = self.turns_begun()
        drawing = (self.kinds == move_codes.DRAW) | (self.kinds == move_codes.TAKE)
        spent = {
            "draw": drawing,
            "claim": self.kinds == move_codes.CLAIM,
            "tickets": self.kinds == move_codes.TICKETS,
            "pass": self.kinds == move_codes.PASS,
        }
        return Length(
            plies=mean(self.results["plies"]),
            turns=mean(begun.sum(axis=1) / self.seats),
            rounds=_counts((begun & (self.movers == 0)).sum(axis=1)),
            last_round=share((self.results["reason"] == LAST_ROUND).sum(), self.games),
            spent={name: mean((begun & one).sum(axis=1) / self.seats) for name, one in spent.items()},
        )

    def seat(self, seat: int) -> SeatBalance:
        column = {
            name: self.results[name][:, seat].astype(float)
            for name in ("total", "routes", "tickets", "bonus", "kept", "completed")
        }
        return SeatBalance(
            seat=seat,
            wins=share(self.win[:, seat].sum(), self.games),
            score=mean(column["total"]),
            routes=mean(column["routes"]),
            tickets=mean(column["tickets"]),
            bonus=mean(column["bonus"]),
            kept=mean(column["kept"]),
            completed=_ratio(column["completed"], column["kept"]),
            pieces_left=mean(self.finals["pieces"][:, seat].sum(axis=1)),
            scores=_counts(self.results["total"][:, seat]),
        )

    def keepers(self) -> tuple[Array, Array]:
        """For each game and ticket: how often it was offered, and the seat that kept it or none."""
        finals, count = self.finals, len(self.city.tickets)
        _, slots, size = finals["offer"].shape
        made = np.arange(slots) < finals["offers"][:, None]
        given = made[:, :, None] & (np.arange(size) < finals["offer_size"][:, :, None])
        kept = given & (finals["offer_kept"][:, :, None] >> np.arange(size) & 1).astype(bool)
        offered = np.zeros((self.games, count), int)
        keeper = np.full((self.games, count), NONE)
        game, slot, at = np.nonzero(given)
        np.add.at(offered, (game, finals["offer"][game, slot, at]), 1)
        game, slot, at = np.nonzero(kept)
        keeper[game, finals["offer"][game, slot, at]] = finals["offer_seat"][game, slot]
        return offered, keeper

    def tickets(self) -> tuple[TicketBalance, ...]:
        offered, keeper = self.keepers()
        found = []
        for at, ticket in enumerate(self.city.tickets):
            games = np.nonzero(keeper[:, at] != NONE)[0]
            seats = keeper[games, at]
            done = share((self.results["done"][games, seats] >> at & 1).sum(), len(games))
            seen = int((offered[:, at] > 0).sum())
            found.append(
                TicketBalance(
                    id=ticket.id,
                    offered=share(seen, self.games),
                    kept=share(len(games), seen),
                    completed=done,
                    profit=done.scaled(2 * ticket.points, -ticket.points),
                    wins=share(self.win[games, seats].sum(), len(games)),
                )
            )
        return tuple(found)

    def route(self, at: int) -> RouteBalance:
        games = np.nonzero(self.owner[:, at] != NONE)[0]
        sister = int(self.numbers.sister[at])
        either = None
        if sister != NONE:
            halves = self.owner[:, [at, sister]] != NONE
            either = share(halves.any(axis=1).sum(), self.games)
        return RouteBalance(
            id=self.city.routes[at].id,
            claimed=share(len(games), self.games),
            either=either,
            wins=share(self.win[games, self.owner[games, at]].sum(), len(games)),
        )

    def paid(self) -> Array:
        """For each game and card kind: how many cards were paid for routes."""
        game, ply = np.nonzero(self.kinds == move_codes.CLAIM)
        _, route, second = move_codes.parts_of(self.moves[game, ply])
        colour, wilds = move_codes.payment_of(second)
        cards = np.zeros((self.games, len(self.city.kinds)), int)
        cards[:, 0] = np.bincount(game, wilds, self.games)
        np.add.at(cards, (game, colour), self.numbers.length[route] - wilds)
        return cards

    def colours(self) -> tuple[ColourBalance, ...]:
        paid = self.paid()
        names = list(self.city.kinds)
        decks = {WILD: self.city.wild_count, **self.city.colours}
        return tuple(
            self.colour(name, decks.get(name, 0), paid[:, names.index(name)] if name in names else None)
            for name in (*self.city.colours, GRAY, WILD)
            if name != GRAY or any(route.colour == GRAY for route in self.city.routes)
        )

    def colour(self, name: str, cards: int, paid: Array | None) -> ColourBalance:
        of_it = [at for at, route in enumerate(self.city.routes) if route.colour == name]
        lengths = np.array([self.city.routes[at].length for at in of_it])
        claimed = self.owner[:, of_it] != NONE
        return ColourBalance(
            colour=name,
            routes=len(of_it),
            spaces=int(lengths.sum()),
            claimed=mean(claimed.mean(axis=1)) if of_it else None,
            filled=mean(claimed @ lengths / lengths.sum()) if of_it else None,
            cards=cards,
            paid=None if paid is None else mean(paid),
        )

    def vehicle(self, at: int) -> VehicleBalance:
        vehicle = self.city.vehicles[at]
        left = self.finals["pieces"][:, : self.seats, at]
        of_it = self.numbers.vehicle[: len(self.city.routes)] == at
        worth = np.where(of_it, self.numbers.points[: len(self.city.routes)], 0)
        return VehicleBalance(
            id=vehicle.id,
            count=vehicle.count,
            used=mean(1 - left.mean(axis=1) / vehicle.count),
            points=mean((self.owner != NONE) @ worth / self.seats),
        )

    def district(self, at: int) -> DistrictBalance:
        joined = (self.results["districts"][:, : self.seats] >> at & 1).astype(bool)
        return DistrictBalance(
            number=self.city.districts[at].number,
            joined=_share_of_seats(joined.sum(axis=1), self.seats),
            anyone=share(joined.any(axis=1).sum(), self.games),
            wins=self.wins_of(joined),
        )

    def wins_of(self, chosen: Array) -> Estimate:
        """The share of wins of some seats; all of them in one game are one observation."""
        games = chosen.any(axis=1)
        count = int(chosen.sum())
        part = float((self.win * chosen).sum()) / count if count else 0.0
        return share(part * int(games.sum()), int(games.sum()))

    def souvenirs(self) -> SouvenirBalance:
        has = self.finals["souvenirs"][:, : self.seats].astype("u2")
        number = np.bitwise_count(has).astype(int)
        worth = np.asarray(self.numbers.souvenir_points)
        return SouvenirBalance(
            collected=mean(number.mean(axis=1)),
            points=mean(worth[number].mean(axis=1)),
            numbers=_counts(number.ravel()),
            wins={count: self.wins_of(number == count) for count in _counts(number.ravel())},
            stands=tuple(self.stand(at) for at in range(len(self.city.places)) if self._stood(at).any()),
        )

    def _stood(self, at: int) -> Array:
        stood: Array = self.finals["token"][:, at] != NONE
        return stood

    def stand(self, at: int) -> StandBalance:
        start = at in self.numbers.start_place[: self.numbers.starts]
        tokens = self.numbers.stack_tokens if start else self.numbers.spare_tokens
        games = np.nonzero(self._stood(at))[0]
        left = self.finals["tokens"][games, at]
        taken = int(tokens[self.seats]) - left
        return StandBalance(
            place=self.city.places[at].id,
            start=bool(start),
            stood=share(len(games), self.games),
            taken=mean(taken),
            touched=share((taken > 0).sum(), len(games)),
            emptied=share((left == 0).sum(), len(games)),
        )


def _counts(values: Array) -> Counts:
    numbers, counts = np.unique(values, return_counts=True)
    return dict(zip(numbers.tolist(), counts.tolist(), strict=True))


def _ratio(part: Array, whole: Array) -> Estimate:
    """The share of a total over games, with Wilson's interval for as many observations as games had any."""
    total, games = float(whole.sum()), int((whole > 0).sum())
    return share(float(part.sum()) / total * games if total else 0.0, games)


def _share_of_seats(chosen: Array, seats: int) -> Estimate:
    return share(float(chosen.sum()) / seats, len(chosen))
