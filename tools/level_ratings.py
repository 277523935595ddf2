"""The ratings of the levels that people play against, as pages and the terminal show them.

    python -m tools.level_ratings

Each level has the mean of its ratings on the ladder with two seats (`tools/ladder.json`): `hard` with the
simulations that it has at most at a table, `expert` with those of half a second.
"""

from __future__ import annotations

import json
from pathlib import Path
from statistics import mean
from typing import Any

from crosstown.cli.output.error_messages import run_guarded
from crosstown.errors import DataError
from crosstown.files import write_text
from training.measure import AT_A_TABLE

ROOT = Path(__file__).parents[1]
LADDER = ROOT / "tools/ladder.json"
OUT = ROOT / "src/crosstown/players/ratings.json"
ON_LADDER = {"easy": "easy", "medium": "medium", "hard": AT_A_TABLE, "expert": "expert:"}
"""How the names of the levels begin there; the expert has other simulations in each city."""
ROUNDED = 10  # to so many points


def level_ratings(ladder: dict[str, Any]) -> dict[str, Any]:
    """Ratings by level, and when the last part of the ladder was played."""
    parts = [part for part in ladder.values() if part["seats"] == 2]
    levels = {level: round(_mean_rating(parts, level) / ROUNDED) * ROUNDED for level in ON_LADDER}
    return {"levels": levels, "date": max(part["date"] for part in parts)}


def _mean_rating(parts: list[dict[str, Any]], level: str) -> float:
    found = [
        one["rating"]
        for part in parts
        for one in part["ratings"]
        if one["player"].startswith(ON_LADDER[level])
    ]
    if not found:
        message = f"{level} is not on the ladder with two seats: play it with tools.ladder"
        raise DataError("no-rating", message, offender=level, where=str(LADDER))
    return float(mean(found))


def main() -> None:
    ladder = json.loads(LADDER.read_text(encoding="utf-8"))
    write_text(OUT, json.dumps(level_ratings(ladder), indent=1) + "\n")


if __name__ == "__main__":
    run_guarded(main)
