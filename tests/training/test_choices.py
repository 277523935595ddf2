"""Comparing settings of the expert's search by what they choose in the same positions."""

from __future__ import annotations

from argparse import ArgumentTypeError
from functools import lru_cache

import numpy as np
import pytest

from crosstown import City, Game
from crosstown.players.expert_player import EXPERT
from crosstown.players.trained_networks import index
from training import choices
from training.choices import Position, choose, positions_of, settings_in, whole_setting, worths_after

FEW = {"london": 60}


@lru_cache(maxsize=1)
def some_positions() -> list[Position]:
    return positions_of(("london", 3, 4))


def game_of(position: Position) -> Game:
    return Game(City.load(position.city), position.games())


def test_positions_are_of_the_seat_to_move() -> None:
    found = some_positions()
    assert len(found) > 5
    assert all(game_of(position).turn == position.seat for position in found)
    assert all(0 <= position.worth <= 1 for position in found)
    assert found == positions_of(("london", 3, 4))


def test_the_worth_of_a_game_is_that_of_training() -> None:
    """Seven tenths for winning, three tenths for the margin, from 30 points behind to 30 ahead."""
    position = some_positions()[-1]
    game = game_of(position)
    while not game.over:
        game.play(game.legal_moves[0])
    assert game.result is not None
    totals, worths = [seat.total for seat in game.result.seats], choices.worths_of(game)
    best = max(range(3), key=worths.__getitem__)
    assert totals[best] == max(totals)
    ahead = totals[best] - max(total for seat, total in enumerate(totals) if seat != best)
    assert worths[best] == pytest.approx(0.7 + 0.3 * (min(ahead, 30) + 30) / 60)


def test_a_setting_leads_the_search() -> None:
    searched = [position for position in some_positions() if choose({}, FEW, position).simulations]
    assert len(searched) > 3
    for position in searched[:3]:  # at the end of a game all is known, and every setting says the same
        same = [choose({}, FEW, position)._replace(seconds=0) for _ in range(2)]
        assert same[0] == same[1]
        assert choose({"playouts": 0}, FEW, position).expected != same[0].expected
        assert choose({"win_share": 0}, FEW, position).expected != same[0].expected


def test_a_game_is_played_on_with_another_stack_each_time() -> None:
    position = some_positions()[0]
    numbers = game_of(position).legal_moves.numbers
    worths = [worths_after(16, (position, move)) for move in numbers[:2]]
    assert np.array_equal(worths[0], worths_after(16, (position, numbers[0])))
    assert all(0 <= one <= 1 for worth in worths for one in worth)
    assert 0 < worths_after(40, (position, numbers[0]))[1] < 1  # some were won, and some not


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("deals=2", "is no JSON"),
        ("[2]", "must give whole numbers by name"),
        ('{"deals": true}', "must give whole numbers by name"),
        ('{"deal": 2}', "there is no setting 'deal': take some of playouts, deals, .*, breadth"),
        ('{"deals": 0}', "^deals must be >= 1 in '"),
        ('{"swaps": -1}', "^swaps must be >= 0 in '"),
        (f'{{"swaps": {10**30}}}', "^swaps must be <= 100 in '"),
        ('{"playouts": 5000}', "^playouts must be <= 1000 in '"),
        ('{"breadth": 1}', "^breadth must be >= 2 in '"),
        ('{"win_share": -5}', "^win_share must be >= 0 in '"),
        ("[" * 10**5, "is no JSON"),
    ],
)
def test_what_is_no_setting_is_refused(text: str, why: str) -> None:
    with pytest.raises(ArgumentTypeError, match=why):
        settings_in(text)


def test_what_a_setting_does_not_name_is_as_in_use() -> None:
    found, in_use = whole_setting({"swaps": 7, "trust": 5}, 4), index().search[4]
    assert (found.playouts, found.deals, found.swaps) == (in_use.playouts, in_use.deals, 7)
    assert (found.breadth, found.trust, found.win_share) == (EXPERT.breadth, 5, EXPERT.win_share)


def test_every_name_of_a_setting_is_explained() -> None:
    explained = [line.split()[0] for line in choices.MEANINGS.splitlines()[1:]]
    assert sorted(explained) == sorted(choices.NAMES)


@pytest.mark.parametrize("option", ["--games 0", "--seconds nan", "--workers 0", "--times 0"])
def test_options_that_cannot_be_are_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        choices.main(["{}", *option.split()])
    name, given = option.split()
    assert f"argument {name}: '{given}' must be a " in capsys.readouterr().err


def test_the_same_setting_never_chooses_otherwise(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choices, "city_names", lambda: ["london"])
    monkeypatch.setattr(choices, "paces", lambda *_: FEW)
    words = ["{}", "{}", '{"trust": 0, "temperature": 9}', "--seats", "3", "--games", "1", "--times", "4"]
    choices.main([*words, "--workers", "1"])
    told = capsys.readouterr().out
    rows = [line.split(" | ") for line in told.splitlines() if line.startswith("| `")]
    assert [row[4] for row in rows[:2]] == ["0", "0"]
    assert rows[0][1:4] == rows[1][1:4]
    assert int(rows[2][4]) > 0


def test_choices_of_one_game_are_one_observation() -> None:
    """Ten choices that were all worth the same say no more than one of them."""
    one, other = ("london", 5), ("berlin", 5)
    once, _ = choices.mean_of_games([one, other], np.array([[0.125, 0], [0.375, 0]]))
    often, wins = choices.mean_of_games(
        [one] * 10 + [other] * 10, np.array([[0.125, 1]] * 10 + [[0.375, 1]] * 10)
    )
    assert (often.value, often.count) == (once.value, once.count)
    assert often.low == pytest.approx(once.low)
    assert (once.value, once.count, wins.value) == (0.25, 2, 1)
    assert choices.mean_of_games([], np.zeros((0, 2)))[0].count == 0
