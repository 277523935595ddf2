"""A calibration curve as a picture: how often positions with each predicted chance were won.

`docs/examples/calibration.csv` is what ``python -m benchmarks.analysis.calibration --csv FILE`` has written.
`tools/board_pictures.py` draws it with all other pictures of the docs.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from pathlib import Path

from crosstown.files import write_text
from crosstown.markup import element
from tools.learning_curve import FAINT, INK, rule, sheet, text

SIZE = 420.0
LEFT, RIGHT, TOP, BOTTOM = 56.0, SIZE - 28.0, 74.0, SIZE - 46.0
INKS = ("#0b6e99", "#b3472f", "#5b7f2b")
APART = 2.5  # pixels between the marks of two players
TITLE = "Predicted chances, and how often they were won"


@dataclass(frozen=True)
class Band:
    """Positions with about the same chance: the mean of these, and the share won with its interval."""

    player: str
    chance: float
    won: float
    low: float
    high: float
    games: int


def read_bands(path: Path) -> list[Band]:
    with path.open(newline="", encoding="utf-8") as file:
        return [
            Band(player, float(chance), float(won), float(low), float(high), int(games))
            for player, chance, won, low, high, games in csv.reader(file)
        ]


def write_bands(path: Path, bands: Sequence[Band]) -> None:
    rows = []
    for player, *values, games in map(astuple, bands):
        rows.append(",".join([player, *(f"{value:.4f}" for value in values), str(games)]))
    write_text(path, "\n".join(rows) + "\n")


def draw_calibration(bands: Sequence[Band]) -> str:
    """All players in one picture; the diagonal is where chances come true."""
    players = list(dict.fromkeys(band.player for band in bands))
    drawn = text(TITLE, 16, 24, 15, weight="600") + _grid()
    for at, player in enumerate(players):
        shift = APART * (2 * at - len(players) + 1) / 2
        for band in bands:
            if band.player == player:
                drawn += _mark(band, INKS[at], shift)
        x = LEFT + at * 110
        drawn += element("circle", cx=x + 6, cy=44, r=4.5, fill=INKS[at]) + text(player, x + 16, 48.5, 13)
    label = f"{TITLE}, in games of {' and of '.join(players)}: the marks lie along the diagonal."
    return sheet(drawn, SIZE, SIZE, label)


def _grid() -> str:
    drawn = ""
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, y = _at(share, share)
        drawn += rule(LEFT, y, RIGHT, y, FAINT) + rule(x, TOP, x, BOTTOM, FAINT)
        drawn += text(f"{share:.0%}", LEFT - 8, y + 4, 12, anchor="end")
        drawn += text(f"{share:.0%}", x, BOTTOM + 18, 12, anchor="middle")
    drawn += rule(LEFT, BOTTOM, RIGHT, TOP, INK, "5 4")
    return (
        drawn
        + text("predicted", RIGHT, SIZE - 8, 12, anchor="end")
        + text("won", LEFT - 8, TOP - 12, 12, anchor="end")
    )


def _mark(band: Band, ink: str, shift: float) -> str:
    x, y = _at(band.chance, band.won)
    _, low = _at(0, max(band.low, 0))
    _, high = _at(0, min(band.high, 1))
    return rule(x + shift, low, x + shift, high, ink) + element("circle", cx=x + shift, cy=y, r=3.5, fill=ink)


def _at(chance: float, won: float) -> tuple[float, float]:
    return LEFT + (RIGHT - LEFT) * chance, BOTTOM - (BOTTOM - TOP) * won
