"""How strong the levels are, as `tools/level_ratings.py` has found on the ladder."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files


@lru_cache(maxsize=1)
def level_ratings() -> dict[str, int]:
    """The rating of each level: random play has 1000, and 400 points more mean ten wins to one."""
    text = files("crosstown.players").joinpath("ratings.json").read_text(encoding="utf-8")
    ratings: dict[str, int] = json.loads(text)["levels"]
    return ratings
