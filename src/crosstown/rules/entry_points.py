"""The functions of the rules that Python calls: each takes arrays of records and a position in them."""

from __future__ import annotations

from typing import Any

from crosstown.rules import apply_move, claims, hidden_information, legal_moves, scoring, setup
from crosstown.rules.kernel.compiler import entry, whole
from crosstown.rules.kernel.philox import seed_chance


@entry
def shuffle_game(cities: Any, tables: Any, games: Any, at: int, seed: Any, scratches: Any) -> None:
    """S1, S2, S4, S6: a fresh table with everything shuffled from a seed of four words, nothing dealt yet."""
    setup.copy_game(games[at], tables[0])
    seed_chance(games[at].chance, seed, whole(0))
    setup.shuffle_all(cities[0], games[at], scratches[0])


@entry
def deal_game(cities: Any, games: Any, at: int, scratches: Any) -> None:
    """S2 to S6: deals from stacks in their final order; the souvenir symbols are in the scratch bag."""
    setup.deal(cities[0], games[at], scratches[0])


@entry
def list_moves(cities: Any, games: Any, at: int, scratches: Any) -> int:
    """Lists the legal moves in ``scratches[0]``; returns how many."""
    return legal_moves.list_moves(cities[0], games[at], scratches[0])


@entry
def why_not(cities: Any, games: Any, at: int, move: int, coloured: int, scratches: Any) -> int:
    """Why a move is not legal, or 0."""
    return legal_moves.why_not(cities[0], games[at], move, coloured, scratches[0])


@entry
def tell_closed(cities: Any, games: Any, at: int, seat: int, closed: Any) -> None:
    """Writes for every route why it is closed to the seat whatever it pays, or 0."""
    claims.tell_closed(cities[0], games[at], seat, closed)


@entry
def play_move(cities: Any, games: Any, at: int, move: int, scratches: Any) -> None:
    """Plays a legal move; what happened is on the scratch tape."""
    apply_move.play_move(cities[0], games[at], move, scratches[0])


@entry
def score_game(cities: Any, games: Any, at: int, scratches: Any, results: Any) -> None:
    """Scores a position as if it were the end."""
    scoring.score_game(cities[0], games[at], scratches[0].label, results[0])


@entry
def hide(games: Any, at: int, seat: int) -> None:
    """Blanks everything that the seat may not know."""
    hidden_information.hide(games[at], seat)


@entry
def deal_anew(cities: Any, games: Any, at: int, seat: int, seed: Any, scratches: Any) -> bool:
    """Turns a view into a full game that looks the same to the seat."""
    return hidden_information.deal_anew(cities[0], games[at], seat, seed, scratches[0])


@entry
def count_cards(cities: Any, games: Any, at: int, seat: int, held: Any, unseen: Any) -> None:
    """Writes the cards that each seat holds for sure and those that may be anywhere, as the seat knows."""
    hidden_information.count_cards(cities[0], games[at], seat, held, unseen)


@entry
def step(cities: Any, games: Any, at: int, choice: int, scratches: Any) -> int:
    """Plays one of the listed moves and lists the next ones; returns how many, 0 at the end."""
    apply_move.play_move(cities[0], games[at], whole(scratches[0].moves[choice]), scratches[0])
    return legal_moves.list_moves(cities[0], games[at], scratches[0])
