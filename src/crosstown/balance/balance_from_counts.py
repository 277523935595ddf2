"""Makes the balance at one size of table of what the kernel counted there.

It runs in pages too, and needs nothing but the city and the counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from crosstown.balance.balance_data import (
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
from crosstown.cities.city import GRAY, WILD, City
from crosstown.simulation.count_units import LOWEST_SCORE, SPENT, WIN
from crosstown.simulation.intervals import Estimate, mean_of_sums, share


@dataclass(frozen=True)
class GameCounts:
    """What the kernel counted at tables of so many seats: its record's fields as numbers and lists.

    `crosstown.simulation.game_counts` says what each is. Lists have room for the largest city.
    """

    seats: int
    numbers: Mapping[str, Any]

    @property
    def games(self) -> int:
        return int(self.numbers["games"])

    def __getitem__(self, name: str) -> Any:
        return self.numbers[name]


def measure_table(city: City, counts: GameCounts) -> TableBalance:
    """Everything about the tables of one size."""
    return _TableMeasures(city, counts).table()


class _TableMeasures:
    def __init__(self, city: City, counts: GameCounts) -> None:
        self.city = city
        self.counts = counts
        self.seats = counts.seats
        self.games = counts.games
        self.kind = {name: number for number, name in enumerate((WILD, *city.colours))}

    def table(self) -> TableBalance:
        city = self.city
        return TableBalance(
            seats=self.seats,
            games=self.games,
            length=self.length(),
            ties=self.share_of_games("ties"),
            level=self.share_of_games("level"),
            each=tuple(self.seat(seat) for seat in range(self.seats)),
            tickets=tuple(self.ticket(at) for at in range(len(city.tickets))),
            routes=tuple(self.route(at) for at in range(len(city.routes))),
            colours=tuple(self.colour(name) for name in self.colour_names()),
            vehicles=tuple(self.vehicle(at) for at in range(len(city.vehicles))),
            districts=tuple(self.district(at) for at in range(len(city.districts))),
            souvenirs=self.souvenirs() if city.souvenirs else None,
        )

    def share_of_games(self, name: str, at: int | None = None) -> Estimate:
        return share(self.counts[name] if at is None else self.counts[name][at], self.games)

    def mean(self, sums: Sequence[int], parts: float = 1) -> Estimate:
        """The mean over games of something that was summed up over so many parts of a game."""
        return mean_of_sums(sums[0], sums[1], self.games).scaled(1 / parts)

    def length(self) -> Length:
        counts = self.counts
        return Length(
            plies=self.mean(counts["plies"]),
            turns=self.mean(counts["turns"], self.seats),
            rounds=_came_up(counts["rounds"]),
            last_round=self.share_of_games("last_rounds"),
            spent={
                name: self.mean(sums, self.seats) for name, sums in zip(SPENT, counts["spent"], strict=True)
            },
        )

    def seat(self, seat: int) -> SeatBalance:
        counts = self.counts
        return SeatBalance(
            seat=seat,
            wins=share(counts["wins"][seat] / WIN, self.games),
            score=self.mean(counts["score"][seat]),
            routes=self.mean(counts["route_points"][seat]),
            tickets=self.mean(counts["ticket_points"][seat]),
            bonus=self.mean(counts["bonus"][seat]),
            kept=self.mean(counts["kept"][seat]),
            completed=_share_of_some(
                counts["completed"][seat], counts["kept"][seat][0], counts["keeping"][seat]
            ),
            pieces_left=self.mean(counts["pieces_left"][seat]),
            scores=_came_up(counts["scores"][seat], LOWEST_SCORE),
        )

    def ticket(self, at: int) -> TicketBalance:
        counts, ticket = self.counts, self.city.tickets[at]
        offered, kept = counts["ticket_offered"][at], counts["ticket_kept"][at]
        done = share(counts["ticket_done"][at], kept)
        return TicketBalance(
            id=ticket.id,
            offered=share(offered, self.games),
            kept=share(kept, offered),
            completed=done,
            profit=done.scaled(2 * ticket.points, -ticket.points),
            wins=share(counts["ticket_wins"][at] / WIN, kept),
        )

    def route(self, at: int) -> RouteBalance:
        route, claimed = self.city.routes[at], self.counts["route_claimed"][at]
        return RouteBalance(
            id=route.id,
            claimed=share(claimed, self.games),
            either=self.share_of_games("route_either", at) if route.double else None,
            wins=share(self.counts["route_wins"][at] / WIN, claimed),
        )

    def colour_names(self) -> list[str]:
        """The colours, gray where there are such routes, and the wild."""
        gray = [GRAY] if any(route.colour == GRAY for route in self.city.routes) else []
        return [*self.city.colours, *gray, WILD]

    def colour(self, name: str) -> ColourBalance:
        counts = self.counts
        routes = [route for route in self.city.routes if route.colour == name]
        spaces = sum(route.length for route in routes)
        at = self.kind.get(name, 0)  # gray routes are counted where the wild has none
        cards = {WILD: self.city.wild_count, **self.city.colours}.get(name, 0)
        return ColourBalance(
            colour=name,
            routes=len(routes),
            spaces=spaces,
            claimed=self.mean(counts["colour_claimed"][at], len(routes)) if routes else None,
            filled=self.mean(counts["colour_filled"][at], spaces) if routes else None,
            cards=cards,
            paid=None if name == GRAY else self.mean(counts["paid"][at]),
        )

    def vehicle(self, at: int) -> VehicleBalance:
        vehicle = self.city.vehicles[at]
        return VehicleBalance(
            id=vehicle.id,
            count=vehicle.count,
            used=self.mean(self.counts["pieces_used"][at], self.seats * vehicle.count),
            points=self.mean(self.counts["vehicle_points"][at], self.seats),
        )

    def district(self, at: int) -> DistrictBalance:
        counts = self.counts
        seats, games = counts["district_seats"][at], counts["district_games"][at]
        return DistrictBalance(
            number=self.city.districts[at].number,
            joined=share(seats / self.seats, self.games),
            anyone=share(games, self.games),
            wins=_share_of_some(counts["district_wins"][at] / WIN, seats, games),
        )

    def souvenirs(self) -> SouvenirBalance:
        counts = self.counts
        numbers = _came_up(counts["number_seats"])
        return SouvenirBalance(
            collected=self.mean(counts["collected"], self.seats),
            points=self.mean(counts["souvenir_points"], self.seats),
            numbers=numbers,
            wins={
                number: _share_of_some(
                    counts["number_wins"][number] / WIN, seats, counts["number_games"][number]
                )
                for number, seats in numbers.items()
            },
            stands=tuple(self.stand(at) for at in range(len(self.city.places)) if counts["stood"][at]),
        )

    def stand(self, at: int) -> StandBalance:
        counts, place = self.counts, self.city.places[at].id
        stood, taken = counts["stood"][at], counts["taken"][at]
        return StandBalance(
            place=place,
            start=self.city.souvenirs is not None and place in self.city.souvenirs.start,
            stood=share(stood, self.games),
            taken=mean_of_sums(taken[0], taken[1], stood),
            touched=share(counts["touched"][at], stood),
            emptied=share(counts["emptied"][at], stood),
        )


def _came_up(counts: Sequence[int], first: int = 0) -> Counts:
    """How often each number came up, of those that did; the counts begin with the number ``first``."""
    return {first + at: count for at, count in enumerate(counts) if count}


def _share_of_some(part: float, whole: int, games: int) -> Estimate:
    """A share of what several seats did; all of them in one game are one observation."""
    return share(part / whole * games if whole else 0.0, games)
