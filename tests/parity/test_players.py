"""Players of the kernel choose the same moves compiled and as plain Python."""

from __future__ import annotations

import json

import pytest

from crosstown import Game, Move
from crosstown.players.built_in_players import make_player
from crosstown.players.expert_player import ExpertPlayer
from crosstown.players.hints import lost_tickets
from tests.parity.run_modes import run_python

pytestmark = pytest.mark.long

SEARCHED = {2: 40, 3: 65, 4: 80}  # the ply, by seats: so late that plain Python soon ends the imagined games
EXPLAINED = 8  # plies between two that are explained
PROGRAM = """
import json, sys
from tests.parity.test_players import choices
print(json.dumps(choices(*json.loads(sys.argv[1]))))
"""


def choices(city: str, seats: int, seed: int) -> list[str]:
    game = Game.new(city, seats, seed)
    names = ["medium", "easy", "style-tickets", "style-long"][:seats]
    players = [make_player(name) for name in names]
    for seat, player in enumerate(players):
        player.start(game.city, seat, seats, seed)
    told = []
    while game.turn is not None:
        view = game.view(game.turn)
        move = players[game.turn].choose(view, view.legal_moves)
        told.append(str(move))
        if game.ply % EXPLAINED == 0:
            reasons = players[game.turn].reasons(view, view.legal_moves, Move(str(move)))
            told.append(f"{reasons} {lost_tickets(view, view.legal_moves)}")
        if game.ply == SEARCHED[seats]:
            searcher = make_player("hard:2")
            searcher.start(game.city, game.turn, seats, seed)
            liked = searcher.choose(view, view.legal_moves)
            told.append(f"search {liked} {searcher.reasons(view, view.legal_moves, Move(str(liked)))}")
            told += expert_choices(game, seed)
        game.play(move)
    assert game.ply > SEARCHED[seats]
    return told


def expert_choices(game: Game, seed: int) -> list[str]:
    """What the expert likes, and three rounds of its search: every number that led to a choice."""
    assert game.turn is not None
    expert = make_player("expert:0")
    assert isinstance(expert, ExpertPlayer)
    expert.start(game.city, game.turn, game.seats, seed)
    view = game.view(game.turn)
    told = [f"expert {expert.choose(view, view.legal_moves)} {expert.liked()}"]
    expert._run(view, 3)
    return [*told, f"expert {expert.tried()}"]


@pytest.mark.parametrize(
    ("city", "seats"), [("london", 2), ("san-francisco", 3), ("berlin", 4), ("istanbul", 2)]
)
def test_compiled_and_plain_choose_alike(city: str, seats: int) -> None:
    asked = json.dumps([city, seats, 6])
    (plain,) = run_python("-c", PROGRAM, asked, mode="python")
    assert json.loads(plain) == choices(city, seats, 6)
