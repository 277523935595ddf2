"""Chooses the move a question asks for: in a worker, or in the server if no worker answers in time."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random

from msgspec import structs

from crosstown.cities.checks.read_and_check import read_pack
from crosstown.cities.city import City
from crosstown.cities.guest_city import find_guest_city
from crosstown.cities.load import load_edition
from crosstown.errors import CrosstownError, DataError
from crosstown.game.records.seeds import seed_from
from crosstown.game.view import View
from crosstown.players.built_in_players import POLICIES, make_player
from crosstown.players.hints import JUDGE_SECONDS, Judge, find_hint, judge_moves
from crosstown.players.own_players import check_table_player, make_own_player, own_names
from crosstown.players.player import Player
from crosstown.players.search_player import MAX_TABLE_SECONDS, Budget, SearchPlayer, read_budget
from crosstown.service.bots.bot_messages import (
    NEVER_READY,
    QUICK_READY,
    SEARCH_READY,
    Advice,
    Chosen,
    Question,
)

THINKING_SHARE = 0.9  # of the seconds for an answer; the rest is for the way


def make_question(view: View, player: str, seed: str) -> Question:
    seat = _deciding_seat(view)
    guest = find_guest_city(view.city.id, view.city.sha256)
    pack = guest.text if guest else ""
    return Question(view.city.id, view.city.sha256, seat, player, seed, view.pack(), pack=pack)


def ask_advice(view: View, wanted: Advice, table: str) -> Question:
    """Advice is asked of ``hard``. Its seed follows from what everybody knows."""
    player = "hard" if wanted == "hint" else f"hard:{JUDGE_SECONDS}s"
    question = make_question(view, player, f"{wanted} {table} {view.seat}")
    return structs.replace(question, advice=wanted)


def view_of(question: Question) -> View:
    view = View.unpack(_city_of(question), question.view, question.seat)
    _deciding_seat(view)
    return view


def _deciding_seat(view: View) -> int:
    if view.seat is None or view.seat != view.turn:
        raise DataError("nothing-to-decide", "this seat has no move to choose", where=f"ply {view.ply}")
    return view.seat


def needed_readiness(player: str) -> int:
    """Which worker can run a player, and in which lane: code of the host's own counts as slow."""
    try:
        check_table_player(player)
    except CrosstownError:
        return NEVER_READY
    return QUICK_READY if player in POLICIES else SEARCH_READY


def answer_to(question: Question, lane: int) -> Chosen:
    """All that a worker answers."""
    view = view_of(question)
    match question.advice:
        case "hint":
            player = _player("hard")
            assert isinstance(player, SearchPlayer)
            player.budget = budget_for(question.player, question.seconds)
            hint = find_hint(player, view, _seed(question, view))
            return Chosen(hint.move, lane, hint=hint)
        case "judgement":
            judge = _judge()
            judge.budget = budget_for(question.player, question.seconds)
            judgement = judge_moves(judge, view, _seed(question, view))
            return Chosen(judgement.best, lane, judgement=judgement)
        case None:
            return Chosen(choose_move(question, view, question.player), lane)


def choose_move(question: Question, view: View, player: str) -> str:
    """The move of a player, which starts afresh: without a clock, a question always has the same answer."""
    chooser = _player(player)
    if isinstance(chooser, SearchPlayer):
        chooser.budget = budget_for(player, question.seconds)
    chooser.start(view.city, question.seat, view.seats, _seed(question, view))
    return str(chooser.choose(view, view.legal_moves))


def budget_for(player: str, seconds: float | None) -> Budget:
    """A budget that ends well before an answer has to be there; the number of simulations stays."""
    budget = read_budget(player.partition(":")[2])
    return Budget(budget.simulations, MAX_TABLE_SECONDS if seconds is None else THINKING_SHARE * seconds)


def substitute_for(player: str) -> str:
    """The player that moves instead: the same one if it is quick, else the best quick one."""
    return player if player in POLICIES else "medium"


def random_move(question: Question, view: View) -> str:
    return str(Random(_seed(question, view)).choice(view.legal_moves))


def _seed(question: Question, view: View) -> int:
    """A seed for each ply; with one for all, a player that forgets at random would forget always or never."""
    return seed_from(f"crosstown thought {question.seed} {view.ply}")


def _city_of(question: Question) -> City:
    """A worker knows cities of guests only by the packs that come with questions."""
    if question.pack and find_guest_city(question.city, question.sha256) is None:
        return _carried(question.pack)
    return _edition(question.city, question.sha256)


@lru_cache(maxsize=64)
def _carried(pack: str) -> City:
    return read_pack(pack.encode(), "pack of a guest")


@lru_cache(maxsize=64)
def _edition(city: str, sha256: str) -> City:
    edition = load_edition(city, sha256)
    if edition.sha256 != sha256:
        message = f"there is no edition of {city} with this hash"
        raise DataError("unknown-edition", message, offender=sha256[:64], where=city)
    return edition


@cache
def _judge() -> Judge:
    return Judge()


@lru_cache(maxsize=8)
def _player(name: str) -> Player:
    return make_own_player(name) if name in own_names() else make_player(name)
