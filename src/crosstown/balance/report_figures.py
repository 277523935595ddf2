"""The pictures of a balance report: which numbers go into which plot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from crosstown.balance.balance_data import Balance, TableBalance
from crosstown.balance.balance_text import percent, route_name
from crosstown.balance.verdicts import FIRST_SEAT, OTHER_SEATS, ROUTE_CLAIMED, TICKET_DONE
from crosstown.balance.yardstick import mean_over
from crosstown.cities.city import GRAY, WILD, City
from crosstown.drawing.board.heat_map import Spot, draw_heat_map
from crosstown.drawing.charts.marks import PLAIN, TABLES, Mark, card_mark, seat_mark
from crosstown.drawing.charts.plots import (
    Bar,
    Dot,
    DotRow,
    Panel,
    Ridge,
    draw_bars,
    draw_dots,
    draw_key,
    draw_ridges,
)
from crosstown.drawing.primitives.palette import inks
from crosstown.simulation.intervals import UNKNOWN, Estimate


def heat_map(balance: Balance, table: TableBalance) -> str:
    city = balance.city
    use = {one.id: one.claimed.value for one in table.routes}
    tooltips = {
        one.id: f"{route_name(city, one.id)}: claimed in {percent(one.claimed)} of games; "
        f"those who claim it win {percent(one.wins)}"
        for one in table.routes
    }
    spots = {place.id: _spot(city, place.id, table) for place in city.places}
    caption = f"{table.games:,} games with {table.seats} seats, player {balance.player}, seed {balance.seed}"
    return draw_heat_map(city, use, tooltips=tooltips, spots=spots, seldom=ROUTE_CLAIMED, caption=caption)


def _spot(city: City, place: str, table: TableBalance) -> Spot:
    ending = [ticket for ticket in city.tickets if place in (ticket.a, ticket.b)]
    kept = sum(_kept(table, ticket.id) for ticket in ending)
    name = city.place[place].name
    return Spot(
        len(ending), kept, f"{name}: {len(ending)} tickets end here, {kept:.2f} of them kept in a game"
    )


def _kept(table: TableBalance, name: str) -> float:
    """How often a ticket is kept in a game: at most once."""
    one = table.ticket(name)
    return 0.0 if math.isnan(one.kept.value) else one.offered.value * one.kept.value


def seat_label(seat: int) -> str:
    """A seat as the terminal calls it."""
    return f"Seat {chr(ord('A') + seat)}{' (begins)' if seat == 0 else ''}"


def seat_wins(table: TableBalance) -> str:
    slack = FIRST_SEAT if table.seats == 2 else OTHER_SEATS
    good = (100 * (table.fair - slack), 100 * (table.fair + slack))
    wins = _span([one.wins.scaled(100) for one in table.each], good)
    panels = (
        Panel("wins", *wins, " %", good, 100 * table.fair),
        Panel("points", *_span([one.score for one in table.each])),
    )
    rows = [
        DotRow(
            seat_label(one.seat),
            ((_dot(one.wins, seat_mark(one.seat), 100),), (_dot(one.score, seat_mark(one.seat)),)),
            seat_mark(one.seat),
        )
        for one in table.each
    ]
    words = "; ".join(f"{seat_label(one.seat)} wins {percent(one.wins)}" for one in table.each)
    return draw_dots(rows, panels, f"Wins and points with {table.seats} seats. {words}")


def score_ridges(table: TableBalance) -> str:
    rows = [Ridge(seat_label(one.seat), one.scores, seat_mark(one.seat)) for one in table.each]
    return draw_ridges(rows, f"Distribution of the scores with {table.seats} seats, by seat")


def length_ridges(balance: Balance) -> str:
    rows = [Ridge(f"{table.seats} seats", table.length.rounds, PLAIN) for table in balance.tables]
    return draw_ridges(rows, "Distribution of the number of rounds, by number of seats")


def turn_bars(table: TableBalance) -> str:
    names = {"draw": "draw cards", "claim": "claim a route", "tickets": "draw tickets", "pass": "pass"}
    rows = [Bar(names[name], one.value, one.low, one.high, PLAIN) for name, one in table.length.spent.items()]
    return draw_bars(rows, f"Turns of a seat with {table.seats} seats, by what is done")


def point_bars(table: TableBalance) -> str:
    parts = {
        "routes": mean_over([one.routes for one in table.each]),
        "tickets": mean_over([one.tickets for one in table.each]),
        "bonus": mean_over([one.bonus for one in table.each]),
    }
    rows = [Bar(name, one.value, one.low, one.high, PLAIN) for name, one in parts.items()]
    return draw_bars(rows, f"Points of a seat with {table.seats} seats, by where they come from")


def ticket_dots(balance: Balance) -> list[str]:
    """Completion and profit of every ticket, the hardest first, in two plots."""
    low, high = (100 * end for end in TICKET_DONE)
    largest = max(ticket.points for ticket in balance.city.tickets)
    panels = (
        Panel("completed when kept", 0, 100, " %", (low, high)),
        Panel("points won or lost", -largest, largest, "", None, 0.0),
    )
    order = sorted(
        balance.city.ticket,
        key=lambda name: _mean_first(table.ticket(name).completed for table in balance.tables),
    )
    rows = [
        DotRow(
            balance.city.ticket_name(name),
            (
                _series(balance, (t.ticket(name).completed for t in balance.tables), 100),
                _series(balance, (t.ticket(name).profit for t in balance.tables)),
            ),
        )
        for name in order
    ]
    return _halves(rows, panels, "Tickets: how often they are completed when kept, and their mean profit")


def route_dots(balance: Balance) -> list[str]:
    """Use of every route and wins of those who claim it, the least used first, in two plots."""
    paints = inks(route.colour for route in balance.city.routes)
    panels = (
        Panel("claimed, of all games", 0, 100, " %", (100 * ROUTE_CLAIMED, 100)),
        Panel("wins of those who claim it", 0, 100, " %"),
    )
    rows = [
        DotRow(
            route_name(balance.city, name),
            (
                _series(balance, (t.route(name).claimed for t in balance.tables), 100),
                _series(balance, (t.route(name).wins for t in balance.tables), 100),
            ),
            card_mark(paints[balance.city.route[name].colour]),
        )
        for name in sorted(balance.city.route, key=lambda name: balance.largest.route(name).claimed.value)
    ]
    return _halves(rows, panels, "Routes: how often they are claimed, and how often those who claim them win")


def colour_bars(city: City, table: TableBalance) -> str:
    paints = inks((*city.colours, GRAY))
    rows = []
    for one in table.colours:
        if one.paid is not None:
            mark = PLAIN if one.colour == WILD else card_mark(paints[one.colour])
            note = f"{one.cards} cards"
            if one.filled is not None:
                filled = percent(one.filled, interval=False)
                note += f"; {one.routes} routes, {filled} of their spaces filled"
            rows.append(Bar(one.colour, one.paid.value, one.paid.low, one.paid.high, mark, note))
    return draw_bars(rows, f"Cards paid in a game with {table.seats} seats, by colour")


def district_dots(balance: Balance) -> str:
    panels = (Panel("joined, of all seats", 0, 100, " %"), Panel("wins of those who join it", 0, 100, " %"))
    rows = [
        DotRow(
            f"District {one.number} ({one.points} points)",
            (
                _series(balance, (t.districts[at].joined for t in balance.tables), 100),
                _series(balance, (t.districts[at].wins for t in balance.tables), 100),
            ),
        )
        for at, one in enumerate(balance.city.districts)
    ]
    return draw_dots(rows, panels, "Every district: how often a seat joins it, and how often such seats win")


def souvenir_ridges(balance: Balance) -> str:
    rows = [
        Ridge(f"{table.seats} seats", table.souvenirs.numbers, PLAIN)
        for table in balance.tables
        if table.souvenirs
    ]
    return draw_ridges(rows, "Distribution of the number of different souvenirs that a seat collects")


def stand_dots(balance: Balance) -> str:
    """Where souvenirs lie, and how many are taken there; the start places first."""
    stands = [one for table in balance.tables if table.souvenirs for one in table.souvenirs.stands]
    starts = {one.place: one.start for one in stands}
    most = max((one.taken.high for one in stands if math.isfinite(one.taken.high)), default=1.0)
    panels = (
        Panel("games with a stack here", 0, 100, " %"),
        Panel("tokens taken from it", 0, max(math.ceil(most), 1)),
    )
    rows = [
        DotRow(
            balance.city.place[place].name + (" (from the start)" if starts[place] else ""),
            (
                _series(balance, (_stand(t, place, "stood") for t in balance.tables), 100),
                _series(balance, (_stand(t, place, "taken") for t in balance.tables)),
            ),
        )
        for place in sorted(starts, key=lambda place: (not starts[place], balance.city.place[place].name))
    ]
    return draw_dots(
        rows, panels, "Places with souvenirs: how often a stack stood there, how many were taken"
    )


def _stand(table: TableBalance, place: str, what: str) -> Estimate:
    stands = table.souvenirs.stands if table.souvenirs else ()
    found: Estimate = next((getattr(one, what) for one in stands if one.place == place), UNKNOWN)
    return found


def tables_key(balance: Balance) -> str:
    return draw_key([(TABLES[table.seats], f"{table.seats} seats") for table in balance.tables])


def _halves(rows: Sequence[DotRow], panels: Sequence[Panel], words: str) -> list[str]:
    half = -(-len(rows) // 2)
    return [draw_dots(part, panels, words) for part in (rows[:half], rows[half:]) if part]


def _series(balance: Balance, measured: Iterable[Estimate], factor: float = 1.0) -> tuple[Dot, ...]:
    marks = (TABLES[table.seats] for table in balance.tables)
    return tuple(_dot(one, mark, factor) for one, mark in zip(measured, marks, strict=True))


def _dot(measured: Estimate, mark: Mark, factor: float = 1.0) -> Dot:
    scaled = measured.scaled(factor)
    return Dot(scaled.value, scaled.low, scaled.high, mark)


def _mean_first(measured: Iterable[Estimate]) -> tuple[bool, float]:
    """Sorts by the mean of what is known; what is not known comes last."""
    known = [one.value for one in measured if not math.isnan(one.value)]
    return (not known, sum(known) / len(known) if known else 0.0)


def _span(measured: Sequence[Estimate], also: Sequence[float] = ()) -> tuple[float, float]:
    ends = [end for one in measured for end in (one.low, one.high) if math.isfinite(end)] + list(also)
    ends += [one.value for one in measured if math.isfinite(one.value)]
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    air = max((high - low) * 0.12, 0.5)
    return low - air, high + air
