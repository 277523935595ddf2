"""The pictures of a city for paper: SVG by name, with our own lettering and in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from crosstown.cities.city import City
from crosstown.drawing.board.static_board import FRAME, draw_board
from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH, Point
from crosstown.drawing.primitives.svg import view_box
from crosstown.language import Translator
from crosstown.markup import escaped, number

_VIEW = re.compile(r'viewBox="[^"]*" width="([\d.]+)" height="([\d.]+)"')
_NOTICE = re.compile(r'(data-notice="[^"]*"[^>]*>)[^<]*')
_AROUND = 95.0  # room for the names around the outermost places of an example
_WIDE = 1.25  # an example is at least this much wider than high


@dataclass
class Pictures:
    """The pictures of one document. Those that are used often are in it once."""

    city: City
    texts: Translator
    named: dict[str, str] = field(default_factory=dict)

    def add(self, name: str, svg: str) -> str:
        """Adds a picture and returns its name."""
        self.named.setdefault(name, with_own_fonts(svg))
        return name

    @cached_property
    def board(self) -> tuple[str, float, float]:
        """The board at the start of a game as SVG, and its size in its own units."""
        return self._board({}, ())

    def _board(self, owners: Mapping[str, int], highlight: Collection[str]) -> tuple[str, float, float]:
        drawn = draw_board(self.city, owners=owners, highlight=highlight)
        notice = escaped(self.texts.say(f"provenance-{self.city.provenance}"))
        drawn = _NOTICE.sub(lambda found: found[1] + notice, drawn)
        view = _VIEW.search(drawn)
        assert view is not None, "a board says how large it is"
        return drawn, float(view[1]), float(view[2])

    def around(self, name: str, middle: Point, width: float, height: float) -> str:
        """A piece of the board around a point, moved inwards where it would leave the map."""
        left = min(max(middle[0] - width / 2, 0.0), WIDTH - width)
        top = min(max(middle[1] - height / 2, 0.0), HEIGHT - height)
        return self.add(name, _cut(self.board[0], left, top, width, height))

    def example(self, name: str, routes: Collection[str], places: Collection[str]) -> str:
        """The part of the board with these places, marked, and these routes, claimed."""
        drawn, _, _ = self._board(dict.fromkeys(routes, 0), places)
        marked = [self.city.place[place] for place in places]
        left, right = _span((place.x for place in marked), WIDTH)
        top, bottom = _span((place.y for place in marked), HEIGHT)
        more = max(0.0, _WIDE * (bottom - top) - (right - left)) / 2
        left, right = left - more, right + more
        return self.add(name, _cut(drawn, left, top, right - left, bottom - top))


def _span(values: Iterable[float], end: float) -> tuple[float, float]:
    known = list(values)
    return max(min(known) - _AROUND, -FRAME), min(max(known) + _AROUND, end + FRAME)


def _cut(svg: str, left: float, top: float, width: float, height: float) -> str:
    size = f'width="{number(width)}" height="{number(height)}"'
    return _VIEW.sub(f'viewBox="{view_box(left, top, width, height)}" {size}', svg, count=1)


def with_own_fonts(svg: str) -> str:
    """Typst takes "Condensed" for a width, not for a part of the family's name."""
    return svg.replace("Barlow Condensed", "Barlow")
