"""What is cut out of paper, page by page: cards and tickets, pieces and souvenirs, the board, player aids."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from crosstown.cities.city import City, Souvenirs, Vehicle
from crosstown.drawing.board.routes import route_shape
from crosstown.drawing.cards import draw_card, draw_card_back
from crosstown.drawing.primitives.geometry import SPACE_WIDTH
from crosstown.drawing.primitives.palette import PAPER_WHITE, inks, mixed
from crosstown.drawing.primitives.themes import theme_of
from crosstown.drawing.small_parts import draw_piece, draw_souvenir
from crosstown.drawing.tickets import draw_ticket, draw_ticket_back
from crosstown.game.text.city_text import vehicles_text
from crosstown.language import Translator
from crosstown.printing.paper import (
    HEADING,
    MARK,
    MARK_GAP,
    UNPRINTED,
    BoardSheet,
    Grid,
    Paper,
    Segment,
    board_sheets,
    fitting_scale,
)
from crosstown.printing.pictures import Pictures

CARD = (44.0, 67.0)  # fits the usual small sleeves
CARD_PICTURE = (40.0, 60.0)  # leaves 2 mm at each side, in case a cut is off
CARD_GAP, CARD_BLEED = 3.0, 1.5
BOARD_SCALE = 0.375  # of a board over several sheets: a space is then up to 25.6 × 8.6 mm
TOKEN, TOKEN_CELL = 14.0, 16.0
AID = (96.0, 130.0)
_PIECE_CLEAR = 1.0  # how much shorter than its space a piece is
_LONGEST_PIECE, _SHORTEST_PIECE = 30.0, 6.0
_LONGEST_COUNT = 60  # characters of the pieces by name in the list of parts; more would fill the page


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something on a page: a coloured ground, a picture, the part of one that its box shows, or an aid."""

    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    picture: str = ""
    shows: tuple[float, float, float, float] | None = None
    """Where the picture's corner lies relative to the box, and its whole size."""
    aid: bool = False


class Page(msgspec.Struct, frozen=True):
    """A page by its items. The label stands above them, or ``beside`` the row that begins there."""

    width: float
    height: float
    items: list[Item]
    marks: list[Segment]
    label: str
    beside: float | None = None
    guides: list[Segment] = []


class Part(msgspec.Struct, frozen=True):
    """A part of the game: what it is called, how many there are and how large, and its pages."""

    id: str
    title: str
    count: str
    size: str
    pages: list[Page]
    both_sides: bool = False


def cards(city: City, paper: Paper, pictures: Pictures, texts: Translator) -> Part:
    """All cards, colour by colour, then all tickets, each page followed by its backs."""
    theme = theme_of(city)
    paints = inks(city.colours)
    back = (theme.accent, pictures.add("card-back", draw_card_back(city)))
    ticket_back = (mixed(theme.trim, PAPER_WHITE, 0.5), pictures.add("ticket-back", draw_ticket_back(city)))
    found: list[_Card] = []
    counts = (city.wild_count, *city.colours.values())
    for kind, count in zip(city.kinds, counts, strict=True):
        ground = paints[kind].fill if kind in paints else PAPER_WHITE
        found += [_Card((ground, pictures.add(f"card-{kind}", draw_card(city, kind))), back)] * count
    for ticket in city.tickets:
        face = pictures.add(f"ticket-{ticket.id}", draw_ticket(city, ticket))
        found.append(_Card((PAPER_WHITE, face), ticket_back))
    title = f"{texts.say('print-cards')}, {texts.say('print-tickets')}"
    pages = _two_sided(found, paper, title, texts)
    number = f"{sum(counts)} + {len(city.tickets)}"
    return Part("cards", title, number, _millimetres(*CARD), pages, both_sides=True)


@dataclass(frozen=True, slots=True)
class _Card:
    """A card: the ground and the picture of its face and of its back."""

    face: tuple[str, str]
    back: tuple[str, str]


