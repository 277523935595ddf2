"""Drawing tickets: rules K1 to K3."""

from __future__ import annotations

import pytest

from crosstown.game.events import Kept, Offered, redact
from tests.property.odd_choices import CITIES, TABLES
from tests.property.recount_pieces import recount
from tests.rules.positions import at_turns, end_now, own, texts, tickets_down_to
from tests.rules.rule_questions import refused


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_k1_the_top_two_tickets_are_offered(city: str, seats: int) -> None:
    game = at_turns(city, seats)
    first, second = game.ticket_stack[:2]
    rest = game.ticket_stack[2:]
    assert game.play("tickets") == (Offered(0, 2, (first, second)),)
    assert (game.phase, game.turn) == ("keep", 0)
    assert game.ticket_stack == rest
    assert texts(game.legal_moves) == [f"keep {first}", f"keep {second}", f"keep {first} {second}"]


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("choice", [0, 1, 2])
def test_k1_keep_one_or_both_and_the_other_goes_under_the_stack(city: str, choice: int) -> None:
    game = at_turns(city)
    first, second = game.ticket_stack[:2]
    rest = game.ticket_stack[2:]
    before = game.tickets(0)
    kept = [(first,), (second,), (first, second)][choice]
    returned = tuple(ticket for ticket in (first, second) if ticket not in kept)
    game.play("tickets")
    assert game.play(game.legal_moves[choice]) == (Kept(0, len(kept), 2 - len(kept), kept),)
    assert game.tickets(0) == before + kept
    assert game.ticket_stack == rest + returned
    assert (game.phase, game.turn) == ("turn", 1)
    recount(game)


def test_k1_keeping_none_is_not_possible_and_nothing_else_comes_first() -> None:
    game = at_turns("london")
    game.play("tickets")
    for move in ("draw", "pass", "tickets", "take wild", "claim trafalgar-square--big-ben wild*1"):
        assert refused(game, move) == ("keep-first", "K1")
    assert refused(game, f"keep {game.ticket_stack[0]}") == ("not-offered", "K1")


def test_k1_what_is_kept_stays_and_there_is_no_limit() -> None:
    game = at_turns("san-francisco")
    mine: tuple[str, ...] = game.tickets(0)
    while game.ticket_stack:
        game.play("tickets")
        game.play(game.legal_moves[-1])
        assert game.tickets(0)[: len(mine)] == mine
        mine = game.tickets(0)
    assert len(game.tickets(0)) + len(game.tickets(1)) == 24


def test_k2_with_one_ticket_in_the_stack_it_must_be_kept() -> None:
    for city in CITIES:
        game = tickets_down_to(at_turns(city), 1)
        last = game.ticket_stack[0]
        assert game.play("tickets") == (Offered(0, 1, (last,)),)
        assert texts(game.legal_moves) == [f"keep {last}"]
        game.play(f"keep {last}")
        assert game.tickets(0)[-1] == last
        assert game.ticket_stack == ()
        assert game.turn == 1
        recount(game)


def test_k2_with_no_ticket_the_action_is_not_possible() -> None:
    game = tickets_down_to(at_turns("london"), 0)
    assert refused(game, "tickets") == ("no-tickets", "K2")


def test_k2_the_ticket_put_under_an_empty_stack_can_be_drawn_again() -> None:
    game = tickets_down_to(at_turns("london"), 2)
    _, second = game.ticket_stack
    game.play("tickets")
    assert game.ticket_stack_size == 0
    game.play(game.legal_moves[0])
    assert game.ticket_stack == (second,)
    game.play("tickets")
    assert texts(game.legal_moves) == [f"keep {second}"]


@pytest.mark.parametrize("city", CITIES)
def test_k3_tickets_are_secret_while_the_game_goes_on(city: str) -> None:
    game = at_turns(city, 3)
    offered = game.play("tickets")
    mine = game.offered(0)
    kept = game.play(game.legal_moves[0])
    for event in (*offered, *kept):
        assert redact(event, 0) == event
        for seat in (1, 2, None):
            assert not set(mine) & set(str(redact(event, seat)).split("'"))
    for seat in (1, 2, None):
        told = game.view(seat).to_json().decode()
        assert game.view(seat).ticket_count(0) == 2
        for ticket in game.tickets(0):
            assert ticket not in told


def test_k3_a_completed_ticket_is_as_secret_as_any_other() -> None:
    game = at_turns("london", tickets=["british-museum--piccadilly-circus"])
    assert game.tickets(0) == ("british-museum--piccadilly-circus",)
    own(game, 0, "british-museum--piccadilly-circus")
    view = game.view(1)
    assert view.points(0) == 2
    assert "british-museum--piccadilly-circus" not in view.data().tickets
    assert view.data().result is None


def test_k3_after_the_end_they_lie_open() -> None:
    game = end_now(at_turns("berlin", 3))
    for seat in (0, 1, 2, None):
        result = game.view(seat).result
        assert result == game.result
        assert result is not None
        for other in range(3):
            assert tuple(name for name, _ in result.seats[other].tickets) == game.tickets(other)
