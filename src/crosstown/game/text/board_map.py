"""The board as a map of characters, for a terminal or a REPL.

All of it is spans, a text and what it stands for: joined they are plain text, the command line paints them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from crosstown.cities.city import GRAY, City, Place, Route
from crosstown.language import ENGLISH, Translator

LETTERS = "ABCD"
WIDTH = 100
NARROWEST = 72  # columns that the map needs to be read; with less room the routes are listed

_TRACKS = "·=:-"
_DISTRICT_DOTS = "①②③④⑤⑥⑦⑧"


class Span(NamedTuple):
    """Some text and what it is: ``colour:blue``, ``seat:0``, ``name``, ``strong``, ``faint``, or nothing."""

    text: str
    mark: str = ""


Line = list[Span]


def plain(lines: Iterable[Line]) -> str:
    """Lines as text."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def seat_span(seat: int) -> Span:
    """The letter of a seat."""
    return Span(LETTERS[seat], f"seat:{seat}")


def map_lines(
    city: City,
    owners: Mapping[str, int] = {},
    tokens: Collection[str] = (),
    closed: Collection[str] = (),
    width: int = WIDTH,
    texts: Translator = ENGLISH,
) -> list[Line]:
    """A board as a map with its key below, or as a list of routes where there is no room for a map."""
    shown = _Labels(city, owners, closed)
    if width < NARROWEST:
        routes = [(shown.of(route) or Span("--", "faint"), route) for route in city.routes]
        return [[label, Span(f"{'':{5 - len(label.text)}}{city.name_of(route)}")] for label, route in routes]
    chart = _Map(city, min(width, 120), tokens)
    streets = [list(pair) for _, pair in groupby(city.routes, key=lambda route: (route.a, route.b))]
    for street in streets:
        chart.draw_street(street, owners)
    chart.put_places()
    for street in streets:
        chart.put_label(street, shown)
    for place in sorted(city.places, key=lambda place: -len(place.name)):
        chart.put_name(place)
    return chart.lines() + _key(city, shown.codes, min(width, 120), texts)


def colour_codes(city: City) -> dict[str, str]:
    """A small letter for each colour of a city; ``x`` is gray, any colour."""
    codes = {GRAY: "x"}
    for colour in city.colours:
        wanted = ("k" if colour == "black" else "") + colour + "abcdefghijklmnopqrstuvwyz"
        codes[colour] = next(c for c in wanted if c.isascii() and c.islower() and c not in codes.values())
    return codes


class _Labels:
    """What a route is called on the map: ``b3`` is three blue cards, ``A3`` a claimed one, ``~`` a ferry."""

    def __init__(self, city: City, owners: Mapping[str, int], closed: Collection[str]) -> None:
        self.codes = colour_codes(city)
        self.owners = owners
        self.closed = closed

    def of(self, route: Route) -> Span | None:
        """The label, or none for the closed half of a double route."""
        if route.id in self.closed:
            return None
        owner = self.owners.get(route.id)
        sign = self.codes[route.colour] if owner is None else LETTERS[owner]
        mark = f"colour:{route.colour}" if owner is None else f"seat:{owner}"
        return Span(f"{sign}{route.length}{'~' * route.ferries}", mark)


