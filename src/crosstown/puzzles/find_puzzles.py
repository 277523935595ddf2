"""Looks for puzzles in simulated games: decisions in which one move is clearly best, for `hard` too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count as numbers

from crosstown.analysis.compare_moves import ComparedMove, compare_moves
from crosstown.cities.city import City
from crosstown.game.game import Game
from crosstown.game.move import Move
from crosstown.game.records.record import Record
from crosstown.game.records.record_replay import begin, follow
from crosstown.players import Player, make_player
from crosstown.players.search_player import Budget, SearchPlayer
from crosstown.puzzles.puzzle import FORMAT, JudgedMove, Puzzle
from crosstown.simulation.play_game import play_game

PLAYERS = (("hard:200", "medium"), ("medium", "hard:200"))
QUICK, LONGER, LONG = 24, 200, 800  # deals to look for a puzzle, to look again, and to judge it
RIVALS = 5  # moves beside the best one when it is looked at again
GAP = 800  # ten-thousandths of a won game that every other move loses at least
SURE = 4  # standard errors that the gap is wide at least
LEAST, MOST = 2500, 9000  # the chance with the best move: elsewhere all is decided
DEEDS = 4  # different things that can be done at least
SECOND_OPINION = 4000  # simulations of `hard`

Deed = tuple[str, ...]


def find_puzzles(
    city: City, count: int, seed: int, tell: Callable[[int], None] = lambda found: None
) -> list[Puzzle]:
    """So many puzzles of a city, one from a game, of different kinds. The same seed finds the same ones.

    ``tell`` hears how many are found, after every game.
    """
    found: list[Puzzle] = []
    kinds: Counter[str] = Counter()
    plain = 0
    for number in numbers():
        tell(len(found))
        if len(found) == count:
            return found
        record = simulated(city, seed + number)
        for puzzle, is_plain in puzzles_of(record, seed):
            kind = Move(puzzle.best).kind
            if kinds[kind] > count // 3 or (is_plain and plain >= count // 2):
                continue
            kinds[kind] += 1
            plain += is_plain
            found.append(puzzle)
            break
    raise AssertionError("numbers never end")


def simulated(city: City, seed: int) -> Record:
    """A game of good players."""
    players = [make_player(name) for name in PLAYERS[seed % len(PLAYERS)]]
    return play_game(city, players, seed).record()


def puzzles_of(record: Record, seed: int) -> Iterator[tuple[Puzzle, bool]]:
    """The decisions of a game that make a puzzle, and whether `medium` would solve them."""
    game = begin(record)
    for ply, _ in enumerate(follow(game, record)):
        if ply + 1 == len(record.plies):
            return
        puzzle = puzzle_at(game, record, ply + 1, seed)
        if puzzle is not None:
            medium = chosen_by(game, make_player("medium"))
            yield puzzle, deed(game, medium) == deed(game, puzzle.best)


def puzzle_at(game: Game, record: Record, ply: int, seed: int) -> Puzzle | None:
    """The decision before a ply as a puzzle, if one move is clearly best."""
    texts = game.legal_moves.texts
    if len({deed(game, move) for move in texts}) < DEEDS:
        return None
    quick = sorted(compare_moves(game, texts, deals=QUICK, seed=seed), key=lambda one: -one.promise)
    if not looks_clear(game, quick):
        return None
    ordered = [one.move for one in quick]
    if not is_clear(game, compare_moves(game, ordered[: 1 + RIVALS], deals=LONGER, seed=seed + 1), SURE - 1):
        return None
    judged = compare_moves(game, ordered, deals=LONG, seed=seed + 2)
    if not is_clear(game, judged, SURE):
        return None
    second_opinion = chosen_by(game, SearchPlayer("hard", Budget(SECOND_OPINION)))
    if deed(game, second_opinion) != deed(game, ordered[0]):
        return None
    return Puzzle(
        format=FORMAT, ply=ply, deals=LONG, seed=seed + 2, moves=verdicts(game, judged), record=record
    )


def deed(game: Game, text: str) -> Deed:
    """What a move does, however it is paid, and on whichever of two parallel routes."""
    move = Move(text)
    if move.kind != "claim":
        return (text,)
    route = game.city.route[move.route]
    return ("claim", *sorted((route.a, route.b)))


def looks_clear(game: Game, quick: list[ComparedMove]) -> bool:
    """Whether it is worth to look longer: every other deed promises clearly less."""
    best = deed(game, quick[0].move)
    rival = next(one for one in quick if deed(game, one.move) != best)
    return LEAST <= quick[0].chance <= MOST and quick[0].promise - rival.promise >= GAP * 3 // 4


def is_clear(game: Game, judged: list[ComparedMove], errors: int) -> bool:
    """Whether the first move is clearly best: another way to pay is no better, and other deeds lose much."""
    best = deed(game, judged[0].move)
    if not LEAST <= judged[0].chance <= MOST or any(one.loss < 0 for one in judged):
        return False
    others = [one for one in judged if deed(game, one.move) != best]
    return all(one.loss >= max(GAP, errors * one.error) for one in others)


def verdicts(game: Game, judged: list[ComparedMove]) -> tuple[JudgedMove, ...]:
    """The best move first, and of it, why it is better than the next."""
    best = deed(game, judged[0].move)
    rival = min((one for one in judged if deed(game, one.move) != best), key=lambda one: one.loss)
    ordered = sorted(judged, key=lambda one: (one is not judged[0], one.loss))
    return tuple(
        JudgedMove(
            one.move,
            one.chance,
            one.loss,
            one.error,
            one.mark,
            rival.reason if one is judged[0] else one.reason,
        )
        for one in ordered
    )


def chosen_by(game: Game, player: Player) -> str:
    """What a player would do in the place of the seat to move."""
    assert game.turn is not None
    view = game.view(game.turn)
    player.start(game.city, game.turn, game.seats, 1)
    return str(player.choose(view, view.legal_moves))
