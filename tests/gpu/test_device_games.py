"""The device's kernels without a device: in plain Python they give the bytes of the CPU, and they compile."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from crosstown import City
from crosstown.cities import city_names
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.envs import GameBatch
from crosstown.errors import DeviceError
from crosstown.game.position import workspace
from crosstown.game.records.seeds import seed_words
from crosstown.gpu import device_code
from crosstown.rules import entry_points
from crosstown.rules.kernel.state import CHANCE, GAME, RESULT, Array, blank
from crosstown.simulation.random_playout import play_seeded
from tests.gpu.device_run import GAMES, digest, told
from tests.parity.run_modes import run_python


def lists_of(batch: GameBatch) -> list[Array]:
    cities, scratch = compile_city(batch.city), workspace()
    lists = []
    for row in range(batch.size):
        count = entry_points.list_moves(cities, batch.games, row, scratch)
        lists.append(scratch["moves"][0, :count].copy())
    return lists


def played_out(city: City, seats: int, listed: bool) -> tuple[Array, Array]:
    """The final records of games whose seeds are those of ``begin(5)``, and their results."""
    cities = compile_city(city)
    seeds = np.zeros((GAMES, 4), np.uint32)
    seeds[:, :2] = seed_words(5)[:2]
    seeds[:, 2] = np.arange(GAMES)
    games, results, result = blank(GAME, GAMES), blank(RESULT, GAMES), blank(RESULT)
    play_seeded(cities, table_for(city, seats), games, seeds, blank(CHANCE), workspace(), listed)
    for row in range(GAMES):
        entry_points.score_game(cities, games, row, workspace(), result)
        results[row] = result[0]
        results["plies"][row] = games["plies"][row]
    return games, results


@pytest.mark.parametrize(("name", "seats"), [*((name, 2) for name in city_names()), ("san-francisco", 4)])
def test_the_kernels_give_the_bytes_of_the_cpu(name: str, seats: int) -> None:
    """Steps, observations, masks, rewards, lists, playouts and scores."""
    city = City.load(name)
    batch = GameBatch(city, (None,) * seats, GAMES)
    expected = told(batch)
    expected += [digest(batch.games["words"]), digest(*lists_of(batch))]
    for listed in (True, False):
        games, results = played_out(city, seats, listed)
        totals = results["total"][:, :seats].astype(np.int64)
        expected += [digest(games["words"])]
        expected += [f"{digest(totals)} {digest(results['plies'].astype(np.int64))}"]
    assert run_python("-m", "tests.gpu.device_run", name, str(seats), mode="python") == expected


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="the compiler for devices is installed on Linux only")
def test_the_kernels_compile_without_a_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder made beforehand is taken as it is, and refused when the sources have changed."""
    run_python("-m", "crosstown.gpu.compile", str(tmp_path), "--unoptimised", seconds=900)
    index = json.loads((tmp_path / device_code.INDEX).read_text())
    for kernel, name in index["names"].items():
        assert f".entry {name}(" in (tmp_path / f"{kernel}.ptx").read_text()
    monkeypatch.setenv("CROSSTOWN_PTX", str(tmp_path))
    assert device_code.compiled_kernels() == tmp_path
    (tmp_path / device_code.INDEX).write_text(json.dumps({**index, "sources": "other"}))
    with pytest.raises(DeviceError, match="gpu-stale-code"):
        device_code.compiled_kernels()


def test_what_is_missing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROSSTOWN_PTX", str(tmp_path))
    with pytest.raises(DeviceError, match="gpu-no-code"):
        device_code.compiled_kernels()
    monkeypatch.delenv("CROSSTOWN_PTX")
    monkeypatch.setenv("CROSSTOWN_CACHE", str(tmp_path))
    monkeypatch.setattr(device_code, "find_spec", lambda name: None)
    with pytest.raises(DeviceError, match="gpu-no-compiler"):
        device_code.compiled_kernels()
    with pytest.raises(DeviceError, match="gpu-no-cupy"):
        device_code.CudaDevice()
