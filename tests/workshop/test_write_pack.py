"""Packs are written as they were read: where nothing changed to the letter, and one line for one value."""

from __future__ import annotations

import difflib
import tomllib
from pathlib import Path

import pytest

from crosstown.cities.load import EARLIER, PACKS
from crosstown.workshop.write_pack import same, write
from tests.workshop.test_page_calls import TEXT, toytown

TOYTOWN = Path("docs/examples/toytown.toml")
ALL = [*sorted(PACKS.glob("*.toml")), *sorted(EARLIER.rglob("*.toml")), TOYTOWN]


def changed_lines(text: str) -> list[str]:
    lines = difflib.unified_diff(TEXT.splitlines(), text.splitlines(), n=0, lineterm="")
    return [line for line in lines if not line.startswith(("---", "+++", "@@"))]


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_unchanged_pack_is_written_to_the_letter(path: Path) -> None:
    text = path.read_text("utf-8")
    assert write(tomllib.loads(text), text) == text


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_pack_that_was_never_a_text_says_the_same(path: Path) -> None:
    pack = tomllib.loads(path.read_text("utf-8"))
    text = write(pack, None)
    assert tomllib.loads(text) == pack
    assert write(pack, text) == text


def test_one_value_changes_one_line() -> None:
    pack = toytown()
    pack["board"]["locations"][2]["x"] += 10
    assert changed_lines(write(pack, TEXT)) == [
        '-  { id = "market", name = "Market", x = 560, y = 430, label = "s", nudge = [0, 8] },',
        '+  { id = "market", name = "Market", x = 570, y = 430, label = "s", nudge = [0, 8] },',
    ]


def test_added_and_removed_entries_are_lines() -> None:
    pack = toytown()
    pack["board"]["routes"].insert(1, {"a": "mill", "b": "castle", "length": 3, "colour": "gray"})
    del pack["tickets"]["deck"][-1]
    assert changed_lines(write(pack, TEXT)) == [
        '+  { a = "mill", b = "castle", length = 3, colour = "gray" },',
        '-  { a = "station", b = "castle", points = 4 },',
    ]


def test_a_new_key_of_an_entry_stands_in_its_line() -> None:
    pack = toytown()
    pack["board"]["locations"][0]["wrap"] = True
    removed, added = changed_lines(write(pack, TEXT))
    assert added == removed.replace("-", "+", 1).replace(" },", ", wrap = true },")


def test_sections_come_and_go() -> None:
    pack = toytown()
    pack["scenery"].append({"kind": "park", "points": [[1, 2], [3, 4], [5, 6]]})
    pack["districts"] = {"1": {"points": 2, "colour": "red"}}
    text = write(pack, TEXT)
    assert tomllib.loads(text) == pack
    assert text.startswith(TEXT)
    assert write(toytown(), text).rstrip() == TEXT.rstrip()


def test_comments_stay() -> None:
    text = TEXT.replace("count = 10\n", "count = 10  # enough for two evenings\n")
    pack = toytown()
    pack["vehicles"][0]["count"] = 12
    assert "count = 12  # enough for two evenings\n" in write(pack, text)


def test_a_page_that_knows_no_whole_numbers_changes_nothing() -> None:
    assert write(tomllib.loads(TEXT, parse_float=float) | {"format": 1.0}, TEXT) == TEXT
    assert same({"x": 3}, {"x": 3.0})
    assert not same({"wrap": True}, {"wrap": 1})


@pytest.mark.parametrize("name", ['Quote " and \\', "New\nline", "Ünïcödé ☃", "\x7f\x01", "a # b", "'''"])
def test_any_name_can_be_written(name: str) -> None:
    pack = toytown()
    pack["name"] = name
    pack["board"]["locations"][0]["name"] = name
    for base in (TEXT, None):
        assert tomllib.loads(write(pack, base)) == pack
