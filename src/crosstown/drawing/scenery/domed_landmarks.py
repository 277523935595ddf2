"""The drawings of landmarks with domes and minarets, and what stands beside them. All are our own."""

from __future__ import annotations

from crosstown.drawing.primitives.palette import PAPER_WHITE, mixed
from crosstown.drawing.scenery.silhouettes import Paint, lines, shape, windows
from crosstown.markup import element, number


def _minaret(p: Paint, x: float, height: float) -> str:
    """A slender tower with a balcony and a pointed roof."""
    at, top, balcony = number(x), -height, number(-height * 0.68)
    return (
        shape(f"M{number(x - 1.7)} 0V{number(top + 13)}H{number(x + 1.7)}V0Z", p.wall)
        + shape(f"M{number(x - 3)} {balcony}h6l-.9 -2.6h-4.2Z", p.shade, stroke_width=0.7)
        + shape(
            f"M{number(x - 2.2)} {number(top + 13)}L{at} {number(top)} {number(x + 2.2)} {number(top + 13)}Z",
            p.roof,
        )
    )


def _dome(x: float, foot: float, reach: float, fill: str) -> str:
    """Half a globe with a little spire."""
    left, right, top = number(x - reach), number(x + reach), number(foot - reach * 1.12)
    lift = number(foot - reach * 0.9)
    return shape(
        f"M{left} {number(foot)}C{left} {lift} {number(x - reach * 0.5)} {top} {number(x)} {top}"
        f"C{number(x + reach * 0.5)} {top} {right} {lift} {right} {number(foot)}Z",
        fill,
    ) + lines(f"M{number(x)} {top}v-4", 0.9)


def great_mosque(p: Paint) -> str:
    """Four minarets around a dome that rises over half domes."""
    return (
        _minaret(p, -30, 62)
        + _minaret(p, 30, 62)
        + shape("M-26 0V-15H26V0Z", p.wall)
        + _dome(-17, -15, 9, p.shade)
        + _dome(17, -15, 9, p.shade)
        + shape("M-15 -15V-24H15V-15Z", p.wall)
        + windows((-12, -7.4, -2.8, 1.8, 6.4, 10.4), (-22,), 2, 4.4, p.shade)
        + _dome(0, -24, 15, p.roof)
        + windows((-22, -16.4, 14, 19.6), (-9.6,), 2.8, 5, p.shade)
        + shape("M-4 0V-8Q0 -13 4 -8V0Z", p.line, stroke="none")
        + _minaret(p, -22, 48)
        + _minaret(p, 22, 48)
    )


def mosque(p: Paint) -> str:
    """Domes like a heap of bubbles, between two minarets."""
    return (
        _minaret(p, -26, 66)
        + _minaret(p, 26, 66)
        + shape("M-22 0V-11H22V0Z", p.wall)
        + _dome(-15.6, -11, 6.2, p.roof)
        + _dome(15.6, -11, 6.2, p.roof)
        + shape("M-13 -11V-21H13V-11Z", p.wall)
        + _dome(-9, -21, 4, p.roof)
        + _dome(9, -21, 4, p.roof)
        + shape("M-9 -21V-26H9V-21Z", p.shade)
        + _dome(0, -26, 12, p.roof)
        + windows((-10, -4.8, 2.8, 8), (-18.4,), 2.4, 4.6, p.shade)
        + shape("M-3.4 0V-6.6Q0 -11 3.4 -6.6V0Z", p.line, stroke="none")
    )


def shore_mosque(p: Paint) -> str:
    """A slim mosque on a quay: tall windows, one dome."""
    return (
        _minaret(p, -16, 54)
        + _minaret(p, 16, 54)
        + shape("M-24 0V-3H24V0Z", p.shade)
        + shape("M-12 -3V-25H12V-3Z", p.wall)
        + shape("M-9 -6V-18Q-7 -21 -5 -18V-6ZM-2 -6V-18Q0 -21 2 -18V-6ZM5 -6V-18Q7 -21 9 -18V-6Z", p.shade)
        + shape("M-13 -25H13V-27.6H-13Z", p.wall)
        + _dome(0, -27.6, 10.4, p.roof)
    )