def _two_sided(found: Sequence[_Card], paper: Paper, title: str, texts: Translator) -> list[Page]:
    grid = Grid(paper, *CARD, CARD_GAP, CARD_BLEED)
    chunks = _chunks(len(found), grid.capacity)
    pages = []
    for number, chunk in enumerate(chunks, 1):
        for key, backs in (("print-front", False), ("print-back", True)):
            items: list[Item] = []
            for index in chunk:
                x, y = grid.spot(index - chunk[0], mirrored=backs)
                items += _laid_out(x, y, *(found[index].back if backs else found[index].face))
            label = texts.say(key, part=title, number=number, total=len(chunks))
            marks = grid.marks(len(chunk))
            pages.append(Page(paper.width, paper.height, items, marks, label, beside=grid.top))
    return pages


def _laid_out(x: float, y: float, ground: str, picture: str) -> list[Item]:
    """A side of a card: its ground runs over the cut, its picture stays away from it."""
    (wide, high), (across, down) = CARD, CARD_PICTURE
    bled = 2 * CARD_BLEED
    return [
        Item(x - CARD_BLEED, y - CARD_BLEED, wide + bled, high + bled, fill=ground),
        Item(x + (wide - across) / 2, y + (high - down) / 2, across, down, picture=picture),
    ]


def _chunks(count: int, capacity: int) -> list[range]:
    return [range(start, min(start + capacity, count)) for start in range(0, count, capacity)]


@dataclass(frozen=True, slots=True)
class _Strips:
    """Rows of pictures of one size, each in the middle of its cell. None leaves a cell empty."""

    names: tuple[str | None, ...]
    size: tuple[float, float]
    cell: tuple[float, float]


def pieces(city: City, paper: Paper, scale: float, pictures: Pictures, texts: Translator) -> Part:
    """The pieces of every seat, and the souvenirs."""
    blocks = [_seats(city, paper, one, scale, pictures) for one in city.vehicles]
    counts = texts.listed([vehicles_text(one, one.count, texts) for one in city.vehicles])
    if len(counts) > _LONGEST_COUNT:
        counts = " + ".join(str(one.count) for one in city.vehicles)
    title, count = texts.say("print-pieces"), f"{city.players[1]} × ({counts})"
    sizes = [_millimetres(*block.size) for block in blocks]
    if city.souvenirs is not None:
        tokens = _tokens(city.souvenirs, pictures)
        blocks.append(tokens)
        title += f", {texts.say('print-souvenirs')}"
        count += f" + {len(tokens.names)}"
        sizes.append(f"Ø {_number(TOKEN)} mm")
    return Part("pieces", title, count, ", ".join(dict.fromkeys(sizes)), _strip_pages(blocks, paper, title))


def _seats(city: City, paper: Paper, vehicle: Vehicle, scale: float, pictures: Pictures) -> _Strips:
    """The pieces of one kind. Each seat begins a new row, so that a strip that is cut off is one seat's."""
    size = piece_size(city, vehicle, scale)
    columns = Grid(paper, *size).columns
    names: list[str | None] = []
    for seat in range(city.players[1]):
        name = pictures.add(f"piece-{vehicle.id}-{seat}", draw_piece(vehicle, seat, *size))
        names += [name] * vehicle.count
        names += [None] * (-len(names) % columns)
    return _Strips(tuple(names), size, size)


def _tokens(souvenirs: Souvenirs, pictures: Pictures) -> _Strips:
    """As many tokens of each symbol as the highest stack needs: any symbol may lie anywhere (S6)."""
    most = max((*souvenirs.stack.values(), *souvenirs.placed.values()))
    drawn = [pictures.add(f"souvenir-{symbol}", draw_souvenir(symbol)) for symbol in souvenirs.symbols]
    names = tuple(name for name in drawn for _ in range(most))
    return _Strips(names, (TOKEN, TOKEN), (TOKEN_CELL, TOKEN_CELL))


