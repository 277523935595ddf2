"""The sections of a pack, format 1: every field with its type and its range.

``check_counts`` and ``check_board`` check how the fields fit together.
"""

from __future__ import annotations

from pathlib import Path

from crosstown.cities.checks.names_and_style import read_names, read_style
from crosstown.cities.checks.pack_fields import Table, array, counted, identifier, integer, pair, text
from crosstown.cities.city import City, District, Place, Route, Scenery, Sources, Souvenirs, Ticket, Vehicle
from crosstown.cities.style import VEHICLE_DRAWINGS
from crosstown.rules.kernel import limits

FORMAT = 1
FEWEST_SEATS = 2
MOST_POINTS = 100
MOST_PIECES = 100
WIDTH, HEIGHT = 1200, 900
MARGIN = 1200
"""How far scenery may reach beyond the map, and how far a label or a curve may be moved."""
MOST_SCENERY = 100
MOST_CORNERS = 200
MOST_CORNERS_TOGETHER = 1000
"""Of all pieces of scenery. The built-in cities have at most 70; any thousand are drawn within a second."""
MOST_SOURCES = 100

LABELS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
SHAPES = ("water", "park", "land", "river", "bridge")
PROVENANCES = ("verified", "reconstruction", "original")
PIECES = ("per_space", "one")


def read_city(top: Table, sha256: str, file: Path) -> City:
    """Reads the whole pack. If the report has problems, the city serves only to find more of them."""
    top.integer("format", FORMAT, FORMAT)
    city_id = top.identifier("id")
    name, edition = top.text("name"), top.text("edition")
    provenance = top.choice("provenance", PROVENANCES)
    players = _players(top)
    sources = _sources(top.table("sources"))
    cards = top.table("cards")
    wild = cards.table("wild")
    wild_name = wild.text("name")
    vehicles = tuple(_vehicle(table) for table in top.tables("vehicles", 1, limits.MAX_VEHICLES))
    end, double_routes = top.table("end"), top.table("double_routes")
    board, tickets = top.table("board"), top.table("tickets")
    default_vehicle = vehicles[0].id if vehicles else ""
    city = City(
        id=city_id,
        name=name,
        edition=edition,
        provenance=provenance,
        players=players,
        sources=sources,
        hand=cards.integer("hand", 0, limits.MAX_CARDS),
        market=cards.integer("market", 1, limits.MAX_MARKET),
        wild_limit=cards.integer("market_wild_limit", 1, limits.MAX_MARKET + 1),
        wild_id=wild_name.replace(" ", "-"),
        wild_name=wild_name,
        wild_count=wild.integer("count", 0, limits.MAX_CARDS),
        colours=_colours(cards.table("colours")),
        vehicles=vehicles,
        pieces_left=end.integer("pieces_left", 0, MOST_PIECES * limits.MAX_VEHICLES),
        both_from_players=double_routes.integer("both_from_players", 2, limits.MAX_SEATS + 1),
        districts=_districts(top),
        souvenirs=_souvenirs(top),
        places=tuple(_place(table) for table in board.tables("locations", 2, limits.MAX_PLACES)),
        routes=tuple(
            _route(table, default_vehicle) for table in board.tables("routes", 1, limits.MAX_ROUTES)
        ),
        deal=tickets.integer("deal", 1, limits.MAX_OFFER),
        deal_keep=tickets.integer("deal_keep", 1, limits.MAX_OFFER),
        draw=tickets.integer("draw", 1, limits.MAX_OFFER),
        draw_keep=tickets.integer("draw_keep", 1, limits.MAX_OFFER),
        tickets=tuple(_ticket(table) for table in tickets.tables("deck", 1, limits.MAX_TICKETS)),
        scenery=tuple(_scenery(table) for table in top.tables("scenery", 0, MOST_SCENERY)),
        names=read_names(top.optional("names")),
        style=read_style(top.optional("style")),
        sha256=sha256,
        file=file,
    )
    for table in (top, cards, wild, end, double_routes, board, tickets):
        table.close()
    return city


def _players(top: Table) -> tuple[int, int]:
    found = [
        integer(top.report, path, value, FEWEST_SEATS, limits.MAX_SEATS)
        for path, value in top.array("players", 2, 2)
    ]
    return (found[0], found[1]) if len(found) == 2 else (FEWEST_SEATS, limits.MAX_SEATS)


def _sources(table: Table) -> Sources:
    sources = Sources(table.text("notes", note=True), _notes(table, "sourced"), _notes(table, "designed"))
    table.close()
    return sources


def _notes(table: Table, key: str) -> tuple[str, ...]:
    return tuple(
        text(table.report, path, value, note=True) for path, value in table.array(key, 0, MOST_SOURCES)
    )


