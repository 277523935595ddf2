"""The communities' own tests, with every warning an error."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from crosstown.cities import city_names
from crosstown.encoding import encode
from crosstown.envs import crosstown_parallel_v0, crosstown_v0, openspiel_game
from crosstown.envs.gym_env import CrosstownEnv
from crosstown.envs.vector_env import CrosstownVectorEnv
from crosstown.errors import CrosstownError, DataError, TextError
from crosstown.players import make_player

assert openspiel_game  # importing it registers the game

TOYTOWN = str(Path(__file__).parents[2] / "docs" / "examples" / "toytown.toml")

# PettingZoo's test knows by name which of its own environments have a mask beside the observation. It warns
# of all others.
WITH_MASK = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@WITH_MASK
@pytest.mark.parametrize("city", city_names())
@pytest.mark.parametrize("seats", [2, 4])
def test_pettingzoo_api(city: str, seats: int) -> None:
    api_test(crosstown_v0.env(city=city, seats=seats), num_cycles=300)


def test_pettingzoo_seed() -> None:
    seed_test(lambda: crosstown_v0.env(city="berlin", seats=3), num_cycles=200)


def test_pettingzoo_render(capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo draws every ply of a game in every mode, so it is a game of a small city."""
    small = partial(crosstown_v0.env, city=TOYTOWN)
    render_test(small, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert "Market" in capsys.readouterr().out


def test_pettingzoo_parallel() -> None:
    parallel_api_test(crosstown_parallel_v0.parallel_env(city="san-francisco", seats=3), num_cycles=300)
    parallel_seed_test(crosstown_parallel_v0.parallel_env, num_cycles=100)


def test_pettingzoo_max_cycles() -> None:
    max_cycles_test(crosstown_parallel_v0)


@pytest.mark.parametrize("opponents", [("random",), ("easy", "medium", "random")])
def test_gymnasium(opponents: tuple[str, ...]) -> None:
    env = gymnasium.make("crosstown.envs:crosstown/Table-v0", opponents=opponents, render_mode="ansi")
    check_env(env.unwrapped)


def test_gymnasium_vector() -> None:
    env: Any = gymnasium.make_vec(
        "crosstown/Table-v0", num_envs=4, vectorization_mode="vector_entry_point", opponents=("easy",)
    )
    assert isinstance(env.unwrapped, CrosstownVectorEnv)
    seen, info = env.reset(seed=1)
    assert seen in env.observation_space
    assert info["seat"].tolist() == [0, 1, 0, 1]
    chance = np.random.default_rng(0)
    ends = 0
    for _ in range(200):
        actions = np.argmax(chance.random(seen["action_mask"].shape) * seen["action_mask"], axis=1)
        seen, rewards, ended, cut, info = env.step(actions)
        assert seen in env.observation_space
        assert not cut.any()
        assert ((rewards == 0) | ended).all()
        ends += ended.sum()
    assert ends > 4


def test_after_the_end_every_agent_sees_its_own_view(caplog: pytest.LogCaptureFixture) -> None:
    env: Any = crosstown_v0.env(city="london", seats=2)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    for seat, agent in enumerate(env.possible_agents):
        assert env.agent_selection == agent
        seen = env.last()[0]
        assert seen["observation"].tobytes() == encode(env.unwrapped._game.view(seat)).tobytes()
        assert not seen["action_mask"].any()
        env.step(None)
    env.step(0)
    assert "after all agents are terminated" in caplog.text


def test_an_illegal_action_ends_a_game_of_pettingzoo(caplog: pytest.LogCaptureFixture) -> None:
    env: Any = crosstown_v0.env(city="london", seats=2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)
    assert "illegal move" in caplog.text.lower()
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.last()[1] == -1.0
    env.reset()
    with pytest.raises(TextError, match="not legal"):
        env.step(100_000)


@pytest.mark.parametrize(
    "ask",
    [
        lambda env: env.agent_selection,
        lambda env: env.rewards,
        lambda env: env.observe("seat_0"),
        lambda env: env.agent_iter(),
        lambda env: env.step(0),
    ],
)
def test_nothing_can_be_asked_of_pettingzoo_before_reset(ask: Callable[[Any], Any]) -> None:
    with pytest.raises(AttributeError, match="before reset"):
        ask(crosstown_v0.env())


def test_openspiel() -> None:
    """It asks for every text at every ply, so it is a game of a small city."""
    game = pyspiel.load_game("crosstown", {"city": TOYTOWN})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_plays_other_cities() -> None:
    state = pyspiel.load_game("crosstown(city=san-francisco,players=3,deals=4)").new_initial_state()
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1, 2, 3]
    state.apply_action(2)
    chance = np.random.default_rng(0)
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(1)


def test_an_illegal_action_ends_a_game_of_gymnasium() -> None:
    env = CrosstownEnv("london", ("random",), seat=0)
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


OWN_PLAYER = """
from crosstown.players import Player

class {name}(Player):
    def choose(self, view, moves):
        return {move}
"""


def test_gymnasium_with_players_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "own_player.py"
    file.write_text(OWN_PLAYER.format(name="Hasty", move="moves[0]"))
    env = CrosstownEnv(opponents=[str(file), make_player("random"), "easy"], seat=0)
    seen, _ = env.reset(seed=1)
    ended = False
    while not ended:
        seen, _, ended, _, _ = env.step(int(seen["action_mask"].argmax()))


def test_gymnasium_tells_where_a_player_of_ones_own_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "own_player.py"
    file.write_text(OWN_PLAYER.format(name="Cheat", move="'claim nowhere--else red'"))
    env = CrosstownEnv(opponents=[str(file)], seat=1)
    with pytest.raises(DataError, match="player 'cheat'"):
        env.reset(seed=1)
    with pytest.raises(CrosstownError, match=r"\[unknown-player\]$"):
        CrosstownEnv(opponents=["nobody"])
