"""The tables of a balance report: every number with its interval."""

from __future__ import annotations

from crosstown.balance.balance_data import Balance, TableBalance
from crosstown.balance.balance_text import claimed_text, number, percent, route_name
from crosstown.balance.report_figures import seat_label
from crosstown.cities.city import City
from crosstown.drawing.reports.html import table


def seats(of: TableBalance) -> str:
    columns = (
        "seat",
        "wins",
        "points",
        "routes",
        "tickets",
        "bonus",
        "tickets kept",
        "completed",
        "pieces left",
    )
    rows = (
        (
            seat_label(one.seat),
            percent(one.wins),
            *(number(part) for part in (one.score, one.routes, one.tickets, one.bonus)),
            number(one.kept, 2),
            percent(one.completed),
            number(one.pieces_left),
        )
        for one in of.each
    )
    return table(_caption("Seats", of), columns, rows)


def length(balance: Balance) -> str:
    columns = ("", *(f"{of.seats} seats" for of in balance.tables))
    measures = {
        "plies": [number(of.length.plies) for of in balance.tables],
        "turns of each seat": [number(of.length.turns) for of in balance.tables],
        "fewest and most rounds": [
            f"{min(of.length.rounds)} to {max(of.length.rounds)}" for of in balance.tables
        ],
        "ended with a last round": [percent(of.length.last_round) for of in balance.tables],
        "shared wins": [percent(of.ties) for of in balance.tables],
        "best seats level on points": [percent(of.level) for of in balance.tables],
    }
    for name in ("draw", "claim", "tickets", "pass"):
        measures[f"turns of a seat: {name}"] = [number(of.length.spent[name], 2) for of in balance.tables]
    return table("Length and endings", columns, ((name, *cells) for name, cells in measures.items()))


def tickets(city: City, of: TableBalance) -> str:
    columns = ("ticket", "offered", "kept", "completed", "profit", "wins of keepers", "times kept")
    rows = (
        (
            city.ticket_name(one.id),
            percent(one.offered),
            percent(one.kept),
            percent(one.completed),
            number(one.profit),
            percent(one.wins),
            f"{one.completed.count:,}",
        )
        for one in of.tickets
    )
    return table(_caption("Tickets", of), columns, rows)


def routes(balance: Balance) -> str:
    city = balance.city
    columns = ["route", "points"]
    for of in balance.tables:
        columns += [f"claimed, {of.seats} seats", "either half", "wins of claimers"]
    rows = []
    for route in city.routes:
        row = [route_name(city, route.id), str(city.points_of(route))]
        for of in balance.tables:
            one = of.route(route.id)
            row += [claimed_text(city, of, route.id), percent(one.either), percent(one.wins)]
        rows.append(row)
    return table("Routes", columns, rows)


def colours(of: TableBalance) -> str:
    columns = (
        "colour",
        "routes",
        "spaces",
        "routes claimed",
        "spaces filled",
        "cards",
        "cards paid in a game",
    )
    rows = (
        (
            one.colour,
            str(one.routes),
            str(one.spaces),
            percent(one.claimed),
            percent(one.filled),
            str(one.cards),
            number(one.paid, 2),
        )
        for one in of.colours
    )
    return table(_caption("Colours", of), columns, rows)


def vehicles(balance: Balance) -> str:
    columns = ["piece", "of each seat"]
    for of in balance.tables:
        columns += [f"used, {of.seats} seats", "points of a seat"]
    rows = []
    for at, vehicle in enumerate(balance.city.vehicles):
        row = [vehicle.name, str(vehicle.count)]
        for of in balance.tables:
            row += [percent(of.vehicles[at].used), number(of.vehicles[at].points)]
        rows.append(row)
    return table("Pieces", columns, rows)


def districts(of: TableBalance) -> str:
    columns = ("district", "joined, of all seats", "by anybody, of all games", "wins of those who join it")
    rows = (
        (f"District {one.number}", percent(one.joined), percent(one.anyone), percent(one.wins))
        for one in of.districts
    )
    return table(_caption("Districts", of), columns, rows)


def souvenirs(city: City, of: TableBalance) -> str:
    if of.souvenirs is None:
        return ""
    seats_in_all = sum(of.souvenirs.numbers.values())
    collected = (
        (f"{count}", f"{100 * seats / seats_in_all:.1f} %", percent(of.souvenirs.wins[count]))
        for count, seats in of.souvenirs.numbers.items()
    )
    columns = ("place", "from the start", "a stack stood here", "taken", "any taken", "all taken")
    stands = (
        (
            city.place[one.place].name,
            "yes" if one.start else "no",
            percent(one.stood),
            number(one.taken, 2),
            percent(one.touched),
            percent(one.emptied),
        )
        for one in of.souvenirs.stands
    )
    return table(
        _caption("Different souvenirs collected", of), ("number", "seats", "wins of such seats"), collected
    ) + table(_caption("Places with souvenirs", of), columns, stands)


def _caption(what: str, of: TableBalance) -> str:
    return f"{what}, {of.seats} seats"
