"""Many games at once: each row is the game that the rules play one at a time."""

from __future__ import annotations

import numpy as np
import pytest

from crosstown import City, Game
from crosstown.cities import city_names
from crosstown.encoding import action_mask, encode
from crosstown.envs import GameBatch, RewardName
from crosstown.envs.rewards import reward_function
from crosstown.errors import TextError
from crosstown.rules.kernel.state import Array

TABLES = [(city, seats) for city in city_names() for seats in (2, 3, 4)]


def any_legal(masks: Array, chance: np.random.Generator) -> Array:
    """One legal action for each row."""
    chosen: Array = np.argmax(chance.random(masks.shape) * masks, axis=1)
    return chosen


@pytest.mark.parametrize("reward", ["win", "margin", "points"])
@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_rows_are_games(city: str, seats: int, reward: RewardName) -> None:
    """Every row's numbers, mask, seat and rewards are those of a `Game` with the same seed and moves."""
    batch = GameBatch(City.load(city), (None,) * seats, 3, reward=reward)
    batch.reset(7)
    games = [Game.new(batch.city, seats, batch.seed_of(row)) for row in range(3)]
    chance = np.random.default_rng(seats)
    finished = 0
    while finished < 3:
        for row, game in enumerate(games):
            assert bool(batch.ended[row]) == game.over
            if game.result is not None:
                finished += 1
                assert batch.rewards[row].tolist() == pytest.approx(reward_function(reward)(game.result))
                continue
            assert batch.seats[row] == game.turn
            assert not batch.rewards[row].any()
            view = game.view(game.turn)
            assert batch.observations[row].tobytes() == encode(view).tobytes()
            assert batch.masks[row].tobytes() == action_mask(view).tobytes()
        chosen = any_legal(batch.masks, chance)
        over = batch.ended.copy()
        batch.step(chosen)
        for row, game in enumerate(games):
            if over[row]:
                games[row] = Game.new(batch.city, seats, batch.seed_of(row))
            else:
                offered = game.offered(game.turn)  # type: ignore[arg-type]
                game.play(batch.actions.move(int(chosen[row]), offered))


def test_a_new_game_follows_the_end() -> None:
    batch = GameBatch(City.load("london"), (None, None), 4)
    batch.reset(1)
    first = batch.seed_of(0)
    chance = np.random.default_rng(0)
    while not batch.ended[0]:
        batch.step(any_legal(batch.masks, chance))
    assert not batch.masks[0].any()
    batch.step(any_legal(batch.masks, chance))
    assert not batch.ended[0]
    assert batch.seed_of(0) != first
    assert batch.masks[0].any()


@pytest.mark.parametrize("opponents", [("random",), ("easy", "chaos", "medium")])
def test_opponents_move_by_themselves(opponents: tuple[str, ...]) -> None:
    """The caller's seat goes round the table, one on with every game and every row."""
    batch = GameBatch(City.load("berlin"), (None, *opponents), 4, rotate=True)
    batch.reset(3)
    seats = len(opponents) + 1
    assert batch.seats.tolist() == [row % seats for row in range(4)]
    chance = np.random.default_rng(0)
    while not batch.ended[0]:
        before = batch.seats.copy()
        batch.step(any_legal(batch.masks, chance))
        assert (batch.seats[batch.ended == 0] >= 0).all()
    assert batch.seats[0] == before[0]
    batch.step(any_legal(batch.masks, chance))
    assert batch.seats[0] == 1


def test_threads_change_nothing() -> None:
    one, two = (GameBatch(City.load("london"), (None, "easy"), 600, threads=threads) for threads in (1, 2))
    for batch in (one, two):
        batch.reset(5)
        chance = np.random.default_rng(1)
        for _ in range(30):
            batch.step(any_legal(batch.masks, chance))
    assert one.observations.tobytes() == two.observations.tobytes()
    assert one.games.tobytes() == two.games.tobytes()


@pytest.mark.parametrize(
    ("action", "said"), [(-1, "no action"), (100_000, "no action"), (0, "'pass'"), (3, "'take wild'")]
)
def test_an_illegal_action_changes_nothing(action: int, said: str) -> None:
    batch = GameBatch(City.load("london"), (None, None), 2)
    batch.reset(1)
    before = batch.games.tobytes()
    chosen = any_legal(batch.masks, np.random.default_rng(0))
    chosen[1] = action
    with pytest.raises(TextError) as caught:
        batch.step(chosen)
    assert caught.value.code == "action-illegal"
    assert said in str(caught.value)
    assert "game 1" in str(caught.value)
    assert batch.games.tobytes() == before


def test_what_cannot_be_made_is_refused() -> None:
    london = City.load("london")
    with pytest.raises(TextError, match="cannot play inside the kernel") as caught:
        GameBatch(london, (None, "hard"), 2)
    assert caught.value.code == "not-a-kernel-player"
    with pytest.raises(TextError, match="win, margin, points"):
        GameBatch(london, (None, None), 2, reward="fame")  # type: ignore[arg-type]
    batch = GameBatch(london, (None, None), 2)
    batch.reset(1)
    with pytest.raises(TextError, match="give 2 actions"):
        batch.step(np.zeros(3, np.int64))
