"""What the page calls: entries of the kernel, and the arrays that they take.

Parameters say by their names what they are: ``games`` is an array of `GAME` records in every entry, and a
name that is not listed here is a whole number.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from crosstown.analysis.engine import luck_and_skill, ply_study
from crosstown.analysis.engine.study_records import STUDY, SUMS, TRIAL
from crosstown.players.engine import simple_policies
from crosstown.players.engine.network.integer_network import EVALUATION, NETWORK
from crosstown.players.engine.planning import planner, turn_facts
from crosstown.players.engine.player_memory import MEMORY
from crosstown.players.engine.search import network_search, tree_search
from crosstown.players.engine.search.search_nodes import NODE, SEARCH
from crosstown.rules import entry_points
from crosstown.rules.kernel.state import CITY, GAME, RESULT, SCRATCH
from crosstown.simulation import kernel_batch
from crosstown.simulation.game_counts import COUNTS

RECORDS: dict[str, np.dtype[Any]] = {
    "City": CITY,
    "Game": GAME,
    "Scratch": SCRATCH,
    "Result": RESULT,
    "Memory": MEMORY,
    "Search": SEARCH,
    "Node": NODE,
    "Network": NETWORK,
    "Evaluation": EVALUATION,
    "Log": kernel_batch.LOG,
    "Counts": COUNTS,
    "Trial": TRIAL,
    "Study": STUDY,
    "Sums": SUMS,
}

_WORD = np.dtype("u4")
_NUMBER = np.dtype("i8")
_SMALL, _WIDE = np.dtype("i1"), np.dtype("i4")  # the weights of a network

# Each array parameter by its name: what it holds, and its number of dimensions.
ARRAYS: dict[str, tuple[np.dtype[Any], int]] = {
    "cities": (CITY, 1),
    "tables": (GAME, 1),
    "games": (GAME, 1),
    "views": (GAME, 1),
    "finals": (GAME, 1),
    "scratches": (SCRATCH, 1),
    "results": (RESULT, 1),
    "memories": (MEMORY, 1),
    "searches": (SEARCH, 1),
    "nodes": (NODE, 1),
    "nets": (NETWORK, 1),
    "small": (_SMALL, 1),
    "wide": (_WIDE, 1),
    "evaluations": (EVALUATION, 1),
    "logs": (kernel_batch.LOG, 1),
    "counts": (COUNTS, 1),
    "trials": (TRIAL, 1),
    "finalists": (TRIAL, 1),
    "studies": (STUDY, 1),
    "sums": (SUMS, 1),
    "seed": (_WORD, 1),
    "seeds": (_WORD, 2),
    "player_seeds": (_WORD, 3),
    "policies": (_NUMBER, 1),
    "closed": (_NUMBER, 1),
    "held": (_NUMBER, 2),
    "unseen": (_NUMBER, 1),
}

ENTRIES: dict[str, Callable[..., Any]] = {
    "shuffle_game": entry_points.shuffle_game,
    "deal_game": entry_points.deal_game,
    "list_moves": entry_points.list_moves,
    "why_not": entry_points.why_not,
    "tell_closed": entry_points.tell_closed,
    "play_move": entry_points.play_move,
    "score_game": entry_points.score_game,
    "hide": entry_points.hide,
    "deal_anew": entry_points.deal_anew,
    "count_cards": entry_points.count_cards,
    "choose_simple": simple_policies.choose_at,
    "choose_planned": planner.choose_at,
    "begin_search": tree_search.begin_search,
    "run_search": tree_search.run_search,
    "drop_half": tree_search.drop_half,
    "begin_expert": network_search.begin_expert,
    "run_expert": network_search.run_expert,
    "plan_turn": turn_facts.plan_turn,
    "lost_tickets": turn_facts.lost_tickets,
    "play_batch": kernel_batch.play_planned,
    "study_ply": ply_study.study_ply,
    "tell_luck": luck_and_skill.tell_luck,
    "sum_up": luck_and_skill.sum_up,
}


@dataclass(frozen=True)
class Parameter:
    """One argument of an entry: an array of records or numbers, or a whole number where ``items`` is none."""

    name: str
    items: np.dtype[Any] | None
    dimensions: int


@dataclass(frozen=True)
class Entry:
    """A function of the module. ``returns`` is false where it gives nothing back."""

    name: str
    function: Callable[..., Any]
    parameters: tuple[Parameter, ...]
    returns: bool


def page_entries() -> tuple[Entry, ...]:
    """All entries of the module, in a fixed order."""
    return tuple(_describe(name, dispatcher) for name, dispatcher in ENTRIES.items())


def _describe(name: str, dispatcher: Any) -> Entry:
    function = getattr(dispatcher, "py_func", dispatcher)
    signature = inspect.signature(function)
    parameters = tuple(Parameter(one, *ARRAYS.get(one, (None, 0))) for one in signature.parameters)
    return Entry(name, function, parameters, signature.return_annotation != "None")
