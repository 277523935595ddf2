"""Games imagined from a position: what nobody knows yet is shuffled anew, planners play to the end.

Two kinds: with the cards as they lie, only what is still to come shuffled; or dealt anew from a seat's view,
so that nothing hidden from it counts. All moves that are compared are tried in the same deals.
"""

from __future__ import annotations

from typing import Any

from crosstown.analysis.engine.study_records import WON
from crosstown.players.engine.planning.planner import choose_planned
from crosstown.rules.apply_move import play_move
from crosstown.rules.hidden_information import deal_anew
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_SEATS, MAX_TICKETS
from crosstown.rules.kernel.philox import mix, next_word, seed_chance
from crosstown.rules.kernel.state import NONE, OVER
from crosstown.rules.scoring import score_game
from crosstown.rules.setup import copy_game

CLOSE = 20  # points behind the best from which on a game counts as lost


@rule
def shuffle_cards(city: Any, game: Any, scratch: Any) -> None:
    """The stack in any order. It is sorted first, so that equal stacks are shuffled alike."""
    size = whole(game.stack_size)
    for kind in range(city.kinds):
        scratch.held[kind] = 0
    for i in range(size):
        scratch.held[game.stack[i]] += 1
    at = 0
    for kind in range(city.kinds):
        for _ in range(scratch.held[kind]):
            game.stack[at] = kind
            at += 1
    mix(game.stack, size, game.chance)


@rule
def shuffle_tickets(city: Any, game: Any, scratch: Any) -> None:
    """The tickets that nobody has put under their stack in any order; the others lie where they are known."""
    for ticket in range(city.tickets):
        scratch.which[ticket] = NONE
    for i in range(whole(game.ticket_count)):
        at = (whole(game.ticket_head) + i) % MAX_TICKETS
        if game.ticket_by[at] == NONE:
            scratch.which[game.ticket_ring[at]] = 1
    size = 0
    for ticket in range(city.tickets):
        if scratch.which[ticket] == 1:
            scratch.bag[size] = ticket
            size += 1
    mix(scratch.bag, whole(size), game.chance)
    for i in range(whole(game.ticket_count)):
        at = (whole(game.ticket_head) + i) % MAX_TICKETS
        if game.ticket_by[at] == NONE:
            size -= 1
            game.ticket_ring[at] = scratch.bag[size]


@rule
def shuffle_future(city: Any, game: Any, seed: Any, scratch: Any) -> None:
    """Everything that nobody knows yet: the stacks, and the shuffles to come."""
    seed_chance(game.chance, seed, whole(1))
    shuffle_cards(city, game, scratch)
    shuffle_tickets(city, game, scratch)
    seed_chance(game.chance, seed, whole(2))


@rule
def planned_move(city: Any, game: Any, memories: Any, scratch: Any) -> int:
    """The move of ``medium`` for the seat to move. It plans anew, so that only the position counts."""
    return choose_planned(city, game, whole(0), memories[game.seat], scratch)


@rule
def finish_game(city: Any, game: Any, move: int, memories: Any, scratch: Any, result: Any) -> None:
    """The move, or the planner's where there is none; then planners play to the end."""
    if move != NONE:
        play_move(city, game, move, scratch)
    while game.phase != OVER:
        play_move(city, game, planned_move(city, game, memories, scratch), scratch)
    score_game(city, game, scratch.label, result)


@rule
def share_of(game: Any, result: Any, seat: int) -> int:
    """A seat's share of a game by points: the further behind the best, the less; nothing from `CLOSE` on.

    That varies less from game to game than who won, so that fewer games tell which move is better.
    """
    best = whole(result.total[0])
    for other in range(1, whole(game.seats)):
        best = max(best, whole(result.total[other]))
    together = 0
    for other in range(whole(game.seats)):
        together += max(CLOSE - (best - whole(result.total[other])), 0)
    return max(CLOSE - (best - whole(result.total[seat])), 0) * WON // together


@rule
def won_by(game: Any, result: Any, seat: int) -> int:
    """What a seat won: the whole game, a part of it where several are equal, or nothing."""
    winners = 0
    for other in range(whole(game.seats)):
        if result.place[other] == 1:
            winners += 1
    return WON // winners if result.place[seat] == 1 else 0


@rule
def clear_trial(trial: Any, move: int) -> None:
    """Nothing tried yet."""
    trial.move = move
    trial.out = 0
    trial.games = 0
    trial.squares = 0
    for seat in range(MAX_SEATS):
        trial.shares[seat] = 0
        trial.wins[seat] = 0
        trial.points[seat] = 0
    for ticket in range(MAX_TICKETS):
        trial.done[ticket] = 0


@rule
def count_game(city: Any, game: Any, seat: int, trials: Any, at: int, result: Any) -> None:
    """Adds a finished game to a trial; the first trial has had the same deal before."""
    trial = trials[at]
    trial.games += 1
    for other in range(whole(game.seats)):
        trial.shares[other] += share_of(game, result, whole(other))
        trial.wins[other] += won_by(game, result, whole(other))
        trial.points[other] += whole(result.total[other])
    trial.last = won_by(game, result, seat)
    trial.squares += (trial.last - trials[0].last) * (trial.last - trials[0].last)
    for ticket in range(city.tickets):
        if (result.done[seat] >> ticket) & 1:
            trial.done[ticket] += 1


@leaf
def next_seed(study: Any) -> None:
    """The seed of the next deal."""
    for i in range(4):
        study.seed[i] = next_word(study.chance)


@rule
def try_moves(
    city: Any, games: Any, seat: int, viewer: int, trials: Any, count: int, deals: int,
    study: Any, memories: Any, scratch: Any, result: Any,
) -> None:  # fmt: skip
    """Plays so many deals to the end, each with all moves that are still in, and counts them for a seat.

    ``games`` has the position, room for a deal, and room to play in. The viewer is the seat from whose view
    the deals are made; none where only what is still to come is shuffled.
    """
    for _ in range(deals):
        next_seed(study)
        copy_game(games[1], games[0])
        if viewer == NONE:
            shuffle_future(city, games[1], study.seed, scratch)
        else:
            deal_anew(city, games[1], viewer, study.seed, scratch)
        for at in range(count):
            if trials[at].out == 0:
                copy_game(games[2], games[1])
                finish_game(city, games[2], whole(trials[at].move), memories, scratch, result)
                count_game(city, games[2], seat, trials, whole(at), result)
                study.games += 1
