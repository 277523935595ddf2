"""A city: the contents of one pack, checked and indexed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from crosstown.cities.names import Names, translated
from crosstown.cities.style import Style

WILD = "wild"
GRAY = "gray"


@dataclass(frozen=True, slots=True)
class Place:
    """A location on the board."""

    id: str
    name: str
    x: float
    y: float
    label: str
    wrap: bool = False
    nudge: tuple[float, float] = (0.0, 0.0)
    district: int | None = None


@dataclass(frozen=True, slots=True)
class Route:
    """A route between two places, given by their ids.

    >>> from crosstown import City
    >>> route = City.load("london").route["british-museum--covent-garden:1"]
    >>> route.a, route.b, route.length, route.double
    ('british-museum', 'covent-garden', 1, 1)

    ``colour`` is ``"gray"`` where any colour will do. ``ferries`` counts the spaces that need a wild (C6).
    ``double`` is 1 or 2 for half of a double route, else 0. ``curve`` bends its line on the board.
    """

    a: str
    b: str
    length: int
    colour: str
    vehicle: str
    ferries: int = 0
    double: int = 0
    curve: float = 0.0

    @property
    def id(self) -> str:
        """The route's name in moves and records: ``a--b``, or ``a--b:1`` for half of a double route."""
        return f"{self.a}--{self.b}:{self.double}" if self.double else f"{self.a}--{self.b}"


@dataclass(frozen=True, slots=True)
class Ticket:
    """A ticket: its points are won if its two places are connected at the end, and lost if not (E2).

    >>> from crosstown import City
    >>> ticket = City.load("london").ticket["hyde-park--st-pauls"]
    >>> ticket.a, ticket.b, ticket.points
    ('hyde-park', 'st-pauls', 6)
    """

    a: str
    b: str
    points: int

    @property
    def id(self) -> str:
        """The ticket's name in moves and records."""
        return f"{self.a}--{self.b}"


@dataclass(frozen=True, slots=True)
class Vehicle:
    """A kind of piece; ``per_space`` is false if a whole route takes a single one (C7).

    ``drawing`` names its picture; empty: the id does, if there is one of that name.
    """

    id: str
    name: str
    count: int
    per_space: bool
    points: Mapping[int, int]
    drawing: str = ""

    def __hash__(self) -> int:
        """A dictionary of points cannot be hashed."""
        return hash((self.id, self.name, self.count, self.drawing))


@dataclass(frozen=True, slots=True)
class District:
    """A group of places that scores when joined (E3)."""

    number: int
    points: int
    colour: str


@dataclass(frozen=True, slots=True)
class Souvenirs:
    """Token stacks on the board and what collecting them is worth (S6 to S8, C8, E4)."""

    symbols: tuple[str, ...]
    start: tuple[str, ...]
    stack: Mapping[int, int]
    placed: Mapping[int, int]
    placed_by: Mapping[int, tuple[int, ...]]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scenery:
    """Decoration under the board: a shape (``points``), a line (``points`` and ``width``) or a text."""

    kind: str
    points: tuple[tuple[float, float], ...] = ()
    width: float = 0.0
    text: str = ""
    at: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Sources:
    """Notes for people: what comes from the printed game, and what is our own."""

    notes: str
    sourced: tuple[str, ...]
    designed: tuple[str, ...]


