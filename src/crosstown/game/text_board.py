"""A position in plain text, for a terminal or a REPL: the board as a map of characters, and all around it.

All of it is spans, a text and what it stands for: joined they are plain text, the command line paints them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from crosstown.cities.city import GRAY, WILD, City, Place, Route, Vehicle
from crosstown.language import ENGLISH, Speech

if TYPE_CHECKING:
    from crosstown.game.game import Game
    from crosstown.game.position import Position
    from crosstown.game.record import Result
    from crosstown.game.view import View

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


def draw_game(game: Game) -> str:
    """All there is to know, hands and tickets of every seat included."""
    names = [seat.name for seat in game.seating] or _seat_names(game.seats)
    lines = position_lines(game, names, game.turn)
    for seat in range(game.seats):
        lines += [[], *own_lines(game, seat)]
    return plain(lines + result_lines(game.city, names, game.result))


def draw_view(view: View) -> str:
    """What the view's seat may know."""
    names = _seat_names(view.seats)
    lines = position_lines(view, names, view.turn)
    if view.seat is not None:
        lines += [[], *own_lines(view, view.seat)]
    return plain(lines + result_lines(view.city, names, view.result))


def _seat_names(count: int) -> list[str]:
    return [ENGLISH.say("text-seat", seat=seat) for seat in range(count)]


