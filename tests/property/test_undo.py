"""Undo: after it, everything is exactly as it was before the move, back to the start and forth again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from crosstown import Game, RecordError
from tests.property.odd_choices import TABLES


def facts(game: Game) -> tuple[Any, ...]:
    """All that can be told from outside, the future shuffles included: those are in a copy's equality."""
    return game.copy(), game.record().to_json(), game.shuffles, game.plies, game.legal_moves.texts, str(game)


@pytest.mark.slow
@pytest.mark.parametrize(("city", "seats"), [("london", 4), ("san-francisco", 3), ("berlin", 2)])
def test_a_whole_game_is_undone_and_played_again(city: str, seats: int) -> None:
    chance = random.Random(f"{city} {seats}")
    game = Game.new(city, seats, seed=9)
    before, moves, happened = [], [], []
    while not game.over:
        before.append(facts(game))
        moves.append(chance.choice(game.legal_moves))
        happened.append(game.play(moves[-1]))
    end = facts(game)
    assert len(game.shuffles) > 0, "the discards were shuffled at least once"
    for wanted, move in zip(reversed(before), reversed(moves), strict=True):
        assert game.undo() == move
        assert facts(game) == wanted
    for move, events in zip(moves, happened, strict=True):
        assert game.play(move) == events
    assert facts(game) == end


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_moves_tried_and_undone_leave_no_trace(city: str, seats: int) -> None:
    chance = random.Random(f"{city} {seats} tried")
    game, plain = Game.new(city, seats, seed=3), Game.new(city, seats, seed=3)
    while not game.over:
        for move in chance.sample(list(game.legal_moves), k=min(3, len(game.legal_moves))):
            game.play(move)
            if not game.over:
                game.play(chance.choice(game.legal_moves))
                game.undo()
            game.undo()
        move = chance.choice(game.legal_moves)
        assert game.play(move) == plain.play(move)
    assert facts(game) == facts(plain)


def test_there_is_nothing_to_undo_at_the_start() -> None:
    game = Game.new("london", 2, seed=1)
    with pytest.raises(RecordError, match="nothing-to-undo"):
        game.undo()
    guess = game.view(0).deal_anew(seed=1)
    guess.play(guess.legal_moves[0])
    guess.undo()
    assert guess == game.view(0).deal_anew(seed=1)
    with pytest.raises(RecordError, match="nothing-to-undo"):
        guess.undo()


def test_a_copy_is_undone_by_itself() -> None:
    game = Game.new("london", 2, seed=1)
    start = game.copy()
    game.play(game.legal_moves[0])
    other = game.copy()
    other.undo()
    assert other == start
    assert (game.ply, len(game.plies)) == (1, 1)
