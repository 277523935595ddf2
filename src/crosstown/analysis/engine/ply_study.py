"""The study of one ply, and the sums over a game: the entries of the analysis."""

from __future__ import annotations

from typing import Any

from crosstown.analysis.engine.decisions import judge_decision, rounded, square_root
from crosstown.analysis.engine.imagined_games import clear_trial, planned_move, try_moves, won_by
from crosstown.analysis.engine.study_records import DRAWN, NOTHING, OFFERED, REFILLED, UNMARKED, WON
from crosstown.rules import legal_moves
from crosstown.rules.apply_move import play_move
from crosstown.rules.hidden_information import hide
from crosstown.rules.kernel import event_tape, move_codes
from crosstown.rules.kernel.compiler import entry, rule, whole
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.philox import seed_chance
from crosstown.rules.kernel.state import NONE, OVER
from crosstown.rules.scoring import score_game
from crosstown.rules.setup import copy_game
from crosstown.rules.tickets import open_offer

OPEN = 4  # the stream of random numbers for open cards: the same deals at every ply, so that plies compare

# Games for one unit of effort: with open cards, to choose the best move, and to measure it.
OPEN_GAMES, CHOOSING_GAMES, MEASURING_DEALS = 16, 20, 16
FIRST_DEPTH = 8  # units of effort at the first depth; every further depth doubles them


@rule
def clear_study(study: Any) -> None:
    """Nothing known yet."""
    study.games = 0
    study.legal = 0
    study.move = NONE
    study.best = NONE
    study.reference = NONE
    study.event = NOTHING
    study.measured = 0
    study.error = 0
    study.loss = 0
    study.mark = UNMARKED
    study.reason = 0
    study.ticket = NONE
    study.skill_error = 0
    study.tried = 0
    study.kept = 0
    for seat in range(MAX_SEATS):
        study.value[seat] = 0
        study.value_error[seat] = 0
        study.after[seat] = 0
        study.after_error[seat] = 0
        study.skill[seat] = 0


