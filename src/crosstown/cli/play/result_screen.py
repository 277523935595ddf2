"""The end of a game: who won, and where every point came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from crosstown.cli.output import terminal
from crosstown.game.text.board_map import Span, seat_span
from crosstown.game.text.narration import ending
from crosstown.language import ENGLISH, Translator

if TYPE_CHECKING:
    from rich.console import Console

    from crosstown.cities.city import City
    from crosstown.game.records.record import Result, SeatResult


def show_result(
    out: Console,
    city: City,
    names: Sequence[str],
    result: Result,
    texts: Translator = ENGLISH,
    reader: int | None = None,
) -> None:
    """Prints the ranking, the parts of each score and every ticket. ``reader`` is the seat called "you"."""
    say = texts.say
    out.print()
    out.rule(say("result-over", ending=ending(result.reason, texts)), characters="─")
    numbers = [say(f"result-{one}") for one in ("routes", "tickets", "bonuses", "total")]
    table = terminal.table("", say("result-seat"), *numbers, right=numbers)
    order = sorted(range(len(names)), key=lambda seat: result.ranking[seat])
    for seat in order:
        scored = result.seats[seat]
        tickets = sum(points for _, points in scored.tickets)
        bonus = scored.total - scored.routes - tickets
        who = terminal.styled([[seat_span(seat), Span(f" {names[seat]}")]])
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
        _show_tickets(out, city, seat, names[seat], result.seats[seat], texts)
    out.print()
    out.print(_headline(names, result, texts, reader), style="bold")


def _show_tickets(
    out: Console, city: City, seat: int, name: str, scored: SeatResult, texts: Translator
) -> None:
    done, all_of_them = scored.completed, len(scored.tickets)
    count = texts.say("result-connected", done=done, count=all_of_them) + _bonus_text(scored, texts)
    out.print(terminal.styled([[seat_span(seat), Span(f" {name}: {count}")]]))
    for ticket, points in scored.tickets:
        done = points > 0
        line = f"    {'✓' if done else '✗'} {points:+3}  {city.name_of(city.ticket[ticket])}"
        out.print(line, style="green" if done else "dim")


def _bonus_text(scored: SeatResult, texts: Translator) -> str:
    bonuses = scored.bonuses
    if bonuses.districts:
        return "; " + texts.say("result-districts", points=" + ".join(map(str, bonuses.districts)))
    if bonuses.souvenirs is not None:
        return "; " + texts.say("result-souvenirs", points=bonuses.souvenirs)
    return ""


def _headline(names: Sequence[str], result: Result, texts: Translator, reader: int | None) -> str:
    winners = [seat for seat, place in enumerate(result.ranking) if place == 1]
    if len(winners) == 1:
        who = "you" if winners[0] == reader else "other"
        return texts.say("result-won", who=who, name=names[winners[0]])
    return texts.say("result-shared", names=texts.listed([names[seat] for seat in winners]))
