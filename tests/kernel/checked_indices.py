"""Run as ``python -m tests.kernel.checked_indices`` with plain rules: plays games and checks every index.

The sources of the kernel are changed as they are imported: each ``array[index]`` in a rule asks first whether
an index is negative. Prints how many such places there are, those where one was, and those that no game came
by. Past the end of an array NumPy itself complains.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any, get_args

if TYPE_CHECKING:
    from crosstown.cities import City

PARTS = (
    "crosstown.rules",
    "crosstown.encoding",
    "crosstown.envs",
    "crosstown.players",
    "crosstown.simulation",
)
MARKS = {"rule", "leaf", "entry"}

places: set[str] = set()
visited: set[str] = set()
negative: set[str] = set()


def check_index(place: str, index: Any) -> Any:
    """The index as it is. Millions of them are checked, so this is written to be fast."""
    visited.add(place)
    if type(index) is not tuple:
        if index < 0:
            negative.add(place)
    elif min(index) < 0:
        negative.add(place)
    return index


class _AskFirst(ast.NodeTransformer):
    """Puts a call of `check_index` around every index inside the functions of the kernel."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.inside = False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        marked = any(isinstance(mark, ast.Name) and mark.id in MARKS for mark in node.decorator_list)
        before, self.inside = self.inside, self.inside or marked
        node.body = [self.visit(statement) for statement in node.body]
        self.inside = before
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if self.inside:
            place = f"{self.module}:{node.lineno}:{node.col_offset}"
            places.add(place)
            call = ast.Call(ast.Name("check_index", ast.Load()), [ast.Constant(place), node.slice], [])
            node.slice = ast.copy_location(call, node.slice)
        return node


class _Loader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        """From the source, never from a compiled file."""
        path = self.get_filename(fullname)
        tree = _AskFirst(self.name).visit(ast.parse(self.get_data(path)))
        return compile(ast.fix_missing_locations(tree), path, "exec")

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__["check_index"] = check_index
        super().exec_module(module)


class _Finder(MetaPathFinder):
    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path) if name.startswith(PARTS) else None
        if spec is not None and spec.origin:
            spec.loader = _Loader(name, spec.origin)
        return spec


def play() -> None:
    """Whole games of all cities and numbers of seats, by every entry of the kernel."""
    from crosstown import Game
    from crosstown.cities import load_city
    from crosstown.players.built_in_players import make_player
    from crosstown.simulation.kernel_speed import Bench
    from crosstown.simulation.play_game import play_game
    from crosstown.simulation.played_games import play_seeds
    from tests.parity.test_players import choices
    from tests.players.test_likely_deals import Dealer
    from tests.property.odd_choices import TABLES

    for number, (name, seats) in enumerate(TABLES):
        city = load_city(name)
        play_batch(city, seats, number)
        if number % 4 == 0:  # each city once, and each number of seats
            play_single(city, seats)
        players = ("medium", "chaos", "easy", "random") if number % 2 else ("random", "chaos") * 2
        play_seeds(city, players[:seats], [number], logged=True, finals=True, counted=True)
        Bench(city, seats).random_games(1, False)
        play_from_seeds(city, seats)
    choices("london", 4, 6)
    play_game(load_city("istanbul"), [make_player("expert:0") for _ in range(3)], 7)  # it has everything
    for seats in (2, 4):
        list(Dealer(Game.new("london", seats, 3)).deals(2))


def play_from_seeds(city: City, seats: int) -> None:
    """Random games as a device plays them, with lists and without."""
    import numpy as np

    from crosstown.cities.kernel_city import compile_city, table_for
    from crosstown.game.position import workspace
    from crosstown.rules.kernel.state import CHANCE, GAME, blank
    from crosstown.simulation.random_playout import play_seeded

    cities, table, seeds = compile_city(city), table_for(city, seats), np.zeros((1, 4), np.uint32)
    for listed in (True, False):
        play_seeded(cities, table, blank(GAME), seeds, blank(CHANCE), workspace(), listed)


def play_batch(city: City, seats: int, number: int) -> None:
    """A row of an environment, to the end and on to the next game."""
    import numpy as np

    from crosstown.envs import GameBatch, RewardName

    chance = np.random.default_rng(number)
    others = ("random", "chaos", "random") if number % 2 else ("easy", "medium", "easy")
    reward = get_args(RewardName)[(number // 3 + number) % 3]
    batch = GameBatch(city, (None, *others[: seats - 1]), 1, reward=reward, rotate=True, threads=1)
    batch.reset(number)
    while not batch.ended[0]:
        batch.step(np.argmax(chance.random(batch.masks.shape) * batch.masks, axis=1))
    batch.step(np.zeros(1, np.int64))


def play_single(city: City, seats: int) -> None:
    """One game by every other entry. Asks about illegal moves, deals anew, and plays the record again."""
    import random

    from crosstown import Game
    from crosstown.encoding import ActionTable, action_mask, encode
    from crosstown.envs.single_game import SingleGame
    from crosstown.players.built_in_players import make_player

    chance = random.Random(seats)
    actions = ActionTable.of(city)
    claims = [text for text in actions.texts if text.startswith("claim")]
    asked = [text for text in actions.texts if not text.startswith(("keep", "claim"))]
    player = make_player("chaos")
    player.start(city, 0, seats, 1)
    game, single = Game.new(city, seats, 5), SingleGame(city, seats)
    single.reset(5)
    while game.turn is not None:
        view = game.view(game.turn)
        numbers, mask = single.observe(game.turn)
        assert encode(view).tobytes() == numbers.tobytes()
        assert action_mask(view).tobytes() == mask.tobytes()
        single.observe((game.turn + 1) % seats)
        if game.ply % 16 == 0 or view.legal_moves[0].kind in ("place", "souvenir"):
            for seen in (view, game.view(None)):
                seen.to_json()
                seen.deal_anew(game.ply)
            for text in (*chance.sample(asked, min(30, len(asked))), *chance.sample(claims, 20)):
                game.why_not(text)
        move = chance.choice(view.legal_moves) if game.turn else player.choose(view, view.legal_moves)
        single.play(actions.index(move, view.offered()))
        game.play(move)
    assert Game.replay(game.record()) == game


if __name__ == "__main__":
    sys.meta_path.insert(0, _Finder())
    play()
    print(len(places))
    print(*sorted(negative))
    print(*sorted(places - visited))
