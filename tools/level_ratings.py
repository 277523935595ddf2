"""The ratings of the levels that people play against, as pages and the terminal show them.

    python -m tools.level_ratings
    python -m tools.level_ratings --journal build/measured/games.jsonl    from games of training.measure

`easy` and `medium` have the mean of their ratings on the ladder with two seats (`tools/ladder.json`). Above,
each level is rated by its wins against the one below (`tools/measured_duels.json`, which a journal writes
anew): `hard` with the simulations that it has at most at a table, `expert` at half a second a move each.
"""

from __future__ import annotations

import argparse
import json
from datetime import date
from math import log10
from pathlib import Path
from typing import Any

from crosstown.cli.output.error_messages import run_guarded
from crosstown.errors import DataError
from crosstown.files import write_text
from training import measure
from training.duel import Journal, existing_journal, result_of

ROOT = Path(__file__).parents[1]
OUT = ROOT / "src/crosstown/players/ratings.json"
DUELS = ROOT / "tools/measured_duels.json"
KINDS = ("two-seats", "at-a-table")
ROUNDED = 10  # to so many points


def level_ratings(ladder: dict[str, Any], duels: list[dict[str, Any]]) -> dict[str, Any]:
    """Ratings by level, and the games behind those of the players that search."""
    found = {level: _on_ladder(ladder, level) for level in ("easy", "medium")}
    games = {}
    for level, below in (("hard", "medium"), ("expert", "hard")):
        played = [one for one in duels if (_level(one["first"]), _level(one["second"])) == (level, below)]
        games[level] = sum(one["games"] for one in played)
        won = sum(one["games"] * one["won"] for one in played) / 100
        if not 0 < won < games[level]:
            message = f"{level} has no rating: it needs games against {below} of which both have won some"
            raise DataError("no-rating", message, offender=level)
        found[level] = found[below] + 400 * log10(won / (games[level] - won))
    rounded = {level: round(rating / ROUNDED) * ROUNDED for level, rating in found.items()}
    return {"levels": rounded, "games": games, "date": max(one["date"] for one in duels)}


def _level(player: str) -> str:
    return player.partition(":")[0]


def _on_ladder(ladder: dict[str, Any], level: str) -> float:
    rated = [
        one["rating"]
        for part in ladder.values()
        if part["seats"] == 2
        for one in part["ratings"]
        if one["player"] == level
    ]
    return float(sum(rated) / len(rated))


def measured_duels(journal: Journal, before: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The duels of a journal between neighbouring levels.

    A duel without new games keeps the date that it had before.
    """
    found = []
    for duel in (one for kind in KINDS for one in measure.duels(kind, measure.HALF_A_SECOND)):
        won, _, games = result_of([duel], journal)
        if games:
            result = {**duel._asdict(), "games": games, "won": round(100 * won.value, 1)}
            known = next((one for one in before if one.items() >= result.items()), None)
            found.append(known or {"date": date.today().isoformat(), **result})
    return found


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Writes the ratings of the levels.")
    parser.add_argument("--journal", type=Path, help="games of training.measure")
    options = parser.parse_args(words)
    ladder = json.loads((ROOT / "tools/ladder.json").read_text(encoding="utf-8"))
    duels = json.loads(DUELS.read_text(encoding="utf-8"))
    if options.journal:
        duels = measured_duels(existing_journal(options.journal), duels)
    ratings = level_ratings(ladder, duels)
    write_text(DUELS, json.dumps(duels, indent=1) + "\n")
    write_text(OUT, json.dumps(ratings, indent=1) + "\n")


if __name__ == "__main__":
    run_guarded(main)
