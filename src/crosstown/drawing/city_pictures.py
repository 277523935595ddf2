"""The pictures of a city that a page loads, by the names of their files."""

from __future__ import annotations

from collections.abc import Callable

from crosstown.cities.city import City
from crosstown.drawing.board.interactive_board import (
    draw_background,
    draw_compact_background,
    draw_interactive_board,
)
from crosstown.drawing.board.static_board import draw_board
from crosstown.drawing.cards import draw_card, draw_card_back
from crosstown.drawing.poster import draw_poster

INTERACTIVE_BOARD, BOARD, EMBLEM = "interactive-board.svg", "board.svg", "emblem.svg"
GROUND, COMPACT_GROUND = "ground.svg", "compact-ground.svg"
CARD_BACK = "back"


def card_name(kind: str) -> str:
    return f"cards/{kind}.svg"


_DRAWINGS: dict[str, Callable[[City], str]] = {
    INTERACTIVE_BOARD: draw_interactive_board,
    GROUND: draw_background,
    COMPACT_GROUND: draw_compact_background,
    EMBLEM: draw_poster,
    BOARD: draw_board,
    card_name(CARD_BACK): draw_card_back,
}


def picture_names(city: City) -> list[str]:
    """All pictures, the most needed first."""
    return [*_DRAWINGS, *map(card_name, city.kinds)]


def draw_city_picture(city: City, name: str) -> str:
    """One of them. Raises `KeyError` for other names."""
    if name in _DRAWINGS:
        return _DRAWINGS[name](city)
    return draw_card(city, {card_name(kind): kind for kind in city.kinds}[name])
