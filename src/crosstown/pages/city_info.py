"""Everything the front end needs to know about a city, so that it has no cities of its own."""

from __future__ import annotations

from crosstown.service.protocol.wire_types import FromServer

Point = tuple[float, float]


class ThemeInfo(FromServer, frozen=True):
    """The colours of a city's pages, and the role of its lettering."""

    paper: str
    ink: str
    accent: str
    trim: str
    water: str
    park: str
    lettering: str


class NamesInfo(FromServer, frozen=True):
    """A city in another language: its name, and addresses as in `CityBrief`."""

    name: str
    emblem: str
    picture: str
    editions: dict[str, str]


class CityBrief(FromServer, frozen=True):
    """A city that can be played. ``emblem``, ``picture`` and ``pack`` are addresses.

    ``editions`` gives the address of each edition's facts by its hash; ``sha256`` is the current one's.
    ``languages`` has the same for the languages that the pack has names in, besides its own.
    """

    id: str
    name: str
    players: tuple[int, int]
    provenance: str
    emblem: str
    picture: str
    pack: str
    theme: ThemeInfo
    sha256: str
    editions: dict[str, str]
    languages: dict[str, NamesInfo]


class NetworkInfo(FromServer, frozen=True):
    """The network of the expert, for pages in which it plays: the ``address`` of its file, and its hash.

    The file holds a record for each number of ``seats``, ``wide`` weights of 32 bits, and those of 8 bits.
    """

    address: str
    sha256: str
    seats: tuple[int, ...]
    wide: int


class Cities(FromServer, frozen=True):
    """The cities of this server. One network serves all of them."""

    cities: tuple[CityBrief, ...]
    network: NetworkInfo


class VehicleInfo(FromServer, frozen=True):
    """A kind of piece: how many each player has, and the points for a route by its length.

    ``per_space`` is false if a whole route takes a single piece.
    """

    id: str
    name: str
    count: int
    per_space: bool
    points: dict[str, int]


class PlaceInfo(FromServer, frozen=True):
    """A place on the board. Souvenirs stand at ``spot`` beside it, on small screens at ``compact_spot``."""

    id: str
    name: str
    x: float
    y: float
    district: int | None
    spot: Point
    compact_spot: Point


class RouteInfo(FromServer, frozen=True):
    """A route on the board.

    ``length`` is the number of cards, ``pieces`` the number of vehicles. ``asks`` are the kinds of cards that
    pay for it: its colour, or any one of these, and wilds on a ferry. ``twin`` is the other half of a double
    route. ``d`` is the path of its line, ``spaces`` are x, y and angle of each piece.
    """

    id: str
    a: str
    b: str
    length: int
    colour: str
    asks: tuple[str, ...]
    vehicle: str
    pieces: int
    ferries: int
    points: int
    twin: str | None
    d: str
    middle: Point
    spaces: tuple[tuple[float, float, float], ...]


class TicketInfo(FromServer, frozen=True):
    """A ticket: two places and its points."""

    id: str
    a: str
    b: str
    points: int


class DistrictInfo(FromServer, frozen=True):
    """A district."""

    number: int
    points: int
    colour: str
    places: tuple[str, ...]


class SouvenirInfo(FromServer, frozen=True):
    """The souvenirs of a city: their symbols, where they start, and points by how many one has.

    By number of players: ``stack`` is the size of a stack at the start, ``placed`` that of a left-over one,
    ``placed_by`` who puts these down, counted from the last player.
    """

    symbols: tuple[str, ...]
    start: tuple[str, ...]
    points: tuple[int, ...]
    stack: dict[str, int]
    placed: dict[str, int]
    placed_by: dict[str, tuple[int, ...]]


class ExampleInfo(FromServer, frozen=True):
    """A worked example for the rules: routes and tickets at the end of a game, and their score.

    ``path`` completes ``ticket`` and leads along ``stops``; ``missed`` is not completed. ``joining`` connects
    ``district``. ``districts`` are those that all ``routes`` connect.
    """

    ticket: str
    path: tuple[str, ...]
    stops: tuple[str, ...]
    missed: str | None
    district: int | None
    joining: tuple[str, ...]
    routes: tuple[str, ...]
    districts: tuple[int, ...]
    souvenirs: int
    total: int


class InkInfo(FromServer, frozen=True):
    """The colours of a kind of card, and its sign."""

    fill: str
    edge: str
    on: str
    sign: str


class PaintInfo(FromServer, frozen=True):
    """The colours and the shape of a seat."""

    name: str
    fill: str
    edge: str
    light: str
    shape: str


class CityInfo(FromServer, frozen=True):
    """Everything about a city: what shows the board and explains the game.

    ``board`` (an SVG to embed in a page), ``ground`` (its background), ``compact_ground`` (that for small
    screens), ``picture``, ``emblem``, ``cards`` (by kind, and ``back``) and ``numbers`` (by which the kernel
    in a page plays) are addresses. ``view`` is the board's view box, ``compact_view`` that for small screens.
    ``kinds`` starts with the wild; ``counts`` gives the cards of each kind. A player with ``pieces_left``
    pieces or fewer starts the last round. With ``both_from_players`` players or more, both halves of a double
    route are open. ``deal`` and ``draw`` tickets are offered at the start and later; ``deal_keep`` and
    ``draw_keep`` must be kept. ``notes`` say what is a reconstruction. ``language`` is that of names, empty
    for the pack's own; ``languages`` are the others.
    """

    id: str
    name: str
    language: str
    languages: tuple[str, ...]
    edition: str
    sha256: str
    provenance: str
    notes: str
    players: tuple[int, int]
    board: str
    ground: str
    compact_ground: str
    picture: str
    emblem: str
    cards: dict[str, str]
    numbers: str
    view: tuple[float, float, float, float]
    compact_view: tuple[float, float, float, float]
    theme: ThemeInfo
    inks: dict[str, InkInfo]
    seats: tuple[PaintInfo, ...]
    kinds: tuple[str, ...]
    counts: dict[str, int]
    wild_id: str
    wild_name: str
    hand: int
    market: int
    wild_limit: int
    vehicles: tuple[VehicleInfo, ...]
    pieces_left: int
    both_from_players: int
    places: tuple[PlaceInfo, ...]
    routes: tuple[RouteInfo, ...]
    districts: tuple[DistrictInfo, ...]
    souvenirs: SouvenirInfo | None
    deal: int
    deal_keep: int
    draw: int
    draw_keep: int
    tickets: tuple[TicketInfo, ...]
    example: ExampleInfo
