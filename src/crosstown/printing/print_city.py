"""Makes the PDF of a city: collects its parts as data, and has Typst set them by our own template.

A pack is a stranger's input. Its names reach the template only as JSON, so Typst never reads them as markup,
and the template opens no files: pictures come with the data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from crosstown.cities.city import City
from crosstown.drawing.poster import draw_poster
from crosstown.drawing.primitives.lettering import lettering_of
from crosstown.drawing.primitives.themes import theme_of
from crosstown.drawing.small_parts import draw_score_table
from crosstown.errors import DataError, TextError
from crosstown.language import ENGLISH, Translator
from crosstown.printing import parts
from crosstown.printing.paper import OVERLAP, PAPERS, BoardSheet, Paper
from crosstown.printing.pictures import Pictures
from crosstown.printing.rules_text import Chapter, chapters, player_aid

FONTS = Path(__file__).parent / "fonts"
TEMPLATE = Path(__file__).parent / "city.typ"
STEPS = 7
_COLUMNS = ("print-part", "print-count", "print-size", "print-pages", "print-how")
_OUR_LETTERS = 0x250  # our fonts have Latin letters up to here

Tell = Callable[[int], object]
"""Called with the number of steps done, of `STEPS`."""


def print_city(
    city: City,
    paper: str = "a4",
    texts: Translator = ENGLISH,
    *,
    one_sheet: bool = False,
    tell: Tell = lambda done: None,
) -> bytes:
    """The PDF of a city. Equal arguments give equal bytes.

    With ``one_sheet`` the board is scaled to a single sheet, and the pieces with it. Raises `DataError` for a
    city that follows a printed game, or where Typst is missing, and `TextError` for an unknown paper.
    """
    if paper not in PAPERS:
        message = f"there is no paper {paper[:20]!r}: choose one of {', '.join(PAPERS)}"
        raise TextError("unknown-paper", message, offender=paper[:20])
    check_printable(city)
    city = city.in_language(texts.language)
    typst = _typst()
    data = _document(city, PAPERS[paper], texts, one_sheet, tell)
    pdf = typst.compile(
        TEMPLATE.read_bytes(),
        root=str(TEMPLATE.parent),
        font_paths=[str(FONTS)],
        ignore_system_fonts=_can_be_set_alone(city),
        format="pdf",
        sys_inputs={"data": data},
    )
    tell(STEPS)
    return bytes(pdf)


def check_printable(city: City) -> None:
    """Refuses a city that is or follows a printed game: only cities of somebody's own are printed."""
    if not city.original:
        message = (
            f"{city.name} follows a printed game, so please play it here or buy the real one: it is lovely. "
            'Only cities of one’s own are printed, with provenance = "original" in their pack'
        )
        raise DataError("print-refused", message, offender=city.provenance, where=str(city.file))


def _typst() -> Any:
    try:
        import typst
    except ImportError:
        message = "printing needs Typst: pip install 'crosstown-game[print]'"
        raise DataError("needs-print", message) from None
    return typst


def _can_be_set_alone(city: City) -> bool:
    """Whether our own fonts have all letters of the pack; else those of the system help out."""
    names = [city.name, city.edition, city.wild_name, *(place.name for place in city.places)]
    names += [vehicle.name for vehicle in city.vehicles]
    names += [*city.colours, *(piece.text for piece in city.scenery)]
    return all(ord(char) < _OUR_LETTERS or 0x2000 <= ord(char) < 0x2070 for name in names for char in name)


def _document(city: City, paper: Paper, texts: Translator, one_sheet: bool, tell: Tell) -> str:
    """Everything that the template needs, as JSON."""
    pictures = Pictures(city, texts)
    board, scale, sheets = parts.board(city, paper, pictures, texts, one_sheet=one_sheet)
    tell(1)
    cut_out = []
    for done, part in enumerate(_parts(city, paper, scale, board, pictures, texts), 2):
        cut_out.append(part)
        tell(done)
    rules = chapters(city, pictures, texts)
    pictures.add("poster", draw_poster(city))
    pictures.add("score-table", draw_score_table(city))
    tell(STEPS - 1)
    data = {
        "language": texts.language,
        "city": {"name": city.name, "edition": city.edition, "players": city.players[1]},
        "paper": {"width": paper.width, "height": paper.height},
        "theme": _theme(city),
        "parts": cut_out,
        "sheets": sheets,
        "board": _board_size(sheets),
        "rules": rules,
        "aid": player_aid(city, texts),
        "scores": _score_rows(city, texts),
        "texts": _texts(city, paper, sheets, rules, texts),
        "pictures": pictures.named,
    }
    return msgspec.json.encode(data).decode()


def _parts(
    city: City, paper: Paper, scale: float, board: parts.Part, pictures: Pictures, texts: Translator
) -> Iterator[parts.Part]:
    """In the order of the pages: what is printed on both sides first, on the pages from 3 on."""
    yield parts.cards(city, paper, pictures, texts)
    yield board
    yield parts.pieces(city, paper, scale, pictures, texts)
    yield parts.aids(city, paper, texts)


def _theme(city: City) -> dict[str, Any]:
    theme = theme_of(city)
    lettering = lettering_of(theme)
    return {
        "accent": theme.accent,
        "ink": theme.ink,
        "paper": theme.paper,
        "trim": theme.trim,
        "font": lettering.title.partition(",")[0].removesuffix(" Condensed"),
        "weight": int(lettering.weight),
    }


def _board_size(sheets: list[BoardSheet]) -> tuple[float, float]:
    last = sheets[-1]
    return last.left + last.width, last.top + last.height


def _score_rows(city: City, texts: Translator) -> list[str]:
    keys = ["print-routes", "print-completed", "print-missed"]
    keys += ["print-districts"] if city.districts else []
    keys += ["print-souvenirs"] if city.souvenirs else []
    return [texts.say(key) for key in (*keys, "rules-example-total")]


def _texts(
    city: City, paper: Paper, sheets: list[BoardSheet], rules: list[Chapter], texts: Translator
) -> dict[str, Any]:
    say = texts.say
    low, high = city.players
    board = (
        say("print-make-sheets", count=len(sheets), overlap=round(OVERLAP))
        if len(sheets) > 1
        else say("print-make-one-sheet")
    )
    turn = next(chapter for chapter in rules if chapter.id == "turn")
    return {
        "lead": say("print-lead"),
        "players": say("rules-players", low=low, high=high),
        "provenance": say(f"provenance-{city.provenance}"),
        "unofficial": say("print-unofficial"),
        "scale": say("print-scale", paper=paper.name),
        "ruler": say("print-ruler"),
        "contents": say("print-contents"),
        "columns": [say(key) for key in _COLUMNS],
        "both_sides": say("print-both-sides"),
        "one_side": say("print-one-side"),
        "make": say("print-make"),
        "steps": [
            say("print-make-paper"),
            say("print-make-cut"),
            say("print-make-backs"),
            board,
            say("print-make-pieces"),
        ],
        "turn": turn.title,
        "name": say("print-name"),
        "scores": say("print-scores"),
        "rules": say("print-rules"),
        "rules_title": say("rules-title", city=city.name),
    }
