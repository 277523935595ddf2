"""The computer players by name."""

from __future__ import annotations

from difflib import get_close_matches

from crosstown.errors import TextError
from crosstown.players import policy
from crosstown.players.kernel_player import KernelPlayer
from crosstown.players.player import Player

POLICIES = {"random": policy.RANDOM, "chaos": policy.CHAOS}


def player_names() -> tuple[str, ...]:
    """All names that :func:`make_player` knows."""
    return tuple(POLICIES)


def make_player(name: str) -> Player:
    """A player that has not yet sat down."""
    return KernelPlayer(check_name(name), POLICIES[name])


def check_name(name: str) -> str:
    """The name, if there is such a player."""
    if name not in POLICIES:
        near = get_close_matches(name, POLICIES, n=1)
        hint = f": did you mean {near[0]!r}?" if near else f": there are {', '.join(POLICIES)}"
        raise TextError("unknown-player", f"there is no player {name[:40]!r}{hint}", offender=name[:40])
    return name
