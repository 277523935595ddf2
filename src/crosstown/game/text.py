"""A position in plain text, for a terminal or a REPL: the board as a map of characters, and all around it.

All of it is spans, a text and what it stands for: joined they are plain text, the command line paints them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from crosstown.cities.city import GRAY, WILD, City, Place, Route

if TYPE_CHECKING:
    from crosstown.game.game import Game
    from crosstown.game.position import Position
    from crosstown.game.record import Result
    from crosstown.game.view import View

LETTERS = "ABCD"
WIDTH = 100
NARROWEST = 72  # columns that the map needs to be read; with less room the routes are listed

WAITS = {
    "first-keep": "keep tickets",
    "place": "put down a souvenir stack",
    "turn": "take a turn",
    "second-card": "take the second card",
    "keep": "keep tickets",
    "souvenir": "choose a souvenir",
}
_TRACKS = "·=:-"
_DISTRICT_DOTS = "①②③④⑤⑥⑦⑧"


class Span(NamedTuple):
    """Some text and what it is: ``colour:blue``, ``seat:0``, ``name``, ``strong``, ``faint``, or nothing."""

    text: str
    mark: str = ""


Line = list[Span]


def draw_game(game: Game) -> str:
    """All there is to know, hands and tickets of every seat included."""
    names = [seat.name for seat in game.names] or [f"Seat {seat}" for seat in range(game.seats)]
    lines = position_lines(game, names, game.seat)
    for seat in range(game.seats):
        lines += [[], *own_lines(game, seat, game.hand(seat), game.tickets(seat), game.offered(seat))]
    return plain(lines + result_lines(game.city, names, game.result))


def draw_view(view: View) -> str:
    """What the view's seat may know."""
    names = [f"Seat {seat}" for seat in range(view.seats)]
    lines = position_lines(view, names, view.turn)
    if view.seat is not None:
        lines += [[], *own_lines(view, view.seat, view.hand, view.tickets, view.offered)]
    return plain(lines + result_lines(view.city, names, view.result))


