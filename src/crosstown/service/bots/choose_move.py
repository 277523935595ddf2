"""Finding the answer to a question: in a worker process, or in the server where no worker has one in time."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from crosstown.cities.city import City
from crosstown.cities.load import built_in, load_city, load_edition
from crosstown.errors import CrosstownError, DataError
from crosstown.game.game import Game
from crosstown.game.seeds import seed_from
from crosstown.game.view import View
from crosstown.players.built_in_players import POLICIES, SEARCHERS, check_name, make_player
from crosstown.players.player import Player
from crosstown.service.bots.bot_messages import PLANS, SEARCHES, UNHEARD_OF, Question

FAMILIES = ("medium", "random")  # one of each kind of quick players


def question_of(view: View, player: str, seed: str) -> Question:
    """The question of which move a player would make here."""
    if view.seat is None or view.seat != view.turn:
        raise DataError("nothing-to-decide", "this seat has no move to choose", where=f"ply {view.ply}")
    return Question(view.city.id, view.city.sha256, view.seat, player, seed, view.packed())


def view_of(question: Question) -> View:
    """What the seat of a question sees."""
    view = View.unpack(_edition(question.city, question.sha256), question.view, question.seat)
    if view.seat != view.turn:
        raise DataError("nothing-to-decide", "this seat has no move to choose", where=f"ply {view.ply}")
    return view


def needs(player: str) -> int:
    """What a worker has to be able to do for a player."""
    try:
        check_name(player)
    except CrosstownError:
        return UNHEARD_OF
    return SEARCHES if player.partition(":")[0] in SEARCHERS else PLANS


def think(question: Question, view: View, player: str) -> str:
    """The move of a player. It starts anew each time: one question has one answer, but for the clock."""
    thinker = _player(player)
    thinker.start(view.city, question.seat, view.seats, _seed(question, view))
    return str(thinker.choose(view, view.legal_moves))


def stand_in(player: str) -> str:
    """Who moves in a player's place: itself if it is quick, or else the best of the quick ones."""
    return player if player in POLICIES else "medium"


def any_move(question: Question, view: View) -> str:
    """A legal move by chance, for when nobody can be asked."""
    return str(Random(_seed(question, view)).choice(view.legal_moves))


def practise(player: str) -> None:
    """Lets a player make one move, so that compiling and loading are done with. Any city will do."""
    city = load_city(built_in()[0])
    seats = city.players[0]
    view = Game.new(city, seats, 0).view(0)
    thinker = make_player(player)
    thinker.start(city, 0, seats, 0)
    thinker.choose(view, view.legal_moves)


def _seed(question: Question, view: View) -> int:
    """Another one for each ply, or else a player that forgets by chance would forget always or never."""
    return seed_from(f"crosstown thought {question.seed} {view.ply}")


@lru_cache(maxsize=64)
def _edition(city: str, sha256: str) -> City:
    edition = load_edition(city, sha256)
    if edition.sha256 != sha256:
        message = f"there is no edition of {city} with this hash"
        raise DataError("unknown-edition", message, offender=sha256[:64], where=city)
    return edition


@lru_cache(maxsize=8)
def _player(name: str) -> Player:
    return make_player(name)
