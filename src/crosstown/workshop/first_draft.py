"""A whole city to start from: places, a net of routes, colours, tickets and pieces, all from one seed."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH
from crosstown.errors import TextError
from crosstown.rules.kernel.limits import MAX_PLACES, MAX_ROUTES, MAX_TICKETS
from crosstown.workshop.colouring import balance_colours
from crosstown.workshop.label_suggestions import suggest_labels
from crosstown.workshop.planar_net import Edge, Point, planar_net
from crosstown.workshop.ticket_suggestions import suggest_tickets

FEWEST = 4  # places
NAMES = (
    "Harbour", "Market", "Castle", "Old Town", "Main Station", "Cathedral", "Museum", "Opera",
    "University", "Town Hall", "Lighthouse", "Windmill", "Botanic Garden", "Zoo", "Stadium", "Airport",
    "Observatory", "Library", "Theatre", "Fort", "Abbey", "Beach", "Hill", "Lake",
    "Brewery", "Shipyard", "Palace", "Gate", "Bridge", "Island", "Tower", "Vineyard",
)  # fmt: skip

_MARGIN = (95.0, 90.0)
_JITTER, _GRID_JITTER = 0.2, 0.05  # of the distance between two places
_STREET, _SPACE = 40.0, 70.0  # units for the two places of a route, and for each space
_LONGEST = 6
_DOUBLES = 0.2  # of all lines
_DOUBLE_LENGTH = 3  # the longest that is doubled
_SPACES_A_PIECE = 1.4  # with the most players
_TICKETS_A_PLACE = 1.25
_POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
_COLOURS = ("red", "orange", "yellow", "green", "blue", "black")


def first_draft(options: Mapping[str, Any]) -> dict[str, Any]:
    """A pack without problems. ``options``: ``name``, and ``names`` of places or their number, ``places``.

    With ``grid`` the places lie in rows, otherwise loosely; ``seed`` decides the rest. Raises `TextError` if
    there are too few or too many places.
    """
    return suggest_labels(draft_to_play(options))


def draft_to_play(options: Mapping[str, Any]) -> dict[str, Any]:
    """`first_draft` for programs: names are not arranged on the board, which takes most of the time."""
    chance = Random(int(options.get("seed", 0)))
    names = _names(options)
    points = _positions(len(names), chance, _GRID_JITTER if options.get("grid") else _JITTER)
    ids = _ids(names)
    name = str(options.get("name") or "").strip()[:80] or "My city"
    locations = [
        {"id": id, "name": place, "x": x, "y": y, "label": "s"}
        for id, place, (x, y) in zip(ids, names, points, strict=True)
    ]
    routes = _routes(ids, points)
    most = 4 if len(names) > FEWEST else 3  # six pairs of places are tickets for three
    pack: dict[str, Any] = {
        "format": 1,
        "id": slug(name) or "my-city",
        "name": name,
        "edition": "First draft",
        "provenance": "original",
        "players": [2, most],
        "sources": {"notes": "A generated first draft.", "sourced": [], "designed": ["everything"]},
        "cards": {
            "hand": 2,
            "market": 5,
            "market_wild_limit": 3,
            "wild": {"name": "wild", "count": 8},
            "colours": dict.fromkeys(_COLOURS, 6),
        },
        "vehicles": [_vehicle(routes, most)],
        "end": {"pieces_left": 2},
        "double_routes": {"both_from_players": 3},
        "board": {"locations": locations, "routes": routes},
        "tickets": {"deal": 2, "deal_keep": 1, "draw": 2, "draw_keep": 1, "deck": []},
    }
    pack = balance_colours(pack)
    wanted = min(max(round(_TICKETS_A_PLACE * len(names)), 3 * most), MAX_TICKETS)
    pack["tickets"]["deck"] = suggest_tickets(pack, wanted)
    return pack


def slug(text: str) -> str:
    """A text as an id: lower-case words joined by hyphens; empty if no letter can be kept."""
    plain = unicodedata.normalize("NFKD", text.replace("ß", "ss")).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")[:60].strip("-")


def _names(options: Mapping[str, Any]) -> list[str]:
    given = [" ".join(str(name).split())[:80] for name in options.get("names") or ()]
    names = [name for name in dict.fromkeys(given) if name]
    if not names:
        names = list(NAMES[: max(int(options.get("places", 16)), 0)])
        names += [f"Place {number}" for number in range(len(names) + 1, int(options.get("places", 16)) + 1)]
    if not FEWEST <= len(names) <= MAX_PLACES:
        raise TextError(
            "draft-size",
            f"a first draft needs {FEWEST} to {MAX_PLACES} places, not {len(names)}",
            offender=str(len(names)),
        )
    return names


def _ids(names: Sequence[str]) -> list[str]:
    found: list[str] = []
    for number, name in enumerate(names, 1):
        id = slug(name) or f"place-{number}"
        found.append(f"{id}-{number}" if id in found else id)
    return found


def _positions(count: int, chance: Random, jitter: float) -> list[tuple[int, int]]:
    """Rows of about as many places as fit the map, each row spread over its width."""
    columns = math.ceil(math.sqrt(count * WIDTH / HEIGHT))
    rows = max(round(count / columns), 2)
    left, top = _MARGIN
    deep = (HEIGHT - 2 * top) / (rows - 1)
    found = []
    for row in range(rows):
        here = count * (row + 1) // rows - count * row // rows
        wide = (WIDTH - 2 * left) / max(here - 1, 1)
        for column in range(here):
            x = left + wide * (column if here > 1 else 0.5) + wide * jitter * chance.uniform(-1, 1)
            y = top + deep * row + deep * jitter * chance.uniform(-1, 1)
            found.append((_kept(x, WIDTH), _kept(y, HEIGHT)))
    return found


def _kept(value: float, end: float) -> int:
    """Inside the map, with room for a name."""
    return round(min(max(value, 70.0), end - 70.0))


def _routes(ids: Sequence[str], points: Sequence[Point]) -> list[dict[str, Any]]:
    doubles = round(_DOUBLES * 2 * len(points))
    edges = planar_net(points, MAX_ROUTES - doubles)
    room = min(MAX_ROUTES - len(edges), round(_DOUBLES * len(edges)))
    doubled = set(_central(edges, points)[:room])
    found: list[dict[str, Any]] = []
    for edge in edges:
        route = {"a": ids[edge[0]], "b": ids[edge[1]], "length": _length(points, edge), "colour": "gray"}
        if edge in doubled:
            found += [{**route, "double": 1}, {**route, "double": 2}]
        else:
            found.append(route)
    return found


def _central(edges: Sequence[Edge], points: Sequence[Point]) -> list[Edge]:
    """Short lines, those near the middle of the map first."""
    middle = (WIDTH / 2, HEIGHT / 2)

    def away(edge: Edge) -> float:
        (ax, ay), (bx, by) = (points[end] for end in edge)
        return math.dist(((ax + bx) / 2, (ay + by) / 2), middle)

    return sorted((edge for edge in edges if _length(points, edge) <= _DOUBLE_LENGTH), key=away)


def _length(points: Sequence[Point], edge: Edge) -> int:
    apart = math.dist(points[edge[0]], points[edge[1]])
    return min(max(round((apart - _STREET) / _SPACE), 1), _LONGEST)


def _vehicle(routes: Sequence[Mapping[str, Any]], most: int) -> dict[str, Any]:
    spaces = sum(route["length"] for route in routes)
    longest = max(route["length"] for route in routes)
    count = max(round(spaces / most / _SPACES_A_PIECE), longest + 3)
    points = {str(length): worth for length, worth in _POINTS.items() if length <= max(longest, 4)}
    return {"id": "tram", "name": "tram", "count": count, "pieces": "per_space", "points": points}
