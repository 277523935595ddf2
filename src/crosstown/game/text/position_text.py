"""A game or a view in plain text: the board, and all that is around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from crosstown.cities.city import WILD, City
from crosstown.game.text.board_map import WIDTH, Line, Span, map_lines, plain, seat_span, wrapped
from crosstown.game.text.city_text import vehicles_text
from crosstown.language import ENGLISH, Translator

if TYPE_CHECKING:
    from crosstown.game.game import Game
    from crosstown.game.position import Position
    from crosstown.game.records.record import Result
    from crosstown.game.view import View


def draw_game(game: Game) -> str:
    """All there is to know, hands and tickets of every seat included."""
    names = [seat.name for seat in game.seating] or _seat_names(game.seats)
    lines = position_lines(game, names)
    for seat in range(game.seats):
        lines += [[], *own_lines(game, seat)]
    return plain(lines + result_lines(game.city, names, game.result))


def draw_view(view: View) -> str:
    """What the view's seat may know."""
    names = _seat_names(view.seats)
    lines = position_lines(view, names)
    if view.seat is not None:
        lines += [[], *own_lines(view, view.seat)]
    return plain(lines + result_lines(view.city, names, view.result))


def _seat_names(count: int) -> list[str]:
    return [ENGLISH.say("text-seat", seat=seat) for seat in range(count)]


def position_lines(
    position: Position,
    names: Sequence[str],
    width: int = WIDTH,
    texts: Translator = ENGLISH,
) -> list[Line]:
    """What lies open for all: the title, the board, the cards and the seats."""
    head = [title_line(position, names, texts), [], *board_lines(position, width, texts), []]
    return [*head, cards_line(position, texts), *seat_lines(position, names, texts)]


def title_line(position: Position, names: Sequence[str], texts: Translator = ENGLISH) -> Line:
    """Which city, how far, and whose decision."""
    turn, line = position.turn, [Span(position.city.name, "strong")]
    if position.city.reconstruction:
        line.append(Span(f" ({texts.say('provenance-reconstruction')})", "faint"))
    line.append(Span(f" · {texts.say('text-ply', ply=position.ply)} · "))
    if turn is None:
        return [*line, Span(texts.say("phase-over"), "strong")]
    line += [seat_span(turn), Span(f" {names[turn]}: {texts.say(f'phase-{position.phase}')}")]
    if position.turns_left is not None:
        line.append(Span(f" · {texts.say('text-last-round', count=position.turns_left)}", "strong"))
    return line


def cards_line(position: Position, texts: Translator = ENGLISH) -> Line:
    """The market and the sizes of the stacks."""
    line = [Span(f"{texts.say('text-market')}  ")]
    for kind in position.market:
        gap = Span(texts.say("text-gap"), "faint")
        line += [gap if kind is None else card_span(kind, None, texts), Span("  ")]
    stack, tickets = position.stack_size, position.ticket_stack_size
    discards = sum(position.discards.values())
    sizes = texts.say("text-sizes", stack=stack, discards=discards, tickets=tickets)
    return [*line, Span(f"│ {sizes}", "faint")]


def card_span(kind: str, count: int | None = None, texts: Translator = ENGLISH) -> Span:
    """A card, or so many of them."""
    text = texts.named("colour", kind) if count is None else texts.named("pay", kind, count=count)
    return Span(text, f"colour:{kind}")


def seat_lines(position: Position, names: Sequence[str], texts: Translator = ENGLISH) -> list[Line]:
    """One line for each seat: what everybody at the table sees of it."""
    room = max(len(name) for name in names)
    columns = _columns([_seat_facts(position, seat, texts) for seat in range(len(names))])
    lines = []
    for seat, name in enumerate(names):
        line = [Span("› " if seat == position.turn else "  "), seat_span(seat)]
        lines.append([*line, Span(f" {name:<{room}}  {columns[seat]}")])
        if position.souvenirs(seat):
            owned = ", ".join(texts.named("souvenir", one) for one in position.souvenirs(seat))
            told = texts.say("text-souvenirs", souvenirs=owned)
            lines.append([Span(" " * (room + 5) + told)])
    return lines