def _colours(table: Table) -> dict[str, int]:
    names = table.names()
    if table.report.fine(table.path):
        counted(table.report, table.path, len(names), 1, limits.MAX_COLOURS)
    return {
        identifier(table.report, table.at(name), name): integer(
            table.report, table.at(name), count, 1, limits.MAX_CARDS
        )
        for name, count in names[: limits.MAX_COLOURS]
    }


def _vehicle(table: Table) -> Vehicle:
    points = table.table("points")
    vehicle = Vehicle(
        id=table.identifier("id"),
        name=table.text("name"),
        count=table.integer("count", 1, MOST_PIECES),
        per_space=table.choice("pieces", PIECES) == "per_space",
        points={
            length: integer(table.report, path, value, 0, MOST_POINTS)
            for length, path, value in points.numbered(1, limits.MAX_LENGTH)
        },
        drawing=table.choice("drawing", VEHICLE_DRAWINGS, default=""),
    )
    table.close()
    return vehicle


def _districts(top: Table) -> tuple[District, ...]:
    districts = top.optional("districts")
    found: list[District] = []
    for number, path, value in districts.numbered(1, limits.MAX_DISTRICTS) if districts else []:
        table = Table(top.report, path, value)
        found.append(District(number, table.integer("points", 0, MOST_POINTS), table.identifier("colour")))
        table.close()
    return tuple(found)


def _souvenirs(top: Table) -> Souvenirs | None:
    table = top.optional("souvenirs")
    if table is None:
        return None
    most_stacks = limits.MAX_SYMBOLS - limits.MAX_SPARE
    souvenirs = Souvenirs(
        symbols=_identifiers(table, "symbols", limits.MAX_SPARE, limits.MAX_SYMBOLS),
        start=_identifiers(table, "start", 0, most_stacks),
        stack=_by_players(table.table("stack")),
        placed=_by_players(table.table("placed")),
        placed_by=_placed_by(table.table("placed_by")),
        points=tuple(
            integer(table.report, path, value, 0, MOST_POINTS)
            for path, value in table.array("points", 1, limits.MAX_SYMBOLS + 1)
        ),
    )
    table.close()
    return souvenirs


def _identifiers(table: Table, key: str, fewest: int, most: int) -> tuple[str, ...]:
    return tuple(identifier(table.report, path, value) for path, value in table.array(key, fewest, most))


def _by_players(table: Table) -> dict[int, int]:
    return {
        players: integer(table.report, path, value, 1, MOST_PIECES)
        for players, path, value in table.numbered(FEWEST_SEATS, limits.MAX_SEATS)
    }


def _placed_by(table: Table) -> dict[int, tuple[int, ...]]:
    return {
        players: tuple(
            integer(table.report, at, seat, 1, players)
            for at, seat in array(table.report, path, value, limits.MAX_SPARE, limits.MAX_SPARE)
        )
        for players, path, value in table.numbered(FEWEST_SEATS, limits.MAX_SEATS)
    }


def _place(table: Table) -> Place:
    place = Place(
        id=table.identifier("id"),
        name=table.text("name"),
        x=table.number("x", 0, WIDTH),
        y=table.number("y", 0, HEIGHT),
        label=table.choice("label", LABELS),
        wrap=table.flag("wrap"),
        nudge=table.pair("nudge", -MARGIN, MARGIN, needed=False),
        district=table.integer("district", 1, limits.MAX_DISTRICTS, default=0) or None,
    )
    table.close()
    return place


def _route(table: Table, default_vehicle: str) -> Route:
    route = Route(
        a=table.identifier("a"),
        b=table.identifier("b"),
        length=table.integer("length", 1, limits.MAX_LENGTH),
        colour=table.identifier("colour"),
        vehicle=table.identifier("vehicle", default=default_vehicle),
        ferries=table.integer("ferries", 0, limits.MAX_LENGTH, default=0),
        double=table.integer("double", 1, 2, default=0),
        curve=table.number("curve", -MARGIN, MARGIN, default=0.0),
    )
    table.close()
    return route


def _ticket(table: Table) -> Ticket:
    ticket = Ticket(table.identifier("a"), table.identifier("b"), table.integer("points", 1, MOST_POINTS))
    table.close()
    return ticket


def _scenery(table: Table) -> Scenery:
    """A text has ``text`` and ``at``; other kinds have ``points``, and a ``width`` if they are lines."""
    kind = table.choice("kind", (*SHAPES, "text"))
    if not table.report.fine(table.at("kind")):
        return Scenery(kind)
    low, high = -MARGIN, WIDTH + MARGIN
    if kind == "text":
        scenery = Scenery(kind, text=table.text("text"), at=table.pair("at", low, high))
    else:
        fewest, advice = (2, "none") if table.has("width") else (3, "width")
        corners = table.array("points", fewest, MOST_CORNERS, advice)
        scenery = Scenery(
            kind,
            points=tuple(pair(table.report, path, value, low, high) for path, value in corners),
            width=table.number("width", 1, MARGIN, default=0.0),
        )
    table.close()
    return scenery
