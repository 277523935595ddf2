"""Compiles all rules and players, so that no test waits for the compiler and no two compile the same.

``make test`` runs it beside the linters; what is compiled is kept in the user's cache folder.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from crosstown.service.bots.warm_up import warm_up_all
from crosstown.simulation.many_games import simulate


def main() -> None:
    warm_up_all()
    with tempfile.TemporaryDirectory() as folder:
        for players in (("random",), ("medium",)):
            simulate("london", 2, players, 1, seed=1, records=Path(folder) / "games.jsonl")


if __name__ == "__main__":
    main()
