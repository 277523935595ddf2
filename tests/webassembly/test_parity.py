"""The module of pages gives the same bytes as the compiled kernel: every entry, whole games, and searches."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from crosstown.analysis.engine.study_records import MAX_FINALISTS, MAX_TRIALS, STUDY, SUMS, TRIAL
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.cities.load import load_city
from crosstown.game.records.seeds import player_seeds, seed_words
from crosstown.players.built_in_players import POLICIES
from crosstown.players.engine.network.integer_network import EVALUATION
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.players.engine.search.search_nodes import MAX_NODES, NODE, SEARCH
from crosstown.players.expert_player import EXPERT
from crosstown.players.search_player import HARD, SearchSettings, set_search
from crosstown.players.trained_networks import trained_network
from crosstown.rules.kernel.limits import MAX_KINDS, MAX_ROUTES, MAX_SEATS
from crosstown.rules.kernel.state import GAME, NONE, OVER, RESULT, SCRATCH, blank, fields
from crosstown.simulation.game_counts import COUNTS
from crosstown.simulation.kernel_batch import LOG
from crosstown.webassembly.entries import ENTRIES
from testkit.browsers.chromium import launched
from testkit.kernel_twin import KernelTwin, check_in_node, run_in_page
from tests.property.odd_choices import TABLES


def games_between(city_id: str, players: tuple[str, ...], count: int) -> KernelTwin:
    """So many whole games between kernel players, with their logs."""
    city = load_city(city_id)
    seeds = [1000 + number for number in range(count)]
    own = [one for seed in seeds for one in player_seeds(seed)]
    twin = KernelTwin(
        cities=compile_city(city),
        tables=table_for(city, len(players)),
        games=blank(GAME, 2),
        seeds=seed_words(*seeds).reshape(-1, 4),
        player_seeds=seed_words(*own).reshape(-1, MAX_SEATS, 4),
        policies=np.array([POLICIES[name] for name in players], "i8"),
        memories=new_memories(players),
        scratches=blank(SCRATCH),
        results=blank(RESULT, count),
        logs=blank(LOG, count),
        finals=blank(GAME, count),
        counts=blank(COUNTS),
    )
    twin.call("play_batch", *twin.arrays)
    twin.compare("results")
    twin.compare("finals")
    twin.compare("counts")
    twin.compare("logs", 5)  # they are large, and a game that ends alike has gone alike
    return twin


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_whole_games(city: str, seats: int, module: bytes) -> None:
    players = ("medium", "random", "easy", "chaos")
    tables = (players[:seats], players[-seats:], ("random",) * seats)
    check_in_node(module, *(games_between(city, mixed, 40) for mixed in tables))


def position_twin(city_id: str, seats: int) -> KernelTwin:
    """A table before its cards are shuffled, with room for all that entries write."""
    city = load_city(city_id)
    network = trained_network(seats)
    nets = network.record.copy()
    fields(nets).playouts = 500  # so that games are played to their end, too
    return KernelTwin(
        cities=compile_city(city),
        tables=table_for(city, seats),
        games=blank(GAME, 2),
        views=blank(GAME),
        imagined=blank(GAME, 3),
        nets=nets,
        small=network.small,
        wide=network.wide,
        evaluations=blank(EVALUATION),
        memories=new_memories(("medium",) * MAX_SEATS),
        scratches=blank(SCRATCH),
        results=blank(RESULT),
        searches=blank(SEARCH),
        nodes=blank(NODE, MAX_NODES),
        studied=blank(GAME, 5),
        trials=blank(TRIAL, MAX_TRIALS),
        finalists=blank(TRIAL, MAX_FINALISTS),
        studies=blank(STUDY, 2),
        sums=blank(SUMS, MAX_SEATS),
        seed=seed_words(77),
        closed=np.zeros(MAX_ROUTES, "i8"),
        held=np.zeros((MAX_SEATS, MAX_KINDS), "i8"),
        unseen=np.zeros(MAX_KINDS, "i8"),
    )


def set_both(twin: KernelTwin, settings: SearchSettings) -> None:
    """How both kernels search from now on."""
    set_search(twin.arrays["searches"], settings)
    twin.write("searches")


def look(twin: KernelTwin, seat: int) -> None:
    """The seat's view lies in ``views`` from now on."""
    twin.arrays["views"][:] = twin.arrays["games"][:1]
    twin.write("views")
    twin.call("hide", "views", 0, seat)
    twin.compare("views")


