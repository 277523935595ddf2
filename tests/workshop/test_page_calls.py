"""The calls of the workshop's page: JSON in, JSON out, never a traceback, and nothing that a page lacks."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from crosstown.cities.checks.pack_sections import MOST_CORNERS, MOST_CORNERS_TOGETHER
from crosstown.rules.kernel.source_hash import ROOT, source_files
from crosstown.workshop.page_calls import CALLS, call

TEXT = Path("docs/examples/toytown.toml").read_text("utf-8")

_ALONE = """
import importlib.abc, sys

class Only(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in ("crosstown", "tomlkit"):
            raise ImportError(f"{name} does not exist in a page")

sys.meta_path.insert(0, Only())
for name in sys.argv[1:]:
    __import__(name)
"""


def answer(name: str, *arguments: object) -> Any:
    told = json.loads(call(name, json.dumps(arguments)))
    assert "value" in told, told
    return told["value"]


def toytown() -> dict[str, Any]:
    return tomllib.loads(TEXT)


def copy_modules(folder: Path, *others: Path) -> list[str]:
    """Copies all modules that the page has, and other files of the package."""
    modules = source_files("crosstown.workshop.page_calls")
    for path in (*modules.values(), *others):
        copy = folder / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    return list(modules)


def test_what_runs_in_a_page_needs_the_standard_library_and_tomlkit_alone(tmp_path: Path) -> None:
    """And no other files of the package: these modules are all that the page has of it."""
    modules = copy_modules(tmp_path)
    where = f"import sys; sys.path.insert(0, {str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", f"{where}\n{_ALONE}", *modules], check=True, cwd=tmp_path)


def test_a_sound_pack_is_read_without_problems() -> None:
    assert answer("read", TEXT) == {"pack": tomllib.loads(TEXT), "problems": []}


def test_a_text_that_is_no_toml_is_told_with_its_line() -> None:
    line = TEXT.splitlines().index("hand = 2") + 1
    told = answer("read", TEXT.replace("hand = 2", "hand = "))
    assert told["pack"] is None
    assert [(one["code"], one["line"]) for one in told["problems"]] == [("pack-syntax", line)]


def test_problems_name_what_they_are_about() -> None:
    pack = toytown()
    pack["board"]["routes"][3]["a"] = "harbor"
    pack["board"]["locations"][1]["x"] = pack["board"]["locations"][0]["x"] + 5
    pack["board"]["locations"][1]["y"] = pack["board"]["locations"][0]["y"]
    found = {one["code"]: one for one in answer("check", pack)}
    assert found["unknown-place"]["about"] == [{"kind": "route", "index": 3}]
    assert found["unknown-place"]["path"] == ["board", "routes", 3, "a"]
    assert found["unknown-place"]["facts"] == {"name": '"harbor"', "hint": "close", "close": '"harbour"'}
    assert found["places-close"]["severity"] == "warning"
    assert found["places-close"]["about"] == [{"kind": "place", "index": 1}]


def test_an_unknown_value_is_an_error_with_a_code() -> None:
    told = json.loads(call("write", json.dumps([{"format": 1}, "format = "])))
    assert told["error"]["code"] == "pack-syntax"


def damaged(pack: Any, chance: random.Random) -> Any:
    """The pack with one value somewhere replaced by another one, or without it."""
    while True:
        keys = list(pack) if isinstance(pack, dict) else list(range(len(pack)))
        if not keys:
            return
        key = chance.choice(keys)
        if isinstance(pack[key], dict | list) and pack[key] and chance.random() < 0.85:
            pack = pack[key]
        elif chance.random() < 0.3:
            del pack[key]
            return
        else:
            pack[key] = chance.choice(
                [0, -3, 99, 1e300, 0.5, True, "", "x", "mill", "\x00", [], {}, [[1]], None, "gray", [None]]
            )
            return


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_draft_is_checked_and_drawn_all_the_same(seed: int) -> None:
    chance = random.Random(seed)
    pack = toytown()
    for _ in range(chance.randint(1, 6)):
        damaged(pack, chance)
    answer("check", pack)
    check_parts(answer("sketch", pack))
    if seed % 10 == 0:
        assert all(drawn.startswith("<svg") for drawn in answer("draw", pack, "en").values())


def check_parts(sketch: dict[str, Any]) -> None:
    """Each part is one element with an id of its own, so that a page can exchange it alone."""
    assert [name for name, _ in sketch["layers"]] == ["defs", "beds", "spaces", "places", "labels"]
    for name, parts in sketch["layers"]:
        assert len({id for id, _ in parts}) == len(parts), name
        for _, markup in parts:
            ElementTree.fromstring(markup)  # raises for anything but one element


def test_a_draft_without_anything_is_drawn() -> None:
    assert set(CALLS) >= {"read", "write", "check", "sketch", "draw"}
    check_parts(answer("sketch", {}))
    assert all(drawn.startswith("<svg") for drawn in answer("draw", {}, "en").values())


def test_more_scenery_than_can_be_drawn_in_time_is_told() -> None:
    pack = toytown()
    corners = [[at % 40, at // 40] for at in range(MOST_CORNERS)]
    allowed = MOST_CORNERS_TOGETHER // MOST_CORNERS
    pack["scenery"] = [{"kind": "park", "points": corners} for _ in range(allowed + 1)]
    assert [one["code"] for one in answer("check", pack)] == ["too-many-corners"]
    assert answer("plain_ground", pack).count("<path") == allowed
