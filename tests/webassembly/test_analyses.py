"""The same record, seed and depth, by Python and by the page's own code: the same analysis."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crosstown import City
from crosstown.analysis import analyse
from crosstown.players import make_player
from crosstown.simulation.play_game import play_game
from crosstown.webassembly.city_numbers import city_numbers
from testkit.frontend_node import front_end_node

# One whole game: the parity of the kernel's entries is tested in all cities.
GAME = ("london", ("easy", "medium"), 5)


def test_analyses_in_the_page(tmp_path: Path, module: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel, given = tmp_path / "kernel.wasm", tmp_path / "games.json"
    kernel.write_bytes(module)
    city, players, seed = GAME
    game = analysed(City.load(city), players, seed)
    given.write_text(json.dumps({"module": str(kernel), "games": [game]}))
    monkeypatch.setenv("CROSSTOWN_GAMES", str(given))
    done = front_end_node().run("test", "--", "python-analyses")
    assert done.returncode == 0, done.stdout[-4000:]
    assert re.search(r"Tests\s+1 passed", done.stdout)


def analysed(city: City, players: tuple[str, ...], seed: int) -> dict[str, Any]:
    record = play_game(city, [make_player(name) for name in players], seed).record()
    made = {"numbers": city_numbers(city), "record": record, "analysis": analyse(record, seed=seed)}
    built: dict[str, Any] = msgspec.to_builtins(made)
    return built
