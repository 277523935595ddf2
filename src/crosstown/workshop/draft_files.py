"""The files of a draft, for games on the device: what a server makes of its cities, made in the page."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from crosstown.cities.checks.read_and_check import examine_pack
from crosstown.cities.city_record import plain_numbers
from crosstown.drawing.city_facts import city_facts
from crosstown.drawing.city_pictures import draw_city_picture, picture_names
from crosstown.errors import DataError
from crosstown.workshop.drafts import parse_text


def files(text: str, language: str = "") -> dict[str, Any]:
    """Facts, numbers and pictures of the pack in a text. In the facts, addresses are names of pictures."""
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
