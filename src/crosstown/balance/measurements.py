"""The balance of a city: what many games between equal players say about its board, tickets and seats.

Every share and mean is a :class:`Measured`. Ties count in part: two winners have half a win each.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from crosstown.cities.city import City
from crosstown.errors import TextError
from crosstown.game.game import check_seats
from crosstown.game.seeds import read_seed, seed_text
from crosstown.players.built_in_players import POLICIES, check_name
from crosstown.simulation.intervals import Measured

PLAYER = "medium"
GAMES = 2000

Counts = dict[int, int]
"""How often each number came up, in ascending order."""


@dataclass(frozen=True)
class Length:
    """How long games are. A round is a turn of the first seat's."""

    plies: Measured
    turns: Measured  # of each seat, on average
    rounds: Counts
    last_round: Measured  # games that end by a last round (E1), not because nobody can move (T2)
    spent: dict[str, Measured]  # what a seat's turns are spent on: draw, claim, tickets, pass


@dataclass(frozen=True)
class SeatBalance:
    """How one seat fares."""

    seat: int
    wins: Measured
    score: Measured
    routes: Measured
    tickets: Measured
    bonus: Measured
    kept: Measured
    completed: Measured  # of the tickets it kept
    pieces_left: Measured
    scores: Counts


@dataclass(frozen=True)
class TicketBalance:
    """One ticket. It may be offered again after it was put back, but only one seat can keep it."""

    id: str
    offered: Measured  # games in which anyone was offered it
    kept: Measured  # of those, games in which it was kept
    completed: Measured  # of those
    profit: Measured  # points when kept: won or lost
    wins: Measured  # of the seats that kept it


@dataclass(frozen=True)
class RouteBalance:
    """One route, or one half of a double one."""

    id: str
    claimed: Measured  # games
    either: Measured | None  # games in which at least one half of a double route was claimed
    wins: Measured  # of the seats that claimed it


@dataclass(frozen=True)
class ColourBalance:
    """A card kind, or gray. The wild has no routes and gray no cards."""

    colour: str
    routes: int
    spaces: int  # their lengths added up
    claimed: Measured | None  # of these routes, by number
    filled: Measured | None  # of these spaces
    cards: int
    paid: Measured | None  # cards of this kind a game


@dataclass(frozen=True)
class VehicleBalance:
    """A kind of piece."""

    id: str
    count: int
    used: Measured  # of a seat's pieces
    points: Measured  # a seat's, from routes of this kind


@dataclass(frozen=True)
class DistrictBalance:
    """A district."""

    number: int
    joined: Measured  # of all seats
    anyone: Measured  # games
    wins: Measured  # of the seats that joined it


@dataclass(frozen=True)
class StandBalance:
    """A place where souvenirs lay."""

    place: str
    start: bool
    stood: Measured  # games in which a stack stood here
    taken: Measured  # tokens taken, in those games
    touched: Measured  # of those games, in which any was taken
    emptied: Measured  # and in which all were


@dataclass(frozen=True)
class SouvenirBalance:
    """The souvenirs of a city."""

    collected: Measured  # different ones, a seat
    points: Measured
    numbers: Counts  # seats that collected so many
    wins: dict[int, Measured]  # of the seats that collected so many
    stands: tuple[StandBalance, ...]


@dataclass(frozen=True)
class TableBalance:
    """The balance at tables of so many seats."""

    seats: int
    games: int
    length: Length
    ties: Measured  # games with more than one winner
    level: Measured  # games in which the best seats had the same points, settled by tickets or not
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
        """One ticket by its id."""
        return next(one for one in self.tickets if one.id == name)

    def route(self, name: str) -> RouteBalance:
        """One route by its id."""
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
        """The tables of so many seats."""
        return next(one for one in self.tables if one.seats == seats)

    @property
    def largest(self) -> TableBalance:
        """The tables of the most seats, where everything on the board is needed."""
        return max(self.tables, key=lambda table: table.seats)

    def to_dict(self) -> dict[str, Any]:
        """As plain data; what could not be measured is None."""
        data: dict[str, Any] = plain(
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


def plain(value: Any) -> Any:
    """JSON knows neither NaN nor infinity, and its keys are texts."""
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def _check_player(name: str) -> None:
    check_name(name)
    if name not in POLICIES:
        playing = ", ".join(POLICIES)
        message = f"{name!r} takes too long for so many games: choose a player of the kernel ({playing})"
        raise TextError("slow-player", message, offender=name)


def default_seats(city: City) -> tuple[int, ...]:
    """The fewest and the most that a city is for: the two ends between which its balance lies."""
    return tuple(sorted(set(city.players)))


def measure(
    city: City,
    player: str = PLAYER,
    seats: int | Sequence[int] | None = None,
    games: int = GAMES,
    seed: int = 1,
    workers: int = 1,
    on_progress: Callable[[int], None] = lambda games: None,
) -> Balance:
    """Plays so many games at tables of each size and measures them.

    The numbers depend on the seed, not on the workers. ``on_progress`` is told how many games are done, of
    all tables together.
    """
    from crosstown.balance.counting import measure_table
    from crosstown.simulation.game_samples import play_sample

    sizes = (seats,) if isinstance(seats, int) else tuple(seats or default_seats(city))
    for size in sizes:
        check_seats(city, size)
    _check_player(player)
    seed = read_seed(seed)
    if games < 1 or workers < 1:
        raise TextError("bad-number", "give at least one game and one worker", offender=f"{games}, {workers}")
    tables = []
    for at, size in enumerate(sizes):

        def tell(done: int, before: int = at * games) -> None:
            on_progress(before + done)

        sample = play_sample(city, player, size, games, seed, workers, tell)
        tables.append(measure_table(city, size, sample))
    return Balance(city, player, games, seed, tuple(tables))
