"""The drawings of landmarks, each standing on the line y = 0. All are our own."""

from __future__ import annotations

from crosstown.drawing.primitives.palette import PAPER_WHITE, mixed
from crosstown.drawing.scenery.silhouettes import Paint, lines, shape, windows
from crosstown.markup import element, number


def clock_tower(p: Paint) -> str:
    return (
        shape("M-6.5 0V-38H6.5V0Z", p.wall)
        + lines("M-2.4 -2V-36M2.4 -2V-36", 0.6)
        + shape("M-8 -38V-51H8V-38Z", p.shade)
        + element("circle", cy=-44.5, r=4.8, fill=PAPER_WHITE)
        + lines("M0 -47.6V-44.5L2.2 -43", 1)
        + shape("M-7 -51L-4.4 -57H4.4L7 -51Z", p.roof)
        + shape("M-4.2 -57V-60H4.2V-57Z", p.wall)
        + shape("M-4.6 -60L0 -72 4.6 -60Z", p.roof)
    )


def dome(p: Paint) -> str:
    return (
        shape("M-25 0V-13H25V0Z", p.wall)
        + shape("M-22 -13V-24H-15V-13ZM22 -13V-24H15V-13Z", p.shade)
        + shape("M-22.6 -24L-18.5 -31 -14.4 -24ZM22.6 -24L18.5 -31 14.4 -24Z", p.roof)
        + shape("M-11 -13V-25H11V-13Z", p.wall)
        + lines("M-7.4 -14V-24M-3.7 -14V-24M0 -14V-24M3.7 -14V-24M7.4 -14V-24")
        + shape("M-12.4 -25Q-12.4 -41 0 -43 12.4 -41 12.4 -25Z", p.roof)
        + lines("M-6.4 -26Q-6 -37 0 -42.4 6 -37 6.4 -26", 0.7)
        + shape("M-2.4 -43V-48H2.4V-43ZM-2.4 -48L0 -52 2.4 -48Z", p.wall)
        + lines("M0 -52V-56M-1.6 -54.4H1.6")
        + shape("M-9 0V-10H9V0ZM-10.4 -10L0 -15.4 10.4 -10Z", p.wall)
        + lines("M-5.4 0V-9.4M-1.8 0V-9.4M1.8 0V-9.4M5.4 0V-9.4")
        + windows((-21.6, -15.4, 12, 18.2), (-9.4,), 3, 5.4, p.shade)
    )


def palace(p: Paint) -> str:
    return (
        shape("M-36 0V-17H36V0Z", p.wall)
        + shape("M-37 -17V-20H37V-17Z", p.shade)
        + windows((-33, -28, -23, -18, 15, 20, 25, 30), (-14.4, -7), 2.8, 4.2, p.shade)
        + shape("M-12 0V-20H12V0Z", p.wall)
        + shape("M-13.4 -20L0 -27.4 13.4 -20Z", p.roof)
        + lines("M-9 -1V-19M-5.4 -1V-19M5.4 -1V-19M9 -1V-19", 1.2)
        + shape("M-2.6 0V-8Q0 -11.4 2.6 -8V0Z", p.shade)
        + lines("M0 -27.4V-38")
        + shape("M0 -38H9L7 -35 9 -32H0Z", p.bright)
    )


def portico(p: Paint) -> str:
    columns = "".join(f"M{x} -3V-19H{x + 3.4}V-3Z" for x in (-20, -13.4, -6.8, 3.4, 10, 16.6))
    return (
        shape("M-26 0V-3H26V0Z", p.shade)
        + shape("M-22.6 -3V-19H22.6V-3Z", p.shade)
        + shape(columns, p.wall)
        + shape("M-24.6 -19V-22.6H24.6V-19Z", p.wall)
        + shape("M-24.6 -22.6L0 -33 24.6 -22.6Z", p.roof)
        + element("circle", cy=-26, r=2.2, fill=p.bright)
    )


