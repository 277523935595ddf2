"""The ratings of the levels that people play against, as pages and the terminal show them.

    python -m tools.level_ratings
    python -m tools.level_ratings --journal build/measured/games.jsonl    from games of training.measure

`easy` and `medium` have the mean of their ratings on the ladder with two seats (`tools/ladder.json`). Above,
each level is rated by its wins against the one below, at half a second a move (`tools/measured_duels.json`,
which a journal writes anew).
"""

from __future__ import annotations

import argparse
import json
from datetime import date
from math import log10
from pathlib import Path
from typing import Any

from crosstown.files import write_text
from tools.ladder_tables import machine
from training import measure
from training.duel import Journal, result_of

ROOT = Path(__file__).parents[1]
OUT = ROOT / "src/crosstown/players/ratings.json"
DUELS = ROOT / "tools/measured_duels.json"
ROUNDED = 10  # to so many points: nobody knows them better


def level_ratings(ladder: dict[str, Any], duels: list[dict[str, Any]]) -> dict[str, Any]:
    """Ratings by level, and the games behind those of the players that search."""
    found = {level: _on_ladder(ladder, level) for level in ("easy", "medium")}
    games = {}
    for level, below in (("hard", "medium"), ("expert", "hard")):
        played = [one for one in duels if (_level(one["first"]), _level(one["second"])) == (level, below)]
        games[level] = sum(one["games"] for one in played)
        won = sum(one["games"] * one["won"] for one in played) / games[level] / 100
        found[level] = found[below] + 400 * log10(won / (1 - won))
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
    """The duels of a journal between neighbouring levels, at half a second a move.

    A duel without new games keeps the date and the machine that it had before.
    """
    wanted = [
        *measure.duels("two-seats", measure.HALF_A_SECOND),
        *measure.duels("hard", measure.HALF_A_SECOND),
    ]
    found = []
    for duel in (one for one in wanted if one.seats == 2):
        won, _, games = result_of([duel], journal)
        if games:
            result = {**duel._asdict(), "games": games, "won": round(100 * won.value, 1)}
            known = next((one for one in before if one.items() >= result.items()), None)
            found.append(known or {"date": date.today().isoformat(), "machine": machine()["cpu"], **result})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes the ratings of the levels.")
    parser.add_argument("--journal", type=Path, help="games of training.measure")
    options = parser.parse_args()
    ladder = json.loads((ROOT / "tools/ladder.json").read_text(encoding="utf-8"))
    duels = json.loads(DUELS.read_text(encoding="utf-8"))
    if options.journal:
        duels = measured_duels(Journal(options.journal), duels)
        write_text(DUELS, json.dumps(duels, indent=1) + "\n")
    write_text(OUT, json.dumps(level_ratings(ladder, duels), indent=1) + "\n")


if __name__ == "__main__":
    main()
