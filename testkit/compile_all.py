"""Compiles all rules and players, so that no test waits for the compiler and no two compile the same.

``make test`` runs it beside the linters; what is compiled is kept in the user's cache folder.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from crosstown import City, Game
from crosstown.analysis.game_study import study_position
from crosstown.data import ParquetWriter
from crosstown.encoding import action_mask, encode
from crosstown.envs import GameBatch
from crosstown.envs.single_game import SingleGame
from crosstown.service.bots.warm_up import warm_up_all
from crosstown.simulation.many_games import simulate
from crosstown.webassembly.compile_module import compile_module


def main() -> None:
    warm_up_all()
    with tempfile.TemporaryDirectory() as folder:
        for players in (("random",), ("medium",)):
            simulate("london", 2, players, 1, seed=1, records=Path(folder) / "games.jsonl")
        writer = ParquetWriter(Path(folder) / "games", views=True)
        simulate("london", 2, ("random",), 1, seed=1, writers=[writer])
    london = City.load("london")
    for opponent in (None, "easy"):
        GameBatch(london, (None, opponent), 1).reset(1)
    game = SingleGame(london, 2)
    game.reset(1)
    game.play(int(game.observe(0)[1].argmax()))
    action_mask(game.view(1))
    encode(game.view(0))
    study_position(Game.new(london, seats=2, seed=1))
    compile_module()


if __name__ == "__main__":
    main()