class _Map:
    """A grid of characters. What is heavier was put there on purpose and is not written over."""

    LINE, LABEL, PLACE, NAME = 1, 40, 50, 60

    def __init__(self, city: City, width: int, tokens: Collection[str]) -> None:
        self.city, self.width, self.tokens = city, width, tokens
        self.height = max(30, min(34, round(width * 0.32)))
        self.cells = [[Span(" ")] * width for _ in range(self.height)]
        self.weight = [[0] * width for _ in range(self.height)]
        xs, ys = [place.x for place in city.places], [place.y for place in city.places]
        self.left, self.top = min(xs), min(ys)
        self.across = (width - 18) / ((max(xs) - self.left) or 1)
        self.down = (self.height - 3) / ((max(ys) - self.top) or 1)

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """Where a point of the board lies on the grid."""
        column, row = round(8 + (x - self.left) * self.across), round(1 + (y - self.top) * self.down)
        return min(max(column, 0), self.width - 1), min(max(row, 0), self.height - 1)

    def track(self, route: Route) -> list[tuple[int, int]]:
        """The cells along a route, one for each step across or down."""
        from crosstown.drawing.primitives.geometry import route_line

        a, b = self.city.place[route.a], self.city.place[route.b]
        line = route_line((a.x, a.y), (b.x, b.y), route.curve)
        (x1, y1), (x2, y2) = self.cell(a.x, a.y), self.cell(b.x, b.y)
        steps = round(max(abs(x2 - x1), abs(y2 - y1), 2) * (1.15 if route.curve else 1))
        return [self.cell(*line.at(line.length * step / steps)[0]) for step in range(steps + 1)]

    def draw_street(self, street: Sequence[Route], owners: Mapping[str, int]) -> None:
        """The line of a route, or of both halves of a double one: the owners' letters where claimed."""
        kind = list(self.city.vehicle).index(street[0].vehicle)
        owned = [route for route in street if route.id in owners]
        for at, (x, y) in enumerate(self.track(street[0])):
            if owned:
                self.cells[y][x] = seat_span(owners[owned[at % len(owned)].id])
            elif self.weight[y][x] == 0:
                mark = f"line:{street[at % len(street)].colour}"
                self.cells[y][x] = Span(_TRACKS[kind % len(_TRACKS)], mark)
            self.weight[y][x] = self.LINE

    def put_places(self) -> None:
        """A dot for each place: its district's number, or a diamond where souvenirs lie."""
        for place in self.city.places:
            x, y = self.cell(place.x, place.y)
            dot = "●" if place.district is None else _DISTRICT_DOTS[place.district - 1]
            self.cells[y][x] = Span("◆" if place.id in self.tokens else dot, "strong")
            self.weight[y][x] = self.PLACE

    def put_label(self, street: Sequence[Route], shown: _Labels) -> None:
        """The label of a route where its line has most room, near the middle."""
        labels = [label for route in street if (label := shown.of(route))]
        spans = [span for label in labels for span in (Span("/", "faint"), label)][1:]
        size = sum(len(span.text) for span in spans)
        track = self.track(street[0])
        middle = len(track) / 2
        spots = [
            (self.crowd(x - size // 2, y, size) + abs(at - middle), x - size // 2, y)
            for at, (x, y) in enumerate(track[1:-1], 1)
        ]
        if spans and spots:
            _, x, y = min(spots)
            self.put(x, y, spans, self.LABEL)

    def put_name(self, place: Place) -> None:
        """A place's name where it covers least, on the side that the pack asks for if it can."""
        x, y = self.cell(place.x, place.y)
        size = len(place.name)
        sides = {"e": (x + 2, y), "w": (x - 1 - size, y), "n": (x - size // 2, y - 1)}
        sides |= {"s": (x - size // 2, y + 1), "ne": (x + 1, y - 1), "nw": (x - size, y - 1)}
        sides |= {"se": (x + 1, y + 1), "sw": (x - size, y + 1)}
        spots = [(0.0 if side == place.label else 1.5, *at) for side, at in sides.items()]
        spots += [(abs(row) ** 3 + 1.0, x + at, y + row) for at in range(-size, 2) for row in (-2, -1, 1, 2)]
        _, column, row = min((cost + self.crowd(at, on, size), at, on) for cost, at, on in spots)
        self.put(column, row, [Span(place.name, "name")], self.NAME)

    def crowd(self, x: int, y: int, size: int) -> float:
        """How much would be covered by a text there, or pressed against."""
        if x < 0 or y < 0 or x + size > self.width or y >= self.height:
            return 9999
        row = self.weight[y]
        sides = [row[at] for at in (x - 1, x + size) if 0 <= at < self.width]
        return sum(row[x : x + size]) + sum(30 for weight in sides if weight in (self.LABEL, self.NAME))

    def put(self, x: int, y: int, spans: Sequence[Span], weight: int) -> None:
        """Writes a text; a name clears the lines on both sides of it."""
        for char, mark in ((char, span.mark) for span in spans for char in span.text):
            if 0 <= x < self.width and 0 <= y < self.height:
                self.cells[y][x], self.weight[y][x] = Span(char, mark), weight
            x += 1
        size = sum(len(span.text) for span in spans)
        for at in (x - size - 1, x):
            if weight == self.NAME and 0 <= at < self.width and self.weight[y][at] == self.LINE:
                self.cells[y][at] = Span(" ")

    def lines(self) -> list[Line]:
        """The grid without empty margins, cells of one kind joined."""
        lines = []
        for row in self.cells:
            end = max((x for x, cell in enumerate(row, 1) if cell.text != " "), default=0)
            runs = groupby(row[:end], key=lambda cell: cell.mark)
            lines.append([Span("".join(cell.text for cell in run), mark) for mark, run in runs])
        return [line for line in lines if line]


def _key(city: City, codes: Mapping[str, str], width: int, texts: Translator) -> list[Line]:
    """What the signs on the map mean, only those that the city uses."""
    say, named = texts.say, texts.named
    used = {route.colour for route in city.routes}
    known = [(code, colour) for colour, code in codes.items() if colour in used and colour != GRAY]
    signs = [f"{code} {named('colour', colour)}" for code, colour in known]
    signs += [say("key-any", sign="x")] if GRAY in used else []
    signs += [say("key-cards", sign=f"{signs[0][0]}3"), say("key-claimed", sign="A3", seat="A")]
    signs += [say("key-double", sign="x1/x1")] if any(route.double for route in city.routes) else []
    signs += [say("key-ferry", sign="~")] if any(route.ferries for route in city.routes) else []
    if len(city.vehicles) > 1:
        for at, one in enumerate(city.vehicles):
            signs.append(f"{_TRACKS[at % 4] * 3} {named('vehicle', one.id, one.name)}")
    if city.districts:
        worth = ", ".join(f"{_DISTRICT_DOTS[one.number - 1]} {one.points}" for one in city.districts)
        signs.append(say("key-districts", districts=worth))
    return [[Span(part, "faint")] for part in wrapped("", signs, width)]


def wrapped(head: str, parts: Iterable[str], width: int) -> list[str]:
    """Parts joined with dots, broken between parts only."""
    lines = [head]
    for at, part in enumerate(parts):
        joint = "" if at == 0 or not lines[-1] else " · "
        if len(lines[-1]) + len(joint) + len(part) > width:
            lines.append(part)
        else:
            lines[-1] += joint + part
    return lines
