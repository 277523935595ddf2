"""Who plays whom and in which seats, and what the results depend on."""

from __future__ import annotations

from crosstown.arena.schedule import ENGINE, deals_for, round_robin, seatings
from crosstown.rules.kernel.source_hash import source_files
from crosstown.workers.node_versions import NO_ENGINE
from tests.parity.run_modes import run_python


def test_every_module_that_a_worker_loads_counts_as_engine() -> None:
    """A new file is not missed: a journal must not go on with games that another program would play."""
    program = f"import sys, {ENGINE}; print(*(name for name in sys.modules if name.startswith('crosstown')))"
    loaded = set(run_python("-c", program, mode="python")[-1].split())
    engine = set(source_files(ENGINE, NO_ENGINE))
    assert len(engine) > 50
    assert {name for name in loaded if not name.startswith(NO_ENGINE)} <= engine
    assert not {name for name in engine if name.startswith(NO_ENGINE)}


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