@dataclass(frozen=True)
class City:
    """A city: its board, its cards and tickets, and the numbers in which cities differ.

    >>> from crosstown import City
    >>> city = City.load("london")
    >>> route = city.route["baker-street--hyde-park"]
    >>> city.name_of(route), route.length, route.colour, city.points_of(route)
    ('Baker Street – Hyde Park', 4, 'black', 7)
    >>> ticket = city.ticket["hyde-park--st-pauls"]
    >>> city.place[ticket.a].name, ticket.points
    ('Hyde Park', 6)

    `places`, `routes`, `tickets` and `vehicles` are in the pack's order; `place`, `route`, `ticket` and
    `vehicle` are the same by id. `wild_id` and `wild_name`
    name the wild card. `language` is empty where the names are those that the pack itself gives.
    """

    id: str
    name: str
    edition: str
    provenance: str
    players: tuple[int, int]
    sources: Sources
    hand: int
    market: int
    wild_limit: int
    wild_id: str
    wild_name: str
    wild_count: int
    colours: Mapping[str, int]
    vehicles: tuple[Vehicle, ...]
    pieces_left: int
    both_from_players: int
    districts: tuple[District, ...]
    souvenirs: Souvenirs | None
    places: tuple[Place, ...]
    routes: tuple[Route, ...]
    deal: int
    deal_keep: int
    draw: int
    draw_keep: int
    tickets: tuple[Ticket, ...]
    scenery: tuple[Scenery, ...]
    sha256: str
    file: Path = field(compare=False)
    names: Mapping[str, Names] = field(default_factory=dict)
    style: Style = field(default_factory=Style)
    language: str = ""
    untranslated: City | None = field(default=None, compare=False, repr=False)

    @classmethod
    def load(cls, source: str | Path | City) -> City:
        """Loads a city by its id (``"london"``) or by the path of a pack. A `City` is returned as it is."""
        from crosstown.cities.load import load_city

        return load_city(source)

    def in_language(self, language: str) -> City:
        """The same city with its names in a language, where its pack has them; else with the pack's own.

        Ids and hash stay the same, so a game can be shown in any language. ``""`` gives the pack's own names.

        >>> from crosstown import City
        >>> City.load("london").in_language("de").name
        'London'
        """
        pack = self.untranslated or self
        return pack._by_language.get(language, pack)

    @cached_property
    def _by_language(self) -> dict[str, City]:
        return {language: translated(self, language) for language in self.names}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the pack has names in, besides its own."""
        return tuple(self.names)

    @property
    def reconstruction(self) -> bool:
        """Whether the board is our own reconstruction rather than the printed one."""
        return self.provenance == "reconstruction"

    @property
    def original(self) -> bool:
        """Whether the city is its author's own, not based on a printed board."""
        return self.provenance == "original"

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of cards, the wild first and then the colours in the pack's order."""
        return (WILD, *self.colours)

    @cached_property
    def place(self) -> dict[str, Place]:
        """The places by id."""
        return {place.id: place for place in self.places}

    @cached_property
    def route(self) -> dict[str, Route]:
        """The routes by id."""
        return {route.id: route for route in self.routes}

    @cached_property
    def ticket(self) -> dict[str, Ticket]:
        """The tickets by id."""
        return {ticket.id: ticket for ticket in self.tickets}

    @cached_property
    def vehicle(self) -> dict[str, Vehicle]:
        """The vehicles by id."""
        return {vehicle.id: vehicle for vehicle in self.vehicles}

    def spaces(self, route: Route) -> int:
        """How many pieces a route takes: one per space, or a single one (C7)."""
        return route.length if self.vehicle[route.vehicle].per_space else 1

    def points_of(self, route: Route) -> int:
        """What claiming a route scores (C4)."""
        return self.vehicle[route.vehicle].points[route.length]

    def ticket_name(self, ticket: str) -> str:
        """A ticket by the names of its places, with its points."""
        card = self.ticket[ticket]
        return f"{self.name_of(card)} ({card.points})"

    def name_of(self, pair: Route | Ticket) -> str:
        """A route or a ticket by the names of its places: ``Baker Street – Hyde Park``."""
        return f"{self.place[pair.a].name} – {self.place[pair.b].name}"

    def twin(self, route: Route) -> Route | None:
        """The other half of a double route (C5)."""
        if not route.double:
            return None
        at = self.routes.index(route)
        return self.routes[at + 1 if route.double == 1 else at - 1]

    def __hash__(self) -> int:
        """By the file's content: the dictionaries in a city cannot be hashed."""
        return hash(self.sha256)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<City {self.id} {self.sha256[:8]}>"
