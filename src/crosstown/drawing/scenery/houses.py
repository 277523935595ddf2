"""The drawings of houses, lamps, trees and boats, each standing on the line y = 0."""

from __future__ import annotations

from crosstown.drawing.primitives.palette import PAPER_WHITE, mixed
from crosstown.drawing.primitives.svg import group, placed
from crosstown.drawing.scenery.silhouettes import Paint, Silhouette, lines, shape, windows
from crosstown.markup import element


def _terrace(p: Paint) -> str:
    """A row of narrow brick houses: chimneys, a door and a fanlight each."""
    brick = mixed(p.roof, p.wall, 0.5)
    drawn = ""
    for index, wall in enumerate((brick, p.wall, brick)):
        x = -27 + 18 * index
        house = (
            shape("M2 -22V-30H6V-22Z", p.shade)
            + shape("M0 0V-20H18V0Z", wall)
            + shape("M-.6 -20L3 -26H15L18.6 -20Z", p.shade)
            + windows((2.6, 7.6, 12.6), (-17,), 2.8, 4.4, PAPER_WHITE)
            + windows((8.6, 12.8), (-8.6,), 2.6, 4.4, PAPER_WHITE)
            + shape("M2.4 0V-7Q4.4 -10 6.4 -7V0Z", p.line, stroke="none")
        )
        drawn += group(house, transform=placed(x, 0))
    return drawn


def _painted_houses(p: Paint) -> str:
    drawn = ""
    for index, tint in enumerate(("#c9b3d4", "#f0c9a8", "#a9cfc6")):
        x, lift = -21 + 21 * index, 4 * index
        house = (
            shape(f"M-9 {lift}V-24H9V{lift}Z", mixed(tint, p.wall, 0.25))
            + shape("M-10.6 -24L0 -38 10.6 -24Z", mixed(tint, p.line, 0.28))
            + element("circle", cy=-28.6, r=2.2, fill=PAPER_WHITE, stroke_width=0.7)
            + shape("M-7.4 -2V-20H1.4V-2Z", mixed(tint, PAPER_WHITE, 0.45), stroke_width=0.8)
            + windows((-6.4, -2.4), (-18, -9.4), 2.8, 5, mixed(tint, p.line, 0.55))
            + shape(f"M3.2 {lift}V-9H7.4V{lift}Z", mixed(tint, p.line, 0.55), stroke_width=0.7)
            + windows((3.4,), (-18,), 3.8, 5, mixed(tint, p.line, 0.55))
            + lines("M-9 -22.4H9", 0.8)
        )
        drawn += group(house, transform=placed(x, -lift))
    return drawn


def _courtyard(p: Paint) -> str:
    """A block seen from above: four wings of roofs around a court with a tree."""
    return (
        shape("M-24 0V-40H24V0Z", p.wall)
        + shape("M-24 -40H24L13 -29H-13ZM-24 0H24L13 -11H-13Z", mixed(p.roof, p.wall, 0.45), stroke_width=0.8)
        + shape("M-24 -40V0L-13 -11V-29ZM24 -40V0L13 -11V-29Z", mixed(p.roof, p.wall, 0.65), stroke_width=0.8)
        + shape("M-13 -29H13V-11H-13Z", mixed(p.leaf, PAPER_WHITE, 0.55))
        + element("circle", cx=-4, cy=-20, r=4.4, fill=p.leaf, stroke_width=0.8)
        + element("circle", cx=5.6, cy=-18, r=3.2, fill=p.leaf, stroke_width=0.8)
        + shape("M-3 0V-11H3V0Z", p.shade, stroke_width=0.8)
        + shape("M-20 -26H-17V-22H-20ZM17 -18H20V-14H17ZM8 -37H11V-33H8Z", p.shade, stroke_width=0.7)
    )


def _cottage(p: Paint) -> str:
    return (
        shape("M8 -18V-26H12V-14Z", p.shade)
        + shape("M-14 0V-13H14V0Z", p.wall)
        + shape("M-17 -13L-10 -23H10L17 -13Z", p.roof)
        + windows((-10, 5.6), (-9.6,), 4.4, 4.6, p.bright)
        + shape("M-2.6 0V-8H2.6V0Z", p.shade)
    )


def _lamp(p: Paint) -> str:
    return (
        shape("M-3.4 0V-2H3.4V0Z", p.line)
        + lines("M0 -2V-22M-4 -19H4", 1.6)
        + shape("M-3 -23L-4.2 -30H4.2L3 -23Z", p.bright)
        + shape("M-5 -30L0 -34.6 5 -30Z", p.line)
    )


def _pillar_box(p: Paint) -> str:
    return (
        shape("M-5 0V-17H5V0Z", p.roof)
        + shape("M-6 -17Q-5 -21.4 0 -21.4T6 -17Z", p.roof)
        + shape("M-6 0V-2.6H6V0Z", p.line, stroke="none")
        + lines("M-2.8 -13.6H2.8", 1.6)
        + windows((-2,), (-10.6,), 4, 4.6, PAPER_WHITE)
    )


