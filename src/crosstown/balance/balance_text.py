"""Measurements, routes and tickets in words, for verdicts and reports."""

from __future__ import annotations

import math

from crosstown.balance.balance_data import TableBalance
from crosstown.cities.city import GRAY, City
from crosstown.simulation.intervals import Estimate

UNKNOWN = "–"


def percent(measured: Estimate | None, *, interval: bool = True) -> str:
    return number(None if measured is None else measured.scaled(100), 1, " %", interval=interval)


def number(measured: Estimate | None, digits: int = 1, unit: str = "", *, interval: bool = True) -> str:
    """A number with its interval, or a dash where nothing was measured."""
    if measured is None or math.isnan(measured.value):
        return UNKNOWN
    shown = f"{measured.value:.{digits}f}{unit}"
    if not interval:
        return shown
    if not math.isfinite(measured.low):
        return f"{shown} (?)"
    return f"{shown} ({measured.low:.{digits}f} to {measured.high:.{digits}f})"


def route_name(city: City, name: str) -> str:
    route = city.route[name]
    half = f", half {route.double}" if route.double else ""
    colour = "any" if route.colour == GRAY else route.colour
    return f"{city.name_of(route)} ({route.length} {colour}{half})"


def claimed_text(city: City, table: TableBalance, name: str) -> str:
    """The share of games; "closed" for a half that the other one closes with so few seats (C5)."""
    if city.route[name].double == 2 and table.seats < city.both_from_players:
        return "closed"
    return percent(table.route(name).claimed)


def provenance(city: City) -> str:
    if city.original:
        return "A city of its maker's own; there is no printed board."
    if city.reconstruction:
        return (
            "The board and the tickets are an unofficial reconstruction, for the printed ones were not to be "
            "had. What is measured here says nothing about the published game."
        )
    return "The board was read off the printed game and checked. This report is unofficial."
