"""Links lead somewhere, commands exist, tables are complete, and the pictures are those the script draws."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from crosstown.rules.kernel import limits, state
from tests.docs.markdown_pages import PAGES, ROOT, anchors, blocks, links, name_of

CITIES = ROOT / "src" / "crosstown" / "cities"
IMAGES = ROOT / "docs" / "images"
TOYTOWN = ROOT / "docs" / "examples" / "toytown.toml"


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
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = set(re.findall(r"(?:`|^\$ |^)make ([a-z-]+)", page.read_text(encoding="utf-8"), re.MULTILINE))
    assert named <= targets


def test_the_readme_shows_a_board_and_names_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert any(link.startswith("docs/images/") for link in links(ROOT / "README.md"))
    assert "make play" in text
    assert "make test" in text


def test_the_pictures_are_up_to_date(tmp_path: Path) -> None:
    pictures = runpy.run_path(str(ROOT / "tools" / "board_pictures.py"))
    pictures["main"](tmp_path)
    drawn = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_bytes() for path in IMAGES.glob("*.svg")}
    assert sorted(drawn) == sorted(kept)
    for name, content in drawn.items():
        assert content == kept[name], f"{name} is out of date: run python -m tools.board_pictures"


def test_every_picture_is_shown_on_a_page() -> None:
    shown = {(page.parent / urlsplit(link).path).resolve() for page in PAGES for link in links(page)}
    pictures = [path for path in IMAGES.rglob("*") if path.is_file()]
    assert len(pictures) > 10
    assert [path.name for path in pictures if path not in shown] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_picture_has_words_for_those_who_cannot_see_it(page: Path) -> None:
    for words in re.findall(r"!\[([^\]]*)\]\(", page.read_text(encoding="utf-8")):
        assert len(words) > 20


def test_every_code_of_a_packs_check_is_explained() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(CITIES.rglob("*.py")))
    given = set(re.findall(r'(?:add|remark|NoPack|Problem|DataError)\(\s*"([a-z-]+)"', sources))
    given |= {"too-few", "too-many"}
    assert given == codes_explained(ROOT / "docs" / "cities.md")


def test_every_code_of_a_replay_is_explained() -> None:
    sources = "".join(
        (ROOT / "src" / "crosstown" / "game" / "records" / f"{name}.py").read_text(encoding="utf-8")
        for name in ("record", "record_replay", "build_record")
    )
    given = set(re.findall(r'RecordError\(\s*"([a-z-]+)"', sources)) - {"record-unwritable"}
    given |= {"start-deck", "start-tickets", "bad-seats", "bad-seed"}
    assert given == codes_explained(ROOT / "docs" / "records.md")


def codes_explained(page: Path) -> set[str]:
    """The codes in the first column of the page's table of codes."""
    table = (
        page.read_text(encoding="utf-8").split("| code | what is wrong |\n|---|---|\n")[1].split("\n\n")[0]
    )
    return {code for row in table.splitlines() for code in re.findall(r"`([a-z-]+)`", row.split("|")[1])}


def test_the_pieces_of_packs_are_taken_from_packs() -> None:
    packs = [path.read_text(encoding="utf-8") for path in (*(CITIES / "packs").glob("*.toml"), TOYTOWN)]
    for block in blocks(ROOT / "docs" / "cities.md"):
        if block.language == "toml":
            assert any(block.text.rstrip() in pack for pack in packs), f"line {block.line}"


def test_the_sizes_of_records_are_right() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    sizes = dict(re.findall(r"^\| `([A-Z]+)` \|.*\| (\d+) \|$", text, re.MULTILINE))
    assert {name: int(size) for name, size in sizes.items()} == {
        name: getattr(state, name).itemsize for name in ("CITY", "GAME", "SCRATCH", "RESULT")
    }


def test_the_limits_of_cities_are_those_of_the_rules() -> None:
    text = (ROOT / "docs" / "cities.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| ([a-z][^|]*) \| (?:at most|\d+ to) (\d+)", text, re.MULTILINE))
    wanted = {
        "players": limits.MAX_SEATS,
        "colours": limits.MAX_COLOURS,
        "cards, wilds included": limits.MAX_CARDS,
        "face-up cards": limits.MAX_MARKET,
        "places": limits.MAX_PLACES,
        "routes, each half of a double counted": limits.MAX_ROUTES,
        "length of a route": limits.MAX_LENGTH,
        "kinds of vehicles": limits.MAX_VEHICLES,
        "tickets": limits.MAX_TICKETS,
        "tickets in one offer": limits.MAX_OFFER,
        "districts": limits.MAX_DISTRICTS,
        "souvenir symbols": limits.MAX_SYMBOLS,
    }
    assert {name: int(told[name]) for name in wanted} == wanted
