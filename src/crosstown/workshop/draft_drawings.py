"""Pictures of a draft: the quick one after each edit, and the whole board after a pause."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from crosstown.drawing.board.board_sketch import draw_plain_ground, draw_sketch
from crosstown.drawing.board.interactive_board import draw_whole_ground
from crosstown.drawing.board.static_board import draw_board
from crosstown.drawing.style_choices import style_choices as choices_for
from crosstown.workshop.drafts import Pack, read_draft


def style_choices(pack: Pack) -> dict[str, Any]:
    """What the pack can choose for its look: themes, letterings and drawings of vehicles."""
    return asdict(choices_for(read_draft(pack).city))


def sketch(pack: Pack, language: str = "en") -> dict[str, Any]:
    """Routes, places and names, each under its own id, to be laid over a ground."""
    drawn = draw_sketch(read_draft(pack).city.in_language(language))
    return {"view": drawn.view, "font": drawn.font, "layers": drawn.layers}


def plain_ground(pack: Pack) -> str:
    """The ground without its art: what an edit of the scenery shows at once."""
    return draw_plain_ground(read_draft(pack).city)


def draw(pack: Pack, language: str = "en") -> dict[str, str]:
    """The ground under the sketch with all its art."""
    return {"ground": draw_whole_ground(read_draft(pack).city.in_language(language))}


def draw_picture(pack: Pack, language: str = "en") -> str:
    """The whole board as one picture."""
    return draw_board(read_draft(pack).city.in_language(language))
