"""Lettering: the fonts of a theme, the width of a text, and the labels of places."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from crosstown.cities.city import Place
from crosstown.drawing.primitives.free_space import Box
from crosstown.drawing.primitives.themes import Theme
from crosstown.markup import Value, element, escaped

FONTS = "Avenir Next, Segoe UI, DejaVu Sans Condensed, DejaVu Sans, sans-serif"
LABEL_SIZE = 17.5
_LINE = 18.5
_NARROW = frozenset("iljtfrI.,:;'’!|()[] -")
_BROAD = frozenset("mwMWQOG@%&<>=+~#")


@dataclass(frozen=True, slots=True)
class _CharWidths:
    """Widths of the characters of a font, as shares of its size."""

    narrow: float
    broad: float
    capital: float
    other: float


_BOLD_WIDTHS = _CharWidths(narrow=0.38, broad=0.84, capital=0.68, other=0.59)
_COMPACT_WIDTHS = _CharWidths(narrow=0.3, broad=0.67, capital=0.48, other=0.44)


@dataclass(frozen=True, slots=True)
class Lettering:
    """The fonts of a board's texts and of its title, and how much larger both are set.

    The first font of a list may come with a page; the others are common on people's machines.
    ``larger`` is for narrow fonts, which can be higher at the same width.
    """

    text: str
    title: str
    weight: str = "800"
    larger: float = 1.0


_NARROW_SANS = (
    "Barlow Condensed, DIN Condensed, Avenir Next Condensed, Bahnschrift Condensed, Roboto Condensed, "
    "Liberation Sans Narrow, Nimbus Sans Narrow, Arial Narrow, DejaVu Sans Condensed, sans-serif"
)
_HUMANIST = f"Cabin, Gill Sans, Gill Sans MT, {FONTS}"
BY_NAME = {
    "plain": Lettering(_HUMANIST, _HUMANIST),
    "humanist": Lettering(_HUMANIST, _HUMANIST),
    "deco": Lettering(_HUMANIST, f"Limelight, Copperplate, Rockwell, Didot, {FONTS}", "400"),
    "grotesk": Lettering(_NARROW_SANS, _NARROW_SANS, "700", 1.12),
}


def lettering_of(theme: Theme) -> Lettering:
    return BY_NAME[theme.lettering]


_SIDES = {
    "n": (0.0, -28.0, "middle"),
    "ne": (15.0, -20.0, "start"),
    "e": (21.0, 0.0, "start"),
    "se": (15.0, 20.0, "start"),
    "s": (0.0, 27.0, "middle"),
    "sw": (-15.0, 20.0, "end"),
    "w": (-21.0, 0.0, "end"),
    "nw": (-15.0, -20.0, "end"),
}


@lru_cache(maxsize=4096)  # checks and drawings ask for the same names again and again
def text_width(text: str, size: float) -> float:
    """An estimate of the width of a bold text. Fonts differ, so it is rather too wide than too narrow."""
    return size * sum(_char_width(char, _BOLD_WIDTHS) for char in text)


def _char_width(char: str, widths: _CharWidths) -> float:
    if ord(char) >= 0x2E80:  # ideographs are square
        return 1.0
    if char in _NARROW:
        return widths.narrow
    if char in _BROAD:
        return widths.broad
    return widths.capital if char.isupper() else widths.other


def wrapped(text: str) -> list[str]:
    """A name on two lines, split at the space nearest its middle, if it has one."""
    cuts = [index for index, char in enumerate(text) if char == " "]
    if not cuts:
        return [text]
    cut = min(cuts, key=lambda index: (abs(2 * index - len(text) + 1), -index))
    return [text[:cut], text[cut + 1 :]]


def shortened(text: str, size: float, width: float) -> str:
    if text_width(text, size) <= width:
        return text
    while text and text_width(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


@dataclass(frozen=True, slots=True)
class Label:
    lines: tuple[str, ...]
    x: float
    y: float
    anchor: str

    @property
    def box(self) -> Box:
        width = max(text_width(line, LABEL_SIZE) for line in self.lines)
        left = self.x - {"start": 0.0, "middle": width / 2, "end": width}[self.anchor]
        top = self.y - _LINE / 2
        return Box(left, top, left + width, top + _LINE * len(self.lines))

    def markup(self, theme: Theme) -> str:
        size = LABEL_SIZE * lettering_of(theme).larger
        rows = "".join(
            element("tspan", escaped(line), x=self.x, y=self.y + 6 + index * _LINE)
            for index, line in enumerate(self.lines)
        )
        return haloed(
            rows, theme.paper, text_anchor=self.anchor, font_size=size, font_weight="700", fill=theme.ink
        )


COMPACT_SIZE = 30.0
_COMPACT_LINE = 27.0
_DESCENDING = frozenset("gjpqyQ,;()")


@lru_cache(maxsize=4096)
def compact_width(text: str) -> float:
    """The width of a name on a small screen, set in the narrow sans."""
    return COMPACT_SIZE * sum(_char_width(char, _COMPACT_WIDTHS) for char in text)


@dataclass(frozen=True, slots=True)
class CompactLabel:
    """A name for small screens. ``y`` is the middle of its first line."""

    lines: tuple[str, ...]
    x: float
    y: float
    anchor: str

    @staticmethod
    def size(lines: tuple[str, ...]) -> tuple[float, float]:
        below = 2.0 if _DESCENDING & set(lines[-1]) else -3.5
        return max(map(compact_width, lines)), _COMPACT_LINE * len(lines) + below

    @classmethod
    def within(cls, lines: tuple[str, ...], box: Box, beside: float) -> CompactLabel:
        """A label that fills a box: towards its place where that lies beside it, else centred."""
        y = box.top + _COMPACT_LINE / 2
        if beside > 0:
            return cls(lines, box.left, y, "start")
        if beside < 0:
            return cls(lines, box.right, y, "end")
        return cls(lines, (box.left + box.right) / 2, y, "middle")

    @property
    def box(self) -> Box:
        width, height = self.size(self.lines)
        left = self.x - {"start": 0.0, "middle": width / 2, "end": width}[self.anchor]
        top = self.y - _COMPACT_LINE / 2
        return Box(left, top, left + width, top + height)

    def markup(self, theme: Theme) -> str:
        rows = "".join(
            element("tspan", escaped(line), x=self.x, y=self.y + 0.33 * COMPACT_SIZE + index * _COMPACT_LINE)
            for index, line in enumerate(self.lines)
        )
        return haloed(
            rows,
            theme.paper,
            text_anchor=self.anchor,
            font_family=_NARROW_SANS,
            font_size=COMPACT_SIZE,
            font_weight="600",
            fill=theme.ink,
        )


def haloed(content: str, halo: str, **attributes: Value) -> str:
    """A text with a halo that keeps it legible on any ground."""
    return element(
        "text",
        content,
        stroke=halo,
        stroke_width=4.5,
        stroke_linejoin="round",
        paint_order="stroke",
        **attributes,
    )


@lru_cache(maxsize=512)
def label_of(place: Place) -> Label:
    """The label of a place: on the side and with the nudge that the pack gives, but always on the board."""
    dx, dy, anchor = _SIDES[place.label]
    lines = tuple(wrapped(place.name)) if place.wrap else (place.name,)
    x, y = place.x + dx + place.nudge[0], place.y + dy + place.nudge[1]
    above = {"n": 1.0, "s": 0.0}.get(place.label[0], 0.5)
    label = Label(lines, x, y - above * _LINE * (len(lines) - 1), anchor)
    return Label(lines, x + _inward(label.box), label.y, anchor)


def _inward(box: Box) -> float:
    """How far a label must move sideways to stay on the board."""
    if box.left < 4:
        return 4 - box.left
    return min(0.0, 1196 - box.right)
