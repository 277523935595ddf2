"""Everything the front end needs to know about a city, so that it has no cities of its own."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from crosstown.cities.city import GRAY, WILD, City, Place, Route
from crosstown.cities.load import city_names, load_city
from crosstown.drawing.board.interactive_board import Layout, layout
from crosstown.drawing.primitives.palette import DARK, PAPER_WHITE, SEATS, WILD_SIGN, Ink, inks
from crosstown.drawing.primitives.themes import theme_of
from crosstown.service.protocol.wire_types import Told
from crosstown.web.api.endpoint import JSON, encode
from crosstown.web.files.city_pictures import (
    board_address,
    card_addresses,
    emblem_address,
    ground_address,
    picture_address,
)
from crosstown.web.files.static_files import StaticFile

Point = tuple[float, float]


class ThemeInfo(Told, frozen=True):
    """The colours of a city's pages, and the role of its lettering."""

    paper: str
    ink: str
    accent: str
    trim: str
    water: str
    park: str
    lettering: str


class CityBrief(Told, frozen=True):
    """A city that can be played. ``emblem`` and ``picture`` are addresses."""

    id: str
    name: str
    players: tuple[int, int]
    provenance: str
    emblem: str
    picture: str
    theme: ThemeInfo


class Cities(Told, frozen=True):
    """The cities of this server."""

    cities: tuple[CityBrief, ...]


class VehicleInfo(Told, frozen=True):
    """A kind of piece: how many each player has, and the points for a route by its length.

    ``per_space`` is false if a whole route takes a single piece.
    """

    id: str
    name: str
    count: int
    per_space: bool
    points: dict[str, int]


class PlaceInfo(Told, frozen=True):
    """A place on the board. ``spot`` is where a souvenir stack can stand beside it."""

    id: str
    name: str
    x: float
    y: float
    district: int | None
    spot: Point


class RouteInfo(Told, frozen=True):
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


class TicketInfo(Told, frozen=True):
    """A ticket: two places and its points."""

    id: str
    a: str
    b: str
    points: int


class DistrictInfo(Told, frozen=True):
    """A district."""

    number: int
    points: int
    colour: str
    places: tuple[str, ...]


class SouvenirInfo(Told, frozen=True):
    """The souvenirs of a city: their symbols, where they start, and points by how many one has."""

    symbols: tuple[str, ...]
    start: tuple[str, ...]
    points: tuple[int, ...]


class InkInfo(Told, frozen=True):
    """The colours of a kind of card, and its sign."""

    fill: str
    edge: str
    on: str
    sign: str


class PaintInfo(Told, frozen=True):
    """The colours and the shape of a seat."""

    name: str
    fill: str
    edge: str
    light: str
    shape: str


class CityInfo(Told, frozen=True):
    """Everything about a city: what shows the board and explains the game.

    ``board`` (an SVG to embed in a page), ``ground`` (its background), ``picture``, ``emblem`` and ``cards``
    (by kind, and ``back``) are addresses. ``view`` is the board's view box. ``kinds`` starts with the wild;
    ``counts`` gives the cards of each kind. A player with ``pieces_left`` pieces or fewer starts the last
    round. With ``both_from_players`` players or more, both halves of a double route are open. ``deal`` and
    ``draw`` tickets are offered at the start and later; ``deal_keep`` and ``draw_keep`` must be kept.
    ``notes`` say what is a reconstruction.
    """

    id: str
    name: str
    edition: str
    sha256: str
    provenance: str
    notes: str
    players: tuple[int, int]
    board: str
    ground: str
    picture: str
    emblem: str
    cards: dict[str, str]
    view: tuple[float, float, float, float]
    theme: ThemeInfo
    inks: dict[str, InkInfo]
    seats: tuple[PaintInfo, ...]
    kinds: tuple[str, ...]
    counts: dict[str, int]
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


def cities_file() -> StaticFile:
    """All cities of this server, briefly."""
    return _cities_file(tuple(load_city(name) for name in city_names()))


@lru_cache(maxsize=4)
def _cities_file(cities: tuple[City, ...]) -> StaticFile:
    return StaticFile.create(JSON, encode(Cities(cities=tuple(_brief(city) for city in cities))))


