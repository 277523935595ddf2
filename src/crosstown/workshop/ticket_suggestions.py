"""Tickets for a draft: worth the cards of their shortest way. Most are of middle length."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

from crosstown.workshop.drafts import Pack

_SHORTEST, _LONGEST = 3, 12  # cards; a ticket over a single short route is given away
_MOST_AT_A_PLACE = 4
# How long tickets are in the cities that people know, as shares of the longest way: the usual one, and how
# far most are from it.
_USUAL, _SPREAD = 0.58, 0.2


def suggest_tickets(pack: Pack, count: int) -> list[dict[str, Any]]:
    """So many more tickets, or as many as there are pairs of places. Each is worth its shortest way in cards.

    Places without tickets come first, and lengths that the deck has few of.
    """
    ways = shortest_ways(pack)
    deck = [(ticket["a"], ticket["b"]) for ticket in pack["tickets"]["deck"]]
    taken = {frozenset(pair) for pair in deck}
    at_place = Counter(end for pair in deck for end in pair)
    lengths = Counter(ways.get(frozenset(pair), 0) for pair in deck)
    longest = min(max(ways.values(), default=0), _LONGEST)
    joined = {frozenset((route["a"], route["b"])) for route in pack["board"]["routes"]}
    found: list[dict[str, Any]] = []
    order = [place["id"] for place in pack["board"]["locations"]]
    pairs = [pair for pair in combinations(order, 2) if frozenset(pair) in ways]
    for _ in range(count):
        left = [pair for pair in pairs if frozenset(pair) not in taken]
        if not left:
            break
        a, b = min(left, key=lambda pair: _rank(pair, ways, at_place, joined, _crowd(lengths, longest)))
        length = ways[frozenset((a, b))]
        taken.add(frozenset((a, b)))
        at_place.update((a, b))
        lengths[length] += 1
        found.append({"a": a, "b": b, "points": length})
    return found


def _rank(
    pair: tuple[str, str],
    ways: dict[frozenset[str], int],
    at_place: Counter[str],
    joined: set[frozenset[str]],
    crowd: Callable[[int], float],
) -> tuple[Any, ...]:
    """The lower, the better: fit to be a ticket, places with few, a wanted length, then the order."""
    key = frozenset(pair)
    length = ways[key]
    ends = sorted(at_place[end] for end in pair)
    unfit = key in joined or not _SHORTEST <= length <= _LONGEST
    full = sum(end >= _MOST_AT_A_PLACE for end in ends)
    return (full, unfit, ends[1], crowd(length), ends[0], length, pair)


def _crowd(lengths: Counter[int], longest: int) -> Callable[[int], float]:
    """How well a length is served, one more ticket of it counted in: the higher, the less it is wanted."""

    def crowd(length: int) -> float:
        away = (length / longest - _USUAL) / _SPREAD
        return (lengths[length] + 1) * math.exp(away * away / 2)

    return crowd


def shortest_ways(pack: Pack) -> dict[frozenset[str], int]:
    """The fewest cards between any two places that are connected."""
    places = [place["id"] for place in pack["board"]["locations"]]
    far: dict[tuple[str, str], float] = {(a, b): 0 if a == b else math.inf for a in places for b in places}
    for route in pack["board"]["routes"]:
        a, b, length = route["a"], route["b"], int(route["length"])
        if (a, b) in far:
            far[a, b] = far[b, a] = min(far[a, b], length)
    for middle in places:
        for a in places:
            first = far[a, middle]
            if first < math.inf:
                for b in places:
                    if first + far[middle, b] < far[a, b]:
                        far[a, b] = first + far[middle, b]
    return {frozenset((a, b)): int(far[a, b]) for a, b in combinations(places, 2) if far[a, b] < math.inf}
