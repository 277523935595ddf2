"""The balance of a city as one page of HTML: verdicts, the board as a heat map, plots, and every number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from crosstown import __version__
from crosstown.balance import report_figures, report_tables
from crosstown.balance.balance_data import Balance, TableBalance
from crosstown.balance.balance_text import number, percent, provenance
from crosstown.balance.verdicts import FINE, LOOK, UNCLEAR, Check
from crosstown.drawing.reports.html import details, figure, page, paragraph, section, text
from crosstown.markup import html_tag

SIGNS = {FINE: "✓ fine", UNCLEAR: "? unclear", LOOK: "! look"}
_SHOWN = 8  # findings of one kind before the rest is folded away


def balance_page(balance: Balance, checks: Sequence[Check], date: str) -> str:
    """The whole report, as of a date."""
    parts = [
        ("Verdict", "verdict", _verdict(checks, balance)),
        ("The board", "board", _boards(balance)),
        ("Seats and scores", "seats", _seats(balance)),
        ("Length", "length", _length(balance)),
        ("Tickets", "tickets", _tickets(balance)),
        ("Routes", "routes", _routes(balance)),
        ("Colours and pieces", "colours", _colours(balance)),
    ]
    if balance.city.districts:
        parts.append(("Districts", "districts", _districts(balance)))
    if balance.city.souvenirs:
        parts.append(("Souvenirs", "souvenirs", _souvenirs(balance)))
    parts.append(("How this was measured", "method", _method(balance)))
    links = (html_tag("li", html_tag("a", text(title), href=f"#{anchor}")) for title, anchor, _ in parts)
    return page(
        f"{balance.city.name}: balance",
        _header(balance, date),
        html_tag("nav", html_tag("ul", *links), aria_label="Parts of this report"),
        *(section(title, anchor, content) for title, anchor, content in parts),
    )


def _header(balance: Balance, date: str) -> str:
    sizes = " and ".join(str(table.seats) for table in balance.tables)
    facts = {
        "games": f"{balance.games:,} at each table",
        "seats": sizes,
        "player": f"{balance.player} on every seat",
        "seed": str(balance.seed),
        "Crosstown": __version__,
        "date": date,
    }
    items = (html_tag("li", text(name), " ", html_tag("b", text(value))) for name, value in facts.items())
    return html_tag(
        "header",
        html_tag("h1", text(f"{balance.city.name}: balance")),
        paragraph(provenance(balance.city)),
        html_tag("ul", *items, class_="facts"),
    )


def _verdict(checks: Sequence[Check], balance: Balance) -> str:
    items = (
        html_tag("li", html_tag("span", text(SIGNS[one.verdict]), class_=f"sign {one.verdict}"), _check(one))
        for one in checks
    )
    tiles = "".join(_tiles(table) for table in balance.tables)
    return tiles + html_tag("ul", *items, class_="checks")


def _check(check: Check) -> str:
    head = html_tag(
        "p", html_tag("b", text(check.question)), " ", html_tag("span", text(check.limit), class_="quiet")
    )
    found = [html_tag("li", text(one.sentence)) for one in check.findings]
    shown = html_tag("ul", *found[:_SHOWN]) if found else ""
    more = (
        details(f"{len(found) - _SHOWN} more", html_tag("ul", *found[_SHOWN:])) if len(found) > _SHOWN else ""
    )
    return html_tag("div", head, shown, more)


def _tiles(table: TableBalance) -> str:
    completed = [one.completed.value for one in table.each]
    first = table.each[0]
    shown = [
        (percent(first.wins, interval=False), "wins of the first seat", percent(first.wins)),
        (
            number(table.length.turns, interval=False),
            "turns of each seat",
            number(table.length.plies, 0, " plies"),
        ),
        (
            f"{sum(one.score.value for one in table.each) / table.seats:.1f}",
            "points of a seat",
            f"tickets completed: {100 * sum(completed) / len(completed):.0f} %",
        ),
        (percent(table.ties, interval=False), "shared wins", percent(table.ties)),
    ]
    tiles = (
        html_tag(
            "div",
            html_tag("b", text(value)),
            html_tag("span", text(name)),
            html_tag("span", text(note)),
            class_="tile",
        )
        for value, name, note in shown
    )
    return html_tag("h3", text(f"{table.seats} seats")) + html_tag("div", *tiles, class_="tiles")


def _boards(balance: Balance) -> str:
    return "".join(
        figure(
            f"How often each route is claimed, of {table.games:,} games with {table.seats} seats. "
            "Point at a route or place for its numbers.",
            html_tag("div", report_figures.heat_map(balance, table), class_="board"),
        )
        for table in sorted(balance.tables, key=lambda table: -table.seats)
    )


def _plots(*drawn: str) -> str:
    return html_tag("div", *drawn, class_="plots")


def _each(drawn: Iterable[tuple[str, str]]) -> str:
    return _plots(*(figure(caption, picture) for caption, picture in drawn))


def _seats(balance: Balance) -> str:
    interval = "The line is the 95 % interval, the shaded band what counts as even."
    wins = ((f"{t.seats} seats. {interval}", report_figures.seat_wins(t)) for t in balance.tables)
    scores = ((f"Scores with {t.seats} seats.", report_figures.score_ridges(t)) for t in balance.tables)
    points = (
        (f"Where points come from, {t.seats} seats.", report_figures.point_bars(t)) for t in balance.tables
    )
    return (
        _each(wins)
        + _each(scores)
        + _each(points)
        + details("The numbers by seat", *(report_tables.seats(table) for table in balance.tables))
    )


def _length(balance: Balance) -> str:
    of = balance.largest
    return _plots(
        figure(
            "Rounds until the end. A round is a turn of the first seat.",
            report_figures.length_ridges(balance),
        ),
        figure(f"What the turns of a seat are spent on, {of.seats} seats.", report_figures.turn_bars(of)),
    ) + details("The numbers on length", report_tables.length(balance))


def _tickets(balance: Balance) -> str:
    caption = (
        "The hardest tickets first. Shaded: completed neither too seldom nor too often. "
        "A value beyond it carries an exclamation mark."
    )
    return (
        report_figures.tables_key(balance)
        + figure(caption, _plots(*report_figures.ticket_dots(balance)))
        + details(
            "The numbers of every ticket", *(report_tables.tickets(balance.city, t) for t in balance.tables)
        )
    )


def _routes(balance: Balance) -> str:
    caption = (
        "The least used routes first. What is claimed too seldom carries an exclamation mark; for the "
        "verdict only the largest tables count."
    )
    return (
        report_figures.tables_key(balance)
        + figure(caption, _plots(*report_figures.route_dots(balance)))
        + details("The numbers of every route", report_tables.routes(balance))
    )


def _colours(balance: Balance) -> str:
    drawn = (
        (f"Cards paid in a game, {t.seats} seats.", report_figures.colour_bars(balance.city, t))
        for t in balance.tables
    )
    return (
        _each(drawn)
        + details("The numbers of every colour", *(report_tables.colours(table) for table in balance.tables))
        + details("The numbers of every kind of piece", report_tables.vehicles(balance))
    )


def _districts(balance: Balance) -> str:
    return (
        report_figures.tables_key(balance)
        + figure("Districts, and how those fare who join them.", report_figures.district_dots(balance))
        + details(
            "The numbers of every district", *(report_tables.districts(table) for table in balance.tables)
        )
    )


def _souvenirs(balance: Balance) -> str:
    return _plots(
        figure("Different souvenirs that a seat collects.", report_figures.souvenir_ridges(balance)),
        html_tag(
            "div",
            report_figures.tables_key(balance),
            figure("Where souvenirs lie, and how many are taken.", report_figures.stand_dots(balance)),
        ),
    ) + details(
        "The numbers of souvenirs", *(report_tables.souvenirs(balance.city, t) for t in balance.tables)
    )


def _method(balance: Balance) -> str:
    said = (
        f"The computer player “{balance.player}” sat on every seat and played {balance.games:,} games at "
        f"each size of table, all from the seed {balance.seed}. The same command with the same "
        "version gives the same numbers, however many processes play.",
        "Brackets and lines are 95 % intervals: of a hundred of them, about five miss the true value. A game "
        "is one observation. Shares of games have Wilson's interval. A shared win counts in part.",
        "A ticket's profit is what keeping it won or lost on average, without the points of the routes. Wins "
        "of those who claim a route, keep a ticket or join a district say what goes together, not what "
        "causes what.",
        "Cards paid are counted from the moves, wilds by themselves; routes by the colour printed on them.",
        "Other players will find other ways. Compare cities measured with the same player.",
    )
    return "".join(paragraph(one) for one in said)
