"""How long drawings of the largest packs take, whose scenery was made to take long.

    python -m benchmarks.drawing_speed

Every pack (`testkit/largest_packs.py`) has as much of everything as the check allows: with one more corner it
would be refused. Each picture is drawn as if it were the first one of this process. Seconds are those of the
processor, so that other programs count little. The mark is one second for each picture.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

from crosstown.cities.checks.read_and_check import examine_pack
from crosstown.cities.city import City
from crosstown.drawing.board.board_sketch import draw_plain_ground, draw_sketch
from crosstown.drawing.board.interactive_board import draw_whole_ground
from crosstown.drawing.city_facts import city_facts
from crosstown.drawing.city_pictures import (
    BOARD,
    CARD_BACK,
    COMPACT_GROUND,
    EMBLEM,
    GROUND,
    INTERACTIVE_BOARD,
    card_name,
    draw_city_picture,
)
from crosstown.drawing.tickets import draw_ticket
from testkit.largest_packs import Pack, largest_packs, with_one_more_corner

MARK = 1.0  # seconds for a picture


def _of_city(name: str) -> Callable[[City], object]:
    return lambda city: draw_city_picture(city, name)


PICTURES: dict[str, Callable[[City], object]] = {
    "board": _of_city(INTERACTIVE_BOARD),
    "ground": _of_city(GROUND),
    "compact": _of_city(COMPACT_GROUND),
    "picture": _of_city(BOARD),
    "emblem": _of_city(EMBLEM),
    "card": _of_city(card_name(CARD_BACK)),
    "ticket": lambda city: draw_ticket(city, city.tickets[0]),
    "facts": lambda city: city_facts(city, str),
    "sketch": draw_sketch,
    "plain": draw_plain_ground,
    "whole": draw_whole_ground,
}
"""What servers make of a city, and what the workshop draws: sketch, plain ground and whole ground."""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--packs", default="", help="only packs with this word in their name")
    asked = parser.parse_args()
    packs = {name: pack for name, pack in largest_packs().items() if asked.packs in name}
    print(f"{'seconds':32}" + "".join(f"{name:>9}" for name in PICTURES))
    slowest = max((measured(name, pack) for name, pack in packs.items()), default=0.0)
    good = slowest < MARK
    print(f"the slowest picture took {slowest:.2f} s: {'good' if good else f'more than {MARK:.0f} s'}")
    return 0 if good else 1


def measured(name: str, pack: Pack) -> float:
    """Draws all pictures of a pack, prints how long each took, and returns the longest time."""
    city = checked(pack)
    times = [seconds(draw, city) for draw in PICTURES.values()]
    print(f"{name:32}" + "".join(f"{time:9.2f}" for time in times), flush=True)
    return max(times)


def checked(pack: Pack) -> City:
    """The city of a pack that is just as large as is allowed."""
    city, report = examine_pack(pack, "", Path("largest"))
    assert not report, [(found.code, found.path) for found in report.found]
    _, refused = examine_pack(with_one_more_corner(pack), "", Path("largest"))
    assert [found.code for found in refused.found] == ["too-many-corners"]
    return city


def seconds(draw: Callable[[City], object], city: City) -> float:
    forget()
    began = time.process_time()
    draw(city)
    return time.process_time() - began


def forget() -> None:
    """Empties all caches of drawings."""
    for name, module in list(sys.modules.items()):
        if name.startswith("crosstown.drawing"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


if __name__ == "__main__":
    sys.exit(main())
