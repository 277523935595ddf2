"""The compiled rules and the plain ones play the same games, byte for byte, in any process."""

from __future__ import annotations

import pytest

from tests.parity.game_hashes import story
from tests.parity.run_modes import run_python
from tests.property.odd_choices import CITIES, TABLES


@pytest.mark.parametrize("city", CITIES)
def test_compiled_and_plain_agree_at_every_ply(city: str) -> None:
    games = [(city, seats, seed) for seats in (2, 3, 4) for seed in (1,)]
    named = [f"{city},{seats},{seed}" for _, seats, seed in games]
    mode, *plain = run_python("-m", "tests.parity.game_hashes", *named, mode="python")
    compiled = [line for game in games for line in story(*game)]
    assert mode == "python"
    assert len(plain) == len(compiled) > 150
    for number, (one, other) in enumerate(zip(plain, compiled, strict=True)):
        assert one == other, f"line {number}"


def test_compiled_is_the_default() -> None:
    mode, *_ = run_python("-c", "from crosstown.rules.kernel.compiler import MODE; print(MODE)")
    assert mode == "compiled"


@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_a_seed_is_the_same_game_in_every_process(hash_seed: str) -> None:
    """No hash order, no global generator and no clock has a say."""
    named = [f"{city},{seats},77" for city, seats in TABLES]
    mode, *told = run_python("-m", "tests.parity.game_hashes", *named, PYTHONHASHSEED=hash_seed)
    assert mode == "compiled"
    assert told == [line for city, seats in TABLES for line in story(city, seats, 77)]


def test_a_game_is_the_same_whatever_was_played_before() -> None:
    alone = story("london", 3, 5)
    for city, seats in TABLES:
        story(city, seats, 6)
    assert story("london", 3, 5) == alone
