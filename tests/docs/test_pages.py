"""Links lead somewhere, commands exist, and the pictures are the ones that the script draws."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.docs.pages import PAGES, ROOT, anchors, links, name_of

IMAGES = ROOT / "docs" / "images"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        target = urlsplit(link)
        if target.scheme:
            continue
        file = page if not target.path else (page.parent / target.path).resolve()
        assert file.exists(), f"{link} leads nowhere"
        assert file.is_relative_to(ROOT), f"{link} leads out of the repository"
        if target.fragment:
            assert target.fragment in anchors(file), f"{link} leads to no heading"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_make_targets_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    named = set(re.findall(r"(?:`|^\$ |^)make ([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE))
    assert named <= targets


def test_the_readme_shows_a_board_and_names_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert any(link.startswith("docs/images/") for link in links(ROOT / "README.md"))
    assert "make play" in text
    assert "make test" in text


def test_the_pictures_are_up_to_date(tmp_path: Path) -> None:
    pictures = runpy.run_path(str(ROOT / "docs" / "pictures.py"))
    pictures["main"](tmp_path)
    drawn = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_bytes() for path in IMAGES.iterdir()}
    assert sorted(drawn) == sorted(kept)
    for name, content in drawn.items():
        assert content == kept[name], f"{name} is out of date: run python docs/pictures.py"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_picture_has_words_for_those_who_cannot_see_it(page: Path) -> None:
    for words in re.findall(r"!\[([^\]]*)\]\(", page.read_text(encoding="utf-8")):
        assert len(words) > 20
