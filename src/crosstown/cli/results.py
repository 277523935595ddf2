"""The end of a game: who won, and where every point came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from crosstown.cli import screen
from crosstown.game.sentences import ENDINGS, many, ticket_name
from crosstown.game.text import Span, seat_span

if TYPE_CHECKING:
    from rich.console import Console

    from crosstown.cities.city import City
    from crosstown.game.record import Result, SeatResult


def show_result(out: Console, city: City, names: Sequence[str], result: Result) -> None:
    """The ranking with the parts of each score, and every ticket laid open."""
    out.print()
    out.rule(f"The game is over: {ENDINGS.get(result.reason, result.reason)}", characters="─")
    numbers = ("routes", "tickets", "bonuses", "total")
    table = screen.table("", "seat", *numbers, right=numbers)
    order = sorted(range(len(names)), key=lambda seat: result.ranking[seat])
    for seat in order:
        scored = result.seats[seat]
        tickets = sum(points for _, points in scored.tickets)
        bonus = scored.total - scored.routes - tickets
        who = screen.painted([[seat_span(seat), Span(f" {names[seat]}")]])
        table.add_row(
            f"{result.ranking[seat]}.",
            who,
            str(scored.routes),
            f"{tickets:+}",
            f"{bonus:+}",
            str(scored.total),
        )
    out.print(table)
    for seat in order:
        _show_tickets(out, city, seat, names[seat], result.seats[seat])
    out.print()
    out.print(_headline(names, result), style="bold")


def _show_tickets(out: Console, city: City, seat: int, name: str, scored: SeatResult) -> None:
    count = f"{scored.completed} of {many(len(scored.tickets), 'ticket')} connected{_bonus_text(scored)}"
    out.print(screen.painted([[seat_span(seat), Span(f" {name}: {count}")]]))
    for ticket, points in scored.tickets:
        done = points > 0
        line = f"    {'✓' if done else '✗'} {points:+3}  {ticket_name(city, ticket)}"
        out.print(line, style="green" if done else "dim")


def _bonus_text(scored: SeatResult) -> str:
    bonuses = scored.bonuses
    if bonuses.districts is not UNSET and bonuses.districts:
        return f"; districts {' + '.join(map(str, bonuses.districts))}"
    if bonuses.souvenirs is not UNSET:
        return f"; souvenirs {bonuses.souvenirs}"
    return ""


def _headline(names: Sequence[str], result: Result) -> str:
    winners = [name for name, place in zip(names, result.ranking, strict=True) if place == 1]
    if len(winners) == 1:
        return f"{winners[0]} won."
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the win."
