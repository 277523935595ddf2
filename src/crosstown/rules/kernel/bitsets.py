"""Small sets as whole numbers: bit i stands for member i."""

from __future__ import annotations

import numpy as np

from crosstown.rules.kernel.compiler import leaf, whole

_DE_BRUIJN = 0x022FDD63CC95386D  # its 64 windows of six bits are all different
_PLACE = np.zeros(64, np.int64)
for _i in range(64):
    _PLACE[((_DE_BRUIJN << _i) >> 58) & 63] = _i


@leaf
def lowest(members: int) -> int:
    """The smallest member of a set that is not empty and has no member above 62."""
    return whole(_PLACE[((whole(members & -members) * _DE_BRUIJN) >> 58) & 63])


@leaf
def without_lowest(members: int) -> int:
    """The set without its smallest member."""
    return members & (members - 1)


@leaf
def count_bits(members: int) -> int:
    """How many members a set has."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count