def castle(p: Paint) -> str:
    merlons = "M-15 -27V-30H-11.4V-27.6H-7.4V-30H-3.6V-27.6H3.6V-30H7.4V-27.6H11.4V-30H15V-27"
    turret = "M-21 0V-34H-13V0ZM13 0V-34H21V0Z"
    return (
        shape(f"{merlons}V0H-15Z", p.wall)
        + shape(turret, p.shade)
        + shape(
            "M-22.4 -34Q-21.4 -40 -17 -42 -12.6 -40 -11.6 -34ZM22.4 -34Q21.4 -40 17 -42 12.6 -40 11.6 -34Z",
            p.roof,
        )
        + lines("M-17 -42V-46.4M17 -42V-46.4")
        + shape("M17 -46.4L23 -44.8 17 -43.2ZM-17 -46.4L-11 -44.8 -17 -43.2Z", p.bright, stroke_width=0.7)
        + windows((-9.4, -1.4, 6.6), (-22, -12.6), 2.8, 5, p.line)
        + windows((-18.2, 15.8), (-28, -16), 2.4, 5, p.line)
        + shape("M-3.6 0V-6Q0 -9.6 3.6 -6V0Z", p.line)
    )


def playhouse(p: Paint) -> str:
    return (
        shape("M-22 0V-16Q0 -11.6 22 -16V0Q0 3.4 -22 0Z", p.wall)
        + lines("M-15 1V-14.6M-7.6 1.4V-13.8M0 1.6V-13.4M7.6 1.4V-13.8M15 1V-14.6", 1.3)
        + lines("M-22 -8Q0 -4 22 -8", 1.1)
        + shape("M-24.4 -15.4Q-14 -25 0 -25T24.4 -15.4Q0 -9.6 -24.4 -15.4Z", p.bright)
        + shape("M-9 -21.6Q0 -24.6 9 -21.6 0 -18.4 -9 -21.6Z", p.shade)
        + shape("M-3 -22V-27H3V-22ZM-4.4 -27L0 -31 4.4 -27Z", p.wall)
        + lines("M0 -31V-39")
        + shape("M0 -39L8 -37 0 -35Z", p.roof)
    )


def big_wheel(p: Paint) -> str:
    spokes = "M0 -28V-52M0 -28V-4M0 -28H24M0 -28H-24M0 -28L17 -45M0 -28L-17 -45M0 -28L17 -11M0 -28L-17 -11"
    cars = ((0, -52), (0, -4), (24, -28), (-24, -28), (17, -45), (-17, -45), (17, -11), (-17, -11))
    return (
        lines("M-11 0L0 -28 11 0", 2.2)
        + element("circle", cy=-28, r=24, fill="none", stroke_width=1.8)
        + element("circle", cy=-28, r=20.4, fill="none", stroke_width=0.6)
        + lines(spokes, 0.6)
        + "".join(element("circle", cx=x, cy=y, r=3, fill=p.roof) for x, y in cars)
        + element("circle", cy=-28, r=3.2, fill=p.wall)
    )


def station(p: Paint) -> str:
    return (
        shape("M-28 0V-14Q-28 -29 -14 -29T0 -14Q0 -29 14 -29T28 -14V0Z", p.wall)
        + shape("M-24 0V-13Q-24 -25 -14 -25T-4 -13V0ZM4 0V-13Q4 -25 14 -25T24 -13V0Z", p.bright)
        + lines("M-14 -25V0M-19 -23V0M-9 -23V0M14 -25V0M9 -23V0M19 -23V0M-24 -10H-4M4 -10H24", 0.7)
        + shape("M-4 0V-36H4V0Z", p.wall)
        + shape("M-5.6 -36L0 -43 5.6 -36Z", p.roof)
        + element("circle", cy=-30, r=2.9, fill=PAPER_WHITE)
        + lines("M0 -31.8V-30H1.4", 0.8)
    )


def column(p: Paint) -> str:
    return (
        shape("M-9 0V-3.4H9V0ZM-6 -3.4V-11H6V-3.4Z", p.wall)
        + shape("M-3.4 -11L-2.8 -44H2.8L3.4 -11Z", p.wall)
        + lines("M-3 -22H3M-3 -33H3", 0.8)
        + shape("M-5.4 -44H5.4V-47H-5.4Z", p.shade)
        + shape("M-1.6 -47L-2.4 -54 -7 -58.4 -1 -56.6Q0 -60.6 1 -56.6L7 -58.4 2.4 -54 1.6 -47Z", p.bright)
    )


def gate(p: Paint) -> str:
    columns = "".join(f"M{x} -2V-20H{x + 3}V-2Z" for x in (-23.6, -15, -6.8, 3.8, 12, 20.6))
    horses = "M-8 -30V-34L-5.4 -36.4-4 -34 -2 -36.4 -.8 -34 1 -36.4 2 -34 4.4 -37 6 -34V-30Z"
    return (
        shape("M-27 0V-2.4H27V0Z", p.shade)
        + shape(columns, p.wall)
        + shape("M-27 -20V-25H27V-20Z", p.wall)
        + lines("M-24 -22.4H24", 0.7)
        + shape("M-17 -25V-30H17V-25Z", p.shade)
        + shape(horses, p.roof)
        + lines("M7.6 -30V-40M5.6 -38H9.6", 1.1)
    )


