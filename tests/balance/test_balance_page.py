"""The balance report: one file that needs nothing else, safe whatever a pack calls its places."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from crosstown import City, __version__
from crosstown.balance.balance_data import Balance
from crosstown.balance.balance_page import balance_page
from crosstown.balance.measure_balance import measure
from crosstown.balance.verdicts import judge
from crosstown.cities import load_city
from crosstown.cities.checks.read_and_check import read_pack
from tests.cli.run_command import TOYTOWN

EVIL = "\\\"'><script>alert(1)</script><img src=x onerror=alert(2)>"
VOID = {"meta", "br", "img", "link", "input", "hr"}


class Page(HTMLParser):
    """Reads a page strictly: every element is closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "svg" in self.open or tag in VOID, f"<{tag}/> is not closed for HTML"
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.seen if name == tag]


def page_of(balance: Balance) -> str:
    return balance_page(balance, judge(balance), "2026-01-31")


def evil_city() -> City:
    text = TOYTOWN.read_text(encoding="utf-8")
    for name in ("Windmill", "Castle"):
        text = text.replace(f'name = "{name}"', f'name = "{EVIL}"')
    text = text.replace('name = "Toytown"', f'name = "{EVIL}"').replace('name = "van"', f'name = "{EVIL}"')
    return read_pack(text.encode(), "toytown.toml")


@pytest.fixture(scope="module", params=["london", "san-francisco", "berlin", "toytown", "evil", "one-game"])
def balance(request: pytest.FixtureRequest) -> Balance:
    """Cities of all kinds, measured briefly; one of them with a single game."""
    if request.param == "one-game":
        return measure(load_city(TOYTOWN), "random", 2, 1)
    cities = {"toytown": TOYTOWN, "evil": None}
    city = evil_city() if request.param == "evil" else load_city(cities.get(request.param) or request.param)
    return measure(city, "random", None, 30)


@pytest.fixture(scope="module")
def text(balance: Balance) -> str:
    return page_of(balance)


def test_the_page_is_well_formed_and_complete(text: str, balance: Balance) -> None:
    page = Page(text)
    assert text.startswith("<!DOCTYPE html>\n")
    assert len(page.all("h1")) == 1
    headings = re.findall(r'<h2 id="([a-z]+)">', text)
    assert headings[:7] == ["verdict", "board", "seats", "length", "tickets", "routes", "colours"]
    assert ("districts" in headings) == bool(balance.city.districts)
    assert ("souvenirs" in headings) == (balance.city.souvenirs is not None)
    assert len(page.all("figure")) >= 9


def test_every_picture_is_well_formed_and_described(text: str, balance: Balance) -> None:
    pictures = re.findall(r"<svg .*?</svg>", text, re.DOTALL)
    assert len(pictures) > 10
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        assert root.attrib["role"] == "img"
        assert root.attrib.get("aria-label") or root.attrib["aria-labelledby"]
    maps = [picture for picture in pictures if "data-route" in picture]
    assert len(maps) == len(balance.tables)


def test_nothing_is_loaded_from_anywhere(text: str) -> None:
    page = Page(text)
    assert not {"script", "link", "img", "iframe", "object", "image", "base"} & {tag for tag, _ in page.seen}
    for _, attributes in page.seen:
        assert "src" not in attributes
        assert not any(name.startswith("on") or name == "style" for name in attributes)
        assert (attributes.get("href") or "#").startswith("#")
    addresses = set(re.findall(r"https?://[^\"' <]+", text)) - {"http://www.w3.org/2000/svg"}
    assert addresses == set()
    assert "@import" not in text
    assert set(re.findall(r"url\((.)", text)) <= {"#"}


def test_links_and_ids(text: str) -> None:
    page = Page(text)
    ids = [attributes["id"] for _, attributes in page.seen if "id" in attributes]
    assert len(ids) == len(set(ids))
    wanted = {attributes["href"] for _, attributes in page.seen if attributes.get("href")}
    assert {href[1:] for href in wanted if href} <= set(ids)


def test_tables_have_headings(text: str) -> None:
    page = Page(text)
    assert len(page.all("caption")) == len(page.all("table")) >= 6
    assert {attributes.get("scope") for attributes in page.all("th")} == {"row", "col"}


def test_the_page_says_what_was_measured(text: str, balance: Balance) -> None:
    said = " ".join(Page(text).words)
    facts = (f"{balance.games:,} at each table", f"{balance.player} on every seat", "2026-01-31", __version__)
    assert all(fact in said for fact in facts)
    assert ("unofficial reconstruction" in said) == balance.city.reconstruction
    assert "nan" not in re.findall(r"[a-z]+", said)
    assert "inf" not in re.findall(r"[a-z]+", said)


def test_every_ticket_route_and_place_has_its_row(text: str, balance: Balance) -> None:
    rows = re.findall(r'<th scope="row">(.*?)</th>', text)
    assert len(rows) >= len(balance.city.tickets) * len(balance.tables) + len(balance.city.routes)


def test_a_packs_names_stay_text() -> None:
    text = page_of(measure(evil_city(), "random", 2, 10))
    assert "<script" not in text
    assert "<img" not in text
    assert "&lt;script&gt;alert(1)" in text
    assert EVIL.replace("\\", "") in " ".join(Page(text).words)


def test_the_same_numbers_make_the_same_page() -> None:
    city = load_city("london")
    one, two = (page_of(measure(city, "random", (2, 4), 20, 3)) for _ in range(2))
    assert one == two


def test_findings_stand_in_the_page_and_many_are_folded() -> None:
    balance = measure(load_city("london"), "random", 2, 200)
    checks = judge(balance)
    tickets = next(check for check in checks if check.code == "tickets")
    assert len(tickets.findings) > 8
    page = Page(balance_page(balance, checks, ""))
    said = " ".join(page.words)
    for finding in tickets.findings:
        assert finding.message in said
    assert f"{len(tickets.findings) - 8} more" in said
    assert "! look" in said
    assert "✓ fine" in said


def test_three_sizes_of_tables_have_marks_of_their_own() -> None:
    balance = measure(load_city("berlin"), "random", (2, 3, 4), 5)
    assert "circle: 2 seats; square: 3 seats; diamond: 4 seats" in page_of(balance)


def test_a_ticket_nobody_was_offered_is_no_trouble() -> None:
    balance = measure(load_city("london"), "random", 2, 1)
    table = balance.tables[0]
    assert any(ticket.offered.value == 0 for ticket in table.tickets)
    Page(page_of(replace(balance, tables=(table,))))
