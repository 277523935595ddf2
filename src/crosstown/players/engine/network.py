"""The network of the expert: from an encoded view to moves, every seat's prospects, and the others' tickets.

It counts in whole numbers. Weights have 8 bits, sums 32, and what a layer hands on 16. A layer adds up the
rows of its inputs that are not zero: most are. There are no floats, and no functions that machines round
differently: exponentials and the like are tables in the file of the weights. So a view has the same
evaluation everywhere.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from crosstown.encoding.action_codes import ACTIONS, action_of
from crosstown.encoding.observation_fields import OFFSETS
from crosstown.encoding.write_observation import write_observation
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_SEATS, MAX_TICKETS
from crosstown.rules.kernel.state import MAX_MOVES

FIRST, SECOND = 512, 256  # numbers in the two hidden layers
MAX_INPUTS = 2048

UNIT = 256  # what 1.0 is, in layers and likes
INPUT_BITS = 14  # of a fraction in the first layer's sums
SCALE_BITS = 16  # of a fraction in the scale of a row of weights
MOST = (1 << 14) - 1  # that a hidden layer hands on
CERTAIN = 1000  # what a seat's prospects are at best

SIGMOID_STEPS = 4096  # from -16 to 16
EXP_STEPS = 2048  # from 0 down to -8
EXP_UNIT = 4096

NETWORK = np.dtype(
    [
        ("inputs", "i8"),
        ("seats", "i8"),
        ("tickets", "i8"),
        (
            "playouts",
            "i8",
        ),  # thousandths: how much a game played to its end counts beside the network's value
        # where each part begins among the small numbers (8 bits) …
        ("first", "i8"),  # a row of FIRST for each input
        ("second", "i8"),  # a row of SECOND for each number of the first layer
        ("policy", "i8"),  # a row of SECOND for each action
        ("value", "i8"),  # … for each seat from the mover on
        ("belief", "i8"),  # … for each ticket of each other seat
        # … and among the wide ones (32 bits): scales, then biases
        ("first_scale", "i8"),
        ("first_bias", "i8"),
        ("second_scale", "i8"),
        ("second_bias", "i8"),
        ("policy_scale", "i8"),
        ("policy_bias", "i8"),
        ("value_scale", "i8"),
        ("value_bias", "i8"),
        ("belief_scale", "i8"),
        ("belief_bias", "i8"),
        ("sigmoid", "i8"),
        ("exp", "i8"),
        # the encoding of this table: layout and actions of its city
        ("layout", OFFSETS),
        ("actions", ACTIONS),
        ("place", "i8", (MAX_INPUTS,)),  # where each number of the encoding stands in the widest layout
    ],
    align=True,
)

EVALUATION = np.dtype(
    [
        ("seen", "i2", (MAX_INPUTS,)),
        ("first", "i4", (FIRST,)),
        ("second", "i4", (SECOND,)),
        ("likes", "i4", (MAX_MOVES,)),  # of the legal moves as they are listed, in UNITs
        ("value", "i8", (MAX_SEATS,)),  # by seat number, of CERTAIN
        ("belief", "i4", (MAX_SEATS, MAX_TICKETS)),  # by seat number: how likely a seat holds a ticket
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
def run_layers(net: Any, small: Any, wide: Any, evaluation: Any) -> None:
    """Both hidden layers, from the encoded view in ``seen``."""
    first = evaluation.first
    second = evaluation.second
    for i in range(FIRST):
        first[i] = wide[net.first_bias + i]
    for at in range(net.layout.count):
        seen = whole(evaluation.seen[at])
        if seen != 0:
            place = net.place[at]
            times = seen * whole(wide[net.first_scale + place])
            add_row(first, whole(FIRST), small, net.first + place * FIRST, times)
    for i in range(SECOND):
        second[i] = 0
    for i in range(FIRST):
        number = hand_on(whole(first[i]) * UNIT >> INPUT_BITS)
        if number > 0:
            add_row(second, whole(SECOND), small, net.second + i * SECOND, number)
    for i in range(SECOND):
        total = whole(second[i]) * whole(wide[net.second_scale + i]) + whole(wide[net.second_bias + i])
        second[i] = hand_on(total >> SCALE_BITS)


@rule
def read_head(second: Any, small: Any, row: int, scale: int, bias: int) -> int:
    """One number of a head, in UNITs."""
    total = 0
    for i in range(SECOND):
        total += whole(second[i]) * whole(small[row + i])
    return (total * scale + bias) >> SCALE_BITS


@leaf
def like_of(net: Any, small: Any, wide: Any, evaluation: Any, action: int) -> int:
    """How much an action is liked."""
    scale, bias = whole(wide[net.policy_scale + action]), whole(wide[net.policy_bias + action])
    return whole(read_head(evaluation.second, small, net.policy + action * SECOND, scale, bias))


@leaf
def exponential(net: Any, wide: Any, below: int) -> int:
    """EXP_UNIT times e to the power of minus so many UNITs."""
    return whole(wide[net.exp + below]) if below < EXP_STEPS else whole(0)


@rule
def value_seats(net: Any, small: Any, wide: Any, seats: int, seat: int, evaluation: Any) -> None:
    """The prospects of every seat, as the mover sees them."""
    for ahead in range(seats):
        scale, bias = whole(wide[net.value_scale + ahead]), whole(wide[net.value_bias + ahead])
        number = read_head(evaluation.second, small, net.value + ahead * SECOND, scale, bias)
        step = min(max((number * SIGMOID_STEPS >> 13) + SIGMOID_STEPS // 2, 0), SIGMOID_STEPS - 1)
        evaluation.value[(seat + ahead) % seats] = wide[net.sigmoid + step]


@rule
def guess_tickets(net: Any, small: Any, wide: Any, seats: int, seat: int, evaluation: Any) -> None:
    """How likely each other seat holds each ticket, by what it has done so far: logits in UNITs."""
    for ahead in range(1, seats):
        for ticket in range(net.tickets):
            at = (ahead - 1) * net.tickets + ticket
            scale, bias = whole(wide[net.belief_scale + at]), whole(wide[net.belief_bias + at])
            row = net.belief + at * SECOND
            evaluation.belief[(seat + ahead) % seats, ticket] = read_head(
                evaluation.second, small, row, scale, bias
            )


@rule
def evaluate(
    city: Any, view: Any, seat: int, net: Any, small: Any, wide: Any, label: Any, found: Any
) -> None:
    """Runs the network on what the seat to move sees; writes every seat's prospects."""
    write_observation(city, view, seat, label, net.layout, found.seen)
    run_layers(net, small, wide, found)
    value_seats(net, small, wide, whole(view.seats), seat, found)


@rule
def like_moves(city: Any, net: Any, small: Any, wide: Any, moves: Any, count: int, evaluation: Any) -> int:
    """How much each legal move is liked; returns the most. The view was evaluated before."""
    most = whole(-(1 << 30))
    for i in range(count):
        action = action_of(city, net.actions, whole(moves[i]))
        like = like_of(net, small, wide, evaluation, whole(action))
        evaluation.likes[i] = like
        most = max(most, like)
    return most
