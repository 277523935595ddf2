"""``crosstown warm-up`` compiles all that a server and its computer players need: the image relies on it."""

from __future__ import annotations

from pathlib import Path

from tests.parity.run_modes import run_python

# Whole games as the server and its workers play them, where compiling raises.
PLAY = """
from crosstown.cities import city_names, load_city
from crosstown.game.game import Game
from crosstown.players import player_names
from crosstown.rules.kernel.compiler import loading_only
from crosstown.service.bots.choose_move import choose_move, make_question, view_of

with loading_only():
    players = [name if name != "hard" else "hard:5" for name in player_names()]
    for city in city_names():
        game = Game.new(city, 4, 7)
        while game.turn is not None:
            question = make_question(game.view(game.turn), players[game.ply % len(players)], "0" * 32)
            move = choose_move(question, view_of(question), question.player)
            game = game.copy()
            game.why_not("pass")
            game.play(move)
            for viewer in (None, *range(4)):
                game.view(viewer).to_json()
        Game.replay(game.record())
print("nothing was compiled")
"""


def test_nothing_is_compiled_after_it(tmp_path: Path) -> None:
    (told,) = run_python("-m", "crosstown", "warm-up", CROSSTOWN_CACHE=str(tmp_path))
    assert told.startswith("The rules and the computer players are ready")
    assert str(tmp_path) in told
    assert run_python("-c", PLAY, CROSSTOWN_CACHE=str(tmp_path)) == ["nothing was compiled"]


def test_where_only_loading_is_allowed_compiling_raises(tmp_path: Path) -> None:
    program = """
from crosstown.service.bots.warm_up import load_rules
print(load_rules())
"""
    assert run_python("-c", program, CROSSTOWN_CACHE=str(tmp_path)) == ["False"]
    assert run_python("-c", program, mode="python", CROSSTOWN_CACHE=str(tmp_path)) == ["True"]