def needle(p: Paint) -> str:
    return (
        shape("M-7 0Q-2.4 -10 -1.9 -58H1.9Q2.4 -10 7 0Z", p.wall)
        + element("circle", cy=-62, r=8, fill=p.shade)
        + lines("M-7.6 -60.4Q0 -57.4 7.6 -60.4M-7.8 -63Q0 -60 7.8 -63", 0.9)
        + element("circle", cx=-2.6, cy=-65.4, r=1.5, fill=PAPER_WHITE, stroke="none")
        + shape("M-1.7 -70V-79H1.7V-70Z", p.wall)
        + shape("M-1.2 -79V-86H1.2V-79Z", p.roof)
        + lines("M0 -86V-96", 1.2)
    )


def parliament(p: Paint) -> str:
    towers = "M-32 0V-26H-24V0ZM24 0V-26H32V0Z"
    return (
        shape("M-28 0V-19H28V0Z", p.wall)
        + windows((-21.6, -16.4, 13.6, 18.8), (-15, -7.4), 2.8, 4.6, p.shade)
        + shape(towers, p.shade)
        + shape("M-33 -26H-23L-24.6 -29H-31.4ZM23 -26H33L31.4 -29H24.6Z", p.roof)
        + shape("M-10 -19Q-10 -35 0 -35T10 -19Z", mixed(p.bright, PAPER_WHITE, 0.4))
        + lines("M-9.4 -24H9.4M-7.6 -29H7.6M0 -35V-19M-5 -33.6Q-6.4 -28 -6 -19M5 -33.6Q6.4 -28 6 -19", 0.7)
        + shape("M-11 0V-15H11V0Z", p.wall)
        + shape("M-12.4 -15L0 -21.6 12.4 -15Z", p.shade)
        + lines("M-8 0V-14.4M-4 0V-14.4M0 0V-14.4M4 0V-14.4M8 0V-14.4", 1.2)
        + lines("M-28 -29V-36M28 -29V-36")
        + shape("M-28 -36L-21 -34 -28 -32ZM28 -36L35 -34 28 -32Z", p.bright, stroke_width=0.7)
    )


def pagoda(p: Paint) -> str:
    body, roofs = "", ""
    for half, y in ((10.0, 0.0), (7.6, -13.0), (5.2, -25.0)):
        body += f"M{-half} {y}V{y - 8}H{half}V{y}Z"
        rim, ridge = half + 6, half - 2
        roofs += (
            f"M{-rim} {y - 7}Q{-half} {y - 8.6} {-ridge} {y - 13}H{ridge}Q{half} {y - 8.6} {rim} {y - 7}Z"
        )
    return (
        shape(body, p.wall)
        + windows((-6.6, 3.6), (-6,), 3, 4, p.shade)
        + shape("M-2 0V-6H2V0Z", p.shade)
        + shape(roofs, p.roof)
        + lines("M0 -38V-45M-1.8 -41H1.8", 1.2)
    )


def lighthouse(p: Paint) -> str:
    return (
        shape("M-18 0Q-14 -7 -7 -6.4 0 -10 8 -6 14 -6 18 0Z", p.shade)
        + shape("M-5 -7L-3.4 -32H3.4L5 -7Q0 -10 -5 -7Z", PAPER_WHITE)
        + shape("M-4.6 -14L-4.2 -20H4.2L4.6 -14ZM-3.8 -26L-3.5 -31H3.5L3.8 -26Z", p.roof, stroke_width=0.7)
        + shape("M-5 -32V-34H5V-32Z", p.shade)
        + shape("M-3 -34V-39H3V-34Z", p.bright)
        + shape("M-4 -39L0 -43.6 4 -39Z", p.roof)
        + lines("M6 -37L14 -40M6 -36L14 -34M-6 -37L-14 -40M-6 -36L-14 -34", 0.7)
    )


