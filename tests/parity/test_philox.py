"""Random numbers: the published generator, and fair."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from crosstown.game.records.seeds import seed_words
from crosstown.rules.kernel import philox
from crosstown.rules.kernel.compiler import entry, whole
from crosstown.rules.kernel.state import CHANCE, blank
from tests.parity.run_modes import run_python

ONES = 0xFFFFFFFF

# Philox4x32-10, from the known answers published with Random123: counter, key, block.
KNOWN = [
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((ONES,) * 4, (ONES,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


@entry
def scrambled(words: Any, key: Any, counter: Any) -> None:
    philox.scramble(
        words,
        whole(key[0]),
        whole(key[1]),
        whole(counter[0]),
        whole(counter[1]),
        whole(counter[2]),
        whole(counter[3]),
    )


@entry
def many_below(chances: Any, bound: int, out: Any) -> None:
    for at in range(out.size):
        out[at] = philox.below(chances[0], bound)


@entry
def many_words(chances: Any, seed: Any, stream: int, out: Any) -> None:
    philox.seed_chance(chances[0], seed, stream)
    for at in range(out.size):
        out[at] = philox.next_word(chances[0])


@entry
def many_mixes(chances: Any, cards: Any) -> None:
    for row in range(cards.shape[0]):
        philox.mix(cards[row], cards.shape[1], chances[0])


def generator(seed: int) -> Any:
    chances = blank(CHANCE)
    many_words(chances, seed_words(seed), 0, np.zeros(0, "i8"))
    return chances


@pytest.mark.parametrize(("counter", "key", "block"), KNOWN)
def test_it_is_philox(counter: tuple[int, ...], key: tuple[int, ...], block: tuple[int, ...]) -> None:
    words = np.zeros(4, "u4")
    scrambled(words, np.array(key, "i8"), np.array(counter, "i8"))
    assert tuple(words.tolist()) == block


def test_it_is_philox_in_plain_python_too() -> None:
    program = "\n".join(
        [
            "from crosstown.rules.kernel.philox import scramble",
            "words = [0] * 4",
            f"for counter, key, _ in {KNOWN!r}:",
            "    scramble(words, *key, *counter)",
            "    print(*words)",
        ]
    )
    told = run_python("-c", program, mode="python")
    assert told == [" ".join(map(str, block)) for _, _, block in KNOWN]


def test_seeds_and_streams_give_different_words() -> None:
    seen = set()
    for seed in (0, 1, 1 << 40, 1 << 80, 1 << 120):
        for stream in (0, 1, 2):
            words = np.zeros(8, "i8")
            many_words(blank(CHANCE), seed_words(seed), stream, words)
            seen.add(tuple(words.tolist()))
    assert len(seen) == 15


def test_words_do_not_repeat_and_use_all_bits() -> None:
    words = np.zeros(20000, "i8")
    many_words(blank(CHANCE), seed_words(5), 0, words)
    assert words.min() >= 0
    assert words.max() <= ONES
    assert len(set(words.tolist())) > 19990
    for bit in range(32):
        assert abs(int(((words >> bit) & 1).sum()) - 10000) < 5 * 71


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 7, 10, 44, 1000, 3 * 2**29])
def test_a_number_below_is_in_range_and_fair(bound: int) -> None:
    rolls = np.zeros(30000, "i8")
    many_below(generator(bound), bound, rolls)
    assert rolls.min() >= 0
    assert rolls.max() < bound
    cells = min(bound, 10)
    counts = np.bincount(rolls * cells // bound, minlength=cells)
    sizes = [-(-(cell + 1) * bound // cells) + (cell * -bound // cells) for cell in range(cells)]
    expected = np.array([abs(size) for size in sizes]) * 30000 / bound
    chi_square = float(((counts - expected) ** 2 / expected).sum())
    assert chi_square < 40, "with nine degrees of freedom less than one in a hundred thousand is above"


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    cards = np.tile(np.arange(4, dtype="i1"), (24000, 1))
    many_mixes(generator(9), cards)
    counts = Counter(map(tuple, cards.tolist()))
    assert len(counts) == 24
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < 70