def plain(lines: Iterable[Line]) -> str:
    """Lines as text."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def position_lines(
    position: Position,
    names: Sequence[str],
    turn: int | None,
    width: int = WIDTH,
    speech: Speech = ENGLISH,
) -> list[Line]:
    """What lies open for all: the title, the board, the cards and the seats."""
    head = [title_line(position, names, turn, speech), [], *board_lines(position, width, speech), []]
    return [*head, cards_line(position, speech), *seat_lines(position, names, turn, speech)]


def title_line(position: Position, names: Sequence[str], turn: int | None, speech: Speech = ENGLISH) -> Line:
    """Which city, how far, and whose decision."""
    line = [Span(position.city.name, "strong")]
    if position.city.reconstruction:
        line.append(Span(f" ({speech.say('provenance-reconstruction')})", "faint"))
    line.append(Span(f" · {speech.say('text-ply', ply=position.ply)} · "))
    if turn is None:
        return [*line, Span(speech.say("phase-over"), "strong")]
    line += [seat_span(turn), Span(f" {names[turn]}: {speech.say(f'phase-{position.phase}')}")]
    if position.turns_left is not None:
        line.append(Span(f" · {speech.say('text-last-round', count=position.turns_left)}", "strong"))
    return line


def seat_span(seat: int) -> Span:
    """The letter of a seat."""
    return Span(LETTERS[seat], f"seat:{seat}")


def cards_line(position: Position, speech: Speech = ENGLISH) -> Line:
    """The market and the sizes of the stacks."""
    line = [Span(f"{speech.say('text-market')}  ")]
    for kind in position.market:
        gap = Span(speech.say("text-gap"), "faint")
        line += [gap if kind is None else card_span(kind, None, speech), Span("  ")]
    stack, tickets = position.stack_size, position.ticket_stack_size
    discards = sum(position.discards.values())
    sizes = speech.say("text-sizes", stack=stack, discards=discards, tickets=tickets)
    return [*line, Span(f"│ {sizes}", "faint")]


def card_span(kind: str, count: int | None = None, speech: Speech = ENGLISH) -> Span:
    """A card, or so many of them."""
    text = speech.named("colour", kind) if count is None else speech.named("pay", kind, count=count)
    return Span(text, f"colour:{kind}")


def vehicles_text(vehicle: Vehicle, count: int, speech: Speech = ENGLISH) -> str:
    """``2 buses``."""
    return speech.named("vehicles", vehicle.id, vehicle.name, count=count)


def seat_lines(
    position: Position, names: Sequence[str], turn: int | None, speech: Speech = ENGLISH
) -> list[Line]:
    """One line for each seat: what everybody at the table sees of it."""
    room = max(len(name) for name in names)
    columns = _columns([_seat_facts(position, seat, speech) for seat in range(len(names))])
    lines = []
    for seat, name in enumerate(names):
        line = [Span("› " if seat == turn else "  "), seat_span(seat)]
        lines.append([*line, Span(f" {name:<{room}}  {columns[seat]}")])
        if position.souvenirs(seat):
            owned = ", ".join(speech.named("souvenir", one) for one in position.souvenirs(seat))
            told = speech.say("text-souvenirs", souvenirs=owned)
            lines.append([Span(" " * (room + 5) + told)])
    return lines


def _seat_facts(position: Position, seat: int, speech: Speech) -> tuple[str, str, str, str]:
    left = position.pieces(seat)
    pieces = ", ".join(vehicles_text(one, left[one.id], speech) for one in position.city.vehicles)
    points = speech.say("count-points", count=position.points(seat))
    cards = speech.say("count-cards", count=position.hand_size(seat))
    return points, pieces, cards, speech.say("count-tickets", count=position.ticket_count(seat))


def _columns(rows: Sequence[tuple[str, str, str, str]]) -> list[str]:
    """Facts below each other; the numbers of points end below each other."""
    rooms = [max(len(row[at]) for row in rows) for at in range(4)]
    wide = (max(10, rooms[0]), max(13, rooms[1]), max(8, rooms[2]))
    return [f"{a:>{wide[0]}}   {b:<{wide[1]}}   {c:<{wide[2]}}   {d}" for a, b, c, d in rows]


def own_lines(position: Game | View, seat: int, speech: Speech = ENGLISH) -> list[Line]:
    """What only a seat itself sees: its cards, its tickets, the tickets it has to choose from."""
    hand = position.hand(seat)
    cards = [Span(f"{speech.say('text-hand')} ")]
    for kind in sorted(hand, key=lambda kind: (kind != WILD, -hand[kind])):
        cards += [Span("  "), card_span(kind, hand[kind], speech)]
    lines = [[seat_span(seat), Span("  "), *cards, Span("" if hand else f"  {speech.say('text-no-cards')}")]]
    states = {one: speech.say(f"ticket-{one}") for one in ("done", "missed", "open", "choose")}
    heads = {one: speech.say(f"text-{one}") for one in ("ticket", "offered")}
    head_room, state_room = (max(map(len, texts.values())) + 1 for texts in (heads, states))
    done = position.completed(seat)
    for ticket in position.tickets(seat):
        state = states["done" if ticket in done else "missed" if position.over else "open"]
        text = ticket_text(position.city, ticket)
        lines.append([Span(f"   {heads['ticket']:<{head_room}}{state:<{state_room}}{text}")])
    for ticket in position.offered(seat):
        head = f"   {heads['offered']:<{head_room}}{states['choose']:<{state_room}}"
        lines.append([Span(head), Span(ticket_text(position.city, ticket), "strong")])
    return lines


def result_lines(
    city: City, names: Sequence[str], result: Result | None, speech: Speech = ENGLISH
) -> list[Line]:
    """The final scores, or nothing while the game goes on."""
    if result is None:
        return []
    lines: list[Line] = [[], [Span(speech.say("text-result"), "strong")]]
    for seat, (place, scored) in enumerate(zip(result.ranking, result.seats, strict=True)):
        tickets = sum(points for _, points in scored.tickets)
        bonus = scored.total - scored.routes - tickets
        parts = speech.say("text-score", routes=scored.routes, tickets=f"{tickets:+}", bonuses=f"{bonus:+}")
        lines.append(
            [Span(f"  {place}. "), seat_span(seat), Span(f" {names[seat]}: {scored.total} ({parts})")]
        )
    return lines


def ticket_text(city: City, ticket: str) -> str:
    """A ticket by the names of its places, with its points."""
    card = city.ticket[ticket]
    return f"{city.name_of(card)} ({card.points})"


def board_lines(position: Position, width: int = WIDTH, speech: Speech = ENGLISH) -> list[Line]:
    """The board as it stands, with its key."""
    owners = position.owners
    still_open = {route for seat in range(position.seats) for route in position.open_routes(seat)}
    closed = {route for route in position.city.route if route not in owners and route not in still_open}
    tokens = position.tokens
    lines = map_lines(position.city, owners, tokens, closed, width, speech)
    if tokens:
        place, named = position.city.place, speech.named
        stacks = (
            f"{place[at].name} {count} × {named('souvenir', what)}" for at, (what, count) in tokens.items()
        )
        head = f"◆ {speech.say('text-souvenirs', souvenirs='')}"
        lines += [[Span(part)] for part in _wrapped(head, stacks, width)]
    return lines


def map_lines(
    city: City,
    owners: Mapping[str, int] = {},
    tokens: Collection[str] = (),
    closed: Collection[str] = (),
    width: int = WIDTH,
    speech: Speech = ENGLISH,
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
    return chart.lines() + _key(city, shown.codes, min(width, 120), speech)


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


def _key(city: City, codes: Mapping[str, str], width: int, speech: Speech) -> list[Line]:
    """What the signs on the map mean, only those that the city uses."""
    say, named = speech.say, speech.named
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
