"""Compiles the rules and the computer players for this machine, or loads what was compiled before.

The very first time this takes half a minute. The server's worker processes, ``crosstown warm-up`` (which also
prepares the container image) and ``crosstown play`` take the same steps, so what one of them compiled the
others find in the cache.
"""

from __future__ import annotations

from collections.abc import Callable

from crosstown.cities.load import city_names, load_city
from crosstown.files import holding_lock
from crosstown.game.game import Game
from crosstown.game.move import Move
from crosstown.players.built_in_players import make_player
from crosstown.players.hints import lost_tickets
from crosstown.rules.kernel.compiler import NotCompiled, cache_home, loading_only, report_compiling

QUICK_FAMILIES = ("medium", "random")  # one of each kind of quick player
SEARCH_PLAYERS = ("hard:10", "expert:0.01s")  # by the clock, the expert loads its search in any position
FUNCTIONS = 245  # that are compiled in all: only for the percentage


def warm_up_rules() -> None:
    _alone(_play_a_move)


def load_rules() -> bool:
    """Loads the rules if they are compiled. False if they are not: compiling would take seconds."""
    try:
        with loading_only():
            _play_a_move()
    except NotCompiled:
        return False
    return True


def warm_up_player(player: str) -> None:
    """Lets a player make one move, so that it is compiled and loaded. Any city will do."""
    _alone(lambda: _choose_a_move(player))


def warm_up_all(players: tuple[str, ...] = (*QUICK_FAMILIES, *SEARCH_PLAYERS)) -> None:
    """The rules, then these players: by default all that a server needs."""
    warm_up_rules()
    for player in players:
        warm_up_player(player)


def report_percent(report: Callable[[int], None]) -> None:
    """Calls ``report`` with a growing percentage of the whole while anything is compiled; never with 100."""
    report_compiling(lambda compiled: report(min(99, 100 * compiled // FUNCTIONS)))


def _alone(work: Callable[[], None]) -> None:
    """Several processes may start at once: one compiles, the others load."""
    with holding_lock(cache_home() / "compiling.lock"):
        work()


def _play_a_move() -> None:
    """All that a server asks of the rules, an illegal move among it."""
    game = Game.new(city_names()[0], 2, 1)
    game.why_not("pass")
    game.play(game.legal_moves[0])
    game.copy().view(0).to_json()


def _choose_a_move(player: str) -> None:
    city = load_city(city_names()[0])
    seats = city.players[0]
    view = Game.new(city, seats, 0).view(0)
    chooser = make_player(player)
    chooser.start(city, 0, seats, 0)
    move = Move(str(chooser.choose(view, view.legal_moves)))
    chooser.reasons(view, view.legal_moves, move)
    lost_tickets(view, view.legal_moves)  # the rest of what advice needs
