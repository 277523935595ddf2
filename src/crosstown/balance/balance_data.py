"""The balance of a city: its board, tickets and seats, measured in many games between equal players.

Every share and mean is a `Estimate`. Ties count in part: two winners have half a win each.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from crosstown.cities.city import City
from crosstown.game.records.seeds import seed_text
from crosstown.simulation.intervals import Estimate, json_ready

Counts = dict[int, int]
"""How often each number came up, in ascending order."""


@dataclass(frozen=True)
class Length:
    """How long games are. A round is one turn of the first seat."""

    plies: Estimate
    turns: Estimate  # of each seat, on average
    rounds: Counts
    last_round: Estimate  # games that end by a last round (E1), not because nobody can move (T2)
    spent: dict[str, Estimate]  # what a seat's turns are spent on: draw, claim, tickets, pass


@dataclass(frozen=True)
class SeatBalance:
    seat: int
    wins: Estimate
    score: Estimate
    routes: Estimate
    tickets: Estimate
    bonus: Estimate
    kept: Estimate
    completed: Estimate  # of the tickets it kept
    pieces_left: Estimate
    scores: Counts


@dataclass(frozen=True)
class TicketBalance:
    """One ticket. It may be offered again after it was put back, but only one seat can keep it."""

    id: str
    offered: Estimate  # games in which anyone was offered it
    kept: Estimate  # of those, games in which it was kept
    completed: Estimate  # of those
    profit: Estimate  # points when kept: won or lost
    wins: Estimate  # of the seats that kept it


@dataclass(frozen=True)
class RouteBalance:
    """One route, or one half of a double one."""

    id: str
    claimed: Estimate  # games
    either: Estimate | None  # games in which at least one half of a double route was claimed
    wins: Estimate  # of the seats that claimed it


@dataclass(frozen=True)
class ColourBalance:
    """A card kind, or gray. The wild has no routes and gray no cards."""

    colour: str
    routes: int
    spaces: int  # their lengths added up
    claimed: Estimate | None  # of these routes, by number
    filled: Estimate | None  # of these spaces
    cards: int
    paid: Estimate | None  # cards of this kind a game


@dataclass(frozen=True)
class VehicleBalance:
    id: str
    count: int
    used: Estimate  # of a seat's pieces
    points: Estimate  # a seat's, from routes of this kind


@dataclass(frozen=True)
class DistrictBalance:
    number: int
    joined: Estimate  # of all seats
    anyone: Estimate  # games
    wins: Estimate  # of the seats that joined it


@dataclass(frozen=True)
class StandBalance:
    """A place where souvenirs lay."""

    place: str
    start: bool
    stood: Estimate  # games in which a stack stood here
    taken: Estimate  # tokens taken, in those games
    touched: Estimate  # of those games, in which any was taken
    emptied: Estimate  # and in which all were


@dataclass(frozen=True)
class SouvenirBalance:
    collected: Estimate  # different ones, a seat
    points: Estimate
    numbers: Counts  # seats that collected so many
    wins: dict[int, Estimate]  # of the seats that collected so many
    stands: tuple[StandBalance, ...]


@dataclass(frozen=True)
class TableBalance:
    seats: int
    games: int
    length: Length
    ties: Estimate  # games with more than one winner
    level: Estimate  # games in which the best seats had the same points, settled by tickets or not
    each: tuple[SeatBalance, ...]
    tickets: tuple[TicketBalance, ...]
    routes: tuple[RouteBalance, ...]
    colours: tuple[ColourBalance, ...]
    vehicles: tuple[VehicleBalance, ...]
    districts: tuple[DistrictBalance, ...]
    souvenirs: SouvenirBalance | None

    @property
    def fair(self) -> float:
        """The share of wins that each seat would have if all were equal."""
        return 1 / self.seats

    def ticket(self, name: str) -> TicketBalance:
        return next(one for one in self.tickets if one.id == name)

    def route(self, name: str) -> RouteBalance:
        return next(one for one in self.routes if one.id == name)


@dataclass(frozen=True)
class Balance:
    """A city measured with equal players at every seat, at tables of one or more sizes."""

    city: City
    player: str
    games: int  # at tables of each size
    seed: int
    tables: tuple[TableBalance, ...]

    def table(self, seats: int) -> TableBalance:
        return next(one for one in self.tables if one.seats == seats)

    @property
    def largest(self) -> TableBalance:
        """The tables of the most seats, where everything on the board is needed."""
        return max(self.tables, key=lambda table: table.seats)

    def to_dict(self) -> dict[str, Any]:
        """As plain data; what could not be measured is None."""
        data: dict[str, Any] = json_ready(
            {
                "city": {
                    "id": self.city.id,
                    "name": self.city.name,
                    "provenance": self.city.provenance,
                    "sha256": self.city.sha256,
                },
                "player": self.player,
                "games": self.games,
                "seed": seed_text(self.seed),
                "tables": [asdict(table) for table in self.tables],
            }
        )
        return data
