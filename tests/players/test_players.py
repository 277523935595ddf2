"""Players: they choose legal moves, see only their view, and forget the last game."""

from __future__ import annotations

from collections import Counter

import pytest

from crosstown import Game, TextError
from crosstown.cities import built_in
from crosstown.players.catalogue import make_player, player_names


@pytest.mark.parametrize("name", player_names())
def test_a_player_forgets_the_last_game(name: str) -> None:
    game = Game.new("london", 2, seed=1)
    view = game.view(0)
    player = make_player(name)
    chosen = []
    for _ in range(2):
        player.start(game.city, 0, 2, seed=5)
        chosen.append([player.choose(view, view.legal_moves) for _ in range(20)])
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", player_names())
@pytest.mark.parametrize("city", built_in())
def test_what_is_hidden_never_changes_a_move(name: str, city: str) -> None:
    game = Game.new(city, 3, seed=4)
    player = make_player("random")
    player.start(game.city, 0, 3, seed=8)
    while game.seat is not None:
        seat = game.seat
        twins = [game, game.resample(seat, seed=game.ply)]
        chosen = []
        for twin in twins:
            judge = make_player(name)
            judge.start(game.city, seat, 3, seed=game.ply)
            view = twin.view(seat)
            chosen.append(judge.choose(view, view.legal_moves))
        assert chosen[0] == chosen[1]
        view = game.view(seat)
        game.play(player.choose(view, view.legal_moves))


def test_random_chooses_every_legal_move_alike() -> None:
    game = Game.new("london", 2, seed=6)
    for move in ("keep", "keep"):
        game.play(next(legal for legal in game.legal_moves if legal.kind == move))
    view = game.view(0)
    player = make_player("random")
    player.start(game.city, 0, 2, seed=2)
    count = 400 * len(view.legal_moves)
    seen = Counter(player.choose(view, view.legal_moves) for _ in range(count))
    assert set(seen) == set(view.legal_moves)
    squares = sum((times - 400) ** 2 / 400 for times in seen.values())
    assert squares < 3 * len(view.legal_moves)


def test_an_unknown_player_is_named_with_the_nearest() -> None:
    with pytest.raises(TextError) as caught:
        make_player("randon")
    assert caught.value.code == "unknown-player"
    assert "'random'" in str(caught.value)
