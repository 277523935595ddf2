"""A turn: rules T1 and T2."""

from __future__ import annotations

import pytest

from crosstown import Game
from tests.property.odd_choices import TABLES
from tests.property.recount_pieces import recount
from tests.rules.positions import at_turns, deadlock_record, lay_cards, named, texts, tickets_down_to, use_up
from tests.rules.rule_questions import holding, refused


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_t1_play_goes_round_in_seat_order(city: str, seats: int) -> None:
    game = at_turns(city, seats)
    for turn in range(2 * seats):
        assert (game.phase, game.turn) == ("turn", turn % seats)
        game.play("draw")
        assert (game.phase, game.turn) == ("second-card", turn % seats)
        game.play("draw")


def test_t1_a_turn_is_drawing_claiming_or_tickets() -> None:
    game = holding("london", {"wild": 2})
    kinds = {move.kind for move in game.legal_moves}
    assert kinds == {"draw", "take", "claim", "tickets"}


def test_t1_exactly_one_of_them() -> None:
    for move in ("draw", "tickets", "claim trafalgar-square--big-ben wild*1"):
        game = holding("london", {"wild": 2})
        game.play(move)
        while game.turn == 0:
            assert {other.kind for other in game.legal_moves} <= {"draw", "take", "keep"}
            game.play(game.legal_moves[0])
        assert (game.phase, game.turn) == ("turn", 1)


def test_t1_moves_of_another_moment_are_refused() -> None:
    game = at_turns("san-francisco")
    for text in ("keep alcatraz--sunset", "place sea-lion castro", "souvenir sunset"):
        assert refused(game, text) == ("not-now", "T1")


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_t2_a_seat_that_can_do_something_may_not_pass(city: str, seats: int) -> None:
    game = at_turns(city, seats)
    assert refused(game, "pass") == ("may-not-pass", "T2")


def test_t2_each_of_the_three_alone_forbids_passing() -> None:
    nothing: list[str | None] = [None] * 5
    game = tickets_down_to(at_turns("london"), 0)
    lay_cards(game, market=["blue", None, None, None, None], stack=[])
    assert texts(game.legal_moves) == ["take blue"]
    lay_cards(game, market=nothing, stack=[], hands={0: {"pink": 1}})
    assert texts(game.legal_moves, "claim") == texts(game.legal_moves) != []
    assert game.why_not("pass") is not None
    game = lay_cards(tickets_down_to(at_turns("london"), 1), market=nothing, stack=[])
    assert texts(game.legal_moves) == ["tickets"]
    assert game.why_not("pass") is not None


def test_t2_a_seat_that_can_do_nothing_passes() -> None:
    game = lay_cards(tickets_down_to(at_turns("london"), 0), market=[None] * 5, stack=[])
    assert texts(game.legal_moves) == ["pass"]
    assert game.why_not("pass") is None
    assert named(game.play("pass")) == ["Passed"]
    assert game.turn == 1
    assert texts(game.legal_moves, "claim") == texts(game.legal_moves) != []


def test_t2_when_every_seat_passes_in_a_row_the_game_ends() -> None:
    record = deadlock_record()
    game = Game.replay(record, plies=len(record.plies) - 4)
    for seat in range(4):
        assert texts(game.legal_moves) == ["pass"]
        assert len(game.legal_moves) == 1
        assert not game.over
        mover = game.turn
        events = game.play("pass")
        recount(game)
        assert named(events) == (["Passed"] if seat < 3 else ["Passed", "Ended"])
        assert game.turn != mover
    assert game.over
    assert game.turn is None
    assert game.legal_moves.numbers == ()
    assert game.result is not None
    assert game.result.reason == "no-moves"
    assert game.result == record.result


def test_t2_passes_must_be_in_a_row() -> None:
    game = tickets_down_to(at_turns("london"), 0)
    use_up(game, 0, {"bus": 3})
    lay_cards(game, market=[None] * 5, stack=[], hands={0: {}})
    game.play("pass")
    game.play(texts(game.legal_moves, "claim")[0])
    assert not game.over
    assert "pass" not in game.legal_moves, "the cards just paid can be drawn"
    game.play("take " + next(card for card in game.market if card))
    while game.turn == 0:
        game.play(game.legal_moves[0])
    assert not game.over
    assert game._now.passes == 0