def _crown(p: Paint, x: float, y: float, size: float) -> str:
    return element("circle", cx=x, cy=y, r=size, fill=p.leaf)


def _tree_row(p: Paint) -> str:
    xs = (-24, -8, 8, 24)
    trunks = lines("".join(f"M{x} 0V-9" for x in xs), 1.8)
    crowns = "".join(
        _crown(p, x, -14, 7.4)
        + element("circle", cx=x - 2.4, cy=-16.6, r=2, fill=PAPER_WHITE, stroke="none", opacity=0.35)
        for x in xs
    )
    return trunks + crowns


def _cypress(p: Paint) -> str:
    return (
        lines("M-6 0Q-5 -8 -2 -14M7 0Q8 -6 10 -9", 1.9)
        + shape("M-16 -14Q-14 -21 -4 -23 4 -27 14 -22 17 -18 8 -17 2 -13 -6 -14 -12 -12 -16 -14Z", p.leaf)
        + shape("M1 -9Q4 -14 12 -15 20 -15 20 -11 14 -8 1 -9Z", p.leaf)
    )


def _palm(p: Paint) -> str:
    leaves = (
        "M0 -25Q-7 -31 -13 -24 -7 -27 0 -25ZM0 -25Q7 -31 13 -24 7 -27 0 -25Z"
        "M0 -25Q-9 -26 -10 -16 -6 -22 0 -25ZM0 -25Q9 -26 10 -16 6 -22 0 -25Z"
        "M0 -25Q-3 -34 -9 -32 -4 -30 0 -25ZM0 -25Q3 -34 9 -32 4 -30 0 -25Z"
    )
    return lines("M-1 0Q2 -12 0 -25", 2.2) + shape(leaves, p.leaf, stroke_width=0.8)


def _hill(p: Paint) -> str:
    return (
        shape("M-34 0Q-18 -3 -9 -17 0 -28 9 -17 18 -3 34 0Z", mixed(p.leaf, p.wall, 0.5))
        + shape("M-4 0L-1.6 -21.6H1.6L5 0Z", p.wall, stroke_width=0.7)
        + lines("M.2 -1V-21", 0.7)
        + shape(
            "M-13 -12V-18L-10.4 -20.6-7.8 -18V-13ZM8 -14V-20L10.6 -22.6 13.2 -20V-12Z",
            p.bright,
            stroke_width=0.8,
        )
        + shape("M17 -6V-12L19.6 -14.6 22.2 -12V-5Z", p.roof, stroke_width=0.8)
    )


def _bear(p: Paint) -> str:
    body = (
        "M-4 0Q-8.6 -1 -7.6 -6 -9 -12 -6 -17 -6.6 -21.6 -3.4 -24 -4.4 -27.6 -1.8 -28"
        " -.6 -28 0 -26.6 2 -27.4 4 -26.6L8.6 -24Q9.4 -22 7 -21.4 4.6 -21 4.2 -19"
        "L9.6 -19.6Q11.4 -17 9 -16.4L4.6 -15.4Q6.4 -9 4.8 -5.6L7.6 -2Q8 0 5.6 0H2L0 -4.6 -.4 0Z"
    )
    return shape(body, mixed(p.line, p.wall, 0.35)) + element(
        "circle", cx=3.4, cy=-24, r=0.8, fill=p.line, stroke="none"
    )


def _wooden_houses(p: Paint) -> str:
    """Old houses of painted wood: upper floors that jut out over the street, low tiled roofs."""
    drawn = ""
    for index, tint in enumerate(("#c98f7a", "#e6d3a4", "#9fb8b4")):
        x, high = -20 + 20 * index, (24, 29, 22)[index]
        house = (
            shape(f"M-8 0V-{high}H8V0Z", mixed(tint, p.wall, 0.45))
            + shape(f"M-9.6 -10V-{high}H9.6V-10Z", mixed(tint, p.wall, 0.25))
            + shape(f"M-11.4 -{high}L-6 -{high + 6}H6L11.4 -{high}Z", mixed("#b5533c", p.wall, 0.35))
            + windows((-6.8, -1.6, 3.6), (-17.4,), 3.2, 5, mixed(tint, p.line, 0.55))
            + shape("M-2.6 0V-6.6H2.6V0Z", mixed(tint, p.line, 0.55), stroke_width=0.7)
        )
        drawn += group(house, transform=placed(x, 0))
    return drawn


def _cypresses(p: Paint) -> str:
    """Slender trees in a group of three."""
    trees = ((-8, 26), (0, 34), (8, 22))
    trunks = lines("".join(f"M{x} 0V-4" for x, _ in trees), 1.8)
    return trunks + "".join(
        shape(f"M{x} -{high}Q{x + 6} -10 {x} -3Q{x - 6} -10 {x} -{high}Z", mixed(p.leaf, p.line, 0.12))
        for x, high in trees
    )


