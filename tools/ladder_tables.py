"""The ladder of players as numbers and as Markdown tables.

A part is one city with one number of seats: a round robin of all quick players, and fewer games of those
that search, because they take longer. Each of these meets the next one, and the last the best of the quick
players. All play the same deals and are rated together.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from crosstown.arena.ratings import rate
from crosstown.arena.report_data import rating_data, report, table_data
from crosstown.arena.report_text import grid, rating_text
from crosstown.arena.schedule import Plan, Table, make_plan, round_robin, seatings
from crosstown.arena.standings import Observations, observations, observe
from crosstown.arena.tournament import Outcome, Tournament
from crosstown.cities.city import City
from crosstown.errors import DataError
from crosstown.players.player_registry import PlayerRegistry
from training.duel import Duel, Journal, Played

BEGIN = "<!-- the ladder begins: made by tools/ladder.py -->"
END = "<!-- the ladder ends -->"


@dataclass(frozen=True)
class Settings:
    """Who plays, and how much. The quick players are named from the strongest to the weakest."""

    players: tuple[str, ...]
    games: int
    searchers: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    search_games: int = 0
    seed: int = 1

    def plans(self, city: City, seats: int) -> list[Plan]:
        registry = PlayerRegistry()
        plans = [make_plan(city, round_robin(self.players, seats), self.games, self.seed, registry)]
        if self.searchers:
            pairs = [*pairwise(self.searchers), *((self.searchers[-1], other) for other in self.against)]
            tables: list[Table] = [(one, *(other,) * (seats - 1)) for one, other in pairs]
            plans.append(make_plan(city, tables, self.search_games, self.seed, registry))
        return plans


def journal_games(journal: Journal, city: str, seats: int, players: Sequence[str]) -> list[Observations]:
    """The games of a journal among players that have met these, be it through others."""
    met, found = set(players), []
    duels = [duel for duel in journal.duels() if (duel.city, duel.seats) == (city, seats)]
    while near := [duel for duel in duels if {duel.first, duel.second} & met and journal.deals(duel)]:
        for duel in near:
            duels.remove(duel)
            met |= {duel.first, duel.second}
            found.append(_observed(duel, journal.deals(duel)))
    return found


def _observed(duel: Duel, deals: list[list[Played]]) -> Observations:
    table = (duel.first, *(duel.second,) * (duel.seats - 1))
    played = [[deal[seating.index(0)] for seating in seatings(table)] for deal in deals]
    return observe(
        table,
        np.array([deal[0].seed for deal in deals]),
        np.array([[game.totals for game in deal] for deal in played], float),
        np.array([[game.places for game in deal] for deal in played]),
    )


def play_part(
    city: City,
    seats: int,
    settings: Settings,
    workers: int,
    on_progress: Callable[[int], None] = lambda games: None,
    journal: Journal | None = None,
) -> dict[str, Any]:
    """Plays one part and returns its numbers. Stopped and called again, it goes on where it stopped.

    Games that were played before come from a journal.
    """
    outcomes: list[Outcome] = []
    for plan in settings.plans(city, seats):
        before = sum(one.plan.total for one in outcomes)

        def tell(done: int, before: int = before) -> None:
            on_progress(before + done)

        outcomes.append(Tournament(plan).run(workers, on_progress=tell))
        if outcomes[-1].faults:
            raise DataError("player-fault", f"a player of the ladder failed: {outcomes[-1].faults[0]}")
    reports = [report(outcome) for outcome in outcomes]
    earlier = journal_games(journal, city.id, seats, settings.players) if journal else []
    ratings = rate([*(seen for outcome in outcomes for seen in observations(outcome)), *earlier])
    tables = [table for one in reports for table in one["tables"]]
    return {
        "city": city.id,
        "name": city.name,
        "city_sha256": city.sha256,
        "seats": seats,
        "seed": settings.seed,
        "date": date.today().isoformat(),
        "machine": machine(),
        "ratings": rating_data(ratings),
        "tables": [*tables, *(table_data(seen, 0) for seen in earlier)],
        "timings": {player: times for one in reversed(reports) for player, times in one["timings"].items()},
    }


def machine() -> dict[str, Any]:
    """What the numbers were measured on."""
    return {
        "cpu": _processor(),
        "cores": os.cpu_count() or 1,
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "numba": version("numba"),
    }


def _processor() -> str:
    facts = Path("/proc/cpuinfo")
    if facts.is_file():
        for line in facts.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine() or "unknown processor"


def ladder_tables(parts: Sequence[dict[str, Any]]) -> str:
    return "\n\n".join(_part_tables(part) for part in parts)


def _part_tables(part: dict[str, Any]) -> str:
    seats = part["seats"]
    rest = seats - 1
    others = (
        f" One seat has the player of the row, the other {rest} have that of the column." if rest > 1 else ""
    )
    made = part["machine"]
    return "\n\n".join(
        [
            f"### {part['name']}, {seats} seats",
            _rating_table(part),
            f"Wins of the row against the column in percent; 95 % intervals in brackets.{others} "
            f"An equal player would win {100 / seats:.0f} %.",
            _win_table(part),
            f"Made on {part['date']} on {made['cpu']} with {made['cores']} cores; Python {made['python']}, "
            f"NumPy {made['numpy']}, Numba {made['numba']}; {_games(part)}, seed {part['seed']}.",
        ]
    )


def _games(part: dict[str, Any]) -> str:
    """How many games a pair has; pairs with fewer than the others are named."""
    counts = [table["games"] for table in part["tables"]]
    most = max(counts)
    fewer = [table for table in part["tables"] if table["games"] < most]
    exceptions = "".join(
        f", {table['games']:,} of {' and '.join(dict.fromkeys(table['players']))}" for table in fewer
    )
    return f"{most:,} games a pair{exceptions}"


def _rating_table(part: dict[str, Any]) -> str:
    rows = []
    for one in part["ratings"]:
        times = part["timings"].get(one["player"])
        cells = ("–", "–") if times is None else (f"{times['mean_ms']:.2f}", f"{times['worst_ms']:.2f}")
        rows.append((one["player"], rating_text(one), *cells))
    return grid(("player", "rating", "mean ms", "worst ms"), rows)


def _win_table(part: dict[str, Any]) -> str:
    wins = {
        (table["players"][0], table["players"][-1]): table["results"][0]["wins"] for table in part["tables"]
    }
    if part["seats"] == 2:  # what one of two wins the other loses
        wins = {(other, one): _other_side(value) for (one, other), value in wins.items()} | wins
    order = [one["player"] for one in part["ratings"]]
    rows = [player for player in order if any(one == player for one, _ in wins)]
    columns = [player for player in order if any(other == player for _, other in wins)]

    def cell(row: str, column: str) -> str:
        value = wins.get((row, column))
        if value is None:
            return ""
        return f"{100 * value['mean']:.1f} ({100 * value['low']:.1f}–{100 * value['high']:.1f})"

    return grid(("", *columns), [(row, *(cell(row, column) for column in columns)) for row in rows])


def _other_side(value: dict[str, float]) -> dict[str, float]:
    return {"mean": 1 - value["mean"], "low": 1 - value["high"], "high": 1 - value["low"]}


def fill_page(page: str, tables: str, where: str) -> str:
    if page.count(BEGIN) != 1 or page.count(END) != 1 or page.index(END) < page.index(BEGIN):
        message = (
            f"the page must have the lines {BEGIN!r} and {END!r}, once each, for the ladder to go between"
        )
        raise DataError("ladder-marks", message, where=where)
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}\n\n{tables}\n\n{END}{rest.split(END)[1]}"
