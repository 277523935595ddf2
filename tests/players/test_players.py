"""Players: they choose legal moves, see only their view, forget the last game, and say why."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from crosstown import Game, Move, TextError, View
from crosstown.cities import city_names
from crosstown.players.built_in_players import POLICIES, make_player
from crosstown.players.player import Player
from tests.rules.positions import through_setup

SPECS = (*POLICIES, "hard:40", "expert:0", "expert:40")


def seated(spec: str, game: Game, seat: int, seed: int) -> Player:
    player = make_player(spec)
    player.start(game.city, seat, game.seats, seed)
    return player


def positions(city: str, seats: int, seed: int, every: int) -> list[Game]:
    game = Game.new(city, seats, seed)
    players = [seated("medium" if seat else "chaos", game, seat, seed) for seat in range(seats)]
    found = []
    phases = set()
    while game.turn is not None:
        if game.ply % every == 0 or game.phase not in phases:
            phases.add(game.phase)
            found.append(game.copy())
        view = game.view(game.turn)
        game.play(players[game.turn].choose(view, view.legal_moves))
    return found


def at_a_turn(city: str, seed: int, every: int) -> tuple[Game, View]:
    """A position of two in which a turn begins, and the view of who has it."""
    game = next(one for one in positions(city, 2, seed, every) if one.phase == "turn")
    return game, game.view(game.turn)


@pytest.mark.parametrize("spec", SPECS)
def test_a_player_forgets_the_last_game(spec: str) -> None:
    game = Game.new("london", 2, seed=1)
    view = game.view(0)
    player = make_player(spec)
    chosen = []
    for _ in range(2):
        player.start(game.city, 0, 2, seed=5)
        chosen.append([player.choose(view, view.legal_moves) for _ in range(10)])
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("city", city_names())
def test_what_is_hidden_never_changes_a_move(spec: str, city: str) -> None:
    """Everything hidden is exchanged for another deal that looks the same: the move at equal seed is too."""
    compared, every = 0, 8 if ":40" in spec else 5  # searching takes long
    for seats in (2, 3, 4):
        for game in positions(city, seats, seed=seats, every=every):
            seat = game.turn
            assert seat is not None
            chosen = set()
            for twin in (game, *(game.view(seat).deal_anew(seed=game.ply + more) for more in (0, 1000))):
                view = twin.view(seat)
                chosen.add(seated(spec, game, seat, game.ply).choose(view, view.legal_moves))
            assert len(chosen) == 1, (city, seats, game.ply)
            compared += 1
    assert compared > 30


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("city", city_names())
def test_players_choose_legally_and_explain_in_one_sentence(spec: str, city: str) -> None:
    for game in positions(city, 3, seed=9, every=4):
        assert game.turn is not None
        view = game.view(game.turn)
        before = view.to_json()
        player = seated(spec, game, game.turn, seed=3)
        move = player.choose(view, view.legal_moves)
        assert move in view.legal_moves
        why = player.explain(view, view.legal_moves, Move(str(move)))
        assert re.fullmatch(r"[A-Z][^\n]{15,250}\.", why), why
        assert view.to_json() == before


def test_random_chooses_every_legal_move_alike() -> None:
    game = through_setup(Game.new("london", 2, seed=6))
    view = game.view(0)
    player = seated("random", game, 0, seed=2)
    count = 400 * len(view.legal_moves)
    seen = Counter(player.choose(view, view.legal_moves) for _ in range(count))
    assert set(seen) == set(view.legal_moves)
    squares = sum((times - 400) ** 2 / 400 for times in seen.values())
    assert squares < 3 * len(view.legal_moves)


@pytest.mark.parametrize(
    ("spec", "code", "hint"),
    [
        ("randon", "unknown-player", "'random'"),
        ("medum", "unknown-player", "'medium'"),
        ("mybot.py", "unknown-player", "--code mybot.py"),
        ("medium:3", "bad-player-option", "no options"),
        ("hard:", "bad-player-option", "hard:2000"),
        ("hard:0", "bad-player-option", "hard:0.5s"),
        ("hard:-4", "bad-player-option", "hard:2000"),
        ("hard:0s", "bad-player-option", "hard:0.5s"),
        ("hard:lots", "bad-player-option", "hard:2000"),
        ("expert:", "bad-player-option", "'' is no budget"),
        ("expert:00", "bad-player-option", "hard:2000"),
        ("expert:10000000", "bad-player-option", "up to 9999999"),
        ("expert:3601s", "bad-player-option", "to 3600s"),
        ("expert:-1", "bad-player-option", "hard:2000"),
        ("expert:0s", "bad-player-option", "hard:0.5s"),
    ],
)
def test_a_wrong_name_is_told_with_what_would_be_right(spec: str, code: str, hint: str) -> None:
    with pytest.raises(TextError) as caught:
        make_player(spec)
    assert caught.value.code == code
    assert hint in str(caught.value)