def _fountain(p: Paint) -> str:
    """A street fountain under a wide roof."""
    return (
        shape("M-11 0V-14H11V0Z", p.wall)
        + shape("M-7 0V-8Q0 -15 7 -8V0Z", p.shade)
        + lines("M-2 -4.6H2M0 -4.6V-1.4", 1.2)
        + shape("M-17 -14Q-9 -18 0 -18T17 -14Z", p.roof)
        + shape("M-6 -17.6Q-5 -23 0 -24 5 -23 6 -17.6Z", p.roof)
        + lines("M0 -24V-28", 0.9)
    )


def _tulips(p: Paint) -> str:
    flowers = ((-9, 14, "#c5343f"), (0, 18, "#e2a23b"), (9, 13, "#c5343f"))
    stems = lines("".join(f"M{x} 0V-{high - 6}" for x, high, _ in flowers), 1.3)
    leaves = shape(
        "M-9 0Q-14 -4 -13 -9 -9 -6 -9 0ZM0 0Q5 -5 4 -10 0 -7 0 0ZM9 0Q13 -3 13 -8 9 -5 9 0Z", p.leaf
    )
    return (stems + leaves) + "".join(
        shape(
            f"M{x} -{high - 7}q-5 -1 -3.8 -8l2 1.8 1.8 -3 1.8 3 2 -1.8q1.2 7 -3.8 8Z",
            mixed(colour, p.wall, 0.25),
            stroke_width=0.8,
        )
        for x, high, colour in flowers
    )


def _ferry(p: Paint) -> str:
    return (
        shape("M-24 -5H24L20 0H-20Z", p.line)
        + lines("M-22.6 -3.4H22.6", 1)
        + shape("M-20 -5V-10H17L20 -5ZM-14 -10V-14H9L11 -10Z", PAPER_WHITE)
        + windows((-17, -12, -7, -2, 3, 8, 12.4), (-8.6,), 3, 2.2, p.shade)
        + shape("M-3.6 -14V-20H2V-14Z", p.bright, stroke_width=0.8)
        + lines("M14 -5V-13", 0.8)
    )


def _launch(p: Paint) -> str:
    return (
        shape("M-15 -5H16L12 0H-12Z", p.roof)
        + shape("M-10 -5V-10H7L9 -5Z", PAPER_WHITE)
        + windows((-8, -3.6, 0.8), (-8.6,), 3, 2.2, p.shade)
        + lines("M-12 -5V-12M10 -5.4L14 -9", 0.9)
        + shape("M-12 -12L-18 -10.6 -12 -9Z", p.bright, stroke_width=0.7)
    )


def _barge(p: Paint) -> str:
    return (
        shape("M-21 -4.6H20Q22 -4.6 21 -2L19 0H-18Z", mixed(p.roof, p.line, 0.2))
        + shape("M-7 -4.6L-4 -8 0 -5.6 4 -8.6 8 -5.4 11 -7.6 15 -4.6Z", p.bright, stroke_width=0.8)
        + shape("M-17 -4.6V-10H-10V-4.6Z", PAPER_WHITE)
        + windows((-15.4, -12.6), (-8.4,), 1.8, 2, p.shade)
        + lines("M-18.4 -5V-13", 0.9)
    )


def _sail(p: Paint) -> str:
    return (
        shape("M-1 -7V-32L-13 -7ZM2 -7V-27L12 -7Z", PAPER_WHITE)
        + lines("M-7.4 -7V-18.4", 0.6)
        + shape("M-14 -5H14L9 0H-9Z", p.roof)
    )


HOUSES: dict[str, Silhouette] = {
    "terrace": Silhouette(58, 30, _terrace),
    "painted-houses": Silhouette(66, 46, _painted_houses),
    "courtyard": Silhouette(50, 40, _courtyard),
    "cottage": Silhouette(36, 26, _cottage),
    "lamp": Silhouette(12, 35, _lamp),
    "pillar-box": Silhouette(14, 22, _pillar_box),
    "tree-row": Silhouette(64, 22, _tree_row),
    "cypress": Silhouette(38, 26, _cypress),
    "palm": Silhouette(28, 33, _palm),
    "hill": Silhouette(70, 29, _hill),
    "bear": Silhouette(20, 28, _bear),
    "wooden-houses": Silhouette(64, 36, _wooden_houses),
    "cypresses": Silhouette(30, 35, _cypresses),
    "fountain": Silhouette(36, 29, _fountain),
    "tulips": Silhouette(30, 20, _tulips),
}

BOATS: dict[str, Silhouette] = {
    "launch": Silhouette(34, 13, _launch),
    "barge": Silhouette(44, 13, _barge),
    "sail": Silhouette(30, 32, _sail),
    "ferry": Silhouette(50, 21, _ferry),
}
