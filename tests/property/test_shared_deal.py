"""The mix of a seed: every part of it counts, and the order of the seats does not."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from crosstown import Game
from crosstown.game.records.seeds import read_seed_text, seed_text
from crosstown.game.records.shared_deal import METHOD, mix

seeds = st.binary(min_size=16, max_size=16).map(bytes.hex)
contributions = st.binary(min_size=16, max_size=32).map(bytes.hex)
by_seat = st.lists(st.none() | contributions, min_size=2, max_size=4)


@given(seeds, by_seat)
def test_the_mix_is_a_seed_of_a_record(server_seed: str, added: list[str | None]) -> None:
    mixed = mix(server_seed, added)
    assert seed_text(read_seed_text(mixed.seed)) == mixed.seed
    assert 0 <= mixed.lot < 1 << 64
    assert mixed.beginner(len(added)) in range(len(added))


@given(seeds, by_seat, st.randoms(use_true_random=False))
def test_the_order_of_the_seats_does_not_matter(
    server_seed: str, added: list[str | None], chance: Random
) -> None:
    moved = added.copy()
    chance.shuffle(moved)
    assert mix(server_seed, moved) == mix(server_seed, added) == mix(server_seed, [*added, None])


@given(seeds, by_seat, seeds, by_seat)
def test_another_part_gives_another_deal(
    one: str, added: list[str | None], other: str, others: list[str | None]
) -> None:
    """Also where digits only move from one contribution to the next."""
    parts = [(one, sorted(filter(None, added))), (other, sorted(filter(None, others)))]
    assert (mix(one, added) == mix(other, others)) == (parts[0] == parts[1])


@given(seeds, st.lists(contributions, min_size=1, max_size=3), contributions, st.data())
def test_whoever_is_dropped_or_altered_changes_the_deal(
    server_seed: str, added: list[str], other: str, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(added) - 1))
    honest = mix(server_seed, added).seed
    assert mix(server_seed, added[:at] + added[at + 1 :]).seed != honest
    altered = [*added[:at], other, *added[at + 1 :]]
    assert (mix(server_seed, altered).seed == honest) == (sorted(altered) == sorted(added))


@given(seeds, by_seat)
def test_it_is_what_the_documentation_says(server_seed: str, added: list[str | None]) -> None:
    lines = [METHOD, server_seed, *sorted(one for one in added if one is not None)]
    digest = sha256("\n".join(lines).encode()).hexdigest()
    mixed = mix(server_seed, added)
    assert (mixed.seed, mixed.lot) == (digest[:32], int(digest[32:48], 16))


def test_a_known_mix() -> None:
    """Written down once, so that no later version mixes anything else. The page's own test has it too."""
    mixed = mix("000102030405060708090a0b0c0d0e0f", ["ff" * 16, None, "0a" * 32])
    assert mixed.seed == "bd70789a846d0f2db7daa74142639ef4"
    assert [mixed.beginner(seats) for seats in (2, 3, 4)] == [0, 2, 2]
    assert Game.new("london", 2, seed=mixed.seed).record().seed == mixed.seed
