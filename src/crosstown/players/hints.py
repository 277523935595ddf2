"""What a good player would do in a seat's place, and which moves are mistakes, from its view alone."""

from __future__ import annotations

import math
from dataclasses import replace

import msgspec

from crosstown.game.move_choices import LegalMoves
from crosstown.game.position import workspace
from crosstown.game.reasons import MoveReason
from crosstown.game.view import View
from crosstown.players.engine.planning import turn_facts
from crosstown.players.engine.planning.move_candidates import MAX_CANDIDATES
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.players.engine.planning.turn_facts import BLUNDER_LOSS
from crosstown.players.explanations import next_best, percent
from crosstown.players.search_player import HARD, Budget, SearchPlayer, set_search
from crosstown.rules.kernel.state import GAME, blank

ONLY_WINS = 1000  # thousandths: a search that counts wins and not points
BLUNDER = BLUNDER_LOSS / 10_000  # the chance to win falls at least by so much
ERRORS = 2  # standard errors that a fall must exceed that by: few games were imagined after some moves
JUDGE_SECONDS = 0.25


class Hint(msgspec.Struct, frozen=True):
    """A move, why it is good, and the move that comes next; null where there is no other."""

    move: str
    next_best: str | None
    reasons: tuple[MoveReason, ...]


class Judgement(msgspec.Struct, frozen=True):
    """Moves to be warned of: the chance to win after each blunder, and tickets that moves give up for good.

    ``chance`` is the one after the best move. Chances are in percent.
    """

    best: str
    chance: int
    blunders: dict[str, int]
    lost: dict[str, tuple[str, ...]]


class Judge(SearchPlayer):
    """Compares all moves, not only the likeliest, and by wins alone."""

    def __init__(self, budget: Budget | None = None) -> None:
        super().__init__("judge", budget or Budget(seconds=JUDGE_SECONDS))
        set_search(self._searches, replace(HARD, breadth=MAX_CANDIDATES, win_share=ONLY_WINS))


def find_hint(player: SearchPlayer, view: View, seed: int) -> Hint:
    """What a player that searches would do in this view."""
    moves = view.legal_moves
    player.start(view.city, view.seat or 0, view.seats, seed)
    move = player.choose(view, moves)
    rival = next_best(view.city, moves, move, player.tried())
    return Hint(str(move), str(rival[0]) if rival else None, player.reasons(view, moves, move))


def judge_moves(judge: Judge, view: View, seed: int) -> Judgement:
    """Looks for blunders by a quick search, and for tickets that moves give up."""
    moves = view.legal_moves
    judge.start(view.city, view.seat or 0, view.seats, seed)
    chosen = judge.choose(view, moves)
    number, tried = moves.number_of(chosen), judge.tried()
    best = next(worth for one, _, worth in tried if one == number)
    blunders = {
        move: percent(worth)
        for one, visits, worth in tried
        if visits > 0 and best - _at_most(worth, visits) >= BLUNDER
        for move in _with_any_payment(moves, one)
    }
    return Judgement(str(chosen), percent(best), blunders, lost_tickets(view, moves))


def _at_most(worth: float, visits: int) -> float:
    """What a move is worth at most, by so many imagined games."""
    share = (worth * visits + 1) / (visits + 2)
    return share + ERRORS * math.sqrt(share * (1 - share) / (visits + 2))


def _with_any_payment(moves: LegalMoves, number: int) -> list[str]:
    """The move; of a claim, all ways to pay: one of them was tried."""
    tried = moves[moves.numbers.index(number)]
    if tried.kind != "claim":
        return [str(tried)]
    return [str(move) for move in moves if move.kind == "claim" and move.route == tried.route]


def lost_tickets(view: View, moves: LegalMoves) -> dict[str, tuple[str, ...]]:
    """The tickets that a move gives up for good, where another move would not."""
    memories, games = new_memories(("medium",)), blank(GAME)
    sets = [
        int(turn_facts.lost_tickets(view._cities, view._games, games, number, memories, workspace()))
        for number in moves.numbers
    ]
    anyway = sets[0]
    for lost in sets:
        anyway &= lost
    if all(lost & ~anyway for lost in sets):
        return {}
    names = list(view.city.ticket)
    return {
        str(move): tuple(name for at, name in enumerate(names) if (lost & ~anyway) >> at & 1)
        for move, lost in zip(moves, sets, strict=True)
        if lost & ~anyway
    }