def _strip_pages(blocks: Sequence[_Strips], paper: Paper, label: str) -> list[Page]:
    """All blocks below one another, on as many pages as they need."""
    around = MARK + MARK_GAP
    start = UNPRINTED + HEADING + around
    pages, items, marks, top = [], list[Item](), list[Segment](), start
    for block in blocks:
        names = block.names
        while names:
            grid = Grid(paper, *block.cell, first_row=top)
            fitting, names = names[: grid.capacity], names[grid.capacity :]
            if fitting:
                items += _in_cells(fitting, grid, block.size)
                marks += grid.marks(len(fitting))
                top += math.ceil(len(fitting) / grid.columns) * grid.height + 2 * around + 1
            if names:
                pages.append(Page(paper.width, paper.height, items, marks, label))
                items, marks, top = [], [], start
    return [*pages, Page(paper.width, paper.height, items, marks, label)]


def _in_cells(names: Sequence[str | None], grid: Grid, size: tuple[float, float]) -> list[Item]:
    dx, dy = (grid.width - size[0]) / 2, (grid.height - size[1]) / 2
    spots = ((name, grid.spot(index)) for index, name in enumerate(names))
    return [Item(x + dx, y + dy, *size, picture=name) for name, (x, y) in spots if name is not None]


def piece_size(city: City, vehicle: Vehicle, scale: float) -> tuple[float, float]:
    """A piece that fits into every space of its kind on a board of this scale."""
    spaces = [
        space.length
        for route in city.routes
        if route.vehicle == vehicle.id
        for space in route_shape(city, route).spaces
    ]
    shortest = min(spaces, default=_LONGEST_PIECE / scale) * scale - _PIECE_CLEAR
    length = min(max(shortest, _SHORTEST_PIECE), _LONGEST_PIECE)
    return math.floor(length * 2) / 2, math.floor((SPACE_WIDTH * scale - 0.5) * 2) / 2


def board(
    city: City, paper: Paper, pictures: Pictures, texts: Translator, *, one_sheet: bool
) -> tuple[Part, float, list[BoardSheet]]:
    """The board, the size of one of its units in millimetres, and its sheets."""
    drawn, width, height = pictures.board
    scale = fitting_scale(width, height, paper) if one_sheet else BOARD_SCALE
    name = pictures.add("board", drawn)
    sheets = board_sheets(width * scale, height * scale, paper)
    columns, rows = sheets[-1].column + 1, sheets[-1].row + 1
    title = texts.say("print-board")
    pages = [
        Page(
            sheet.page_width,
            sheet.page_height,
            [_window(sheet, name, width * scale, height * scale)],
            sheet.marks(),
            title if len(sheets) == 1 else f"{title}, {texts.say('print-sheet', name=sheet.name)}",
            guides=sheet.guides(columns, rows),
        )
        for sheet in sheets
    ]
    return Part("board", title, "1", _millimetres(width * scale, height * scale), pages), scale, sheets


def _window(sheet: BoardSheet, name: str, width: float, height: float) -> Item:
    shows = (-sheet.left, -sheet.top, width, height)
    return Item(sheet.x, sheet.y, sheet.width, sheet.height, picture=name, shows=shows)


def aids(city: City, paper: Paper, texts: Translator) -> Part:
    grid = Grid(paper, *AID)
    count, title = city.players[1], texts.say("print-aids")
    pages = [
        Page(
            paper.width,
            paper.height,
            [Item(*grid.spot(index - chunk[0]), *AID, aid=True) for index in chunk],
            grid.marks(len(chunk)),
            title,
        )
        for chunk in _chunks(count, grid.capacity)
    ]
    return Part("aids", title, str(count), _millimetres(*AID), pages)


def _millimetres(width: float, height: float) -> str:
    return f"{_number(width)} × {_number(height)} mm"


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
