"""Pictures of a draft: quick ones after each edit, the board after a pause, and the files for its games."""

from __future__ import annotations

import hashlib
from dataclasses import asdict
from pathlib import Path
from typing import Any

from crosstown.cities.checks.read_and_check import examine_pack
from crosstown.cities.city_record import plain_numbers
from crosstown.drawing.board.board_sketch import draw_plain_ground, draw_sketch
from crosstown.drawing.board.interactive_board import draw_whole_ground
from crosstown.drawing.board.static_board import draw_board
from crosstown.drawing.city_facts import city_facts
from crosstown.drawing.city_pictures import draw_city_picture, picture_names
from crosstown.drawing.style_choices import style_choices as choices_for
from crosstown.errors import DataError
from crosstown.workshop.drafts import Pack, parse_text, read_draft


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


def files(text: str, language: str = "") -> dict[str, Any]:
    """Facts, numbers and pictures of the pack in a text, as a server makes them of its cities.

    In the facts, addresses are names of pictures.
    """
    sha256 = hashlib.sha256(text.encode()).hexdigest()
    pack, report = examine_pack(parse_text(text), sha256, Path("draft"))
    if report:
        first = report.found[0]
        raise DataError("pack-problems", "the pack has problems: mend them first", offender=first.code)
    city = pack.in_language(language)
    return {
        "facts": city_facts(city, str),
        "numbers": plain_numbers(city),
        "pictures": {name: draw_city_picture(city, name) for name in picture_names(city)},
    }
