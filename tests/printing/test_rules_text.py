"""The rules on paper are the rules of the page: the same texts, chapters and order."""

from __future__ import annotations

import re

import pytest

from crosstown.cities import load_city
from crosstown.language import Fact, Translator, languages
from crosstown.printing.pictures import Pictures
from crosstown.printing.rules_text import chapters, player_aid
from tests.cli.run_command import ROOT, TOYTOWN
from tests.printing.test_layout import LANTERN_BAY

PAGE = ROOT / "frontend" / "src" / "screens" / "rules"
# A printed city has no rulebook that leaves gaps, and nobody opens a table.
ONLY_ON_SCREEN = {"rules-rulings-title", "rules-rulings", "rules-start-first"}
KEY = re.compile(r"['\"`](rules-[a-z]+(?:-[a-z]+)*)['\"`]")


class Listening(Translator):
    """Remembers what it was asked to say."""

    def __init__(self) -> None:
        super().__init__(strict=True)
        self.said = set[str]()

    def say(self, key: str, **facts: Fact) -> str:
        self.said.add(key)
        return super().say(key, **facts)


def test_the_same_texts_as_on_the_page() -> None:
    files = ("chapters.ts", "ScoreExample.svelte", "ChapterParts.svelte")
    page = "".join((PAGE / name).read_text("utf-8") for name in files)
    wanted = {key for key in KEY.findall(page) if not key.startswith("rules-screen")} - ONLY_ON_SCREEN
    assert len(wanted) > 50, "the search does not find the page's texts any more"
    city, texts = load_city(LANTERN_BAY), Listening()
    chapters(city, Pictures(city, texts), texts)
    assert wanted == {key for key in texts.said if KEY.fullmatch(f"'{key}'") and "ruling-" not in key}


@pytest.mark.parametrize("language", languages())
def test_a_city_with_everything_has_every_chapter(language: str) -> None:
    city, texts = load_city(LANTERN_BAY), Translator(language, strict=True)
    found = chapters(city, Pictures(city, texts), texts)
    order = "aim board start turn cards routes doubles ferries one-piece tickets souvenirs districts end"
    assert " ".join(chapter.id for chapter in found) == f"{order} example rulings"
    assert len(player_aid(city, texts)) == 10


def test_what_a_city_lacks_has_no_chapter() -> None:
    city, texts = load_city(TOYTOWN), Translator("en", strict=True)
    found = {chapter.id for chapter in chapters(city, Pictures(city, texts), texts)}
    assert found.isdisjoint({"ferries", "one-piece", "souvenirs", "districts"})
    assert len(player_aid(city, texts)) == 6


def test_the_example_adds_up() -> None:
    city, texts = load_city(LANTERN_BAY), Translator("en")
    example = next(one for one in chapters(city, Pictures(city, texts), texts) if one.id == "example")
    *lines, total = example.blocks[-1].rows
    assert sum(int(points.replace("\N{MINUS SIGN}", "-")) for _, points in lines) == int(total[1])
