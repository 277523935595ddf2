"""Plots: every number in its place, well formed and safe for any input."""

from __future__ import annotations

import math

import pytest

from crosstown.drawing.charts.marks import PLAIN, TABLES, card_mark, seat_mark
from crosstown.drawing.charts.plots import (
    Bar,
    Dot,
    DotRow,
    Panel,
    Ridge,
    draw_bars,
    draw_dots,
    draw_key,
    draw_ridges,
    round_ticks,
)
from crosstown.drawing.primitives.palette import ink
from tests.drawing.svg_document import SVG, parsed


def words(document: str) -> list[str]:
    return ["".join(text.itertext()) for text in parsed(document).iter(f"{SVG}text")]


def titles(document: str) -> list[str]:
    return [title.text or "" for title in parsed(document).iter(f"{SVG}title")]


def test_ridges_show_every_value_and_the_mean() -> None:
    document = draw_ridges([Ridge("Seat A", {1: 1, 2: 2, 4: 1}, seat_mark(0))], "how scores are spread")
    assert "mean 2.2" in words(document)
    assert {"Seat A, 1: 25.0 %", "Seat A, 2: 50.0 %", "Seat A, 4: 25.0 %"} == set(titles(document))
    assert parsed(document).attrib["aria-label"] == "how scores are spread"


def test_wide_ridges_are_gathered_in_steps_and_lose_nothing() -> None:
    counts = dict.fromkeys(range(-100, 101), 2)
    document = draw_ridges([Ridge("all", counts, PLAIN)], "wide")
    bars = titles(document)
    assert len(bars) <= 44
    assert sum(float(bar.rsplit(" ", 2)[1]) for bar in bars) == pytest.approx(100, abs=1)
    assert "mean 0.0" in words(document)


def test_ridges_on_one_scale_and_within_the_plot() -> None:
    rows = [Ridge("one", {-50: 3, 0: 1}, PLAIN), Ridge("two", {200: 5}, PLAIN), Ridge("none", {}, PLAIN)]
    document = draw_ridges(rows, "three")
    for bar in parsed(document).iter(f"{SVG}rect"):
        assert float(bar.attrib["x"]) >= 0
        assert float(bar.attrib["x"]) + float(bar.attrib["width"]) <= 480


def dots(value: float, low: float, high: float) -> tuple[Dot, ...]:
    return (Dot(value, low, high, TABLES[2]), Dot(math.nan, 0, 1, TABLES[4]))


def test_dots_carry_their_value_and_a_sign_beyond_the_limits() -> None:
    panels = (Panel("share", 0, 100, " %", (25, 95)), Panel("points", -5, 5))
    rows = [
        DotRow("fine", (dots(50, 40, 60), dots(1.5, 1, 2))),
        DotRow("hard <b>", (dots(3, 1, 9), dots(-4.5, -math.inf, math.inf))),
    ]
    document = draw_dots(rows, panels, "dots")
    shown = words(document)
    assert {"50 %", "3 % !", "1.5", "-4.5", "hard <b>", "share", "points"} <= set(shown)
    assert not any("nan" in word or "inf" in word for word in shown)
    assert "nan" not in document
    assert "<b>" not in document


def test_intervals_are_cut_at_the_ends_of_the_scale() -> None:
    rows = [DotRow("wide", ((Dot(200, -400, 900, PLAIN),),))]
    document = draw_dots(rows, (Panel("x", 0, 100),), "cut")
    for path in parsed(document).iter(f"{SVG}path"):
        if path.attrib["d"].startswith("M") and "L" in path.attrib["d"] and "stroke-width" in path.attrib:
            assert "-" not in path.attrib["d"]


def test_bars_go_both_ways() -> None:
    rows = [
        Bar("routes", 12.5, 12, 13, PLAIN),
        Bar("tickets", -8, -9, -7, card_mark(ink("red")), note="<i>a note</i>"),
    ]
    document = draw_bars(rows, "bars")
    assert {"12.5", "-8.0", "<i>a note</i>"} <= set(words(document))
    assert all(float(bar.attrib["width"]) >= 0 for bar in parsed(document).iter(f"{SVG}rect"))


def test_a_key_names_shapes_for_those_who_see_no_colours() -> None:
    document = draw_key([(TABLES[2], "2 seats"), (TABLES[4], "4 seats")])
    assert parsed(document).attrib["aria-label"] == "circle: 2 seats; diamond: 4 seats"
    assert words(document) == ["2 seats", "4 seats"]


@pytest.mark.parametrize(
    "drawn",
    [
        draw_ridges([], "none"),
        draw_bars([], "none"),
        draw_dots([], (Panel("x", 0, 1),), "none"),
        draw_key([]),
    ],
)
def test_nothing_to_draw_is_drawn_all_the_same(drawn: str) -> None:
    assert parsed(drawn).tag == f"{SVG}svg"


@pytest.mark.parametrize(
    ("low", "high", "most", "ticks"),
    [
        (0, 100, 4, [0, 25, 50, 75, 100]),
        (0, 100, 5, [0, 20, 40, 60, 80, 100]),
        (-7, 12, 4, [-5, 0, 5, 10]),
        (0.1, 0.9, 4, [0.2, 0.4, 0.6, 0.8]),
        (5, 5, 4, [5]),
    ],
)
def test_round_ticks(low: float, high: float, most: int, ticks: list[float]) -> None:
    assert round_ticks(low, high, most) == pytest.approx(ticks)
