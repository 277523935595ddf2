"""The network of the expert: how much each move is liked, what every seat can expect, how likely a deal is.

One network serves all cities and numbers of seats. It is told facts (`position_facts`, `move_facts`), not
routes and tickets: each move is judged by the same weights, and so is each seat. The seats' prospects come
from games in which everything was dealt; likes only from what the mover may know.

It counts in whole numbers. Weights have 8 bits, sums 32, and what a layer hands on 16. There are no floats,
and no functions that machines round differently: exponentials and the like are tables in the file of the
weights. So a position has the same evaluation everywhere.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from crosstown.players.engine.network.move_facts import MOVE_FACTS, write_decision
from crosstown.players.engine.network.position_facts import POSITION_FACTS, SEAT_FACTS, write_seats
from crosstown.players.engine.planning.move_candidates import MAX_CANDIDATES
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_SEATS

FIRST, SECOND = 64, 32  # numbers in the two hidden layers

UNIT = 256  # what 1.0 is, in layers and likes
INPUT_BITS = 14  # of a fraction in the first layer's sums
SCALE_BITS = 16  # of a fraction in the scale of a row of weights
MOST = (1 << 14) - 1  # that a hidden layer hands on
CERTAIN = 1000  # what a seat's prospects are at best

SIGMOID_STEPS = 4096  # from -16 to 16
EXP_STEPS = 2048  # from 0 down to -8
EXP_UNIT = 4096

# The layers, with the numbers that go in and come out. A layer that reads facts has a row of weights and a
# scale for each fact, since most facts are zero; any other one for each number that comes out.
FACT_LAYERS = {
    "position": (POSITION_FACTS, FIRST),
    "move": (MOVE_FACTS, FIRST),
    "seat": (SEAT_FACTS, FIRST),
}
INNER_LAYERS = {"move_second": (FIRST, SECOND), "own": (FIRST, SECOND), "others": (FIRST, SECOND)}
HEADS = {"like": SECOND, "at_sight": MOVE_FACTS, "value": SECOND, "likely": SECOND}

NETWORK = np.dtype(
    [
        # where each layer begins among the small numbers (8 bits) …
        *((name, "i8") for name in (*FACT_LAYERS, *INNER_LAYERS, *HEADS)),
        # … and its scales and biases among the wide ones (32 bits)
        *((f"{name}_scale", "i8") for name in (*FACT_LAYERS, *INNER_LAYERS, *HEADS)),
        *((f"{name}_bias", "i8") for name in (*FACT_LAYERS, *INNER_LAYERS, *HEADS)),
        ("sigmoid", "i8"),
        ("exp", "i8"),
        # thousandths: how much a game played to its end counts beside the network's value
        ("playouts", "i8"),
        ("temperature", "i8"),  # likes are divided by it in a search, so that it tries more than one move
        ("deals", "i8"),  # from which one is taken, the likelier ones more often
        # exchanges of tickets that are tried between two rounds; 0: each round has new deals to take from
        ("swaps", "i8"),
    ],
    align=True,
)

EVALUATION = np.dtype(
    [
        ("position", "i1", (POSITION_FACTS,)),
        ("moves", "i1", (MAX_CANDIDATES, MOVE_FACTS)),
        ("seats", "i1", (MAX_SEATS, SEAT_FACTS)),
        ("common", "i4", (FIRST,)),
        ("first", "i4", (FIRST,)),
        ("handed", "i2", (MAX_SEATS, FIRST)),  # on by the first layer
        ("second", "i4", (SECOND,)),
        ("to_others", "i4", (MAX_SEATS, SECOND)),  # what each seat adds to the second layer of the others
        ("to_all", "i4", (SECOND,)),
        ("likes", "i4", (MAX_CANDIDATES,)),  # of the moves worth trying, in UNITs
        ("value", "i8", (MAX_SEATS,)),  # by seat number, of CERTAIN
        ("looks", "i8", (MAX_SEATS,)),  # likewise: how real what was dealt to it looks, a logit in UNITs
    ],
    align=True,
)


@rule
def add_row(sums: Any, size: int, small: Any, row: int, times: int) -> None:
    """Adds a row of weights so many times."""
    for i in range(size):
        sums[i] = whole(sums[i]) + times * whole(small[row + i])


@leaf
def hand_on(number: int) -> int:
    """What a hidden layer hands on: nothing below zero, and never too much for 16 bits."""
    return min(max(number, 0), MOST)


@rule
def add_facts(facts: Any, count: int, small: Any, wide: Any, rows: int, scales: int, sums: Any) -> None:
    """The first layer: most facts are zero and add nothing."""
    for at in range(count):
        fact = whole(facts[at])
        if fact != 0:
            add_row(sums, whole(FIRST), small, rows + at * FIRST, fact * whole(wide[scales + at]))


@rule
def hand_first(sums: Any, handed: Any) -> None:
    """What the first layer hands on."""
    for i in range(FIRST):
        handed[i] = hand_on(whole(sums[i]) * UNIT >> INPUT_BITS)


@rule
def sum_second(handed: Any, small: Any, rows: int, sums: Any) -> None:
    """The second layer, from what the first one hands on.

    Whole rows, zeros and all: processors multiply many numbers of 16 bits at once.
    """
    for out in range(SECOND):
        total = whole(0)
        for i in range(FIRST):
            total += whole(handed[i]) * whole(small[rows + out * FIRST + i])
        sums[out] = total


@rule
def read_head(numbers: Any, count: int, small: Any, row: int, scale: int, bias: int) -> int:
    """One number that comes out, in UNITs."""
    total = whole(0)
    for i in range(count):
        total += whole(numbers[i]) * whole(small[row + i])
    return (total * scale + bias) >> SCALE_BITS


@rule
def like_moves(net: Any, small: Any, wide: Any, count: int, found: Any) -> int:
    """How much each move worth trying is liked, by the facts that are written; returns the most."""
    for i in range(FIRST):
        found.common[i] = wide[net.position_bias + i]
    add_facts(
        found.position, whole(POSITION_FACTS), small, wide, whole(net.position), whole(net.position_scale),
        found.common,
    )  # fmt: skip
    first = found.first
    second = found.second
    most = whole(-(1 << 30))
    for move in range(count):
        facts = found.moves[move]
        for i in range(FIRST):
            first[i] = found.common[i]
        add_facts(facts, whole(MOVE_FACTS), small, wide, whole(net.move), whole(net.move_scale), first)
        hand_first(first, found.handed[0])
        sum_second(found.handed[0], small, whole(net.move_second), second)
        for i in range(SECOND):
            total = whole(second[i]) * whole(wide[net.move_second_scale + i])
            second[i] = hand_on((total + whole(wide[net.move_second_bias + i])) >> SCALE_BITS)
        like = read_head(
            second, whole(SECOND), small, whole(net.like), whole(wide[net.like_scale]),
            whole(wide[net.like_bias]),
        )  # fmt: skip
        like += read_head(
            facts, whole(MOVE_FACTS), small, whole(net.at_sight), whole(wide[net.at_sight_scale]) * UNIT,
            whole(0),
        )  # fmt: skip
        found.likes[move] = like
        most = max(most, like)
    return most


@leaf
def exponential(net: Any, wide: Any, below: int) -> int:
    """EXP_UNIT times e to the power of minus so many UNITs."""
    return whole(wide[net.exp + below]) if below < EXP_STEPS else whole(0)


@leaf
def sigmoid(net: Any, wide: Any, number: int) -> int:
    """What a seat can expect, of CERTAIN."""
    step = min(max((number * SIGMOID_STEPS >> 13) + SIGMOID_STEPS // 2, 0), SIGMOID_STEPS - 1)
    return whole(wide[net.sigmoid + step])


@rule
def judge_seats(net: Any, small: Any, wide: Any, seats: int, found: Any) -> None:
    """Every seat's prospects, and how real what was dealt to it looks, by the facts that are written."""
    first = found.first
    second = found.second
    for i in range(SECOND):
        found.to_all[i] = 0
    for seat in range(seats):
        for i in range(FIRST):
            first[i] = wide[net.seat_bias + i]
        add_facts(
            found.seats[seat], whole(SEAT_FACTS), small, wide, whole(net.seat), whole(net.seat_scale), first
        )
        hand_first(first, found.handed[seat])
        sum_second(found.handed[seat], small, whole(net.others), found.to_others[seat])
        for i in range(SECOND):
            found.to_all[i] += found.to_others[seat, i]
    for seat in range(seats):
        sum_second(found.handed[seat], small, whole(net.own), second)
        for i in range(SECOND):
            rest = whole(found.to_all[i]) - whole(found.to_others[seat, i])
            total = whole(second[i]) * whole(wide[net.own_scale + i])
            total += rest * whole(wide[net.others_scale + i])
            second[i] = hand_on((total + whole(wide[net.own_bias + i])) >> SCALE_BITS)
        found.value[seat] = sigmoid(
            net, wide,
            read_head(
                second, whole(SECOND), small, whole(net.value), whole(wide[net.value_scale]),
                whole(wide[net.value_bias]),
            ),
        )  # fmt: skip
        found.looks[seat] = read_head(
            second, whole(SECOND), small, whole(net.likely), whole(wide[net.likely_scale]),
            whole(wide[net.likely_bias]),
        )  # fmt: skip


@rule
def evaluate_moves(
    city: Any, view: Any, net: Any, small: Any, wide: Any, memory: Any, search: Any, scratch: Any, found: Any
) -> int:
    """Lists the moves worth trying with their weights; returns how many. Reads only what the mover knows."""
    seat = whole(view.seat)
    count = write_decision(city, view, seat, memory, search, scratch, found.position, found.moves)
    most = like_moves(net, small, wide, count, found)
    for i in range(count):
        search.weights[i] = exponential(net, wide, (most - whole(found.likes[i])) // whole(net.temperature))
    return count


@rule
def evaluate_seats(city: Any, game: Any, net: Any, small: Any, wide: Any, memory: Any, found: Any) -> None:
    """Every seat's prospects in a game in which everything is known."""
    write_seats(city, game, memory, found.seats)
    judge_seats(net, small, wide, whole(game.seats), found)
