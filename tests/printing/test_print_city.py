"""Whole PDFs: pages, sizes and words in every language; what is refused, and names that are no names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest
from pypdfium2 import PdfDocument, PdfPage
from pypdfium2.raw import FPDF_PAGEOBJ_IMAGE, FPDF_PAGEOBJ_PATH, FPDF_PAGEOBJ_TEXT

from crosstown.cities import city_names, load_city
from crosstown.errors import DataError, TextError
from crosstown.language import Translator, languages
from crosstown.printing import print_city
from crosstown.printing.paper import OVERLAP, PAPERS, UNPRINTED
from crosstown.printing.print_city import STEPS
from tests.cli.run_command import TOYTOWN
from tests.printing.test_layout import LANTERN_BAY

MILLIMETRE = 72 / 25.4
# Each language on one paper; the last with the board on a single sheet.
PRINTED = {"en": ("a4", False), "de": ("letter", False), "nl": ("a3", False), "da": ("a4", True)}


OPENED: list[PdfDocument] = []


@pytest.fixture(scope="module", autouse=True)
def _closing() -> Iterator[None]:
    yield
    for document in OPENED:
        document.close()


def opened(pdf: bytes) -> PdfDocument:
    OPENED.append(PdfDocument(pdf))
    return OPENED[-1]


@cache
def printed(language: str) -> PdfDocument:
    paper, one_sheet = PRINTED[language]
    texts = Translator(language, strict=True)
    return opened(print_city(load_city(LANTERN_BAY), paper, texts, one_sheet=one_sheet))


def words_of(document: PdfDocument) -> tuple[str, ...]:
    """The words of each page."""
    return tuple(" ".join(page.get_textpage().get_text_range().split()) for page in document)


@cache
def words(language: str) -> tuple[str, ...]:
    return words_of(printed(language))


def boxes(page: PdfPage) -> list[tuple[float, float]]:
    """The sizes of all lines and shapes on a page, in millimetres."""
    bounds = (one.get_bounds() for one in page.get_objects(filter=[FPDF_PAGEOBJ_PATH]))
    return [((right - left) / MILLIMETRE, (top - bottom) / MILLIMETRE) for left, bottom, right, top in bounds]


def test_every_language_is_printed() -> None:
    assert set(PRINTED) == set(languages())


@pytest.mark.parametrize("language", languages())
def test_pages_have_the_size_of_the_paper(language: str) -> None:
    paper = PAPERS[PRINTED[language][0]]
    for page in printed(language):
        size = sorted(side / MILLIMETRE for side in page.get_size())
        assert size == pytest.approx([paper.width, paper.height], abs=0.01)


@pytest.mark.parametrize("language", languages())
def test_the_edges_of_the_paper_stay_white(language: str) -> None:
    for number, page in enumerate(printed(language), 1):
        picture = page.render(scale=1, grayscale=True).to_numpy()
        edge = int(UNPRINTED * MILLIMETRE) - 1  # the grey of a soft edge is no ink
        rims = (picture[:edge], picture[-edge:], picture[:, :edge], picture[:, -edge:])
        assert min(rim.min() for rim in rims) > 250, f"page {number} is not white at its edge"
        assert picture.min() < 100, f"page {number} is empty"


def sizes(page: PdfPage) -> set[tuple[float, float]]:
    """Those of what is on the page itself, to a hundredth of a millimetre."""
    return {(round(width, 2), round(height, 2)) for width, height in boxes(page)}


def strokes(page: PdfPage) -> tuple[list[float], list[float]]:
    """Where upright and lying lines are, in millimetres from the left and from the top."""
    height = page.get_height()
    upright, lying = set[float](), set[float]()
    for one in page.get_objects(filter=[FPDF_PAGEOBJ_PATH], max_depth=1):
        left, bottom, right, top = one.get_bounds()
        if right - left < 1 < top - bottom:
            upright.add(round((left + right) / 2 / MILLIMETRE, 2))
        if top - bottom < 1 < right - left:
            lying.add(round((height - (top + bottom) / 2) / MILLIMETRE, 2))
    return sorted(upright), sorted(lying)


def steps(values: list[float]) -> set[float]:
    return {round(after - before, 1) for before, after in pairwise(values)}


@pytest.mark.parametrize("language", languages())
def test_the_ruler_is_fifty_millimetres_long(language: str) -> None:
    page = printed(language)[0]
    found = [one.get_bounds() for one in page.get_objects(filter=[FPDF_PAGEOBJ_PATH])]
    lines = [(one, one[2] - one[0] - (one[3] - one[1])) for one in found if one[3] - one[1] < 2]
    (ruler,) = (one for one, length in lines if abs(length - 50 * MILLIMETRE) < 0.1)
    foot = (ruler[1] + ruler[3]) / 2
    ticks = sorted(
        round((left + right) / 2 / MILLIMETRE, 2)
        for left, bottom, right, _ in found
        if right - left < 1 and abs(bottom - foot) < 0.5 and ruler[0] - 1 < left < ruler[2] + 1
    )
    assert len(ticks) == 51
    assert ticks[-1] - ticks[0] == pytest.approx(50, abs=0.02)
    assert steps(ticks) == {1.0}


@pytest.mark.parametrize("language", languages())
def test_cards_and_tickets_are_cut_to_their_size(language: str) -> None:
    """The marks are 44 and 67 mm apart, with 3 mm between two cards, on pages of cards, tickets and backs."""
    cards = [page for page in printed(language) if (47.0, 70.0) in sizes(page)]
    assert len(cards) >= 6
    for page in cards:
        across, down = strokes(page)
        assert steps(across) == {44.0, 3.0}
        assert steps(down) in ({67.0, 3.0}, {67.0})


@pytest.mark.parametrize(("language", "columns", "rows"), [("en", 2, 2), ("de", 2, 2), ("nl", 2, 1)])
def test_neighbouring_sheets_share_ten_millimetres(language: str, columns: int, rows: int) -> None:
    """Where the board begins and where the cuts are, on each of its sheets."""
    windows = [window(page) for page in printed(language) if (472.5, 360.0) in sizes(page)]
    assert len(windows) == columns * rows
    for index, (left, top, right, bottom) in enumerate(windows):
        row, column = divmod(index, columns)
        next_left = windows[index + 1][0] if column + 1 < columns else 472.5 - OVERLAP
        next_top = windows[index + columns][1] if row + 1 < rows else 360 - OVERLAP
        assert right - next_left == pytest.approx(OVERLAP, abs=0.03)
        assert bottom - next_top == pytest.approx(OVERLAP, abs=0.03)
        assert column > 0 or left == pytest.approx(0, abs=0.03)
        assert row > 0 or top == pytest.approx(0, abs=0.03)


def window(page: PdfPage) -> list[float]:
    """The part of the board that is cut out of a sheet: its edges on the board in millimetres."""
    found = [one.get_bounds() for one in page.get_objects(filter=[FPDF_PAGEOBJ_PATH], max_depth=1)]
    (left, _, _, top), marks = found[0], found[-12:]  # the board is drawn first, the marks are drawn last
    across = [(x1 + x2) / 2 - left for x1, y1, x2, y2 in marks if x2 - x1 < 1.5 < y2 - y1]
    down = [top - (y1 + y2) / 2 for x1, y1, x2, y2 in marks if y2 - y1 < 1.5 < x2 - x1]
    edges = (min(across), min(down), max(across), max(down))
    return [edge / MILLIMETRE for edge in edges]


@pytest.mark.parametrize("language", languages())
def test_the_first_page_says_what_is_where(language: str) -> None:
    texts, (first, *_) = Translator(language), words(language)
    assert texts.say("print-ruler").replace("\u00a0", " ") in first
    found = {
        re.search(rf"{re.escape(texts.say(key))}[^–]*? (\d+)(?:–(\d+))?", first): key
        for key in ("print-board", "print-aids", "print-scores", "print-rules")
    }
    assert None not in found
    cards = re.search(r"44 × 67 mm 3–(\d+)", first)
    assert cards is not None
    assert int(cards[1]) % 2 == 0, "every page of cards has its back"
    label = texts.say("print-back", part="", number="", total="").split()[1]
    assert label in words(language)[int(cards[1]) - 1]
    last = re.search(rf"{texts.say('print-rules')} (\d+)–(\d+)", first)
    assert last is not None
    assert int(last[2]) == len(printed(language))


@pytest.mark.parametrize("language", languages())
def test_the_rules_are_in_the_readers_language(language: str) -> None:
    texts, told = Translator(language), " ".join(words(language))
    for key in ("aim", "board", "start", "turn", "doubles", "ferries", "souvenirs", "districts", "end"):
        assert texts.say(f"rules-{key}-title") in told
    assert texts.say("rules-title", city="Lantern Bay") in told
    assert texts.say("provenance-original") in told


def test_the_board_lies_on_sheets_or_on_one() -> None:
    sheets = [text for text in words("en") if re.search(r"Board, Sheet [AB]\d", text)]
    assert len(sheets) == 4
    assert not any(" Ark A1" in text for text in words("da"))


def test_everything_is_drawn_in_lines_with_our_own_letters() -> None:
    fonts = set()
    for page in printed("en"):
        assert not list(page.get_objects(filter=[FPDF_PAGEOBJ_IMAGE]))
        texts = page.get_objects(filter=[FPDF_PAGEOBJ_TEXT])
        fonts |= {one.get_font().get_base_name().partition("+")[2].partition("-")[0] for one in texts}
    assert fonts == {"Cabin", "BarlowCondensed"}


def test_equal_cities_give_equal_bytes() -> None:
    city, told = load_city(TOYTOWN), list[int]()
    first = print_city(city, tell=told.append)
    assert first == print_city(city)
    assert told == sorted(set(told))
    assert told[-1] == STEPS


@pytest.mark.parametrize("name", city_names())
def test_only_cities_of_ones_own_are_printed(name: str) -> None:
    city = load_city(name)
    refused = replace(city, provenance="verified") if city.original else city
    with pytest.raises(DataError, match="follows a printed game") as error:
        print_city(refused)
    assert (error.value.code, error.value.offender) == ("print-refused", refused.provenance)


def test_an_unknown_paper() -> None:
    with pytest.raises(TextError, match="choose one of a4, letter, a3"):
        print_city(load_city(TOYTOWN), "napkin")


HOSTILE = (
    '#read("/etc/passwd")',
    "*bold* _slanted_ `raw`",
    "$ x^2 $ // not a comment",
    "#let x = [\\] #panic()",
    "</text><script>alert(1)</script>",
    '"}] & <image href="file:///etc/passwd"/>',
)


def test_names_are_names_whatever_they_look_like() -> None:
    """A pack is a stranger's: nothing in it is markup, code or the name of a file."""
    city = load_city(TOYTOWN)
    places = tuple(replace(one, name=name) for one, name in zip(city.places, HOSTILE, strict=True))
    strange = replace(city, name="#panic[x]", edition="@label *e*", wild_name="$wild$", places=places)
    said = " ".join(words_of(opened(print_city(strange))))
    for name in ("#panic[x]", "@label *e*", "$wild$", HOSTILE[0], "$ x^2 $ // not a comment"):
        assert name in said
    assert "root:" not in said


def test_long_names_and_other_letters() -> None:
    """The longest names that a pack may have, and letters that our fonts lack."""
    city = load_city(TOYTOWN)
    names = ("W" * 80, "Ж" * 20, "中央駅", "a " * 39 + "a", "Łódź", "Ærø – Ðurđevac")
    places = tuple(replace(one, name=name) for one, name in zip(city.places, names, strict=True))
    told = opened(print_city(replace(city, name="M" * 80, places=places)))
    assert "Łódź" in " ".join(words_of(told))
