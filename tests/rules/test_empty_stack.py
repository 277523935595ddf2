"""Drawing cards when there are few: rules D5 to D7."""

from __future__ import annotations

from collections import Counter

from crosstown.game.events import Drew, Filled, Shuffled, Took
from tests.property.recount_pieces import recount
from tests.rules.positions import at_turns, lay_cards, named, texts, tickets_down_to
from tests.rules.rule_questions import refused

PLAIN = ["blue", "pink", "orange", "black", "green"]


def test_d5_when_the_stack_is_empty_the_discards_become_the_stack() -> None:
    game = at_turns("london")
    lay_cards(game, market=PLAIN, stack=["green"], discards={"pink": 2, "wild": 1, "yellow": 3})
    events = game.play("draw")
    assert events[0] == Drew(0, "green")
    shuffled = events[1]
    assert isinstance(shuffled, Shuffled)
    assert shuffled.count == 6
    assert Counter(shuffled.cards) == {"pink": 2, "wild": 1, "yellow": 3}
    assert game.stack == shuffled.cards
    assert game.discards == {}
    assert game.shuffles[-1] == shuffled.cards
    assert "draw" in game.legal_moves, "the second card comes from the new stack"
    recount(game)


def test_d5_every_order_of_the_new_stack_can_come() -> None:
    game = at_turns("london")
    lay_cards(game, market=PLAIN, stack=["green"], discards={"pink": 1, "wild": 1, "yellow": 1})
    seen = set()
    for seed in range(60):
        other = game.copy()
        other._now.chance.key[:] = seed
        other.play("draw")
        seen.add(other.stack)
    assert len(seen) == 6


def test_d6_with_no_card_to_be_had_drawing_is_not_possible() -> None:
    game = lay_cards(at_turns("london"), market=[None] * 5, stack=[])
    assert texts(game.legal_moves, "draw", "take") == []
    assert refused(game, "draw") == ("stack-empty", "D6")
    assert refused(game, "take blue") == ("not-in-market", "D1")


def test_d6_a_market_without_a_stack_can_be_drawn_from() -> None:
    game = lay_cards(at_turns("london"), market=["blue", None, "pink", None, None], stack=[])
    assert texts(game.legal_moves, "draw", "take") == ["take pink", "take blue"]
    assert game.play("take blue") == (Took(0, 0, "blue"),)
    assert game.market == (None, None, "pink", None, None)
    assert texts(game.legal_moves) == ["take pink"]
    game.play("take pink")
    assert game.turn == 1


def test_d6_the_only_card_ends_the_turn() -> None:
    game = lay_cards(at_turns("london"), market=[None, None, "pink", None, None], stack=[])
    game.play("take pink")
    assert (game.phase, game.turn) == ("turn", 1)


def test_d6_the_last_card_of_the_stack_as_first_card_with_an_empty_market_is_not_possible() -> None:
    """D7: a card in the stack means a full market, so the second card is there."""
    game = lay_cards(at_turns("london"), market=PLAIN, stack=["green"])
    game.play("draw")
    assert (game.phase, game.stack_size) == ("second-card", 0)
    assert refused(game, "draw") == ("stack-empty", "D6")
    assert set(texts(game.legal_moves)) == {f"take {card}" for card in PLAIN}


def test_d6_only_wilds_left_after_the_first_card_ends_the_turn() -> None:
    game = lay_cards(at_turns("london"), market=["wild", "wild", "blue", None, None], stack=[])
    assert named(game.play("take blue")) == ["Took"]
    assert game.market == ("wild", "wild", None, None, None)
    assert (game.phase, game.turn) == ("turn", 1)
    assert "take wild" in game.legal_moves, "the next seat may take a wild as its first card"
    game.play("take wild")
    assert (game.phase, game.turn) == ("turn", 0)


def test_d6_only_wilds_open_and_the_last_unseen_card_drawn_ends_the_turn() -> None:
    game = lay_cards(at_turns("london"), market=["wild"] * 5, stack=["green"], hands={0: {"pink": 1}})
    assert game.play("draw") == (Drew(0, "green"),)
    assert game.market == ("wild",) * 5
    assert (game.phase, game.turn) == ("turn", 1)


