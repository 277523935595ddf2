"""The expert: its network in whole numbers, the file of the weights, any city."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crosstown import Game
from crosstown.cities import city_names
from crosstown.game.move import Move
from crosstown.game.position import workspace
from crosstown.game.text.move_text import move_text
from crosstown.players.engine.network.integer_network import INPUT_BITS, MOST, SCALE_BITS, UNIT
from crosstown.players.engine.search import network_search
from crosstown.players.expert_player import EXPERT, ExpertPlayer
from crosstown.players.search_player import set_search
from crosstown.players.trained_networks import index, read_arrays
from crosstown.rules.kernel.state import fields
from tests.players.network_files import network_file
from tests.players.test_players import at_a_turn, positions, seated

TOYTOWN = Path(__file__).parents[2] / "docs/examples/toytown.toml"
LARGEST = 2_000_000  # bytes: a page may load it


def expert(spec: str, game: Game, seed: int = 1) -> ExpertPlayer:
    assert game.turn is not None
    player = seated(spec, game, game.turn, seed)
    assert isinstance(player, ExpertPlayer)
    return player


def hidden(total: Any) -> Any:
    return np.clip(total, 0, MOST)


def reference(found: Any, moves: int, seats: int) -> tuple[Any, Any, Any]:
    """Likes of the moves, values and looks of the seats by matrices of NumPy, from the facts."""
    arrays = {name: one.astype(np.int64) for name, one in read_arrays(network_file()).items()}

    def first(facts: Any, name: str) -> Any:
        return (facts.astype(np.int64) * arrays[f"{name}_scale"]) @ arrays[name]

    def head(numbers: Any, name: str) -> Any:
        return numbers @ arrays[name][0] * arrays[f"{name}_scale"] + arrays[f"{name}_bias"] >> SCALE_BITS

    base = first(found.position, "position") + arrays["position_bias"]
    one = hidden((base + first(found.moves[:moves], "move")) * UNIT >> INPUT_BITS)
    two = one @ arrays["move_second"].T * arrays["move_second_scale"] + arrays["move_second_bias"]
    facts = found.moves[:moves].astype(np.int64) @ arrays["at_sight"][0]
    likes = head(hidden(two >> SCALE_BITS), "like") + (
        facts * (arrays["at_sight_scale"] * UNIT) >> SCALE_BITS
    )
    one = hidden((first(found.seats[:seats], "seat") + arrays["seat_bias"]) * UNIT >> INPUT_BITS)
    rest = one.sum(axis=0) - one
    two = one @ arrays["own"].T * arrays["own_scale"] + rest @ arrays["others"].T * arrays["others_scale"]
    two = hidden((two + arrays["own_bias"]) >> SCALE_BITS)
    steps = (head(two, "value") >> 1) + len(arrays["sigmoid"]) // 2
    values = arrays["sigmoid"][np.clip(steps, 0, len(arrays["sigmoid"]) - 1)]
    return likes, values, head(two, "likely")


@pytest.mark.parametrize("city", city_names())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_kernel_evaluates_as_matrices_do(city: str, seats: int) -> None:
    for game in positions(city, seats, seed=4, every=20):
        view = game.view(game.turn)
        player = expert("expert:0", game)
        player.choose(view, view.legal_moves)
        found = fields(player._evaluations)
        count = int(found.moves[:, :8].any(axis=1).sum())  # each has a kind
        likes, *_ = reference(found, count, seats)
        assert found.likes[:count].tolist() == likes.tolist()
        player._run(view, 1)
        if found.seats[:seats, 37].any():  # the game did not end in every simulation
            _, values, looks = reference(found, count, seats)
            assert found.value[:seats].tolist() == values.tolist()
            assert found.looks[:seats].tolist() == looks.tolist()


def test_the_file_is_what_the_index_says() -> None:
    data = network_file()
    assert index().sha256 == hashlib.sha256(data).hexdigest()
    assert index().bytes == len(data) < LARGEST
    assert {"by", "decisions", "seconds"} <= set(index().made)
    assert set(index().search) == {2, 3, 4}


@pytest.mark.parametrize("spec", ["expert:0", "expert:1", "expert:12", "expert:0.01s"])
def test_it_plays_in_a_city_that_it_never_saw(spec: str) -> None:
    for game in positions(str(TOYTOWN), 2, seed=3, every=5):
        view = game.view(game.turn)
        player = expert(spec, game)
        move = player.choose(view, view.legal_moves)
        assert move in view.legal_moves
        assert player.explain(view, view.legal_moves, move)


@pytest.mark.parametrize("city", city_names())
def test_a_game_is_told_as_its_view(city: str) -> None:
    """What the network likes depends on what the mover may know, so the search need not hide anything."""
    for game in positions(city, 3, seed=2, every=9):
        told = []
        for records in (game._games, game.view(game.turn)._games):
            player = expert("expert:0", game)
            network = player._network
            network_search.begin_expert(
                game.view(game.turn)._cities, records, player._searches, player._nodes, network.record,
                network.small, network.wide, player._evaluations, player._memories, workspace(), player._seed,
            )  # fmt: skip
            found = fields(player._evaluations)
            told.append((found.position.tobytes(), found.moves.tobytes(), found.likes.tobytes()))
        assert told[0] == told[1]


@pytest.mark.parametrize(("city", "seats"), [("london", 2), ("berlin", 3), ("istanbul", 4)])
def test_what_is_hidden_changes_no_number_of_the_search(city: str, seats: int) -> None:
    """Likes, visits and worths are the same too, though deals are chosen by how they look."""
    for game in positions(city, seats, seed=seats, every=15):
        told = []
        for twin in (game, game.view(game.turn).deal_anew(seed=game.ply)):
            view = twin.view(game.turn)
            player = expert("expert:60", game)
            move = player.choose(view, view.legal_moves)
            told.append((move, player.liked(), player.tried()))
        assert told[0] == told[1]


def test_at_first_sight_nothing_is_tried() -> None:
    game, view = at_a_turn("berlin", seed=5, every=10)
    player = expert("expert:0", game)
    player.choose(view, view.legal_moves)
    assert all(visits == 0 for _, visits, _ in player.tried())
    shares = [share for _, share in player.liked()]
    assert shares == sorted(shares, reverse=True)


def test_shares_are_those_of_the_likes() -> None:
    """In a search likes are divided, so that more is tried. What the expert says of them is not."""
    for game in positions("london", 3, seed=4, every=20):
        view = game.view(game.turn)
        player = expert("expert:0", game)
        player.choose(view, view.legal_moves)
        found = fields(player._evaluations)
        likes = np.sort(found.likes[: int(found.moves[:, :8].any(axis=1).sum())])[::-1] / UNIT
        shares = np.exp(likes - likes[0])[: len(player.liked())]
        assert [share for _, share in player.liked()] == pytest.approx(shares / shares.sum(), abs=0.01)


def test_the_two_routes_of_a_pair_are_one_move_to_people() -> None:
    """What comes next, by what it says, is never the move itself."""
    pairs = 0
    for game in positions("london", 4, seed=2, every=1):
        view = game.view(game.turn)
        player = expert("expert:0", game)
        move = player.choose(view, view.legal_moves)
        liked = [view.legal_moves[view.legal_moves.numbers.index(number)] for number, _ in player.liked()]
        texts = [move_text(game.city, one) for one in liked]
        pairs += len(texts) > 1 and texts[0] == texts[1]
        reason = player.reasons(view, view.legal_moves, move)[-1]
        if reason.code == "liked":
            other = Move(str(reason.facts["move"]))
            assert move_text(game.city, other) != texts[0]
            assert reason.facts["share"] >= reason.facts["less"] > 0  # type: ignore[operator]
    assert pairs > 0


def test_what_it_never_thought_of_was_legal_all_the_same() -> None:
    """Where the network likes one move only, it does not say that there was no other."""
    found = 0
    for game in positions("london", 2, seed=6, every=3):
        view = game.view(game.turn)
        player = expert("expert:20", game)
        why = player.explain(view, view.legal_moves, player.choose(view, view.legal_moves))
        if len(player.tried()) == 1 < len(view.legal_moves):
            assert (
                why == f"Of {len(view.legal_moves)} legal moves, this is the only one that I would think of."
            )
            found += 1
    assert found > 0


def test_what_did_best_is_said_only_where_it_did() -> None:
    """With few simulations a move that is liked less must be better by a margin, and the sentence says so."""
    codes = set()
    for game in positions("istanbul", 2, seed=4, every=2):
        view = game.view(game.turn)
        player = expert("expert:40", game)
        reason = player.reasons(view, view.legal_moves, player.choose(view, view.legal_moves))[-1]
        if reason.code.startswith("search-"):
            codes.add(reason.code)
            better = reason.facts["less"] > reason.facts["share"]  # type: ignore[operator]
            assert reason.code == ("search-trusted" if better else "search-next")
    assert codes == {"search-trusted", "search-next"}


def test_of_the_last_two_moves_the_one_that_did_better_is_played() -> None:
    """Without trust in what the network likes, which may be in favour of the other."""
    compared = 0
    for game in positions("san-francisco", 2, seed=8, every=6):
        view = game.view(game.turn)
        player = expert("expert:200", game)
        set_search(player._searches, replace(EXPERT, trust=0))
        chosen = player.choose(view, view.legal_moves)
        number = view.legal_moves.numbers[view.legal_moves.index(chosen)]
        tried = player.tried()
        last = {one: worth for one, visits, worth in tried if visits == tried[0][1] > 0}
        if len(last) == 2:
            assert last[number] == max(last.values())
            compared += 1
    assert compared > 3
