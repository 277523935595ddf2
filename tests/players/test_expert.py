"""The expert: its network in whole numbers, the files of the weights, likely deals, other cities."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crosstown import City, DataError, Game
from crosstown.cities import city_names
from crosstown.encoding import ActionTable, encode
from crosstown.encoding.encoder_entries import observe_game
from crosstown.encoding.observation_layout import ObservationLayout
from crosstown.game.position import workspace
from crosstown.players import trained_networks
from crosstown.players.built_in_players import make_player
from crosstown.players.engine.network import INPUT_BITS, MOST, SCALE_BITS, UNIT
from crosstown.players.expert_player import ExpertPlayer
from crosstown.players.trained_networks import (
    board_digest,
    index,
    packaged_network,
    places_in_widest,
    read_arrays,
)
from crosstown.rules.kernel.state import fields
from tests.players.test_players import positions, seated

TOYTOWN = Path(__file__).parents[2] / "docs/examples/toytown.toml"
LARGEST = 2_000_000  # bytes of all files together: a page may load them


def expert(spec: str, game: Game, seed: int = 1) -> ExpertPlayer:
    """An expert that its network leads with any number of seats."""
    assert game.turn is not None
    player = seated(spec, game, game.turn, seed)
    assert isinstance(player, ExpertPlayer)
    player.lead(packaged_network(game.city, game.seats))
    return player


def network_files() -> dict[str, bytes]:
    folder = files("crosstown.players").joinpath("networks")
    return {city: folder.joinpath(entry["file"]).read_bytes() for city, entry in index().items()}


def reference(city: City, seats: int, seen: Any) -> tuple[Any, Any]:
    """Likes of all actions and values of the seats from the mover on, by matrices of NumPy."""
    arrays = {name: one.astype(np.int64) for name, one in read_arrays(network_files()[city.id]).items()}
    wide = np.zeros(len(arrays["first"]), np.int64)
    wide[[*places_in_widest(city, seats)]] = seen
    first = (wide * arrays["first_scale"]) @ arrays["first"] + arrays["first_bias"]
    first = np.clip(first * UNIT >> INPUT_BITS, 0, MOST)
    second = (first @ arrays["second"]) * arrays["second_scale"] + arrays["second_bias"]
    second = np.clip(second >> SCALE_BITS, 0, MOST)

    def head(name: str) -> Any:
        return (arrays[name] @ second) * arrays[f"{name}_scale"] + arrays[f"{name}_bias"] >> SCALE_BITS

    steps = np.clip((head("value") >> 1) + len(arrays["sigmoid"]) // 2, 0, len(arrays["sigmoid"]) - 1)
    return head("policy"), arrays["sigmoid"][steps][:seats]


@pytest.mark.parametrize("city", city_names())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_kernel_evaluates_as_matrices_do(city: str, seats: int) -> None:
    for game in positions(city, seats, seed=4, every=20):
        assert game.turn is not None
        view = game.view(game.turn)
        player = expert("expert:0", game)
        chosen = player.choose(view, view.legal_moves)
        likes, values = reference(game.city, seats, encode(view))
        found = fields(player._evaluations)
        actions = [ActionTable.of(game.city).index(move, view.offered()) for move in view.legal_moves]
        assert found.likes[: len(actions)].tolist() == likes[actions].tolist()
        assert found.value[:seats].tolist() == np.roll(values, game.turn).tolist()
        assert view.legal_moves.index(chosen) in np.flatnonzero(likes[actions] == likes[actions].max())


def test_the_files_are_what_the_index_says() -> None:
    assert set(index()) == set(city_names())
    for city, data in network_files().items():
        entry = index()[city]
        assert entry["sha256"] == hashlib.sha256(data).hexdigest()
        assert entry["bytes"] == len(data)
        assert entry["board"] == board_digest(City.load(city)), "the board changed: train anew"
        assert {"by", "decisions", "seconds"} <= set(entry["made"])
        assert set(entry["leads"]) <= set(entry["answers"]) <= {2, 3, 4}
    assert sum(map(len, network_files().values())) < LARGEST


def test_a_damaged_file_is_refused() -> None:
    with pytest.raises(DataError) as caught:
        trained_networks._read("london.npz", "0" * 64)
    assert caught.value.code == "network-damaged"


def test_another_board_is_another_city() -> None:
    london = City.load("london")
    renamed = replace(london, name="Londres")
    longer = replace(london, routes=(replace(london.routes[0], length=1), *london.routes[1:]))
    assert board_digest(renamed) == board_digest(london) != board_digest(longer)


def test_where_no_network_leads_it_searches_as_hard_does() -> None:
    tables = [(str(TOYTOWN), 2), *((city, seats) for city in city_names() for seats in (2, 4))]
    without = [
        (city, seats) for city, seats in tables if seats not in index().get(city, {"leads": ()})["leads"]
    ]
    assert len(without) > 3
    for game in [one for city, seats in without for one in positions(city, seats, seed=3, every=25)]:
        assert game.turn is not None
        view = game.view(game.turn)
        trees = []
        for spec in ("expert:60", "hard:60"):
            player = make_player(spec)
            player.start(City.load("london"), 0, 2, 7)  # the game before was another one
            player.start(game.city, game.turn, game.seats, 7)
            player.choose(view, view.legal_moves)
            trees.append(player.tried())  # type: ignore[attr-defined]
        assert trees[0] == trees[1]
        assert seated("expert:0", game, game.turn, 1).choose(view, view.legal_moves) in view.legal_moves


@pytest.mark.parametrize("city", city_names())
def test_a_dealt_game_is_encoded_as_its_view(city: str) -> None:
    """So the search need not hide anything before it asks the network."""
    for game in positions(city, 3, seed=2, every=9):
        for seat in range(3):
            out = np.zeros(ObservationLayout.of(game.city, 3).size, np.int16)
            layout = ObservationLayout.of(game.city, 3).record
            observe_game(game.view(seat)._cities, game._games, 0, seat, workspace(), layout, out)
            assert out.tobytes() == encode(game.view(seat)).tobytes()


def test_at_first_sight_nothing_is_tried() -> None:
    game = next(one for one in positions("berlin", 2, seed=5, every=10) if one.phase == "turn")
    assert game.turn is not None
    view = game.view(game.turn)
    player = expert("expert:0", game)
    player.choose(view, view.legal_moves)
    assert all(visits == 0 for _, visits, _ in player.tried())
    shares = [share for _, share in player.liked()]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)


def test_what_it_never_thought_of_was_legal_all_the_same() -> None:
    """Where the network likes one move only, it does not say that there was no other."""
    found = 0
    for game in positions("london", 2, seed=6, every=3):
        assert game.turn is not None
        view = game.view(game.turn)
        player = expert("expert:20", game)
        why = player.explain(view, view.legal_moves, player.choose(view, view.legal_moves))
        if len(player.tried()) == 1 < len(view.legal_moves):
            assert (
                why == f"Of {len(view.legal_moves)} legal moves, this is the only one that I would think of."
            )
            found += 1
    assert found > 0


def test_deals_follow_what_the_network_believes() -> None:
    """With a network that is sure of a ticket, the other seat holds it in more deals."""
    game = Game.new("london", 2, seed=11)
    for _ in range(2):
        game.play(game.legal_moves[0])
    assert game.turn is not None
    view = game.view(game.turn)
    player = expert("expert:8", game)
    network = player._network
    assert network is not None
    unknown = [at for at, name in enumerate(game.city.ticket) if name not in view.tickets()]
    held = []
    for sure in (0, 6):
        wide = network.wide.copy()
        wide[int(fields(network.record).belief_bias) + unknown[0]] += sure * UNIT << SCALE_BITS
        player._network = replace(network, wide=wide)
        held.append(sum(_other_holds(player, game, unknown[0], seed) for seed in range(200)))
    assert held[1] > 1.5 * held[0]


def _other_holds(player: ExpertPlayer, game: Game, ticket: int, seed: int) -> bool:
    assert game.turn is not None
    view = game.view(game.turn)
    player._seed[1] = seed
    player._begin(view)
    player._run(view, 1)
    dealt = fields(player._games, 1)
    return any(
        dealt.offer_seat[offer] != game.turn
        and dealt.offer_kept[offer] >> i & 1
        and dealt.offer[offer, i] == ticket
        for offer in range(dealt.offers)
        for i in range(dealt.offer_size[offer])
    )
