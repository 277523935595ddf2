"""Measures London's balance for `crosstown.balance.yardstick`, which the workshop compares cities with.

python -m tools.measure_yardstick
"""

from __future__ import annotations

import json
from pathlib import Path

from crosstown.balance.measure_balance import measure
from crosstown.balance.yardstick import FILE, yardstick_of
from crosstown.cities import load_city

CITY, PLAYER, GAMES, SEED = "london", "medium", 20_000, 1
FOLDER = Path(__file__).parents[1] / "src" / "crosstown" / "balance"


def main() -> None:
    found = measure(load_city(CITY), PLAYER, (2, 3, 4), GAMES, SEED)
    text = json.dumps(yardstick_of(found), indent=1) + "\n"
    (FOLDER / FILE).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
