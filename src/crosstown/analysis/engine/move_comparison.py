"""All moves of a position beside each other, by what the mover knows: tried in the same deals."""

from __future__ import annotations

from typing import Any

from crosstown.analysis.engine.decisions import mark_loss, note_loss, note_reason
from crosstown.analysis.engine.imagined_games import clear_trial, try_moves
from crosstown.analysis.engine.ply_study import clear_study
from crosstown.rules.hidden_information import hide
from crosstown.rules.kernel.compiler import entry, whole
from crosstown.rules.kernel.philox import seed_chance
from crosstown.rules.setup import copy_game

COMPARING = 5  # the stream of random numbers for these deals


@entry
def compare_moves(
    cities: Any, games: Any, trials: Any, count: int, deals: int, studies: Any,
    memories: Any, scratches: Any, results: Any, seed: Any,
) -> None:  # fmt: skip
    """Plays so many deals with the moves of the trials. ``games[3]`` is the game, the others are room."""
    study = studies[0]
    clear_study(study)
    study.seat = whole(games[3].seat)
    copy_game(games[0], games[3])
    hide(games[0], whole(study.seat))
    for at in range(count):
        clear_trial(trials[at], whole(trials[at].move))
    seed_chance(study.chance, seed, whole(COMPARING))
    try_moves(
        cities[0], games, whole(study.seat), whole(study.seat), trials, count, deals, study,
        memories, scratches[0], results[0],
    )  # fmt: skip


@entry
def judge_trial(cities: Any, games: Any, trials: Any, at: int, studies: Any) -> None:
    """Notes what the move of a trial costs beside the first one, and why, after `compare_moves`."""
    study = studies[0]
    seat = whole(study.seat)
    clear_study(study)
    study.seat = seat
    study.move = trials[at].move
    note_loss(trials, at, whole(0), seat, study)
    note_reason(cities[0], games[0], trials, at, whole(0), seat, study)
    mark_loss(study)
