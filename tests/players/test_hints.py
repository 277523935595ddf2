"""Hints and warnings: from the view alone, in every language, and never wrong about a lost ticket."""

from __future__ import annotations

import heapq
from random import Random

import pytest

from crosstown.cities import city_names
from crosstown.game.game import Game
from crosstown.game.text.reason_text import reason_text
from crosstown.game.view import View
from crosstown.language import Translator
from crosstown.language.translator import languages
from crosstown.players.hints import Hint, Judge, Judgement, find_hint, judge_moves, lost_tickets
from crosstown.players.search_player import Budget, SearchPlayer

HINTS, JUDGE = SearchPlayer("hard", Budget(80)), Judge(Budget(400))


def advice(view: View) -> tuple[Hint, Judgement]:
    return find_hint(HINTS, view, view.ply), judge_moves(JUDGE, view, view.ply)


def play_on(game: Game, chance: Random) -> None:
    claims = [move for move in game.legal_moves if move.kind == "claim"]
    game.play(chance.choice(claims if claims and chance.random() < 0.5 else list(game.legal_moves)))


@pytest.mark.parametrize("city", city_names())
def test_what_is_hidden_changes_no_advice(city: str) -> None:
    game, chance, compared = Game.new(city, 3, seed=4), Random(4), 0
    while not game.over:
        if game.ply % 8 == 0:
            view = game.view(game.turn)
            others = [view.deal_anew(seed=one).view(game.turn) for one in (1, 2)]
            assert advice(others[0]) == advice(view) == advice(others[1])
            compared += 1
        play_on(game, chance)
    assert compared > 5


@pytest.mark.parametrize("city", city_names())
def test_every_reason_is_said_in_every_language(city: str) -> None:
    texts = [Translator(language, strict=True) for language in languages()]
    game, chance, codes = Game.new(city, 2, seed=5), Random(5), set()
    while not game.over:
        view = game.view(game.turn)
        hint = find_hint(HINTS, view, 1)
        assert hint.move in view.legal_moves
        assert hint.next_best is None or hint.next_best in view.legal_moves
        assert hint.next_best != hint.move
        for reason in hint.reasons:
            said = {reason_text(view.city, reason, one) for one in texts}
            assert len(said) == len(texts), reason
            codes.add(reason.code)
        play_on(game, chance)
    assert len(codes) > 8


def pieces_needed(view: View, seat: int, ticket: str) -> int:
    """The pieces that the shortest open way of a ticket takes, by an algorithm of its own."""
    ends = view.city.ticket[ticket]
    ways: dict[str, list[tuple[str, int]]] = {}
    for id, route in view.city.route.items():
        owner = view.owners.get(id)
        twin_closed = id in view.closed and view.closed[id] != "too-few-pieces"
        if owner not in (None, seat) or (owner is None and twin_closed):
            continue
        cost = 0 if owner == seat else route.length
        ways.setdefault(route.a, []).append((route.b, cost))
        ways.setdefault(route.b, []).append((route.a, cost))
    queue, seen = [(0, ends.a)], set()
    while queue:
        cost, place = heapq.heappop(queue)
        if place == ends.b:
            return cost
        if place not in seen:
            seen.add(place)
            for other, more in ways.get(place, []):
                heapq.heappush(queue, (cost + more, other))
    return 1000


def test_a_lost_ticket_is_lost() -> None:
    """In London there is one kind of pieces, so that the shortest way decides."""
    found = 0
    for seed in range(6):
        game, chance = Game.new("london", 2, seed=seed), Random(seed)
        while not game.over:
            seat = game.turn
            assert seat is not None
            view = game.view(seat)
            if view.phase == "turn" and view.turns_left is None:
                for move, tickets in lost_tickets(view, view.legal_moves).items():
                    after = game.copy()
                    after.play(move)
                    left = after.view(seat)
                    for ticket in tickets:
                        bus = sum(left.pieces(seat).values())
                        last = left.turns_left is not None
                        assert pieces_needed(left, seat, ticket) > bus or last, (seed, game.ply, move)
                        assert pieces_needed(view, seat, ticket) <= sum(view.pieces(seat).values())
                        found += 1
            play_on(game, chance)
    assert found > 20


def test_a_choice_without_a_better_one_is_no_blunder() -> None:
    """Where every move loses a ticket there is nothing to warn of."""
    game, chance, seen = Game.new("berlin", 2, seed=3), Random(3), 0
    while not game.over:
        view = game.view(game.turn)
        lost = lost_tickets(view, view.legal_moves)
        assert len(lost) < len(view.legal_moves)
        judged = judge_moves(JUDGE, view, 1)
        assert all(chance <= judged.chance - 14 for chance in judged.blunders.values())
        assert set(judged.blunders) < set(map(str, view.legal_moves))
        seen += bool(judged.blunders)
        play_on(game, chance)
    assert seen > 0