@lru_cache(maxsize=16)
def city_file(city: City) -> StaticFile:
    """Everything about one city. Laying out a board takes a while, so it is done once."""
    return StaticFile.create(JSON, encode(city_info(city)))


def city_info(city: City) -> CityInfo:
    where = layout(city)
    return CityInfo(
        id=city.id,
        name=city.name,
        edition=city.edition,
        sha256=city.sha256,
        provenance=city.provenance,
        notes=city.sources.notes,
        players=city.players,
        board=board_address(city),
        ground=ground_address(city),
        picture=picture_address(city),
        emblem=emblem_address(city),
        cards=card_addresses(city),
        view=where.view,
        theme=_theme(city),
        inks=_inks(city),
        seats=msgspec.convert(SEATS, tuple[PaintInfo, ...], from_attributes=True),
        kinds=city.kinds,
        counts=dict(zip(city.kinds, (city.wild_count, *city.colours.values()), strict=True)),
        wild_name=city.wild_name,
        hand=city.hand,
        market=city.market,
        wild_limit=city.wild_limit,
        vehicles=_vehicles(city),
        pieces_left=city.pieces_left,
        both_from_players=city.both_from_players,
        places=tuple(_place(place, where) for place in city.places),
        routes=tuple(_route(city, route, where) for route in city.routes),
        districts=_districts(city),
        souvenirs=_souvenirs(city),
        deal=city.deal,
        deal_keep=city.deal_keep,
        draw=city.draw,
        draw_keep=city.draw_keep,
        tickets=tuple(TicketInfo(id=one.id, a=one.a, b=one.b, points=one.points) for one in city.tickets),
    )


def _brief(city: City) -> CityBrief:
    return CityBrief(
        id=city.id,
        name=city.name,
        players=city.players,
        provenance=city.provenance,
        emblem=emblem_address(city),
        picture=picture_address(city),
        theme=_theme(city),
    )


def _theme(city: City) -> ThemeInfo:
    return msgspec.convert(theme_of(city), ThemeInfo, from_attributes=True)


def _inks(city: City) -> dict[str, InkInfo]:
    """The colours of all kinds of cards and of gray routes."""
    wild = Ink(PAPER_WHITE, DARK, DARK, WILD_SIGN)
    used = {WILD: wild} | inks((*city.colours, GRAY))
    return msgspec.convert(used, dict[str, InkInfo], from_attributes=True)


def _vehicles(city: City) -> tuple[VehicleInfo, ...]:
    return tuple(
        VehicleInfo(
            id=one.id,
            name=one.name,
            count=one.count,
            per_space=one.per_space,
            points={str(length): points for length, points in one.points.items()},
        )
        for one in city.vehicles
    )


def _place(place: Place, where: Layout) -> PlaceInfo:
    spot = where.places[place.id].spot
    return PlaceInfo(id=place.id, name=place.name, x=place.x, y=place.y, district=place.district, spot=spot)


def _route(city: City, route: Route, where: Layout) -> RouteInfo:
    line, twin = where.routes[route.id], city.twin(route)
    return RouteInfo(
        id=route.id,
        a=route.a,
        b=route.b,
        length=route.length,
        colour=route.colour,
        asks=_asks(city, route),
        vehicle=route.vehicle,
        pieces=city.spaces(route),
        ferries=route.ferries,
        points=city.points_of(route),
        twin=twin.id if twin else None,
        d=line.path,
        middle=line.middle,
        spaces=line.spaces,
    )


def _asks(city: City, route: Route) -> tuple[str, ...]:
    """C2 and C6: the kinds of cards that a route asks for."""
    colours = [kind for kind in city.kinds if kind != WILD and route.colour in (kind, GRAY)]
    return (*colours, *([WILD] if route.ferries else []))


def _districts(city: City) -> tuple[DistrictInfo, ...]:
    return tuple(
        DistrictInfo(
            number=one.number,
            points=one.points,
            colour=one.colour,
            places=tuple(place.id for place in city.places if place.district == one.number),
        )
        for one in city.districts
    )


def _souvenirs(city: City) -> SouvenirInfo | None:
    found = city.souvenirs
    if found is None:
        return None
    return SouvenirInfo(symbols=found.symbols, start=found.start, points=found.points)
