"""The expert's choices in many views at once, on a device: the same moves as on the CPU."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

import numpy as np

from crosstown.errors import TextError
from crosstown.game.records.seeds import seed_words
from crosstown.game.view import View
from crosstown.gpu.device_code import this_device
from crosstown.players.engine.network.integer_network import EVALUATION
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.players.engine.search.search_nodes import MAX_NODES, NODE, SEARCH
from crosstown.players.expert_player import EXPERT
from crosstown.players.trained_networks import trained_network
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import GAME, RESULT, Array

NODES_MORE = 64  # beyond one for each simulation: the root's moves, and those of rounds begun


def expert_choices(views: Sequence[View], seeds: Sequence[int], simulations: int) -> Array:
    """The moves, as the kernel's numbers, that ``expert:SIMULATIONS`` chooses with these seeds.

    All views are of one city and number of seats, and each has a seed.
    """
    if len({(view.city.sha256, view.seats) for view in views}) > 1 or len(seeds) != len(views):
        message = "give views of one city and number of seats, and a seed for each"
        raise TextError("views-differ", message, offender=f"{len(views)} views, {len(seeds)} seeds")
    if not views:
        return np.zeros(0, np.int64)
    device, count = this_device(), len(views)
    make = device.arrays
    network = trained_network(views[0].seats)
    searches = np.zeros(count, SEARCH)
    for name, value in asdict(EXPERT).items():
        searches[name] = value
    words = np.array([seed_words(seed) for seed in seeds], np.uint32).reshape(count, 4)
    words[:, 0] ^= np.array([view.ply for view in views], np.uint32)
    records = np.frombuffer(b"".join(view._games.tobytes() for view in views), GAME)
    memories = np.tile(new_memories(("medium",) * MAX_SEATS), (count, 1))
    chosen = make.zeros(count, np.int64)
    nodes = min(simulations + NODES_MORE, MAX_NODES)  # as much as the CPU's has, if that is full
    put = device.records
    device.launch(
        "search_games", count, put(views[0]._cities), put(records), device.blank((count, 3), GAME),
        put(searches), device.blank((count, nodes), NODE), put(network.record), make.asarray(network.small),
        make.asarray(network.wide), device.blank((count,), EVALUATION), put(memories),
        device.blank((count,), RESULT), make.asarray(words), simulations, chosen,
    )  # fmt: skip
    return np.asarray(chosen.get() if hasattr(chosen, "get") else chosen)