def _seat_facts(position: Position, seat: int, texts: Translator) -> tuple[str, str, str, str]:
    left = position.pieces(seat)
    pieces = ", ".join(vehicles_text(one, left[one.id], texts) for one in position.city.vehicles)
    points = texts.say("count-points", count=position.points(seat))
    cards = texts.say("count-cards", count=position.hand_size(seat))
    return points, pieces, cards, texts.say("count-tickets", count=position.ticket_count(seat))


def _columns(rows: Sequence[tuple[str, str, str, str]]) -> list[str]:
    """Facts below each other; the numbers of points end below each other."""
    rooms = [max(len(row[at]) for row in rows) for at in range(4)]
    wide = (max(10, rooms[0]), max(13, rooms[1]), max(8, rooms[2]))
    return [f"{a:>{wide[0]}}   {b:<{wide[1]}}   {c:<{wide[2]}}   {d}" for a, b, c, d in rows]


def own_lines(position: Game | View, seat: int, texts: Translator = ENGLISH) -> list[Line]:
    """What only a seat itself sees: its cards, its tickets, the tickets it has to choose from."""
    hand = position.hand(seat)
    cards = [Span(f"{texts.say('text-hand')} ")]
    for kind in sorted(hand, key=lambda kind: (kind != WILD, -hand[kind])):
        cards += [Span("  "), card_span(kind, hand[kind], texts)]
    lines = [[seat_span(seat), Span("  "), *cards, Span("" if hand else f"  {texts.say('text-no-cards')}")]]
    states = {one: texts.say(f"ticket-{one}") for one in ("done", "missed", "open", "choose")}
    heads = {one: texts.say(f"text-{one}") for one in ("ticket", "offered")}
    head_room, state_room = (max(map(len, texts.values())) + 1 for texts in (heads, states))
    done = position.completed(seat)
    for ticket in position.tickets(seat):
        state = states["done" if ticket in done else "missed" if position.over else "open"]
        text = position.city.ticket_name(ticket)
        lines.append([Span(f"   {heads['ticket']:<{head_room}}{state:<{state_room}}{text}")])
    for ticket in position.offered(seat):
        head = f"   {heads['offered']:<{head_room}}{states['choose']:<{state_room}}"
        lines.append([Span(head), Span(position.city.ticket_name(ticket), "strong")])
    return lines


def result_lines(
    city: City, names: Sequence[str], result: Result | None, texts: Translator = ENGLISH
) -> list[Line]:
    """The final scores, or nothing while the game goes on."""
    if result is None:
        return []
    lines: list[Line] = [[], [Span(texts.say("text-result"), "strong")]]
    for seat, (place, scored) in enumerate(zip(result.ranking, result.seats, strict=True)):
        tickets = sum(points for _, points in scored.tickets)
        bonus = scored.total - scored.routes - tickets
        parts = texts.say("text-score", routes=scored.routes, tickets=f"{tickets:+}", bonuses=f"{bonus:+}")
        lines.append(
            [Span(f"  {place}. "), seat_span(seat), Span(f" {names[seat]}: {scored.total} ({parts})")]
        )
    return lines


def board_lines(position: Position, width: int = WIDTH, texts: Translator = ENGLISH) -> list[Line]:
    """The board as it stands, with its key."""
    owners = position.owners
    still_open = {route for seat in range(position.seats) for route in position.open_routes(seat)}
    closed = {route for route in position.city.route if route not in owners and route not in still_open}
    tokens = position.tokens
    lines = map_lines(position.city, owners, tokens, closed, width, texts)
    if tokens:
        place, named = position.city.place, texts.named
        stacks = (
            f"{place[at].name} {count} × {named('souvenir', what)}" for at, (what, count) in tokens.items()
        )
        head = f"◆ {texts.say('text-souvenirs', souvenirs='')}"
        lines += [[Span(part)] for part in wrapped(head, stacks, width)]
    return lines