def plain(lines: Iterable[Line]) -> str:
    """Lines as text."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def position_lines(
    position: Position, names: Sequence[str], turn: int | None, width: int = WIDTH
) -> list[Line]:
    """What lies open for all: the title, the board, the cards and the seats."""
    head = [title_line(position, names, turn), [], *board_lines(position, width), []]
    return [*head, cards_line(position), *seat_lines(position, names, turn)]


def title_line(position: Position, names: Sequence[str], turn: int | None) -> Line:
    """Which city, how far, and whose decision."""
    line = [Span(position.city.name, "strong")]
    if position.city.reconstruction:
        line.append(Span(" (unofficial reconstruction)", "faint"))
    line.append(Span(f" · ply {position.ply} · "))
    if turn is None:
        return [*line, Span("the game is over", "strong")]
    line += [seat_span(turn), Span(f" {names[turn]}: {WAITS[position.phase]}")]
    if position.turns_left is not None:
        line.append(Span(f" · last round, {_many(position.turns_left, 'turn')} to go", "strong"))
    return line


def seat_span(seat: int) -> Span:
    """The letter of a seat."""
    return Span(LETTERS[seat], f"seat:{seat}")


def cards_line(position: Position) -> Line:
    """The market and the sizes of the stacks."""
    line = [Span("Market  ")]
    for kind in position.market:
        line += [Span("(gap)", "faint") if kind is None else card_span(kind), Span("  ")]
    discards = sum(position.discards.values())
    sizes = f"│ stack {position.stack_size} · discards {discards} · tickets {position.ticket_stack_size}"
    return [*line, Span(sizes, "faint")]


def card_span(kind: str, count: int | None = None) -> Span:
    """A card, or so many of them."""
    return Span(kind if count is None else f"{count} {kind}", f"colour:{kind}")


def seat_lines(position: Position, names: Sequence[str], turn: int | None) -> list[Line]:
    """One line for each seat: what everybody at the table sees of it."""
    room = max(len(name) for name in names)
    lines = []
    for seat, name in enumerate(names):
        left = position.pieces(seat)
        pieces = ", ".join(_many(left[vehicle.id], vehicle.name) for vehicle in position.city.vehicles)
        facts = f" {name:<{room}}  {_many(position.points(seat), 'point'):>10}   {pieces:<13}   "
        facts += (
            f"{_many(position.hand_size(seat), 'card'):<8}   {_many(position.ticket_count(seat), 'ticket')}"
        )
        line = [Span("› " if seat == turn else "  "), seat_span(seat), Span(facts)]
        lines.append(line)
        if position.souvenirs(seat):
            lines.append(
                [Span(" " * (room + 5) + "souvenirs: " + ", ".join(map(_words, position.souvenirs(seat))))]
            )
    return lines


def own_lines(
    position: Position, seat: int, hand: Mapping[str, int], tickets: Sequence[str], offered: Sequence[str]
) -> list[Line]:
    """What only a seat itself sees: its cards, its tickets, the tickets it has to choose from."""
    cards = [Span("Hand ")]
    for kind in sorted(hand, key=lambda kind: (kind != WILD, -hand[kind])):
        cards += [Span("  "), card_span(kind, hand[kind])]
    lines = [[seat_span(seat), Span("  "), *cards, Span("" if hand else "  no cards")]]
    done = position.completed(seat)
    for ticket in tickets:
        state = "✓ connected" if ticket in done else "✗ missed" if position.over else "· open"
        lines.append([Span(f"   Ticket  {state:<12}{ticket_text(position.city, ticket)}")])
    texts = [ticket_text(position.city, ticket) for ticket in offered]
    return lines + [[Span("   Offered ? choose    "), Span(text, "strong")] for text in texts]


def result_lines(city: City, names: Sequence[str], result: Result | None) -> list[Line]:
    """The final scores, or nothing while the game goes on."""
    if result is None:
        return []
    lines: list[Line] = [[], [Span("Result", "strong")]]
    for seat, (place, scored) in enumerate(zip(result.ranking, result.seats, strict=True)):
        tickets = sum(points for _, points in scored.tickets)
        bonus = scored.total - scored.routes - tickets
        parts = f"routes {scored.routes}, tickets {tickets:+}, bonuses {bonus:+}"
        lines.append(
            [Span(f"  {place}. "), seat_span(seat), Span(f" {names[seat]}: {scored.total} ({parts})")]
        )
    return lines


def ticket_text(city: City, ticket: str) -> str:
    """A ticket by the names of its places, with its points."""
    card = city.ticket[ticket]
    return f"{city.place[card.a].name} – {city.place[card.b].name} ({card.points})"


def route_text(city: City, route: Route) -> str:
    """A route by the names of its places."""
    return f"{city.place[route.a].name} – {city.place[route.b].name}"


def board_lines(position: Position, width: int = WIDTH) -> list[Line]:
    """The board as it stands, with its key."""
    owners = position.owners
    still_open = {route for seat in range(position.seats) for route in position.open_routes(seat)}
    closed = {route for route in position.city.route if route not in owners and route not in still_open}
    tokens = position.tokens
    lines = map_lines(position.city, owners, tokens, closed, width)
    if tokens:
        place = position.city.place
        stacks = (f"{place[at].name} {count} × {_words(what)}" for at, (what, count) in tokens.items())
        lines += [[Span(part)] for part in _wrapped("◆ souvenirs: ", stacks, width)]
    return lines


def map_lines(
    city: City,
    owners: Mapping[str, int] = {},
    tokens: Collection[str] = (),
    closed: Collection[str] = (),
    width: int = WIDTH,
) -> list[Line]:
    """A board as a map with its key below, or as a list of routes where there is no room for a map."""
    shown = _Labels(city, owners, closed)
    if width < NARROWEST:
        routes = [(shown.of(route) or Span("--", "faint"), route) for route in city.routes]
        return [
            [label, Span(f"{'':{5 - len(label.text)}}{route_text(city, route)}")] for label, route in routes
        ]
    chart = _Map(city, min(width, 120), tokens)
    streets = [list(pair) for _, pair in groupby(city.routes, key=lambda route: (route.a, route.b))]
    for street in streets:
        chart.draw_street(street, owners)
    chart.put_places()
    for street in streets:
        chart.put_label(street, shown)
    for place in sorted(city.places, key=lambda place: -len(place.name)):
        chart.put_name(place)
    return chart.lines() + _key(city, shown.codes, min(width, 120))


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
        from crosstown.drawing.geometry import route_line

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


def _key(city: City, codes: Mapping[str, str], width: int) -> list[Line]:
    """What the signs on the map mean, only those that the city uses."""
    used = {route.colour for route in city.routes}
    signs = [f"{code} {colour}" for colour, code in codes.items() if colour in used and colour != GRAY]
    signs += ["x any colour"] if GRAY in used else []
    signs += [f"{signs[0][0]}3 three cards", "A3 claimed by A"]  # there is a route, so there is a sign
    signs += ["x1/x1 double route"] if any(route.double for route in city.routes) else []
    signs += ["~ ferry: needs a wild"] if any(route.ferries for route in city.routes) else []
    if len(city.vehicles) > 1:
        signs += [f"{_TRACKS[at % 4] * 3} {vehicle.name}" for at, vehicle in enumerate(city.vehicles)]
    if city.districts:
        worth = ", ".join(f"{_DISTRICT_DOTS[one.number - 1]} {one.points}" for one in city.districts)
        signs.append(f"districts and their points: {worth}")
    return [[Span(part, "faint")] for part in _wrapped("", signs, width)]


def _wrapped(head: str, parts: Iterable[str], width: int) -> list[str]:
    """Parts joined with dots, broken between parts only."""
    lines = [head]
    for at, part in enumerate(parts):
        joint = "" if at == 0 or not lines[-1] else " · "
        if len(lines[-1]) + len(joint) + len(part) > width:
            lines.append(part)
        else:
            lines[-1] += joint + part
    return lines


def _many(count: int, thing: str) -> str:
    """``1 card``, ``2 cards``, ``2 buses``."""
    ending = "es" if thing.endswith(("s", "x", "ch", "sh")) else "s"
    return f"{count} {thing}" if count == 1 else f"{count} {thing}{ending}"


def _words(name: str) -> str:
    return name.replace("-", " ")