@rule
def win_error(wins: int, games: int) -> int:
    """The standard error of a share of wins. One more game of each kind keeps few games from looking sure."""
    share = (wins + WON) // (games + 2)
    return square_root(share * (WON - share) // (games + 2))


@rule
def note_result(city: Any, game: Any, study: Any, scratch: Any, result: Any) -> None:
    """The end of a game: nothing is left to chance."""
    score_game(city, game, scratch.label, result)
    for seat in range(whole(game.seats)):
        study.value[seat] = won_by(game, result, whole(seat))


@rule
def value_ply(
    city: Any, games: Any, planned: int, trials: Any, deals: int, studies: Any, at: int,
    memories: Any, scratch: Any, result: Any, seed: Any,
) -> None:  # fmt: skip
    """Chances with open cards: before the ply, which is the planner's move, and with the move played.

    Where the ply before left nothing to chance, its games were the same ones as those from here.
    """
    study = studies[at]
    clear_trial(trials[0], whole(study.move))
    clear_trial(trials[1], planned)
    known = at > 0 and studies[at - 1].event == NOTHING
    trials[0].out = 1 if known and planned == study.move else 0
    trials[1].out = 1 if known or planned == study.move else 0
    seed_chance(study.chance, seed, whole(OPEN))
    if trials[0].out == 0:
        try_moves(
            city, games, whole(study.seat), whole(NONE), trials, whole(2), deals, study,
            memories, scratch, result,
        )  # fmt: skip
    for seat in range(whole(games[0].seats)):
        if trials[0].out == 0:
            study.after[seat] = rounded(whole(trials[0].wins[seat]), deals)
            study.after_error[seat] = win_error(whole(trials[0].wins[seat]), deals)
        if known:
            study.value[seat] = studies[at - 1].after[seat]
            study.value_error[seat] = studies[at - 1].after_error[seat]
        elif planned != study.move:
            study.value[seat] = rounded(whole(trials[1].wins[seat]), deals)
            study.value_error[seat] = win_error(whole(trials[1].wins[seat]), deals)
        else:
            study.value[seat] = study.after[seat]
            study.value_error[seat] = study.after_error[seat]
        if trials[0].out == 1:
            study.after[seat] = study.value[seat]
            study.after_error[seat] = study.value_error[seat]


@rule
def event_after(move: int, scratch: Any) -> int:
    """What chance decided in the ply that has just been played."""
    kind = move_codes.kind_of(move)
    if kind == move_codes.DRAW:
        return DRAWN
    if kind == move_codes.TICKETS:
        return OFFERED
    at = 0
    while at < scratch.tape_size:
        entry_kind = whole(scratch.tape[at])
        if entry_kind == event_tape.FILLED or entry_kind == event_tape.SHUFFLED:
            return REFILLED
        at += 1 + whole(event_tape.SIZES[entry_kind])
    return NOTHING


@rule
def value_kept(
    city: Any, games: Any, offer: int, trials: Any, deals: int, study: Any,
    memories: Any, scratch: Any, result: Any, seed: Any,
) -> None:  # fmt: skip
    """What each ticket of the offer is worth: games with it beside the same games without it.

    ``games[3]`` is the position after the tickets were kept.
    """
    seat = whole(study.seat)
    kept = whole(games[3].offer_kept[offer])
    copy_game(games[0], games[3])
    clear_trial(trials[0], whole(NONE))
    seed_chance(study.chance, seed, whole(OPEN))
    try_moves(city, games, seat, whole(NONE), trials, whole(1), deals, study, memories, scratch, result)
    wins = whole(trials[0].wins[seat])
    points = whole(trials[0].points[seat])
    for i in range(whole(games[3].offer_size[offer])):
        if (kept >> i) & 1:
            ticket = whole(games[3].offer[offer, i])
            study.kept_ticket[study.kept] = ticket
            study.kept_done[study.kept] = rounded(WON * whole(trials[0].done[ticket]), deals)
            study.kept += 1
    at = 0
    for i in range(whole(games[3].offer_size[offer])):
        if (kept >> i) & 1:
            games[0].offer_kept[offer] = kept & ~(1 << i)
            clear_trial(trials[0], whole(NONE))
            seed_chance(study.chance, seed, whole(OPEN))
            try_moves(
                city, games, seat, whole(NONE), trials, whole(1), deals, study, memories, scratch, result
            )
            study.kept_worth[at] = rounded(wins - whole(trials[0].wins[seat]), deals)
            study.kept_points[at] = rounded(100 * (points - whole(trials[0].points[seat])), deals)
            with_it = win_error(wins, deals)
            without = win_error(whole(trials[0].wins[seat]), deals)
            study.kept_error[at] = square_root(with_it * with_it + without * without)
            at += 1


@entry
def study_ply(
    cities: Any, games: Any, move: int, trials: Any, finalists: Any, searches: Any, studies: Any, at: int,
    memories: Any, scratches: Any, results: Any, seed: Any, effort: int,
) -> None:  # fmt: skip
    """Studies the ply that is played in ``games[4]``, and plays it there; without a move, the position only.

    ``games`` has room for five: the position to imagine from, a deal, a game, one that is put aside, and the
    game itself. The plies before this one must have been studied.
    """
    city = cities[0]
    study = studies[at]
    scratch = scratches[0]
    seat = whole(games[4].seat)
    clear_study(study)
    study.seat = seat
    if games[4].phase == OVER:
        note_result(city, games[4], study, scratch, results[0])
        return
    copy_game(games[0], games[4])
    hide(games[0], seat)
    planned = planned_move(city, games[0], memories, scratch)
    study.reference = planned
    study.legal = legal_moves.list_moves(city, games[4], scratch)
    study.move = planned if move == NONE else move
    study.best = study.move
    if move != NONE and study.legal > 1:
        judge_decision(
            city, games, planned, trials, finalists, searches[0], CHOOSING_GAMES * effort,
            MEASURING_DEALS * effort, study, memories, scratch, results[0], seed,
        )  # fmt: skip
    copy_game(games[0], games[4])
    value_ply(
        city, games, planned, trials, OPEN_GAMES * effort, studies, at, memories, scratch, results[0], seed
    )
    if move == NONE:
        return
    offer = open_offer(games[4], seat)
    play_move(city, games[4], move, scratch)
    study.event = event_after(move, scratch)
    if move_codes.kind_of(move) == move_codes.KEEP_TICKETS:
        copy_game(games[3], games[4])
        value_kept(
            city, games, offer, trials, OPEN_GAMES * effort, study, memories, scratch, results[0], seed
        )
