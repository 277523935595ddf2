"""``crosstown warm-up`` compiles all that a server and its computer players need: the image relies on it."""

from __future__ import annotations

import shutil
from pathlib import Path

from crosstown.rules.kernel.compiler import cache_home
from tests.parity.run_modes import run_python

# Whole games as the server and its workers play them, where compiling raises.
PLAY = """
from crosstown.cities import city_names, load_city
from crosstown.game.game import Game
from crosstown.players import make_player, player_names
from crosstown.players.hints import Judge, find_hint, judge_moves
from crosstown.players.search_player import Budget
from crosstown.rules.kernel.compiler import loading_only
from crosstown.service.bots.choose_move import choose_move, make_question, view_of

with loading_only():
    players = [f"{name}:5" if name in ("hard", "expert") else name for name in player_names()]
    for city in city_names():
        game = Game.new(city, 4, 7)
        while game.turn is not None:
            question = make_question(game.view(game.turn), players[game.ply % len(players)], "0" * 32)
            move = choose_move(question, view_of(question), question.player)
            if game.ply == 6:
                find_hint(make_player("hard:5"), game.view(game.turn), 1)
                judge_moves(Judge(Budget(5)), game.view(game.turn), 1)
            game = game.copy()
            game.why_not("pass")
            game.play(move)
            for viewer in (None, *range(4)):
                game.view(viewer).to_json()
        Game.replay(game.record())
print("nothing was compiled")
"""

# Runs the command, then prints which files it read or wrote.
WARM_UP = """
import sys
from crosstown.cli.main import main

files = set()

def remember(event, told):
    if event in ("open", "os.rename"):
        files.add(str(told[event == "os.rename"]))

sys.addaudithook(remember)
sys.argv = ["crosstown", "warm-up"]
try:
    main()
    code = 0
except SystemExit as end:
    code = end.code or 0
print(code, *sorted(files), sep="\\n")
"""

# An entry that is compiled in a moment.
ONE_ENTRY = """
import sys
from contextlib import nullcontext
from crosstown.rules.kernel.compiler import loading_only
from tests.parity.test_philox import KNOWN, test_it_is_philox

with loading_only() if sys.argv[1] == "load" else nullcontext():
    test_it_is_philox(*KNOWN[0])
print("done")
"""


def test_nothing_is_compiled_after_it(tmp_path: Path) -> None:
    """Only the files that it loads, or compiles now, are there for a server."""
    told, code, *files = run_python("-c", WARM_UP)
    assert told.startswith("The rules and the computer players are ready")
    assert told.endswith(str(cache_home()))
    assert code == "0"
    used = [Path(file) for file in files if Path(file).is_relative_to(cache_home()) and Path(file).is_file()]
    assert {file.suffix for file in used} >= {".nbi", ".nbc"}
    for file in used:
        copy = tmp_path / file.relative_to(cache_home())
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, copy)
    assert run_python("-c", PLAY, CROSSTOWN_CACHE=str(tmp_path)) == ["nothing was compiled"]


def test_what_was_compiled_is_kept(tmp_path: Path) -> None:
    for how in ("compile", "load"):
        assert run_python("-c", ONE_ENTRY, how, CROSSTOWN_CACHE=str(tmp_path)) == ["done"]


def test_where_only_loading_is_allowed_compiling_raises(tmp_path: Path) -> None:
    program = """
from crosstown.service.bots.warm_up import load_rules
print(load_rules())
"""
    assert run_python("-c", program, CROSSTOWN_CACHE=str(tmp_path)) == ["False"]
    assert run_python("-c", program, mode="python", CROSSTOWN_CACHE=str(tmp_path)) == ["True"]
