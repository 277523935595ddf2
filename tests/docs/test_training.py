"""The pages on the expert say what the journal of measured games says."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest

from crosstown.cities import city_names, load_city
from crosstown.players.level_ratings import level_ratings
from crosstown.simulation.intervals import Estimate
from tests.docs.test_pages import codes_explained
from training import measure
from training.duel import Duel, Journal, result_of

ROOT = Path(__file__).parents[2]
HALF_A_SECOND = measure.HALF_A_SECOND


@lru_cache(maxsize=1)
def journal() -> Journal:
    return Journal(ROOT / "training/measured/games.jsonl")


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def told(won: Estimate) -> str:
    """As the pages write a share, with its interval."""
    value, low, high = (100 * one for one in (won.value, won.low, won.high))
    return f"{value:.1f} % ({low:.0f} to {high:.0f})"


def result(*duels: Duel) -> tuple[str, int]:
    won, _, games = result_of(duels, journal())
    return told(won), games


@pytest.mark.parametrize("kind", ["two-seats", "three-seats", "four-seats", "unseen", "unseen-four-seats"])
def test_results_are_those_of_the_journal(kind: str) -> None:
    text = page("training.md")
    duels = list(measure.duels(kind, HALF_A_SECOND))
    for duel in duels:
        assert result(duel)[0] in text, duel
    won, games = result(*duels)
    assert won in text
    assert f"of {games:,}" in text.replace("\n", " ")


def test_ratings_are_those_of_the_ladder() -> None:
    text = page("players.md")
    for level, rating in level_ratings().items():
        assert f"| `{level}` | {rating} |" in text
    for kind in ("at-a-table", "two-seats"):
        won, games = result(*measure.duels(kind, HALF_A_SECOND))
        assert f"{won} of {games:,} games" in text


def test_budgets_are_those_of_the_measurements() -> None:
    head, rest = page("training.md").split("| simulations for half a second |")[1].split("\n", 1)
    columns = [cell.strip() for cell in head.split("|")]
    rows = {line.split("|")[1].strip(): line.split("|")[2:] for line in rest.splitlines() if "|" in line}
    for city in map(load_city, city_names()):
        at = columns.index(city.name)
        for seats in (2, 3, 4):
            told = [rows[f"`{player}`, {seats} seats"][at] for player in ("hard", "expert")]
            assert tuple(int(one.replace(",", "")) for one in told) == measure.PACES[city.id, seats]


def test_every_code_is_explained() -> None:
    networks = (ROOT / "src/crosstown/players/trained_networks.py").read_text(encoding="utf-8")
    given = {f"network-{code}" for code in re.findall(r'_unusable\(\s*"(\w+)"', networks)} | {"needs-torch"}
    for file in (*(ROOT / "training").glob("*.py"), *(ROOT / "tools").glob("le*.py")):
        given |= set(re.findall(r'Error\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8")))
    assert given == codes_explained(ROOT / "docs/training.md")
