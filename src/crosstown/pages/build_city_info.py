"""Makes the facts of a city for the front end, from its pack and its drawing."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from crosstown.cities.city import GRAY, WILD, City, Place, Route
from crosstown.cities.load import editions
from crosstown.cities.worked_example import worked_example
from crosstown.drawing.board.interactive_board import Layout, layout
from crosstown.drawing.primitives.palette import DARK, PAPER_WHITE, SEATS, WILD_SIGN, Ink, inks
from crosstown.drawing.primitives.themes import theme_of
from crosstown.pages.city_addresses import (
    BOARD,
    COMPACT_GROUND,
    EMBLEM,
    FACTS,
    GROUND,
    INTERACTIVE_BOARD,
    NUMBERS,
    card_addresses,
    city_address,
)
from crosstown.pages.city_info import (
    Cities,
    CityBrief,
    CityInfo,
    DistrictInfo,
    ExampleInfo,
    InkInfo,
    PaintInfo,
    PlaceInfo,
    RouteInfo,
    SouvenirInfo,
    ThemeInfo,
    TicketInfo,
    VehicleInfo,
)


def cities_info(cities: Sequence[City]) -> Cities:
    """The list of cities."""
    return Cities(cities=tuple(map(_brief, cities)))


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
        board=city_address(city, INTERACTIVE_BOARD),
        ground=city_address(city, GROUND),
        compact_ground=city_address(city, COMPACT_GROUND),
        picture=city_address(city, BOARD),
        emblem=city_address(city, EMBLEM),
        cards=card_addresses(city),
        numbers=city_address(city, NUMBERS),
        view=where.view,
        compact_view=where.compact_view,
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
        example=_example(city),
    )


def _brief(city: City) -> CityBrief:
    return CityBrief(
        id=city.id,
        name=city.name,
        players=city.players,
        provenance=city.provenance,
        emblem=city_address(city, EMBLEM),
        picture=city_address(city, BOARD),
        theme=_theme(city),
        sha256=city.sha256,
        editions={one.sha256: city_address(one, FACTS) for one in editions(city.id)},
    )


def _theme(city: City) -> ThemeInfo:
    return msgspec.convert(theme_of(city), ThemeInfo, from_attributes=True)


def _inks(city: City) -> dict[str, InkInfo]:
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
    drawn = where.places[place.id]
    return PlaceInfo(
        id=place.id,
        name=place.name,
        x=place.x,
        y=place.y,
        district=place.district,
        spot=drawn.spot,
        compact_spot=drawn.compact_spot,
    )


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
    return SouvenirInfo(
        symbols=found.symbols,
        start=found.start,
        points=found.points,
        stack={str(players): size for players, size in found.stack.items()},
        placed={str(players): size for players, size in found.placed.items()},
        placed_by={str(players): seats for players, seats in found.placed_by.items()},
    )


def _example(city: City) -> ExampleInfo:
    found = worked_example(city)
    return ExampleInfo(
        ticket=found.ticket.id,
        path=tuple(route.id for route in found.path),
        stops=found.stops,
        missed=found.missed.id if found.missed else None,
        district=found.district.number if found.district else None,
        joining=tuple(route.id for route in found.joining),
        routes=tuple(route.id for route in found.routes),
        districts=tuple(one.number for one in found.districts),
        souvenirs=found.souvenirs,
        total=found.total,
    )
