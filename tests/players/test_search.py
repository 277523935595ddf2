"""The search: the same budget and seed give the same move, in time, and it finds what is plain to see."""

from __future__ import annotations

import numpy as np
import pytest

from crosstown import Game, Move
from crosstown.cities import city_names
from crosstown.players import search_player
from crosstown.players.search_player import HARD, Budget, SearchPlayer, read_budget
from crosstown.rules.kernel.state import fields
from tests.players.test_players import at_a_turn, positions, seated
from tests.rules.positions import through_setup


def searcher(game: Game, spec: str, seed: int = 1) -> SearchPlayer:
    assert game.turn is not None
    player = seated(spec, game, game.turn, seed)
    assert isinstance(player, SearchPlayer)
    return player


@pytest.mark.parametrize("city", city_names())
@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_simulations_and_seed_give_the_same_move(city: str, seats: int) -> None:
    for game in positions(city, seats, seed=5, every=15):
        view = game.view(game.turn)
        trees = []
        for _ in range(2):
            player = searcher(game, "hard:120")
            player.choose(view, view.legal_moves)
            trees.append(player.tried())
        assert trees[0] == trees[1]


def test_another_seed_imagines_other_games() -> None:
    game, view = at_a_turn("london", seed=5, every=10)
    seen = set()
    for seed in range(4):
        player = searcher(game, "hard:300", seed)
        player.choose(view, view.legal_moves)
        seen.add(tuple(player.tried()))
    assert len(seen) == 4


def test_the_budget_is_what_is_simulated() -> None:
    for game in positions("london", 2, seed=8, every=6):
        view = game.view(game.turn)
        player = searcher(game, "hard:2000")
        player.choose(view, view.legal_moves)
        tried = player.tried()
        assert 1 <= len(tried) <= HARD.breadth
        if len(tried) > 1:
            assert 0.75 * 2000 <= sum(visits for _, visits, _ in tried) <= 2000
        assert all(0 <= worth <= 1 for _, _, worth in tried)


@pytest.mark.parametrize("slice_seconds", [1e-9, 1000.0])
def test_a_clock_that_does_not_run_out_changes_nothing(
    slice_seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither do the slices in which the clock is looked at."""
    game, view = at_a_turn("london", seed=5, every=10)
    trees = []
    for seconds in (None, 3600.0):
        player = searcher(game, "hard:300")
        player.budget = Budget(300, seconds)
        player.choose(view, view.legal_moves)
        trees.append(player.tried())
        monkeypatch.setattr(search_player, "SLICE", slice_seconds)
    assert trees[0] == trees[1]


@pytest.mark.parametrize(
    ("option", "budget"),
    [("", Budget()), ("250", Budget(250)), ("0.5s", Budget(None, 0.5)), ("2s", Budget(None, 2.0))],
)
def test_budgets_are_read(option: str, budget: Budget) -> None:
    assert read_budget(option) == budget


def test_in_its_last_turn_it_takes_the_points_that_lie_before_it() -> None:
    """Nothing comes after this turn, so the claim that scores most, tickets counted, is best."""
    game = through_setup(Game.new("london", 2, seed=2))
    now = game._now
    now.turns_left = 1
    now.hands[0] = 0
    now.hands[0, 1:7] = [4, 0, 0, 1, 0, 0]  # four orange cards: seven points at Baker Street
    now.hand_size[0] = 5
    now.stack_size = 20
    view = game.view(0)
    player = searcher(game, "hard:400")
    move = Move(str(player.choose(view, view.legal_moves)))
    assert move.kind == "claim"
    gains = {str(one): worth_now(game, one) for one in view.legal_moves}
    assert gains[str(move)] == max(gains.values())


def worth_now(game: Game, move: Move) -> int:
    after = game.copy()
    after.play(move)
    return int(after._scored().total[0]) if move.kind != "tickets" else -1000


def test_the_tree_stays_within_its_memory() -> None:
    """With more simulations than nodes the search goes on without growing."""
    game, view = at_a_turn("san-francisco", seed=3, every=9)
    player = searcher(game, "hard:3000")
    player._nodes = np.array(player._nodes[:200])
    assert player.choose(view, view.legal_moves) in view.legal_moves
    assert fields(player._searches).nodes == 200
