"""Who plays whom, and in which seats."""

from __future__ import annotations

from crosstown.arena.pairing import deals_for, round_robin, seatings


def test_a_round_robin_has_every_pair_once() -> None:
    assert round_robin(("a", "b", "c"), 2) == (("a", "b"), ("a", "c"), ("b", "c"))


def test_with_more_seats_one_plays_against_several() -> None:
    assert round_robin(("a", "b"), 4) == (("a", "b", "b", "b"),)


def test_everyone_sits_everywhere_once() -> None:
    assert seatings(("a", "b")) == ((0, 1), (1, 0))
    for table in (("a", "b", "c"), ("a", "b", "b", "b"), ("a", "b", "c", "d")):
        orders = seatings(table)
        assert len(orders) == len(table)
        assert all(sorted(column) == list(range(len(table))) for column in zip(*orders, strict=True))


def test_the_same_game_is_not_played_twice() -> None:
    assert len(seatings(("a", "a"))) == 1
    assert len(seatings(("a", "b", "a", "b"))) == 2


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert deals_for(("a", "b"), 1000) == 500
    assert deals_for(("a", "b", "c"), 1000) == 334
    assert deals_for(("a", "b"), 1) == 1
