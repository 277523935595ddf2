"""Whole numbers made of a trained network, without PyTorch: the kernel says nearly what the floats say.

Weights have 8 bits, so answers are a little off: likes and looks by up to 0.1 of answers between -4 and 4.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from crosstown import DataError
from crosstown.players.engine.network.integer_network import CERTAIN, FACT_LAYERS, FIRST, HEADS, SECOND, UNIT
from crosstown.players.trained_networks import INDEX, OWN_NETWORK, NetworkIndex, SearchUse, index, read_arrays
from crosstown.rules.kernel.state import fields
from tests.players.network_files import forget_networks, network_file
from tests.players.test_players import positions, seated
from training.quantise import SEARCH, Floats, quantise, read_search, write

ROOT = Path(__file__).parents[2]


def drawn_floats(seed: int) -> Floats:
    """Weights as PyTorch names them, drawn by chance, with answers as large as a trained network's."""
    chance = np.random.default_rng(seed)
    floats: Floats = {}
    for name, facts in (("position", "position"), ("move", "moves"), ("seat", "seats")):
        size = FACT_LAYERS[name][0]
        floats[f"{facts}_mean"] = chance.uniform(0, 5, size)
        floats[f"{facts}_spread"] = chance.uniform(2, 10, size)
        floats[f"{name}.weight"] = chance.normal(0, size**-0.5, (FIRST, size))
    for name in ("move_second", "own", "others"):
        floats[f"{name}.weight"] = chance.normal(0, FIRST**-0.5, (SECOND, FIRST))
    for name in ("like", "at_sight", "value", "likely"):
        floats[f"{name}.weight"] = chance.normal(0, 0.1, (1, HEADS[name]))
    for name in ("position", "seat", "move_second", "own", "like", "value", "likely"):
        floats[f"{name}.bias"] = chance.normal(0, 0.2, len(floats[f"{name}.weight"]))
    return floats


def in_floats(floats: Floats, found: Any, moves: int, seats: int) -> tuple[Any, Any, Any]:
    """Likes of the moves, values and looks of the seats, as `training.torch_network` computes them."""

    def even(facts: Any, name: str) -> Any:
        return (facts - floats[f"{name}_mean"]) / floats[f"{name}_spread"]

    def layer(numbers: Any, name: str) -> Any:
        return numbers @ floats[f"{name}.weight"].T + floats.get(f"{name}.bias", 0)

    def positive(numbers: Any) -> Any:
        return np.maximum(numbers, 0)

    facts = found.moves[:moves].astype(float)
    one = positive(layer(even(found.position, "position"), "position") + layer(even(facts, "moves"), "move"))
    likes = layer(positive(layer(one, "move_second")), "like")[:, 0] + layer(facts, "at_sight")[:, 0]
    one = positive(layer(even(found.seats[:seats], "seats"), "seat"))
    two = positive(layer(one, "own") + layer(one.sum(0) - one, "others"))
    return likes, 1 / (1 + np.exp(-layer(two, "value")[:, 0])), layer(two, "likely")[:, 0]


@pytest.fixture
def floats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Floats]:
    """Weights that lead all experts, as whole numbers."""
    drawn = drawn_floats(5)
    write(quantise(drawn), "today", {}, dict.fromkeys((2, 3, 4), SearchUse()), tmp_path)
    monkeypatch.setenv(OWN_NETWORK, str(tmp_path))
    forget_networks()
    yield drawn
    monkeypatch.undo()
    forget_networks()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_kernel_says_nearly_what_the_floats_say(seats: int, floats: Floats) -> None:
    for game in positions("istanbul", seats, seed=seats, every=10):
        assert game.turn is not None
        view = game.view(game.turn)
        player: Any = seated("expert:0", game, game.turn, 1)
        player.choose(view, view.legal_moves)
        found = fields(player._evaluations)
        count = int(found.moves[:, :8].any(axis=1).sum())  # each has a kind
        likes, *_ = in_floats(floats, found, count, seats)
        assert found.likes[:count] / UNIT == pytest.approx(likes, abs=0.15)
        player._run(view, 1)
        if found.seats[:seats, 37].any():  # the game did not end in every simulation
            _, values, looks = in_floats(floats, found, count, seats)
            assert found.value[:seats] / CERTAIN == pytest.approx(values, abs=0.03)
            assert found.looks[:seats] / UNIT == pytest.approx(looks, abs=0.15)


def test_weights_that_are_too_large_are_refused() -> None:
    floats = drawn_floats(5)
    floats["like.bias"] = np.array([1e6])
    with pytest.raises(DataError, match=r"\[network-too-wide\]$"):
        quantise(floats)


def test_the_network_in_use_is_written_as_it_is(tmp_path: Path) -> None:
    arrays, known = read_arrays(network_file()), index()
    path = write(arrays, known.version, known.made, SEARCH, tmp_path)
    written = read_arrays(path.read_bytes())
    assert written.keys() == arrays.keys()
    assert all(np.array_equal(written[name], arrays[name]) for name in arrays)
    told = msgspec.json.decode((tmp_path / INDEX).read_bytes(), type=NetworkIndex)
    assert replace(told, bytes=known.bytes, sha256=known.sha256) == known  # these depend on zlib


def test_settings_of_the_search_are_read() -> None:
    assert read_search('{"2": {"deals": 3}}') == {2: SearchUse(deals=3)}
    for text in ("", "{", "[]", '{"2": {"deals": 0}}', '{"2": {"deal": 1}}', '{"two": {}}'):
        with pytest.raises(argparse.ArgumentTypeError):
            read_search(text)


@pytest.mark.parametrize("step", ["self_play", "quantise --checkpoint=any.pt"])
def test_a_step_that_needs_pytorch_says_so(step: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['torch'] = None\n")
    module, *words = step.split()
    done = subprocess.run(
        [sys.executable, "-m", f"training.{module}", *words],
        cwd=ROOT, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "error: training needs PyTorch: pip install torch [needs-torch]\n"