def test_d6_only_wilds_open_but_a_stack_goes_on() -> None:
    game = lay_cards(at_turns("london"), market=["wild"] * 5, stack=["green", "pink"])
    game.play("draw")
    assert game.phase == "second-card"
    assert texts(game.legal_moves) == ["draw"]
    game.play("draw")
    assert game.turn == 1


def test_d7_first_fill_then_sweep_then_shuffle() -> None:
    """(1) before (3) before (4): the gap takes the stack's last card, the sweep comes, and one shuffle."""
    game = lay_cards(
        at_turns("london"),
        market=["wild", "wild", "blue", "black", "green"],
        stack=["wild"],
        discards={"pink": 2, "yellow": 1},
    )
    events = game.play("take black")
    assert named(events)[:5] == ["Took", "Filled", "Swept", "Shuffled", "Filled"]
    shuffled = events[3]
    assert isinstance(shuffled, Shuffled)
    assert Counter(shuffled.cards) == {"wild": 3, "blue": 1, "green": 1, "pink": 2, "yellow": 1}
    recount(game)


def test_d7_without_a_sweep_the_empty_stack_is_shuffled_last() -> None:
    """(1), then (4)."""
    game = lay_cards(at_turns("london"), market=PLAIN, stack=["yellow"], discards={"pink": 2})
    events = game.play("take black")
    assert named(events) == ["Took", "Filled", "Shuffled"]
    assert game.market == ("blue", "pink", "orange", "yellow", "green")
    assert game.stack == ("pink", "pink")


def test_d7_a_gap_and_an_empty_stack_shuffle_before_anything_is_judged() -> None:
    """(2), then (1): three wilds lie open with gaps beside them; what comes back fills the gaps first."""
    game = tickets_down_to(at_turns("london"), 0)
    lay_cards(game, market=["wild", "wild", "wild", None, None], stack=[], hands={0: {"blue": 3, "pink": 1}})
    events = game.play("claim brick-lane--tower-of-london blue*3")
    assert named(events)[:4] == ["Claimed", "Shuffled", "Filled", "Filled"]
    assert named(events)[4] == "Swept", "with three blue cards about, the market can be better"
    assert [event.slot for event in events[2:4] if isinstance(event, Filled)] == [3, 4]
    assert game.market.count("wild") < 3
    recount(game)


def test_d7_cards_discarded_together_are_one_discard() -> None:
    game = tickets_down_to(at_turns("london"), 0)
    lay_cards(game, market=[None] * 5, stack=[], hands={0: {"blue": 2, "wild": 1}})
    events = game.play("claim brick-lane--tower-of-london blue*2+wild*1")
    assert named(events) == ["Claimed", "Shuffled", "Filled", "Filled", "Filled"]
    assert Counter(card for card in game.market if card) == {"blue": 2, "wild": 1}
    assert game.market[3:] == (None, None)
    assert game.stack == ()


def test_d7_the_leftmost_gap_is_filled() -> None:
    game = tickets_down_to(at_turns("london"), 0)
    lay_cards(game, market=["pink", None, "green", None, None], stack=[], hands={0: {"blue": 2}})
    game.play("claim regents-park--baker-street blue*2")
    assert game.market == ("pink", "blue", "green", "blue", None)


def test_d7_a_swept_market_is_shuffled_in_where_the_stack_is_short() -> None:
    """(3), (1), (2), (1): four cards of the stack come up, then the swept ones are shuffled for the fifth."""
    game = lay_cards(
        at_turns("london"),
        market=["wild", "wild", "blue", "black", "green"],
        stack=["wild", "pink", "pink", "yellow", "yellow"],
    )
    events = game.play("take black")
    kinds = named(events)
    assert kinds[:9] == ["Took", "Filled", "Swept", *["Filled"] * 4, "Shuffled", "Filled"]
    shuffled = events[7]
    assert isinstance(shuffled, Shuffled)
    assert Counter(shuffled.cards) == {"wild": 3, "blue": 1, "green": 1}
    recount(game)