def round_tower(p: Paint) -> str:
    """A round stone tower with a gallery under a pointed roof."""
    return (
        shape("M-10 0L-8.6 -40H8.6L10 0Z", p.wall)
        + lines("M-9.4 -12H9.4M-9 -24H9", 0.6)
        + windows((-1.4,), (-10, -20, -32), 2.8, 4.6, p.shade)
        + shape("M-10.6 -40H10.6V-43.4H-10.6Z", p.shade)
        + shape("M-8 -43.4V-52H8V-43.4Z", p.wall)
        + windows((-6, -1.4, 3.4), (-50.4,), 2.6, 5.4, p.shade)
        + shape("M-9.6 -52L0 -74 9.6 -52Z", p.roof)
        + lines("M0 -74V-80")
    )


def islet_tower(p: Paint) -> str:
    """A small tower alone on a rock in the water."""
    rock = mixed(p.shade, p.line, 0.35)
    return (
        shape("M-19 0Q-16 -6 -9 -6H10Q17 -6 20 0Z", rock)
        + shape("M-15 -5V-12H5V-5Z", p.wall)
        + shape("M-16.4 -12L-5 -18 6.4 -12Z", p.roof)
        + windows((-12.4, -7.6, -2.8), (-10.4,), 2.4, 3.4, p.shade)
        + shape("M2 -5V-26H12V-5Z", p.wall)
        + shape("M.6 -26H13.4V-28.6H.6Z", p.shade)
        + shape("M3 -28.6V-34H11V-28.6Z", p.wall)
        + shape("M1.8 -34Q2.6 -41 7 -42 11.4 -41 12.2 -34Z", p.roof)
        + lines("M7 -42V-49")
        + shape("M7 -49H13L11.6 -47 13 -45H7Z", p.red, stroke_width=0.7)
    )


def bazaar(p: Paint) -> str:
    """A covered market: rows of little domes over an arched gate."""
    domes = "".join(_dome(x, -14, 6, p.shade) for x in (-24, -12, 12, 24))
    return (
        domes
        + _dome(0, -20, 7, p.roof)
        + shape("M-31 0V-14H31V0Z", p.wall)
        + shape("M-9 0V-20H9V0Z", p.wall)
        + shape("M-5.6 0V-9Q0 -16.6 5.6 -9V0Z", mixed(p.line, p.shade, 0.3))
        + "".join(shape(f"M{x} 0V-6Q{x + 3} -10.4 {x + 6} -6V0Z", p.shade) for x in (-28, -19, 13, 22))
        + shape("M-4.4 -17.6H4.4V-15H-4.4Z", p.bright, stroke_width=0.7)
    )


def waterside_palace(p: Paint) -> str:
    """A long white front with columns and a high hall in the middle."""
    return (
        shape("M-40 0V-2.6H40V0Z", p.shade)
        + shape("M-37 -2.6V-17H37V-2.6Z", PAPER_WHITE)
        + shape("M-38 -17H38V-19.4H-38Z", p.wall)
        + windows((-34, -29, -24, -19, 16.4, 21.4, 26.4, 31.4), (-14.6, -8), 2.6, 4.4, p.shade)
        + shape("M-13 -2.6V-26H13V-2.6Z", PAPER_WHITE)
        + shape("M-14 -26H14L11 -30H-11Z", p.roof)
        + shape(
            "M-9.4 -5V-20Q-7.4 -23.6 -5.4 -20V-5ZM-2 -5V-20Q0"
            " -23.6 2 -20V-5ZM5.4 -5V-20Q7.4 -23.6 9.4 -20V-5Z",
            p.shade,
        )
        + element("circle", cx=-37, cy=-21.4, r=2, fill=p.wall)
        + element("circle", cx=37, cy=-21.4, r=2, fill=p.wall)
    )
