"""What a decision costs computer players on average, to compare people with.

``python -m benchmarks.analysis.average_losses --write`` measures the numbers and writes the file.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("average_losses.json")


@cache
def all_average_losses() -> dict[str, dict[str, int]]:
    """By city and player, in ten-thousandths of a won game."""
    measured: dict[str, dict[str, int]] = json.loads(FILE.read_text(encoding="utf-8"))
    return measured


def average_losses(city: str) -> dict[str, int]:
    """Those of a city; of a city that is not built in, the means of all."""
    measured = all_average_losses()
    if city in measured:
        return dict(measured[city])
    players = next(iter(measured.values()), {})
    return {name: round(sum(one[name] for one in measured.values()) / len(measured)) for name in players}
