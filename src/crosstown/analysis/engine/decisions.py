"""What a decision cost, by what the mover knew: the best move is found in some deals, measured in others.

Whichever move does best in a few deals looks better than it is. So some deals choose the best move, and
others compare it with the move that was played, in pairs. The move played is tried in every deal, and it is
the best one unless another was clearly better already in the deals that choose.
"""

from __future__ import annotations

from typing import Any

from crosstown.analysis.engine.imagined_games import clear_trial, try_moves
from crosstown.analysis.engine.study_records import (
    BLUNDER,
    INACCURACY,
    LISTED,
    MAX_TRIALS,
    MISTAKE,
    NO_REASON,
    POINTS,
    RIVALS,
    TICKET,
    UNMARKED,
    WINS,
    WON,
)
from crosstown.players.engine.planning.move_candidates import list_candidates
from crosstown.players.engine.planning.route_plan import make_plan
from crosstown.players.engine.planning.turn_facts import BLUNDER_LOSS
from crosstown.players.engine.search.tree_search import keep_likeliest
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.philox import seed_chance
from crosstown.rules.kernel.state import NONE

# Streams of random numbers: every ply has deals of its own to choose in and to measure in.
CHOOSING, MEASURING, STREAMS = 16, 17, 2

CERTAIN = 3  # standard errors that a loss must exceed
INACCURATE, MISTAKEN = 300, 700  # ten-thousandths of a won game
DECIDED = 1000  # a chance below this, or as near to a sure win, is marked no more
A_POINT = 100  # differences of points are in hundredths; smaller ones are no reason


