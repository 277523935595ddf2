"""What a finished game is worth to each seat.

| name | a seat's reward at the end |
|---|---|
| ``win`` | 1 for the winner, shared by those who share the first place; 0 for all others |
| ``margin`` | its points less the most points of any other seat |
| ``points`` | its points |

Before the end every reward is 0. A function of your own takes the `Result` and returns one number a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, get_args

from crosstown.errors import TextError
from crosstown.game.records.record import Result

RewardName = Literal["win", "margin", "points"]
RewardFunction = Callable[[Result], Sequence[float]]


def win(result: Result) -> list[float]:
    """1 for the winner, shared by those who share the first place."""
    winners = result.ranking.count(1)
    return [1 / winners if place == 1 else 0.0 for place in result.ranking]


def margin(result: Result) -> list[float]:
    """Points less the most points of any other seat."""
    totals = [seat.total for seat in result.seats]
    return [float(total - max(totals[:at] + totals[at + 1 :])) for at, total in enumerate(totals)]


def points(result: Result) -> list[float]:
    return [float(seat.total) for seat in result.seats]


_FUNCTIONS: dict[RewardName, RewardFunction] = {"win": win, "margin": margin, "points": points}


def reward_number(name: str) -> int:
    """The number by which the kernel knows a reward."""
    if name not in get_args(RewardName):
        message = f"there is no reward {name!r:.40}: there are {', '.join(get_args(RewardName))}"
        raise TextError("unknown-reward", message, offender=str(name)[:40])
    return get_args(RewardName).index(name)


def reward_function(reward: RewardName | RewardFunction) -> RewardFunction:
    """A reward by its name, or the function itself."""
    if callable(reward):
        return reward
    reward_number(reward)
    return _FUNCTIONS[reward]
