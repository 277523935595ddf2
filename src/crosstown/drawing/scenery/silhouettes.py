"""Silhouettes: small drawings that stand on the map, and what they are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from crosstown.drawing.primitives.palette import PAPER_WHITE, mixed
from crosstown.drawing.primitives.svg import group, path
from crosstown.drawing.primitives.themes import Theme
from crosstown.markup import element, number


@dataclass(frozen=True, slots=True)
class Paint:
    line: str
    wall: str
    shade: str
    roof: str
    bright: str
    leaf: str
    red: str

    @classmethod
    def of(cls, theme: Theme) -> Paint:
        """Muted colours that stay behind the game."""
        stone = mixed(theme.mark, PAPER_WHITE, 0.55)
        return cls(
            line=mixed(theme.mark, theme.ink, 0.5),
            wall=stone,
            shade=mixed(stone, theme.ink, 0.17),
            roof=mixed(theme.roof, theme.paper, 0.45),
            bright=mixed(theme.trim, theme.paper, 0.25),
            red=mixed(theme.bridge, theme.paper, 0.12),
            leaf=mixed(theme.tree, theme.paper, 0.25),
        )


@dataclass(frozen=True, slots=True)
class Silhouette:
    """A drawing that stands on the line y = 0, its size, and whether it may stand in water."""

    width: float
    height: float
    art: Callable[[Paint], str]
    afloat: bool = False

    def drawn(self, paint: Paint) -> str:
        shadow = element(
            "ellipse", cx=2, cy=0.6, rx=self.width / 2, ry=2.4, fill=paint.line, stroke="none", opacity=0.22
        )
        return group(shadow, self.art(paint), stroke=paint.line, stroke_width=1.1, stroke_linejoin="round")


def shape(d: str, fill: str, **attributes: str | float) -> str:
    """A filled path; its stroke comes from the group around it."""
    return path(d, fill=fill, **attributes)


def lines(d: str, width: float = 0.9) -> str:
    return path(d, fill="none", stroke_width=width)


def windows(xs: tuple[float, ...], ys: tuple[float, ...], width: float, height: float, fill: str) -> str:
    d = "".join(
        f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}Z" for y in ys for x in xs
    )
    return path(d, fill=fill, stroke="none")