@leaf
def square_root(number: int) -> int:
    """The square root of a whole number, rounded down (Newton's method)."""
    if number < 2:
        return max(number, 0)
    root = number
    better = (root + 1) >> 1
    while better < root:
        root = better
        better = (root + number // root) >> 1
    return root


@leaf
def rounded(number: int, by: int) -> int:
    """The quotient, rounded to the nearest whole number, halves away from zero."""
    if number < 0:
        return -((-2 * number + by) // (2 * by))
    return (2 * number + by) // (2 * by)


@leaf
def error_of(total: int, squares: int, count: int) -> int:
    """The standard error of a mean from the sum of its values and of their squares."""
    if count < 2:
        return WON
    spread = squares - rounded(total * total, count)
    return square_root(max(spread, 0) // (count * (count - 1)))


@rule
def list_trials(
    city: Any, view: Any, move: int, planned: int, trials: Any, search: Any, memories: Any, scratch: Any
) -> int:
    """The moves to try: the one played, the planner's, those that a search would try; returns how many."""
    seat = whole(view.seat)
    memory = memories[seat]
    make_plan(city, view, seat, memory.weights, whole(0), memory.plan, memory.work)
    found = keep_likeliest(search, list_candidates(city, view, seat, memory, search, scratch))
    clear_trial(trials[0], move)
    count = 1
    if planned != move:
        clear_trial(trials[1], planned)
        count = 2
    for i in range(found):
        candidate = whole(search.moves[i])
        if candidate != move and candidate != planned and count < MAX_TRIALS:
            clear_trial(trials[count], candidate)
            count += 1
    return count


@leaf
def promise(trial: Any, seat: int) -> int:
    """How good a move looks: games won, and shares, which tell more where games are few."""
    return whole((trial.wins[seat] + trial.shares[seat]) // max(trial.games, 1))


@leaf
def worst_trial(trials: Any, count: int, seat: int) -> int:
    """Of the other moves still in, the one that looks worst; the later one of two that look alike."""
    worst = NONE
    for at in range(1, count):
        if trials[at].out == 0 and (
            worst == NONE or promise(trials[at], seat) <= promise(trials[worst], seat)
        ):
            worst = at
    return worst


@rule
def is_better(trials: Any, at: int, seat: int) -> bool:
    """Whether a move looks better than the one played by more than the noise of their deals."""
    games = whole(trials[at].games)
    won = whole(trials[at].wins[seat]) - whole(trials[0].wins[seat])
    gain = promise(trials[at], seat) - promise(trials[0], seat)
    return bool(gain > 0 and gain >= 2 * error_of(won, whole(trials[at].squares), games))


@rule
def choose_best(
    city: Any, games: Any, seat: int, trials: Any, count: int, budget: int, study: Any,
    memories: Any, scratch: Any, result: Any,
) -> int:  # fmt: skip
    """Sequential halving: after each stage the worse half of the other moves is out, until one is left.

    Returns that one, or the move played (0) where it is not clearly better.
    """
    left = count - 1
    if left == 0:
        return 0
    stages = 1
    while (1 << stages) < left:
        stages += 1
    for _ in range(stages):
        deals = max(budget // (stages * (left + 1)), 2)
        try_moves(city, games, seat, seat, trials, count, deals, study, memories, scratch, result)
        for _ in range(left // 2):
            trials[worst_trial(trials, count, seat)].out = 1
            left -= 1
    best = 0
    for at in range(1, count):
        if trials[at].out == 0 and is_better(trials, at, seat):
            best = at
    return best


@rule
def take_finalists(trials: Any, count: int, finalists: Any, rows: int) -> None:
    """The moves that were measured are listed by that."""
    for at in range(count):
        for row in range(rows):
            if trials[at].move == finalists[row].move:
                trials[at].games = finalists[row].games
                for seat in range(MAX_SEATS):
                    trials[at].wins[seat] = finalists[row].wins[seat]


@leaf
def longer_tried(one: Any, other: Any, seat: int) -> bool:
    """Whether a move was tried in more deals than another, or did better in as many."""
    if one.games != other.games:
        return bool(one.games > other.games)
    return bool(one.wins[seat] > other.wins[seat])


@rule
def list_tried(trials: Any, count: int, seat: int, study: Any) -> None:
    """Notes the moves that were tried longest, and their chances."""
    study.tried = min(count, LISTED)
    for at in range(count):
        trials[at].out = 0
    for i in range(whole(study.tried)):
        first = NONE
        for at in range(count):
            if trials[at].out == 0 and (first == NONE or longer_tried(trials[at], trials[first], seat)):
                first = at
        trials[first].out = 1
        study.tried_move[i] = trials[first].move
        study.tried_deals[i] = trials[first].games
        study.tried_chance[i] = rounded(whole(trials[first].wins[seat]), max(whole(trials[first].games), 1))


@rule
def note_loss(trials: Any, played: int, best: int, seat: int, study: Any) -> None:
    """What the move played cost beside the best one, in the same deals; one of them is the first trial."""
    games = whole(trials[played].games)
    lost = whole(trials[best].wins[seat]) - whole(trials[played].wins[seat])
    study.measured = rounded(lost, games)
    study.error = error_of(lost, whole(trials[max(played, best)].squares), games)
    if study.measured > 0 and study.measured >= CERTAIN * study.error:
        study.loss = study.measured
        study.best = trials[best].move


@rule
def mark_loss(study: Any) -> None:
    """How bad the decision was. Where the mover could know that all was decided, nothing is marked."""
    study.mark = UNMARKED
    if study.chances[0] < DECIDED or study.chances[1] > WON - DECIDED:
        return
    if study.loss >= BLUNDER_LOSS:
        study.mark = BLUNDER
    elif study.loss >= MISTAKEN:
        study.mark = MISTAKE
    elif study.loss >= INACCURATE:
        study.mark = INACCURACY


@rule
def note_skill(game: Any, finalists: Any, planned: int, seat: int, study: Any) -> None:
    """What the decision changed for every seat beside the planner's move, another finalist."""
    games = whole(finalists[0].games)
    for other in range(whole(game.seats)):
        study.skill[other] = rounded(
            whole(finalists[0].wins[other]) - whole(finalists[planned].wins[other]), games
        )
    gained = whole(finalists[0].wins[seat]) - whole(finalists[planned].wins[seat])
    study.skill_error = error_of(gained, whole(finalists[planned].squares), games)


@leaf
def rival_points(game: Any, trial: Any, seat: int) -> int:
    """The points of the other seat that scored most, in hundredths of a game's mean."""
    most = whole(0)
    first = True
    for other in range(whole(game.seats)):
        if other != seat and (first or trial.points[other] > most):
            most = whole(trial.points[other])
            first = False
    return rounded(100 * most, whole(trial.games))


@rule
def note_reason(city: Any, game: Any, trials: Any, played: int, best: int, seat: int, study: Any) -> None:
    """Why the best move is better: a ticket, points, or those of a rival. The best move comes first."""
    games = whole(trials[played].games)
    most = whole(0)
    study.ticket = NONE
    for ticket in range(city.tickets):
        more = whole(trials[best].done[ticket]) - whole(trials[played].done[ticket])
        more *= city.ticket_points[ticket]
        if more > most:
            most = more
            study.ticket = ticket
    for i in range(2):
        trial = trials[best] if i == 0 else trials[played]
        study.chances[i] = rounded(whole(trial.wins[seat]), games)
        study.points[i] = rounded(100 * whole(trial.points[seat]), games)
        study.rivals[i] = rival_points(game, trial, seat)
        if study.ticket != NONE:
            study.ticket_done[i] = rounded(WON * whole(trial.done[study.ticket]), games)
    gained = whole(study.points[0] - study.points[1])
    denied = whole(study.rivals[1] - study.rivals[0])
    if study.loss == 0:
        study.reason = NO_REASON
    elif study.ticket != NONE and rounded(200 * most, games) * 2 >= gained + denied:
        study.reason = TICKET
    elif max(gained, denied) < A_POINT:
        study.reason = WINS
    elif denied > gained:
        study.reason = RIVALS
    else:
        study.reason = POINTS


@rule
def name_finalists(trials: Any, best: int, planned: int, study: Any, finalists: Any) -> int:
    """The move played, the best one and the planner's, each once; returns how many."""
    clear_trial(finalists[0], whole(study.move))
    rows = 1
    if best != 0:
        clear_trial(finalists[1], whole(trials[best].move))
        rows = 2
    if planned != study.move and planned != trials[best].move:
        clear_trial(finalists[rows], planned)
        rows += 1
    return rows


@leaf
def row_of(finalists: Any, rows: int, move: int) -> int:
    """The row of a finalist."""
    found = 0
    for row in range(rows):
        if finalists[row].move == move:
            found = row
    return whole(found)


@rule
def judge_decision(
    city: Any, games: Any, planned: int, trials: Any, finalists: Any, search: Any, budget: int, deals: int,
    study: Any, memories: Any, scratch: Any, result: Any, seed: Any,
) -> None:  # fmt: skip
    """Everything about one decision; ``games[0]`` is the mover's view."""
    seat = whole(study.seat)
    stream = STREAMS * whole(games[0].plies)
    count = list_trials(city, games[0], whole(study.move), planned, trials, search, memories, scratch)
    seed_chance(study.chance, seed, CHOOSING + stream)
    best = choose_best(city, games, seat, trials, count, budget, study, memories, scratch, result)
    rows = name_finalists(trials, best, planned, study, finalists)
    if rows > 1:
        seed_chance(study.chance, seed, MEASURING + stream)
        try_moves(city, games, seat, seat, finalists, rows, deals, study, memories, scratch, result)
        at_best = row_of(finalists, rows, whole(trials[best].move))
        note_loss(finalists, whole(0), at_best, seat, study)
        note_skill(games[0], finalists, row_of(finalists, rows, planned), seat, study)
        note_reason(city, games[0], finalists, whole(0), at_best, seat, study)
        mark_loss(study)
        take_finalists(trials, count, finalists, rows)
    list_tried(trials, count, seat, study)
