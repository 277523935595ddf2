"""Plots as SVG: distributions, dots with intervals, and bars.

Text and lines take the colour of the text around them, so a page may be light or dark. A plot is narrow
enough for a phone.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from crosstown.drawing.charts.marks import Mark, draw_mark
from crosstown.drawing.primitives.lettering import FONTS, shortened
from crosstown.drawing.primitives.svg import document, group, path, placed, rect, view_box
from crosstown.markup import Value, element, escaped, number

WIDTH = 480.0
_TEXT = 13.0
_SMALL = 11.5
_LEFT, _RIGHT = 8.0, WIDTH - 12.0
_LINE = 12.0
_FAINT = 0.16
_BAND = 0.07


@dataclass(frozen=True)
class Ridge:
    """One distribution: how often each number came up."""

    label: str
    counts: Mapping[int, int]
    mark: Mark


@dataclass(frozen=True)
class Dot:
    """A value with its interval. NaN is left out."""

    value: float
    low: float
    high: float
    mark: Mark


@dataclass(frozen=True)
class DotRow:
    """A line of a dot plot: in each panel one dot for each series."""

    label: str
    panels: tuple[tuple[Dot, ...], ...]
    mark: Mark | None = None
    tooltip: str = ""


@dataclass(frozen=True)
class Panel:
    """A scale of a dot plot. The range ``good`` is shaded, ``line`` drawn; ``unit`` follows each number."""

    title: str
    low: float
    high: float
    unit: str = ""
    good: tuple[float, float] | None = None
    line: float | None = None


@dataclass(frozen=True)
class Bar:
    """A bar, with a note after its number; ``low`` and ``high`` are the ends of its interval."""

    label: str
    value: float
    low: float
    high: float
    mark: Mark
    note: str = ""


def draw_ridges(rows: Sequence[Ridge], words: str) -> str:
    """Distributions one below the other on one scale, each with its mean. ``words`` describe the plot."""
    filled = [row for row in rows if row.counts]
    first = min((min(row.counts) for row in filled), default=0)
    last = max((max(row.counts) for row in filled), default=1)
    step = max(1, math.ceil((last - first + 1) / 44))
    axis = _Axis(first - step / 2, last + step / 2 + (-(last - first + 1)) % step, _LEFT, _RIGHT)
    height, pitch = 26.0, 68.0
    body = ""
    for at, row in enumerate(rows):
        body += group(_ridge(row, axis, first, step), transform=placed(0, height + at * pitch))
    bottom = height + len(rows) * pitch
    return _plot(bottom + 24, words, axis.grid(height - 6, bottom) + body)


def _ridge(row: Ridge, axis: _Axis, first: int, step: int) -> str:
    games = sum(row.counts.values())
    bins: dict[int, int] = {}
    for value, count in row.counts.items():
        bins[(value - first) // step] = bins.get((value - first) // step, 0) + count
    tallest = max(bins.values(), default=1)
    base, reach = 52.0, 40.0
    bars = ""
    for at, count in sorted(bins.items()):
        start = first + at * step
        left, right = axis.at(start - step / 2), axis.at(start + step / 2)
        tall = reach * count / tallest
        label = f"{start}" if step == 1 else f"{start} to {start + step - 1}"
        bars += element(
            "rect",
            element("title", escaped(f"{row.label}, {label}: {100 * count / games:.1f} %")),
            x=left + 0.6,
            y=base - tall,
            width=max(right - left - 1.2, 0.8),
            height=tall,
            class_=row.mark.tone,
            fill=row.mark.fill,
        )
    mean = sum(value * count for value, count in row.counts.items()) / games if games else 0.0
    middle = axis.at(mean + (step - 1) / 2)
    pointer = path(f"M{number(middle)} {number(base + 2)}l4 7h-8Z", fill="currentColor") + _text(
        f"mean {mean:.1f}",
        middle + (7 if middle < WIDTH - 90 else -7),
        base + 10.5,
        _SMALL,
        text_anchor="start" if middle < WIDTH - 90 else "end",
        class_="halo",
    )
    line = _rule(axis.left, base, axis.right, base, 0.5)
    name = draw_mark(row.mark, _LEFT + 7, 8) + _text(row.label, _LEFT + 20, 12.5, _TEXT, font_weight="600")
    return bars + line + pointer + name


def draw_dots(rows: Sequence[DotRow], panels: Sequence[Panel], words: str) -> str:
    gap = 30.0
    width = (_RIGHT - _LEFT - gap * (len(panels) - 1)) / len(panels)
    series = max((len(dots) for row in rows for dots in row.panels), default=1)
    head, pitch = 40.0, 25.0 + _LINE * series
    bottom = head + len(rows) * pitch
    body = ""
    for index, panel in enumerate(panels):
        left = _LEFT + index * (width + gap)
        axis = _Axis(panel.low, panel.high, left, left + width - 46)
        body += _panel_frame(panel, axis, head, bottom)
        for at, row in enumerate(rows):
            body += _dots(row, row.panels[index], panel, axis, head + at * pitch)
    for at, row in enumerate(rows):
        body += _row_name(row, head + at * pitch)
    return _plot(bottom + 22, words, body)


def _row_name(row: DotRow, top: float) -> str:
    inset = 18.0 if row.mark else 0.0
    mark = draw_mark(row.mark, _LEFT + 7, top + 9) if row.mark else ""
    name = shortened(row.label, _TEXT, _RIGHT - _LEFT - inset)
    title = element("title", escaped(row.tooltip or row.label))
    return group(title, mark, _text(name, _LEFT + inset, top + 13, _TEXT, font_weight="600", class_="halo"))


def _panel_frame(panel: Panel, axis: _Axis, top: float, bottom: float) -> str:
    drawn = _text(panel.title, axis.left, 13, _SMALL, font_weight="600", fill_opacity=0.75)
    if panel.good:
        low, high = (axis.at(min(max(end, panel.low), panel.high)) for end in panel.good)
        drawn += rect(low, top - 4, high - low, bottom - top + 4, fill="currentColor", fill_opacity=_BAND)
    drawn += axis.grid(top - 4, bottom, panel.unit)
    if panel.line is not None:
        x = axis.at(panel.line)
        drawn += _rule(x, top - 4, x, bottom, 0.7, dashes="4 3")
    return drawn


def _dots(row: DotRow, dots: Sequence[Dot], panel: Panel, axis: _Axis, top: float) -> str:
    drawn = ""
    for at, dot in enumerate(dots):
        if math.isnan(dot.value):
            continue
        y = top + 24 + _LINE * at
        left, right = axis.inside(dot.low), axis.inside(dot.high)
        value = f"{dot.value:.{0 if panel.unit else 1}f}{panel.unit}"
        beyond = panel.good is not None and not panel.good[0] <= dot.value <= panel.good[1]
        drawn += (
            _rule(left, y, right, y, 0.9, width=1.6)
            + draw_mark(dot.mark, axis.inside(dot.value), y, 0.62)
            + _text(
                f"{value} !" if beyond else value,
                axis.right + 8,
                y + 4,
                _SMALL,
                font_weight="700" if beyond else "400",
            )
        )
    return drawn


def draw_bars(rows: Sequence[Bar], words: str) -> str:
    highest = max((row.value for row in rows), default=0.0)
    lowest = min((row.value for row in rows), default=0.0)
    axis = _Axis(min(lowest, 0.0), max(highest, 0.0) or 1.0, 150, _RIGHT - 60)
    pitch = 40.0 if any(row.note for row in rows) else 30.0
    body = ""
    for at, row in enumerate(rows):
        y = 16 + at * pitch
        zero, end = axis.at(0), axis.at(row.value)
        body += (
            draw_mark(row.mark, _LEFT + 8, y)
            + _text(shortened(row.label, _TEXT, 118), _LEFT + 22, y + 4.5, _TEXT, font_weight="600")
            + rect(
                min(zero, end),
                y - 8,
                abs(end - zero),
                16,
                rx=2,
                fill=row.mark.fill,
                class_=row.mark.tone,
                stroke="currentColor",
                stroke_width=0.7,
                stroke_opacity=0.6,
            )
            + _rule(axis.inside(row.low), y, axis.inside(row.high), y, 0.9, width=1.4)
            + _text(f"{row.value:.1f}", max(zero, end) + 9, y + 4.5, _TEXT)
            + (
                _text(shortened(row.note, 10.5, 300), 150, y + 19.5, 10.5, fill_opacity=0.7)
                if row.note
                else ""
            )
        )
    return _plot(len(rows) * pitch + 12, words, body)


def draw_key(marks: Sequence[tuple[Mark, str]]) -> str:
    width = WIDTH / max(len(marks), 3)
    body = "".join(
        draw_mark(mark, _LEFT + 7 + at * width, 12, 0.62)
        + _text(label, _LEFT + 18 + at * width, 16.5, _TEXT, font_weight="600")
        for at, (mark, label) in enumerate(marks)
    )
    return _plot(26, "; ".join(f"{mark.shape}: {label}" for mark, label in marks), body)


@dataclass(frozen=True)
class _Axis:
    low: float
    high: float
    left: float
    right: float

    def at(self, value: float) -> float:
        span = (self.high - self.low) or 1.0
        return self.left + (self.right - self.left) * (value - self.low) / span

    def inside(self, value: float) -> float:
        """Where it lies, or the nearer end of the scale."""
        return self.at(min(max(value, self.low), self.high))

    def grid(self, top: float, bottom: float, unit: str = "") -> str:
        drawn = ""
        for tick in round_ticks(self.low, self.high, max(2, int((self.right - self.left) / 52))):
            x = self.at(tick)
            drawn += _rule(x, top, x, bottom, _FAINT)
            anchor = "middle" if x > _LEFT + 10 else "start"
            drawn += _text(
                f"{tick:g}{unit}", max(x, 1.0), bottom + 15, _SMALL, text_anchor=anchor, fill_opacity=0.75
            )
        return drawn


def round_ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers from low to high, in at most ``most`` steps."""
    span = high - low
    if not span > 0:
        return [low]
    size: float = 10.0 ** math.floor(math.log10(span / most))
    step = next(size * times for times in (1, 2, 2.5, 5, 10, 20) if span / (size * times) <= most)
    first = math.ceil(low / step - 1e-9)
    return [round(step * at, 10) for at in range(first, math.floor(high / step + 1e-9) + 1)]


def _rule(
    x1: float, y1: float, x2: float, y2: float, opacity: float, width: float = 1.0, dashes: str | None = None
) -> str:
    d = f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
    return path(
        d,
        stroke="currentColor",
        stroke_opacity=opacity,
        stroke_width=width,
        stroke_dasharray=dashes,
        fill="none",
    )


def _text(content: str, x: float, y: float, size: float, **attributes: Value) -> str:
    """A line of text in the colour of the page's text. The class ``halo`` keeps it legible across lines."""
    return element("text", escaped(content), x=x, y=y, font_size=size, fill="currentColor", **attributes)


def _plot(height: float, words: str, body: str) -> str:
    return document(
        body,
        viewBox=view_box(0, 0, WIDTH, height),
        role="img",
        aria_label=words,
        font_family=FONTS,
        class_="plot",
    )