def search_move(twin: KernelTwin, simulations: int) -> None:
    """A search in the view, as `SearchPlayer` does it."""
    set_both(twin, HARD)
    twin.call("begin_search", "cities", "views", "searches", "nodes", "memories", "scratches", "seed")
    left = int(fields(twin.arrays["searches"]).left)
    stages = (left - 1).bit_length()
    for _ in range(stages):
        rounds = max(1, simulations // (stages * left))
        arrays = ["cities", "views", "imagined", "searches", "nodes", "memories", "scratches", "results"]
        twin.call("run_search", *arrays, rounds)
        left = int(twin.call("drop_half", "searches", "nodes"))
    twin.compare("searches")
    twin.compare("nodes", int(fields(twin.arrays["searches"]).nodes))


def study_move(twin: KernelTwin, move: int) -> None:
    """The study of a ply and of the position after it, as an analysis does it."""
    set_both(twin, HARD)
    twin.arrays["studied"][4:] = twin.arrays["games"][:1]
    twin.write("studied")
    given = ["trials", "finalists", "searches", "studies"]
    for at, played in enumerate((move, NONE)):
        rest = ["memories", "scratches", "results", "seed"]
        twin.call("study_ply", "cities", "studied", played, *given, at, *rest, 1)
    seats = int(fields(twin.arrays["games"]).seats)
    twin.call("tell_luck", "studies", 0, seats, 940, 156)
    twin.call("sum_up", "studies", 1, seats, "sums")
    twin.compare("studies")
    twin.compare("sums")


def ask_network(twin: KernelTwin, rounds: int) -> None:
    """What a network makes of the view, and a search that it leads."""
    set_both(twin, EXPERT)
    network = ["nets", "small", "wide", "evaluations"]
    twin.call(
        "begin_expert", "cities", "views", "searches", "nodes", *network, "memories", "scratches", "seed"
    )
    twin.compare("evaluations")
    arrays = ["cities", "views", "imagined", "searches", "nodes", *network, "memories", "scratches"]
    twin.call("run_expert", *arrays, "results", rounds)
    twin.compare("searches")
    twin.compare("nodes", int(fields(twin.arrays["searches"]).nodes))


def game_with_searches(city: str, seats: int) -> KernelTwin:
    """A whole game, with calls of every entry on the way."""
    twin, chance = position_twin(city, seats), Random(seats)
    twin.call("shuffle_game", "cities", "tables", "games", 0, "seed", "scratches")
    twin.call("deal_game", "cities", "games", 0, "scratches")
    ply = 0
    while int(fields(twin.arrays["games"]).phase) != OVER:
        game = fields(twin.arrays["games"])
        seat = int(game.seat)
        count = twin.call("list_moves", "cities", "games", 0, "scratches")
        if ply % 4 == 0:
            twin.compare("scratches")
            look(twin, seat)
            twin.call("tell_closed", "cities", "views", 0, seat, "closed")
            twin.call("count_cards", "cities", "views", 0, seat, "held", "unseen")
            for name in ("closed", "held", "unseen"):
                twin.compare(name)
            twin.call("list_moves", "cities", "games", 0, "scratches")
            policy = POLICIES[chance.choice(("random", "chaos"))]
            twin.call("choose_simple", policy, "cities", "views", count, "memories", "scratches")
            twin.call("choose_planned", "cities", "views", count, "memories", "scratches")
            twin.compare("memories")
        if ply % 3 == 0:
            look(twin, seat)
            search_move(twin, 24)
            ask_network(twin, 2)
            twin.call("plan_turn", "cities", "views", "memories")
            twin.compare("memories")
            for number in fields(twin.arrays["searches"]).moves[:4]:
                twin.call("lost_tickets", "cities", "views", "imagined", int(number), "memories", "scratches")
            twin.call("deal_anew", "cities", "views", 0, seat, "seed", "scratches")
            twin.compare("views")
            twin.call("list_moves", "cities", "games", 0, "scratches")
        move = int(fields(twin.arrays["scratches"]).moves[chance.randrange(count)])
        if ply % 10 == 2:
            study_move(twin, move)
        twin.call("why_not", "cities", "games", 0, move + chance.randrange(3), 1, "scratches")
        twin.call("play_move", "cities", "games", 0, move, "scratches")
        twin.compare("games")
        ply += 1
    twin.call("score_game", "cities", "games", 0, "scratches", "results")
    twin.compare("results")
    called = {step[1] for step in twin.steps if step[0] == "call"}
    assert called == set(ENTRIES) - {"play_batch"}
    return twin


# Each city and each number of seats; the browser takes others.
@pytest.mark.parametrize(("city", "seats"), [("london", 3), ("san-francisco", 2), ("berlin", 4)])
def test_every_entry_and_searches(city: str, seats: int, module: bytes) -> None:
    check_in_node(module, game_with_searches(city, seats))


def test_the_same_in_a_browser(module: bytes) -> None:
    with launched() as browser:
        page = browser.new_page()
        for city, seats in (("london", 2), ("san-francisco", 4), ("berlin", 3)):
            for twin in (game_with_searches(city, seats), games_between(city, ("medium",) * seats, 40)):
                twin.check(run_in_page(module, twin.task(), page))
