"""Sizes and places on paper, without setting a page: what must be right to the millimetre."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosstown.cities import city_names, load_city
from crosstown.drawing.board.routes import route_shape
from crosstown.drawing.primitives.geometry import SPACE_WIDTH
from crosstown.language import ENGLISH
from crosstown.printing import parts
from crosstown.printing.paper import OVERLAP, PAPERS, UNPRINTED, BoardSheet, Grid, board_sheets, fitting_scale
from crosstown.printing.parts import Item, Page, Part
from crosstown.printing.pictures import Pictures
from tests.cli.run_command import TOYTOWN

LANTERN_BAY = Path(__file__).parent / "lantern-bay.toml"
CITIES = [LANTERN_BAY, TOYTOWN, *city_names()]  # the built-in ones are never printed, but have other shapes
EACH_PAPER = pytest.mark.parametrize("paper", PAPERS)


@cache
def drawn(source: str | Path) -> Pictures:
    return Pictures(load_city(source), ENGLISH)


def all_parts(source: str | Path, paper: str, *, one_sheet: bool = False) -> list[Part]:
    pictures, sheet = drawn(source), PAPERS[paper]
    city = pictures.city
    board, scale, _ = parts.board(city, sheet, pictures, ENGLISH, one_sheet=one_sheet)
    return [
        parts.cards(city, sheet, pictures, ENGLISH),
        board,
        parts.pieces(city, sheet, scale, pictures, ENGLISH),
        parts.aids(city, sheet, ENGLISH),
    ]


def close(one: float, other: float) -> bool:
    return abs(one - other) < 0.001


@EACH_PAPER
@pytest.mark.parametrize("source", CITIES, ids=lambda one: Path(one).stem)
def test_nothing_lies_where_printers_cannot_print(source: str | Path, paper: str) -> None:
    for part in (*all_parts(source, paper), *all_parts(source, paper, one_sheet=True)):
        assert part.pages
        for page in part.pages:
            assert page.items
            for item in page.items:
                inside(page, item.x, item.y)
                inside(page, item.x + item.width, item.y + item.height)
            for x1, y1, x2, y2 in (*page.marks, *page.guides):
                inside(page, x1, y1)
                inside(page, x2, y2)


def inside(page: Page, x: float, y: float) -> None:
    assert UNPRINTED - 0.001 <= x <= page.width - UNPRINTED + 0.001
    assert UNPRINTED - 0.001 <= y <= page.height - UNPRINTED + 0.001


@EACH_PAPER
def test_cards_have_their_size_and_their_backs_lie_behind_them(paper: str) -> None:
    city = load_city(LANTERN_BAY)
    part = parts.cards(city, PAPERS[paper], drawn(LANTERN_BAY), ENGLISH)
    pairs = list(zip(part.pages[::2], part.pages[1::2], strict=True))
    assert sum(len(pictures(front)) for front, _ in pairs) == 8 + 6 * 7 + 18
    for front, back in pairs:
        turned = {(round(front.width - one.x - one.width, 3), round(one.y, 3)) for one in pictures(front)}
        assert turned == {(round(one.x, 3), round(one.y, 3)) for one in pictures(back)}
        for side in (front, back):
            grounds = [item for item in side.items if item.fill]
            assert all(close(one.width, 44 + 3) and close(one.height, 67 + 3) for one in grounds)
            assert not any(overlapping(*pair) for pair in combinations(grounds, 2))
        assert cut_sizes(front) == {(44.0, 67.0)}


def pictures(page: Page) -> list[Item]:
    return [item for item in page.items if item.picture]


def overlapping(one: Item, other: Item) -> bool:
    across = one.x < other.x + other.width - 0.001 and other.x < one.x + one.width - 0.001
    down = one.y < other.y + other.height - 0.001 and other.y < one.y + one.height - 0.001
    return across and down


def cut_sizes(page: Page) -> set[tuple[float, float]]:
    """The sizes of what the marks cut out around each picture."""
    xs = sorted({x1 for x1, _, x2, _ in page.marks if x1 == x2})
    ys = sorted({y1 for _, y1, _, y2 in page.marks if y1 == y2})
    return {
        (
            round(min(x for x in xs if x > one.x) - max(x for x in xs if x <= one.x), 3),
            round(min(y for y in ys if y > one.y) - max(y for y in ys if y <= one.y), 3),
        )
        for one in pictures(page)
    }


def test_as_many_cards_as_fit() -> None:
    margins = (parts.CARD_GAP, parts.CARD_BLEED)
    cards = {name: Grid(paper, *parts.CARD, *margins) for name, paper in PAPERS.items()}
    assert {name: (grid.columns, grid.rows) for name, grid in cards.items()} == {
        "a4": (4, 4),
        "letter": (4, 3),
        "a3": (5, 5),
    }


def test_each_card_picture_names_its_kind_as_often_as_the_pack_says() -> None:
    city = load_city(LANTERN_BAY)
    part = parts.cards(city, PAPERS["a4"], drawn(LANTERN_BAY), ENGLISH)
    names = [one.picture for page in part.pages[::2] for one in pictures(page)]
    assert names.count("card-wild") == 8
    assert names.count("card-black") == 7
    assert all(names.count(f"ticket-{ticket.id}") == 1 for ticket in city.tickets)


@EACH_PAPER
@pytest.mark.parametrize("source", CITIES, ids=lambda one: Path(one).stem)
def test_the_sheets_cover_the_board(source: str | Path, paper: str) -> None:
    _, width, height = drawn(source).board
    whole = (width * parts.BOARD_SCALE, height * parts.BOARD_SCALE)
    sheets = board_sheets(*whole, PAPERS[paper])
    assert len({sheet.name for sheet in sheets}) == len(sheets) <= {"a4": 6, "letter": 6, "a3": 2}[paper]
    first, last = sheets[0], sheets[-1]
    assert (first.left, first.top) == (0, 0)
    assert close(last.left + last.width, whole[0])
    assert close(last.top + last.height, whole[1])
    for one in sheets:
        assert {one.page_width, one.page_height} == {PAPERS[paper].width, PAPERS[paper].height}
        right, below = neighbour(sheets, one, 0, 1), neighbour(sheets, one, 1, 0)
        assert right is None or close(one.left + one.width - right.left, OVERLAP)
        assert below is None or close(one.top + one.height - below.top, OVERLAP)


def neighbour(sheets: list[BoardSheet], one: BoardSheet, down: int, right: int) -> BoardSheet | None:
    at = (one.row + down, one.column + right)
    return next((sheet for sheet in sheets if (sheet.row, sheet.column) == at), None)


@EACH_PAPER
def test_one_sheet_is_one_sheet(paper: str) -> None:
    scale = fitting_scale(1260, 960, PAPERS[paper])
    assert len(board_sheets(1260 * scale, 960 * scale, PAPERS[paper])) == 1
    assert len(board_sheets(1270 * scale, 970 * scale, PAPERS[paper])) > 1


@pytest.mark.parametrize("scale", [parts.BOARD_SCALE, 0.2])
@pytest.mark.parametrize("source", CITIES, ids=lambda one: Path(one).stem)
def test_pieces_fit_their_spaces(source: str | Path, scale: float) -> None:
    city = load_city(source)
    for route in city.routes:
        length, width = parts.piece_size(city, city.vehicle[route.vehicle], scale)
        assert width < SPACE_WIDTH * scale
        assert all(length < space.length * scale for space in route_shape(city, route).spaces)


def test_everybody_has_their_pieces_and_every_stack_its_tokens() -> None:
    city = load_city(LANTERN_BAY)
    part = parts.pieces(city, PAPERS["a4"], parts.BOARD_SCALE, drawn(LANTERN_BAY), ENGLISH)
    names = [item.picture for page in part.pages for item in page.items]
    for seat in range(4):
        assert names.count(f"piece-tram-{seat}") == 12
        assert names.count(f"piece-airship-{seat}") == 3
    assert city.souvenirs is not None
    assert all(names.count(f"souvenir-{symbol}") == 3 for symbol in city.souvenirs.symbols)


def test_many_pieces_take_several_pages() -> None:
    city = load_city(LANTERN_BAY)
    first, *others = city.vehicles
    crowd = replace(city, vehicles=(replace(first, count=100), *others))
    part = parts.pieces(crowd, PAPERS["letter"], parts.BOARD_SCALE, Pictures(crowd, ENGLISH), ENGLISH)
    assert len(part.pages) == 2
    assert sum(item.picture.startswith("piece-tram") for page in part.pages for item in page.items) == 400


@EACH_PAPER
@settings(max_examples=40)
@given(counts=st.lists(st.integers(1, 100), min_size=1, max_size=4))
def test_pieces_of_any_number_stay_on_the_paper(paper: str, counts: list[int]) -> None:
    """However full a page is, the next kind of pieces fits below it or begins a new one."""
    city = load_city(LANTERN_BAY)
    kinds = [replace(city.vehicles[at % 2], count=count) for at, count in enumerate(counts)]
    crowd = replace(city, vehicles=tuple(kinds))
    part = parts.pieces(crowd, PAPERS[paper], parts.BOARD_SCALE, drawn(LANTERN_BAY), ENGLISH)
    found = [item.picture for page in part.pages for item in page.items]
    assert sum(name.startswith("piece-") for name in found) == 4 * sum(counts)
    for page in part.pages:
        assert page.items
        for item in page.items:
            inside(page, item.x, item.y)
            inside(page, item.x + item.width, item.y + item.height)


@pytest.mark.parametrize("source", CITIES, ids=lambda one: Path(one).stem)
def test_every_picture_is_whole(source: str | Path) -> None:
    all_parts(source, "a4")
    for name, svg in drawn(source).named.items():
        assert ElementTree.fromstring(svg).tag.endswith("svg"), name
