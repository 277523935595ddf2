"""The moves of a position beside each other, by what the mover knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from crosstown.analysis.analyse_record import MARKS, reason_of
from crosstown.analysis.analysis_data import Mark
from crosstown.analysis.engine import move_comparison
from crosstown.analysis.engine.study_records import STUDY, TRIAL
from crosstown.analysis.game_study import REFERENCE
from crosstown.cities.kernel_city import compile_city
from crosstown.game.game import Game
from crosstown.game.reasons import MoveReason
from crosstown.game.records.seeds import seed_words
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import GAME, RESULT, SCRATCH, blank, fields

_GAME = 3  # where the entry expects the game


@dataclass(frozen=True)
class ComparedMove:
    """A move beside the first one: the chance to win with it, what it loses, the error of that, and why.

    Chances and losses are in ten-thousandths of a won game. ``promise`` is the chance with points counted in,
    which tells more where deals are few.
    """

    move: str
    chance: int
    promise: int
    loss: int
    error: int
    mark: Mark | None
    reason: MoveReason | None


def compare_moves(game: Game, moves: Sequence[str], *, deals: int, seed: int = 0) -> list[ComparedMove]:
    """Tries legal moves in the same deals. The numbers of a move do not depend on which others are tried."""
    legal = game.legal_moves
    trials = blank(TRIAL, len(moves))
    for at, move in enumerate(moves):
        fields(trials, at).move = legal.number_of(move)
    cities, games, studies = compile_city(game.city), blank(GAME, _GAME + 1), blank(STUDY)
    games[_GAME : _GAME + 1] = game._games
    memories = new_memories((REFERENCE,) * MAX_SEATS)
    move_comparison.compare_moves(
        cities, games, trials, len(moves), deals, studies,
        memories, blank(SCRATCH), blank(RESULT), seed_words(seed),
    )  # fmt: skip
    compared = []
    for at, move in enumerate(moves):
        move_comparison.judge_trial(cities, games, trials, at, studies)
        one, trial = fields(studies), fields(trials, at)
        seat = int(one.seat)
        compared.append(
            ComparedMove(
                move=move,
                chance=int(one.chances[1]),
                promise=(int(trial.wins[seat]) + int(trial.shares[seat])) // (2 * deals),
                loss=int(one.measured),
                error=int(one.error),
                mark=MARKS.get(int(one.mark)),
                reason=reason_of(game.city, one),
            )
        )
    return compared
