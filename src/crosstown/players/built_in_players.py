"""The built-in players by name. A name may have an option: ``hard:2000``, ``hard:0.5s``."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from crosstown.cities.city import City
from crosstown.errors import TextError
from crosstown.game.move import Move
from crosstown.game.move_choices import LegalMoves
from crosstown.game.position import scratch, workspace
from crosstown.game.reasons import MoveReason
from crosstown.game.records.seeds import seed_words
from crosstown.game.view import View
from crosstown.players.engine import simple_policies
from crosstown.players.engine.planning import planner
from crosstown.players.engine.planning.planner_weights import PLANNERS, new_memories
from crosstown.players.expert_player import ExpertPlayer
from crosstown.players.explanations import plan_reason
from crosstown.players.player import Player
from crosstown.players.search_player import SearchPlayer, not_a_budget, read_budget
from crosstown.players.trained_networks import network_source
from crosstown.rules.kernel.state import fields

SEARCHERS: dict[str, type[SearchPlayer]] = {"hard": SearchPlayer, "expert": ExpertPlayer}

# Kernel players, which can play whole games inside the kernel, with the number of their rule.
POLICIES = {
    "random": simple_policies.RANDOM,
    "chaos": simple_policies.CHAOS,
    **dict.fromkeys(PLANNERS, planner.PLANNER),
}


class KernelPlayer(Player):
    """Plays by a rule of the kernel. The same seed gives the same moves as in a simulation."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number
        self._memories = new_memories((name,))

    def start(self, city: City, seat: int, seats: int, seed: int) -> None:
        super().start(city, seat, seats, seed)
        self._memories = new_memories((self.name,))
        fields(self._memories).chance.key[:] = seed_words(seed)

    def choose(self, view: View, moves: LegalMoves) -> Move:
        count = len(moves)
        scratch().moves[:count] = moves.numbers
        asked = view._cities, view._games, count, self._memories, workspace()
        plans = self.number == planner.PLANNER
        number = planner.choose_at(*asked) if plans else simple_policies.choose_at(self.number, *asked)
        return moves[moves.numbers.index(number)]

    def reasons(self, view: View, moves: LegalMoves, move: Move) -> tuple[MoveReason, ...]:
        if self.number != planner.PLANNER:
            return (MoveReason("by-chance", {"count": len(moves)}),)
        return (plan_reason(view, move, fields(self._memories)),)


def player_names() -> tuple[str, ...]:
    """All names that `make_player` knows, without options."""
    return (*POLICIES, *SEARCHERS)


def player_source(spec: str) -> str:
    """What makes a player play as it does, beside the program: equal texts, equal moves."""
    return network_source() if spec.partition(":")[0] == "expert" else "built in"


def make_player(spec: str) -> Player:
    """Makes a built-in player that has not started a game."""
    check_name(spec)
    name, _, option = spec.partition(":")
    if name in SEARCHERS:
        return SEARCHERS[name](spec, read_budget(option) if option else None)
    return KernelPlayer(name, POLICIES[name])


def check_name(spec: str) -> str:
    """Returns the name with its option; an error if there is no such player."""
    name, colon, option = spec.partition(":")
    if name not in player_names():
        raise unknown_player(name, player_names(), spec)
    if colon and name not in SEARCHERS:
        message = f"the player {name!r} has no options: write the name alone"
        raise TextError("bad-player-option", message, offender=spec[:40])
    if colon and (not option or (read_budget(option).simulations == 0 and name != "expert")):
        raise not_a_budget(option)  # only the expert can answer without a search
    return spec


def unknown_player(name: str, known: Sequence[str], spec: str) -> TextError:
    """The error for a name that is none of the known ones."""
    near = get_close_matches(name[:40], known, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"
    if name.endswith(".py"):
        hint = f"give the file with --code {name[:40]}, and name the player in it"
    return TextError("unknown-player", f"there is no player {name[:40]!r}: {hint}", offender=spec[:40])
