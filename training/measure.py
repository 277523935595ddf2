"""How strong the expert is: every duel that docs/training.md tells of, on all cores, for so many minutes.

    python -m training.measure --minutes 9 --out build/measured
    python -m training.measure --minutes 9 --out build/measured --only two-seats
    python -m training.measure --minutes 0 --out build/measured      only prints the tables

Every game is kept in ``games.jsonl`` when it ends. A later run goes on where the last one stopped, also on
another machine: budgets are simulations, so a game is the same everywhere. Journals of machines that played
other deals (``--seed``) are joined by ``cat``. `PACES` has the simulations that each player has in half a
second of one core; with ``--seconds 0.05`` both have a tenth of them.

``python -m tools.ladder --journal FILE --write`` puts such games on the ladder, and then ``python -m
tools.level_ratings`` makes the ratings of the levels of it.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from crosstown.cities import city_names
from crosstown.cli.output.error_messages import run_guarded
from crosstown.players.search_player import SIMULATIONS
from training.duel import (
    FIRST_SEED,
    LAST_SEED,
    MOST_MINUTES,
    MOST_WORKERS,
    Duel,
    Journal,
    between,
    missing,
    play,
    result_of,
)

# Simulations of hard and of the expert in half a second of the processor, by city and number of seats:
# `python -m benchmarks.player_speed --paces`, 17 November 2026; those with three seats, and those of the
# expert with four, are of 18 November. Those of drawn maps were taken with its function `pace`, on a busy
# machine, with four seats on 19 November. The expert has become faster since, and with two seats keeps these
# budgets: with others the games played would not count.
PACES = {
    ("london", 2): (23_000, 6_000),
    ("berlin", 2): (17_300, 5_600),
    ("san-francisco", 2): (16_200, 4_900),
    ("istanbul", 2): (14_800, 4_700),
    ("london", 3): (16_500, 7_000),
    ("berlin", 3): (11_900, 6_700),
    ("san-francisco", 3): (10_400, 5_500),
    ("istanbul", 3): (9_900, 5_300),
    ("london", 4): (12_400, 6_000),
    ("berlin", 4): (9_400, 5_700),
    ("san-francisco", 4): (8_050, 4_550),
    ("istanbul", 4): (7_900, 4_500),
    ("drawn~1001", 2): (21_000, 6_900),
    ("drawn~1002", 2): (28_500, 6_900),
    ("drawn~1003", 2): (21_000, 6_200),
    ("drawn~1004", 2): (18_100, 5_800),
    ("drawn~1001", 4): (10_700, 6_500),
    ("drawn~1002", 4): (15_500, 7_600),
    ("drawn~1003", 4): (11_800, 6_100),
    ("drawn~1004", 4): (9_100, 6_200),
}
UNSEEN_MAPS = ("drawn~1001", "drawn~1002", "drawn~1003", "drawn~1004")  # see `training.drawn_cities`
HALF_A_SECOND = 0.5
AT_A_TABLE = f"hard:{SIMULATIONS}"  # the most that plain hard searches where people play against it
STYLES = ("style-path", "style-long", "style-one-step", "style-tickets")
SEATS = {"two-seats": 2, "three-seats": 3, "four-seats": 4}
UNSEEN_SEATS = {"unseen": 2, "unseen-four-seats": 4}
EQUAL_TIME = (*SEATS, *UNSEEN_SEATS)  # the expert against hard
COUNTED_TOGETHER = (*EQUAL_TIME, "at-a-table")  # all cities, in a last line
DEALS = dict.fromkeys((*EQUAL_TIME, "hard", "at-a-table", "styles"), 100)
DEALS |= {"two-seats": 200, "at-sight": 1000}
"""The kinds of duels, and how many deals of each are played at most."""


def duels(kind: str, seconds: float) -> Iterator[Duel]:
    if kind in UNSEEN_SEATS:
        yield from (equal_time(city, UNSEEN_SEATS[kind], seconds) for city in UNSEEN_MAPS)
        return
    for city in city_names():
        if kind in SEATS:
            yield equal_time(city, SEATS[kind], seconds)
        elif kind == "styles":
            yield from (Duel(city, 2, "expert:50", style) for style in STYLES)
        elif kind == "at-sight":
            yield from (Duel(city, seats, "expert:0", "medium") for seats in (2, 4))
        elif kind == "at-a-table":
            yield Duel(city, 2, AT_A_TABLE, "medium")
        elif kind == "hard":  # joins the duels of the expert to the other players of the ladder
            for seats in (2, 4):
                yield Duel(city, seats, equal_time(city, seats, seconds).second, "medium")


def equal_time(city: str, seats: int, seconds: float) -> Duel:
    """The expert against hard, with the simulations that both have in that time."""
    hard, expert = (max(1, round(pace * seconds / HALF_A_SECOND)) for pace in PACES[city, seats])
    return Duel(city, seats, f"expert:{expert}", f"hard:{hard}")


def table(kind: str, journal: Journal, seconds: float) -> str:
    """The results as Markdown."""
    found = list(duels(kind, seconds))
    if not any(map(journal.deals, found)):
        return f"**{kind}**: no games yet"
    lines = [f"**{kind}**", "", "| city | seats | first | second | won | points ahead | games |"]
    lines.append("|---|--:|---|---|--:|--:|--:|")
    for duel in found:
        names = f"{duel.city} | {duel.seats} | `{duel.first}` | `{duel.second}`"
        lines.append(f"| {names} | {cells([duel], journal)} |")
    if kind in COUNTED_TOGETHER:
        first, second = (player.partition(":")[0] for player in found[0][2:])
        lines.append(f"| all | {found[0].seats} | `{first}` | `{second}` | {cells(found, journal)} |")
    return "\n".join(lines)


def cells(asked: Sequence[Duel], journal: Journal) -> str:
    """What the first player won, by how much it was ahead, and in how many games."""
    won, ahead, games = result_of(asked, journal)
    if not games:
        return "– | – | 0"
    return f"{100 * won.value:.1f} % ({100 * won.low:.1f} to {100 * won.high:.1f}) | {ahead:+.1f} | {games:,}"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How strong the expert is, measured on all cores.")
    parser.add_argument("--minutes", type=between(0.0, MOST_MINUTES), default=9)
    parser.add_argument("--out", type=Path, default=Path("build/measured"))
    parser.add_argument("--only", default=",".join(DEALS), help=f"some of {', '.join(DEALS)}")
    parser.add_argument(
        "--seconds", type=between(0.001, 60.0), default=HALF_A_SECOND, help="a move, where time is equal"
    )
    parser.add_argument("--seed", type=between(0, LAST_SEED), default=FIRST_SEED, help="the first deal")
    parser.add_argument("--workers", type=between(1, MOST_WORKERS), default=os.cpu_count())
    options = parser.parse_args(words)
    kinds = options.only.split(",")
    unknown = sorted(set(kinds) - set(DEALS))
    if unknown:
        parser.error(f"there is no kind {unknown[0]!r}: take some of {', '.join(DEALS)}")
    journal = Journal(options.out / "games.jsonl")
    wanted = {duel: DEALS[kind] for kind in kinds for duel in duels(kind, options.seconds)}
    if options.minutes > 0:
        games = missing(tuple(wanted), wanted.__getitem__, journal, options.seed, ())
        play(games, journal, options.minutes, options.workers)
    print("\n\n".join(table(kind, journal, options.seconds) for kind in kinds))


if __name__ == "__main__":
    run_guarded(main)