def mission(p: Paint) -> str:
    return (
        shape("M-21 0V-15H6V0Z", p.wall)
        + shape("M-23 -15L-20 -21H6V-15Z", p.roof)
        + shape("M4 0V-24Q4 -28 8 -28 9.6 -34 13 -34T18 -28Q22 -28 22 -24V0Z", p.wall)
        + shape("M10.4 -22Q13 -27.6 15.6 -22V-18.6H10.4Z", p.shade)
        + element("circle", cx=13, cy=-21, r=1.5, fill=p.bright, stroke_width=0.7)
        + shape("M9.6 0V-9Q13 -13.6 16.4 -9V0Z", p.shade)
        + windows((-17, -10, -3), (-10.6,), 3, 5, p.shade)
        + lines("M13 -34V-40M11 -38H15", 1.1)
    )


def market(p: Paint) -> str:
    return (
        shape("M-26 0V-12H26V0Z", p.wall)
        + shape("M-28 -12L-22 -18H-9L-3 -12ZM28 -12L22 -18H9L3 -12Z", p.roof)
        + shape("M-10 -12V-18Q0 -31 10 -18V-12Z", p.bright)
        + lines("M0 -24.6V-12M-5 -22.6V-12M5 -22.6V-12M-10 -17H10", 0.7)
        + shape(
            "M-23 0V-5.6Q-20 -9.4 -17 -5.6V0ZM-14 0V-5.6Q-11 -9.4 -8 -5.6V0ZM23 0V-5.6Q20 -9.4 17 -5.6V0Z",
            p.shade,
        )
        + shape("M14 0V-5.6Q11 -9.4 8 -5.6V0ZM-3.6 0V-6Q0 -10 3.6 -6V0Z", p.shade)
    )


def skyscrapers(p: Paint) -> str:
    return (
        shape("M-24 0V-30H-14V0Z", p.shade)
        + shape("M-13 0V-44H-4V0Z", p.wall)
        + shape("M-3 0L3.6 -68 10.2 0Z", mixed(p.wall, PAPER_WHITE, 0.5))
        + lines("M3.6 -68V0M-.4 -27H7.6M.6 -38H6.6M-1.6 -14H8.8", 0.6)
        + shape("M11 0V-38H17L20 -42V0Z", p.shade)
        + shape("M21 0V-22H29V0Z", p.wall)
        + windows((-22, -18), (-27, -21, -15, -9), 2, 3, p.bright)
        + windows((-11.4, -7.6), (-40, -33, -26, -19, -12), 2, 3, p.shade)
        + windows((13.4, 16.8), (-33, -26, -19, -12), 1.8, 3, p.bright)
        + windows((23, 26), (-18, -12, -6), 1.8, 3, p.shade)
    )


def suspension_bridge(p: Paint) -> str:
    hangers = "".join(f"M{x} -12V{number(-14 - 0.0465 * x * x)}" for x in range(-24, 25, 6)) + "".join(
        f"M{side * x} -12V{-12 - (54 - x) * 1.25:g}" for side in (-1, 1) for x in (36, 42, 48)
    )
    cable = "M-55 -12L-30 -44Q0 18 30 -44L55 -12"
    return (
        shape("M-32.4 3V-46H-27.6V3ZM27.6 3V-46H32.4V3Z", p.red)
        + lines("M-32 -34H-28M-32 -24H-28M32 -34H28M32 -24H28", 1)
        + lines(hangers, 0.6)
        + element("path", d=cable, fill="none", stroke=p.red, stroke_width=1.8)
        + shape("M-56 -8.6V-12H56V-8.6Z", p.red)
        + lines("M-50 3Q-44 0 -38 3M-20 3Q-14 0 -8 3M8 3Q14 0 20 3M38 3Q44 0 50 3", 0.9)
    )


def twin_hills(p: Paint) -> str:
    ridge = "M-42 0Q-26 -2 -18 -22 -12 -32 -5 -21 0 -12 4 -17 12 -30 19 -19 28 -2 42 0Z"
    return (
        shape(ridge, mixed(p.leaf, p.wall, 0.35))
        + shape("M-12 -28Q-3 -18 -6 0H-42Q-26 -2 -18 -22 -15 -27 -12 -28Z", p.leaf, stroke="none")
        + shape("M12 -25.4Q18 -14 12 0H-2Q6 -8 4 -17 8 -24 12 -25.4Z", p.leaf, stroke="none")
        + element("path", d=ridge, fill="none")
        + lines("M-12 -29V-44M-15 -34H-9M-14 -38H-10M-12 -44L-16 -27M-12 -44L-8 -26", 0.8)
    )
