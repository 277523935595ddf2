"""How much scenery a pack may have, and what is said of more."""

from __future__ import annotations

from pathlib import Path

import pytest

from crosstown.cities.checks.pack_sections import MOST_CORNERS, MOST_CORNERS_TOGETHER, MOST_SCENERY
from crosstown.cities.checks.read_and_check import examine_pack
from crosstown.rules.kernel import limits
from testkit.largest_packs import Pack, largest_packs, with_one_more_corner
from tests.cities.damaged_packs import found, pack_text

PACKS = largest_packs()
PACK = next(iter(PACKS.values()))


def problems(pack: Pack) -> list[tuple[str, tuple[str | int, ...]]]:
    _, report = examine_pack(pack, "", Path("largest"))
    return [(one.code, one.path) for one in report.found]


@pytest.mark.parametrize("name", PACKS)
def test_the_largest_packs_are_allowed_and_no_corner_more(name: str) -> None:
    pack = PACKS[name]
    assert (len(pack["board"]["locations"]), len(pack["board"]["routes"])) == (
        limits.MAX_PLACES,
        limits.MAX_ROUTES,
    )
    assert sum(len(piece.get("points", ())) for piece in pack["scenery"]) == MOST_CORNERS_TOGETHER
    assert problems(pack) == []
    assert problems(with_one_more_corner(pack)) == [("too-many-corners", ("scenery",))]


def test_a_shape_has_a_limit_of_its_own() -> None:
    shape = {"kind": "park", "points": [[at, at] for at in range(MOST_CORNERS)]}
    assert problems({**PACK, "scenery": [shape]}) == []
    shape["points"] = [*shape["points"], [0, 0]]
    assert problems({**PACK, "scenery": [shape]}) == [("too-many", ("scenery", 0, "points"))]


def test_there_is_a_limit_to_pieces() -> None:
    text = {"kind": "text", "text": "Moor", "at": [600, 450]}
    assert problems({**PACK, "scenery": MOST_SCENERY * [text]}) == []
    assert problems({**PACK, "scenery": (MOST_SCENERY + 1) * [text]}) == [("too-many", ("scenery",))]


def test_the_line_of_the_first_scenery_is_told() -> None:
    text = pack_text("berlin")
    line = text[: text.index("[[scenery]]")].count("\n") + 1
    shape = '\n[[scenery]]\nkind = "park"\npoints = [' + "[1, 2], " * MOST_CORNERS + "]\n"
    more = text + MOST_CORNERS_TOGETHER // MOST_CORNERS * shape
    assert found(more) == [("too-many-corners", line, "scenery")]
