"""A real Ray cluster of two nodes on this machine: the same bytes as alone, even when a node is killed."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ray import cluster_utils

from crosstown import __version__
from crosstown.arena.report_data import report
from crosstown.arena.schedule import make_plan
from crosstown.arena.tournament import Tournament
from crosstown.balance import measure
from crosstown.cities import load_city
from crosstown.errors import DataError, TextError
from crosstown.players.player_registry import PlayerRegistry, read_code
from crosstown.simulation.many_games import simulate
from crosstown.workers import node_versions
from crosstown.workers.open_pool import open_pool
from tests.cli.run_command import ROOT

LONDON = load_city("london")
BOTS = ROOT / "tests" / "arena" / "sample_bots.py"
NODE = {"num_cpus": 1, "object_store_memory": 100_000_000}
LONGEST_WAIT = 300  # seconds: a node may take long to start on a busy machine

HANGS = '''
import os, time
from pathlib import Path
from crosstown.players import Player

class Hangs(Player):
    """Plays the first move; on a node that is to be killed it says so and waits for its end."""

    def start(self, city, seat, seats, seed):
        doomed = os.environ.get("DOOMED_NODE")
        if doomed:
            Path(doomed).touch()
            while True:
                time.sleep(1)

    def choose(self, view, moves):
        return moves[0]
'''


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT / "src"), str(ROOT))))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        started = cluster_utils.Cluster(True, head_node_args={**NODE, "include_dashboard": False})
        yield started
        started.shutdown()


def test_chunks_of_a_killed_node_are_played_again(cluster: Any, tmp_path: Path) -> None:
    bot, doomed = tmp_path / "hangs.py", tmp_path / "doomed"
    bot.write_text(HANGS, encoding="utf-8")
    node = cluster.add_node(**NODE, env_vars={"DOOMED_NODE": str(doomed)})

    def kill() -> None:
        deadline = time.monotonic() + LONGEST_WAIT
        while not doomed.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        cluster.remove_node(node, allow_graceful=False)

    killer = threading.Thread(target=kill)
    killer.start()
    told: list[int] = []
    players = (str(bot), "random")
    there = simulate(
        LONDON,
        2,
        players,
        60,
        seed=3,
        records=tmp_path / "there.jsonl",
        on=cluster.address,
        on_progress=told.append,
    )
    killer.join()
    here = simulate(LONDON, 2, players, 60, seed=3, records=tmp_path / "here.jsonl")
    assert doomed.exists(), "no chunk was on the node when it was killed"
    assert there.results.tobytes() == here.results.tobytes()
    assert (tmp_path / "there.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()
    assert told == [10, 20, 30, 40, 50, 60]


def test_an_arena_is_the_same_with_a_player_that_ends_its_process(cluster: Any, tmp_path: Path) -> None:
    registry = PlayerRegistry([read_code(BOTS)])
    tables = [("dies", "random"), ("builder", "random"), ("chaos", "random")]
    plan = make_plan(LONDON, tables, 4, 1, registry, logged=True)
    found = []
    for on in ("local", cluster.address):
        name = on.replace(":", "-")
        outcome = Tournament(plan, tmp_path / f"{name}.journal").run(1, tmp_path / f"{name}.jsonl", on=on)
        data = report(outcome) | {"timings": {}}
        found.append((json.dumps(data), (tmp_path / f"{name}.jsonl").read_bytes()))
    assert found[0] == found[1]
    assert [fault["code"] for fault in json.loads(found[0][0])["faults"]] == ["player-died"] * 2


def test_a_balance_is_the_same(cluster: Any) -> None:
    told: list[int] = []
    there = measure(LONDON, "random", 2, 450, on=cluster.address, on_progress=told.append)
    assert there.to_dict() == measure(LONDON, "random", 2, 450).to_dict()
    assert told == [200, 400, 450]


def test_a_node_with_other_code_is_named_before_the_first_chunk(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node_versions, "__version__", "99.1")
    told: list[int] = []
    with pytest.raises(DataError) as caught:
        simulate(LONDON, 2, ("random",), 10, seed=1, on=cluster.address, on_progress=told.append)
    error = caught.value
    assert (error.code, told) == ("node-differs", [])
    assert cluster.head_node.node_ip_address in error.message
    assert f"crosstown {__version__}" in error.message
    assert "crosstown 99.1" in error.message


def test_where_there_is_no_cluster_the_error_says_how_to_start_one() -> None:
    with pytest.raises(DataError) as caught:
        simulate(LONDON, 2, ("random",), 10, seed=1, on="127.0.0.1:1")
    assert caught.value.code == "no-cluster"
    assert "ray start --head" in caught.value.message


def test_a_place_is_local_or_ray_or_an_address() -> None:
    with pytest.raises(TextError, match=r"\[bad-place\]$"):
        open_pool(None, 1, 1, "moon")  # type: ignore[arg-type]
