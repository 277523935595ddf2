"""The page on learning lists every field of an observation, and its example fits Crosstown as it is."""

from __future__ import annotations

import ast
import re
from itertools import permutations
from math import log10
from pathlib import Path

import pytest

from benchmarks.game_size import deals, hands
from crosstown import City, DataError
from crosstown.cities import city_names
from crosstown.encoding import ActionTable, ObservationLayout
from tests.docs.markdown_pages import ROOT, Block
from tests.docs.test_snippets import PUBLIC, imported
from tools.learning_curve import PPO, main, read_curve

EXAMPLE = ROOT / "docs" / "examples" / "ppo.py"


def test_every_field_is_listed_in_its_order() -> None:
    text = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8").partition("## Every number")[2]
    listed = re.findall(r"^\| `(\w+)` \| [^|]+ \| (.+) \|$", text, re.MULTILINE)
    layout = ObservationLayout.of(City.load("london"), 2)
    assert listed == [(field.name, field.meaning) for field in layout]


def test_the_example_uses_public_names_only() -> None:
    names = imported(Block("python", EXAMPLE.read_text(encoding="utf-8"), 1))
    assert {"crosstown", "crosstown.encoding", "crosstown.envs", "crosstown.players"} == {
        module for module, _ in names
    }
    assert {module for module, _ in names} <= set(PUBLIC)


def test_the_example_is_one_short_typed_file() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 280
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            assert node.returns is not None, node.name
            assert all(one.annotation for one in node.args.args if one.arg != "self"), node.name


def test_the_curve_ends_above_half_and_the_page_quotes_it() -> None:
    rows = read_curve(ROOT / "docs" / "examples" / "ppo-curve.csv", PPO)
    assert [row.decisions for row in rows] == sorted({row.decisions for row in rows})
    assert rows[0].won < 0.1
    assert rows[-1].won > 0.5
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    assert f"{rows[-1].decisions:,} decisions" in page
    assert f"{rows[-1].won:.1%}".replace("%", " %") in page


def test_hidden_hands_are_counted_as_by_dealing_all_of_them() -> None:
    kinds, sizes = (3, 2, 1), (2, 1)
    cards = [kind for kind, count in enumerate(kinds) for _ in range(count)]
    dealt = {
        (tuple(sorted(deal[:2])), deal[2]) for deal in permutations(cards, sum(sizes))
    }  # two cards for one seat, one for the other
    assert hands(kinds, sizes) == len(dealt)


def test_the_research_page_has_the_sizes_that_do_not_depend_on_games() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    for city in map(City.load, city_names()):
        numbers, actions = ObservationLayout.of(city, 2).size, len(ActionTable.of(city))
        assert f"| {city.name} | {numbers} | {actions} | 10^{log10(deals(city)):.0f} |" in page


def test_the_curve_of_a_run_is_drawn(tmp_path: Path) -> None:
    curve, picture = tmp_path / "curve.csv", tmp_path / "curve.svg"
    curve.write_text("1000,60,0.25,0.9,0.1,0.6,0.01\n2000,120,0.75,0.8,0.1,0.6,0.01\n")
    main([str(curve), str(picture)])
    assert "rises from 25% to 75% in 2,000 decisions and 2 minutes" in picture.read_text("utf-8")
    curve.write_text("decisions\n")
    with pytest.raises(DataError, match=r"curve\.csv: this is no curve: .* \[no-curve\]$"):
        main([str(curve), str(picture)])
