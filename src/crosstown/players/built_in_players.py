"""The computer players by name. A name may carry an option: ``hard:2000``, ``hard:0.5s``."""

from __future__ import annotations

from difflib import get_close_matches

from crosstown.errors import TextError
from crosstown.players.engine import planner, simple_policies
from crosstown.players.engine.planner_weights import CHARACTERS
from crosstown.players.kernel_player import KernelPlayer
from crosstown.players.player import Player
from crosstown.players.search_player import SearchPlayer, read_budget

SEARCHERS = ("hard",)

# Players that can play whole games inside the kernel, by the number of their rule.
POLICIES = {
    "random": simple_policies.RANDOM,
    "chaos": simple_policies.CHAOS,
    **dict.fromkeys(CHARACTERS, planner.PLANNER),
}


def player_names() -> tuple[str, ...]:
    """All names that :func:`make_player` knows, without options."""
    return (*POLICIES, *SEARCHERS)


def make_player(spec: str) -> Player:
    """A player that has not yet sat down."""
    check_name(spec)
    name, _, option = spec.partition(":")
    if name in SEARCHERS:
        return SearchPlayer(spec, read_budget(option))
    return KernelPlayer(name, POLICIES[name])


def check_name(spec: str) -> str:
    """The name with its option, if there is such a player."""
    name, colon, option = spec.partition(":")
    if name not in player_names():
        near = get_close_matches(name, player_names(), n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(player_names())}"
        raise TextError("unknown-player", f"there is no player {name[:40]!r}: {hint}", offender=spec[:40])
    if colon and name not in SEARCHERS:
        message = f"the player {name!r} has no options: write the name alone"
        raise TextError("bad-player-option", message, offender=spec[:40])
    if colon:
        read_budget(option or "nothing")
    return spec
