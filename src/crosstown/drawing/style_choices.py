"""What a pack can choose for its look, with what is needed to show the choices."""

from __future__ import annotations

from dataclasses import dataclass, replace

from crosstown.cities.city import City, Vehicle
from crosstown.cities.style import COLOURS, LETTERINGS, THEMES, VEHICLE_DRAWINGS, Style
from crosstown.drawing.board.vehicles import HALF_HEIGHT, PieceColours, piece, piece_length
from crosstown.drawing.primitives import lettering
from crosstown.drawing.primitives.svg import document, view_box
from crosstown.drawing.primitives.themes import suggested_theme, theme_of


@dataclass(frozen=True, slots=True)
class StyleChoices:
    """``themes`` give the colours of each theme for this city, ``letterings`` the fonts of the title.

    ``drawings`` are pictures of vehicles (SVG). ``suggested`` is what the city gets if it chooses nothing.
    """

    suggested: str
    themes: dict[str, dict[str, str]]
    letterings: dict[str, str]
    drawings: dict[str, str]


def style_choices(city: City) -> StyleChoices:
    """The choices for a city, with its own colours where a theme is mixed from its names."""
    return StyleChoices(
        suggested=suggested_theme(city),
        themes={name: _colours(replace(city, style=Style(theme=name))) for name in THEMES},
        letterings={name: lettering.BY_NAME[name].title for name in LETTERINGS},
        drawings={name: _picture(name, city) for name in VEHICLE_DRAWINGS},
    )


def _colours(city: City) -> dict[str, str]:
    theme = theme_of(city)
    return {name: getattr(theme, name) for name in COLOURS}


def _picture(drawing: str, city: City) -> str:
    vehicle = Vehicle(drawing, drawing, 1, drawing != "subway", {}, drawing)
    width = piece_length(vehicle) + 4
    art = piece(vehicle, PieceColours.from_colour(theme_of(city).livery))
    return document(art, viewBox=view_box(-width / 2, -HALF_HEIGHT, width, 2 * HALF_HEIGHT))
