"""The ladder as a picture: every player's rating in each city, with 2 and with 4 seats.

`tools/ladder.py` draws it when it writes new numbers, and `tools/board_pictures.py` with the other pictures
of the docs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from crosstown.drawing.charts.plots import round_ticks
from crosstown.markup import element
from tools.learning_curve import FAINT, INK, rule, sheet, text

WIDTH, NAMES, RIGHT = 720.0, 130.0, 22.0
TOP, ROW, UNDER = 96.0, 46.0, 34.0
APART = 8.5  # pixels between the marks of two cities
GAP = 30.0  # between the panels
INKS = ("#0b6e99", "#b3472f", "#5b7f2b", "#8a5aa3", "#b8860b", "#3a3f8f")
LEAST = 1000.0  # the rating of random play
TITLE = "Ratings in each city, with their 95 % intervals"


Rated = list[tuple[str, dict[str, float]]]
"""Ratings of one player, each with the name of its city."""


class Panel:
    """The parts with one number of seats, side by side with the others."""

    def __init__(self, parts: Sequence[dict[str, Any]], left: float, right: float, most: float) -> None:
        self.seats = parts[0]["seats"]
        self.left, self.right, self.most = left, right, most
        self.rows = _by_player(parts)

    def x(self, rating: float) -> float:
        return self.left + (self.right - self.left) * (rating - LEAST) / (self.most - LEAST)


def draw_ladder(parts: Sequence[dict[str, Any]]) -> str:
    """All parts of a ladder in one picture; a row has the same player in all panels."""
    panels = _panels(parts)
    cities = list(dict.fromkeys(part["name"] for part in parts))
    rows = list(dict.fromkeys(name for panel in panels for name in panel.rows))
    bottom = TOP + ROW * len(rows)
    drawn = text(TITLE, 16, 26, 15, weight="600") + _legend(cities)
    for panel in panels:
        drawn += _grid(panel, bottom) + _marks(panel, rows, cities)
    for at, name in enumerate(rows):
        drawn += text(name, NAMES - 14, TOP + ROW * (at + 0.5) + 4.5, 13, anchor="end")
        drawn += rule(16, TOP + ROW * at, WIDTH - RIGHT, TOP + ROW * at, FAINT)
    label = f"{TITLE}. From the strongest: {', '.join(rows)}. The tables have the numbers."
    return sheet(drawn, WIDTH, bottom + UNDER, label)


def _panels(parts: Sequence[dict[str, Any]]) -> list[Panel]:
    seats = sorted({part["seats"] for part in parts})
    most = max(one["high"] for part in parts for one in part["ratings"])
    step = (WIDTH - NAMES - RIGHT + GAP) / len(seats)
    return [
        Panel([part for part in parts if part["seats"] == count], left, left + step - GAP, most)
        for count, left in zip(seats, (NAMES + at * step for at in range(len(seats))), strict=True)
    ]


def _by_player(parts: Sequence[dict[str, Any]]) -> dict[str, Rated]:
    """Ratings by player, the strongest first.

    A player whose name differs between the cities has a budget that does; its row is named without it.
    """
    in_cities = Counter(one["player"] for part in parts for one in part["ratings"])
    rows: dict[str, Rated] = {}
    for part in parts:
        for one in part["ratings"]:
            player = one["player"]
            name = player if in_cities[player] == len(parts) else player.partition(":")[0]
            rows.setdefault(name, []).append((part["name"], one))
    return dict(sorted(rows.items(), key=lambda row: -_mean(row[1])))


def _mean(ratings: Rated) -> float:
    return sum(one["rating"] for _, one in ratings) / len(ratings)


def _legend(cities: Sequence[str]) -> str:
    drawn, x = "", NAMES
    for at, name in enumerate(cities):
        drawn += element("circle", cx=x + 5, cy=51, r=4.5, fill=INKS[at]) + text(name, x + 15, 55.5, 13)
        x += 34 + 8 * len(name)
    return drawn


def _grid(panel: Panel, bottom: float) -> str:
    drawn = text(f"{panel.seats} seats", panel.left, TOP - 12, 13, weight="600")
    for tick in round_ticks(LEAST, panel.most, 4):
        x = panel.x(tick)
        drawn += rule(x, TOP, x, bottom, FAINT)
        drawn += text(f"{tick:g}", x, bottom + 19, 12, anchor="middle")
    return drawn + rule(panel.left, TOP, panel.left, bottom, INK)


def _marks(panel: Panel, rows: Sequence[str], cities: Sequence[str]) -> str:
    drawn = ""
    for name, ratings in panel.rows.items():
        middle = TOP + ROW * (rows.index(name) + 0.5)
        for city, one in ratings:
            at = cities.index(city)
            y = middle + APART * (2 * at - len(cities) + 1) / 2
            drawn += rule(panel.x(one["low"]), y, panel.x(one["high"]), y, INKS[at])
            drawn += element("circle", cx=panel.x(one["rating"]), cy=y, r=3.5, fill=INKS[at])
    return drawn
