"""Curves of training as pictures: what games were worth while a player learnt.

    python -m tools.learning_curve build/training/curve.csv build/training/curve.svg    of training.self_play

`docs/examples/expert-curve.csv` has the first columns of such a file, and `ppo-curve.csv` is the one that a
run of docs/examples/ppo.py has written. `tools/board_pictures.py` draws them with all other pictures of the
docs.
"""

from __future__ import annotations

import argparse
import csv
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from crosstown.cli.output.error_messages import run_guarded
from crosstown.drawing.charts.plots import round_ticks
from crosstown.drawing.primitives.lettering import FONTS
from crosstown.errors import DataError
from crosstown.files import write_text
from crosstown.markup import element, escaped, number

WIDTH, HEIGHT = 560.0, 300.0
LEFT, RIGHT, TOP, BOTTOM = 52.0, WIDTH - 18.0, 42.0, HEIGHT - 44.0
AGAINST_PLANNER = "The network against the planner: what games were worth"
MOST = 10**15  # decisions or seconds, more than anybody has
SELF_PLAY, PPO = 2, 3  # the column of the share in what each of them writes
PAPER, INK, FAINT, LINE = "#fdfbf6", "#26323f", "#d9d6cd", "#0b6e99"


@dataclass(frozen=True)
class Row:
    """One line of the curve: what was learnt from so far, and what games since the line before were worth."""

    decisions: int
    seconds: int
    won: float


def read_curve(path: Path, column: int = SELF_PLAY) -> list[Row]:
    with path.open(newline="", encoding="utf-8") as file:
        try:
            rows = [Row(int(line[0]), int(line[1]), float(line[column])) for line in csv.reader(file)]
        except (ValueError, IndexError, csv.Error):
            rows = []
    if not _can_be_drawn(rows):
        message = (
            "this is no curve: each line must begin with decisions, more than in the line before, "
            "seconds and a share from 0 to 1"
        )
        raise DataError("no-curve", message, where=str(path))
    return rows


def _can_be_drawn(rows: list[Row]) -> bool:
    """Whether decisions grow, and all numbers are of a size that training has."""
    if not rows or not 0 <= rows[0].decisions <= rows[-1].decisions < MOST or rows[-1].decisions == 0:
        return False
    grow = all(before.decisions < after.decisions for before, after in pairwise(rows))
    return grow and all(0 <= row.seconds < MOST and 0 <= row.won <= 1 for row in rows)


def draw_curve(rows: list[Row], title: str, on: str) -> str:
    last = rows[-1].decisions
    words = (
        f"{title}. The share rises from {rows[0].won:.0%} to {rows[-1].won:.0%} "
        f"in {last:,} decisions and {rows[-1].seconds / 60:.0f} minutes of {on}."
    )
    points = " ".join(f"{number(_x(row.decisions, last))},{number(_y(row.won))}" for row in rows)
    drawn = (
        text(title, LEFT, 24, 15, weight="600")
        + _grid(last)
        + element(
            "polyline", points=points, fill="none", stroke=LINE, stroke_width=2.5, stroke_linejoin="round"
        )
        + text("decisions", RIGHT, HEIGHT - 8, 12, anchor="end")
    )
    return sheet(drawn, WIDTH, HEIGHT, words)


def sheet(drawn: str, width: float, height: float, label: str) -> str:
    """A drawing on paper, as a picture of its own."""
    return element(
        "svg",
        element("rect", width=width, height=height, rx=8, fill=PAPER),
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        aria_label=label,
        font_family=FONTS,
    )


def _grid(last: int) -> str:
    drawn = ""
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _y(share)
        dashes = "5 4" if share == 0.5 else None
        drawn += rule(LEFT, y, RIGHT, y, INK if dashes else FAINT, dashes)
        drawn += text(f"{share:.0%}", LEFT - 8, y + 4, 12, anchor="end")
    for tick in round_ticks(0, last, 6):
        x = _x(tick, last)
        drawn += rule(x, BOTTOM, x, BOTTOM + 5, INK)
        label = "0" if tick == 0 else f"{tick / 1e6:g} million"
        drawn += text(label, x, BOTTOM + 19, 12, anchor="middle")
    return drawn


def _x(decisions: float, last: float) -> float:
    return LEFT + (RIGHT - LEFT) * decisions / last


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share


def rule(x1: float, y1: float, x2: float, y2: float, ink: str, dashes: str | None = None) -> str:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=ink, stroke_dasharray=dashes)


def text(content: str, x: float, y: float, size: float, *, anchor: str = "start", weight: str = "400") -> str:
    return element(
        "text",
        escaped(content),
        x=x,
        y=y,
        font_size=size,
        text_anchor=anchor,
        font_weight=weight or None,
        fill=INK,
    )


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Draws the curve of a run of training.self_play.")
    parser.add_argument("curve", type=Path, help="its curve.csv")
    parser.add_argument("picture", type=Path, help="the SVG to write")
    parser.add_argument("--title", default=AGAINST_PLANNER)
    parser.add_argument("--on", default="one device", help="what it was trained on, for the description")
    options = parser.parse_args(words)
    write_text(options.picture, draw_curve(read_curve(options.curve), options.title, options.on) + "\n")


if __name__ == "__main__":
    run_guarded(main)
