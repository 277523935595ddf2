"""How far the chances of imagined games can be trusted, by who plays the real one.

`medium` plays all imagined games. Better players turn more games round than it would, so chances are moved
towards a fair share by as much as games of such players showed. People count as the mean of all players that
were measured. ``python -m benchmarks.analysis.calibration --fit`` finds the numbers, in thousandths:
what is left of the distance to a fair share of a certain win, and how much less of that of an even game.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("calibration.json")


@cache
def all_calibrations() -> dict[str, dict[str, int]]:
    """By player."""
    measured: dict[str, dict[str, int]] = json.loads(FILE.read_text(encoding="utf-8"))
    return measured


def calibration_of(players: Sequence[str]) -> tuple[int, int]:
    """``sure`` and ``unsure`` for a table of these players: the means of theirs, rounded down."""
    measured = all_calibrations()
    known = [measured.get(player.partition(":")[0]) for player in players]
    chosen = [each for one in known for each in ([one] * len(measured) if one else measured.values())]
    return (
        sum(one["sure"] for one in chosen) // len(chosen),
        sum(one["unsure"] for one in chosen) // len(chosen),
    )
