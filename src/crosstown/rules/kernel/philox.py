"""Random numbers: the counter-based generator Philox4x32-10, keyed by a 128-bit seed.

A word depends on the seed, the stream and how many were drawn before, on nothing else, so a game is the same
in every process, mode and order. The arithmetic stays within what wraps alike in Python and in 64 bits.
"""

from __future__ import annotations

from typing import Any

from crosstown.rules.kernel.compiler import leaf, rule, whole

MASK = 0xFFFFFFFF
MULTIPLY_A = 0xD2511F53
MULTIPLY_B = 0xCD9E8D57
WEYL_A = 0x9E3779B9
WEYL_B = 0xBB67AE85
ROUNDS = 10


@rule
def scramble(words: Any, key_a: int, key_b: int, w0: int, w1: int, w2: int, w3: int) -> None:
    """Writes the block of four words for this key and counter."""
    for _ in range(ROUNDS):
        product_a = MULTIPLY_A * w0
        product_b = MULTIPLY_B * w2
        high_a = (product_a >> 32) & MASK
        high_b = (product_b >> 32) & MASK
        w0 = high_b ^ w1 ^ key_a
        w2 = high_a ^ w3 ^ key_b
        w1 = product_b & MASK
        w3 = product_a & MASK
        key_a = (key_a + WEYL_A) & MASK
        key_b = (key_b + WEYL_B) & MASK
    words[0] = w0
    words[1] = w1
    words[2] = w2
    words[3] = w3


@rule
def seed_chance(chance: Any, seed: Any, stream: int) -> None:
    """Starts a generator from the four words of a seed."""
    for i in range(4):
        chance.key[i] = seed[i]
    chance.stream = stream
    chance.drawn = 0


@leaf
def next_word(chance: Any) -> int:
    """The next 32 random bits."""
    drawn = whole(chance.drawn)
    at = drawn & 3
    if at == 0:
        scramble(
            chance.words,
            whole(chance.key[0]),
            whole(chance.key[1]),
            (drawn >> 2) & MASK,
            whole(chance.stream),
            whole(chance.key[2]),
            whole(chance.key[3]),
        )
    chance.drawn = drawn + 1
    return whole(chance.words[at])


@leaf
def below(chance: Any, bound: int) -> int:
    """A whole number from 0 to bound - 1, each equally likely (Lemire's multiplication with rejection)."""
    while True:
        product = next_word(chance) * bound
        low = product & MASK
        if low >= bound or low >= (MASK + 1 - bound) % bound:
            return product >> 32


@rule
def mix(cards: Any, size: int, chance: Any) -> None:
    """Shuffles the first cards of an array: every order equally likely."""
    for i in range(size - 1, 0, -1):
        j = below(chance, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
