"""Geometry of the board: lines measured by length, spaces along them, smooth curves."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise, repeat

from crosstown.markup import number

Point = tuple[float, float]

WIDTH, HEIGHT = 1200.0, 900.0
PLACE_RADIUS = 15.0
SPACE_WIDTH = 23.0
DOUBLE_OFFSET = 12.7
_PITCH = 72.0
_GAP = 3.6
_CLEAR = 19.0
_SAMPLES = 48
_CURVE_STEP = 28.0
LONGEST = 1600.0
"""More than from corner to corner of the board. A line that is longer is looked at in no more places."""
_BAND = 8.0
_BEYOND = 12  # bands above and below the board, because scenery reaches beyond it
_BANDS = int(HEIGHT / _BAND) + 1 + 2 * _BEYOND


@dataclass(frozen=True)
class Line:
    points: tuple[Point, ...]

    @cached_property
    def _marks(self) -> tuple[float, ...]:
        return tuple(accumulate((math.dist(p, q) for p, q in pairwise(self.points)), initial=0.0))

    @property
    def length(self) -> float:
        return self._marks[-1]

    def at(self, distance: float) -> tuple[Point, float]:
        """The point at this distance along the line, and the direction there in degrees."""
        last = len(self.points) - 2
        index = min(max(bisect_right(self._marks, distance) - 1, 0), last)
        (x1, y1), (x2, y2) = self.points[index], self.points[index + 1]
        span = self._marks[index + 1] - self._marks[index]
        share = (distance - self._marks[index]) / span if span else 0.0
        angle = math.degrees(math.atan2(y2 - y1, x2 - x1))
        return (x1 + share * (x2 - x1), y1 + share * (y2 - y1)), angle

    def nearest(self, point: Point) -> tuple[float, float]:
        """The vertex nearest to a point: its distance along the line, and from the point."""
        distances = list(map(math.dist, self.points, repeat(point)))
        away = min(distances)
        return self._marks[distances.index(away)], away

    def spread(self, step: float) -> list[Point]:
        """Points at equal distances of about ``step``, from one end to the other.

        They are the same as those of `at`, which would search for each of them anew.
        """
        steps = max(int(min(self.length, LONGEST) / step), 1)
        marks, last, index = self._marks, len(self.points) - 2, 0
        found = []
        for distance in (self.length * count / steps for count in range(steps + 1)):
            while index < last and marks[index + 1] <= distance:
                index += 1
            (x1, y1), (x2, y2) = self.points[index], self.points[index + 1]
            span = marks[index + 1] - marks[index]
            share = (distance - marks[index]) / span if span else 0.0
            found.append((x1 + share * (x2 - x1), y1 + share * (y2 - y1)))
        return found

    def beside(self, shift: float) -> Line:
        """The line moved ``shift`` to the left, except its ends, where the halves of a double route meet."""
        swing = min(46.0, self.length / 3) or 1.0  # both ends of a line may be the same point
        steps = max(int(min(self.length, LONGEST) / 8), 6)
        points = []
        for step in range(steps + 1):
            along = self.length * step / steps
            (x, y), angle = self.at(along)
            share = min(along, self.length - along, swing) / swing
            out = shift * share * share * (3 - 2 * share)
            turn = math.radians(angle)
            points.append((x + out * math.sin(turn), y - out * math.cos(turn)))
        return Line(tuple(points))

    def part(self, start: float, end: float) -> Line:
        inner = self.points[bisect_right(self._marks, start) : bisect_left(self._marks, end)]
        return Line((self.at(start)[0], *inner, self.at(end)[0]))

    def thinned(self, least: float) -> Iterator[Point]:
        """Its points without those that are closer than ``least`` to the one before."""
        last = None
        for point in self.points:
            if last is None or math.dist(last, point) >= least:
                yield point
                last = point

    @cached_property
    def reversed(self) -> Line:
        return Line(self.points[::-1])

    @cached_property
    def path(self) -> str:
        return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in self.points)

    @cached_property
    def curve(self) -> str:
        """The line as path data of a few curves: it looks the same and is much shorter."""
        if len(self.points) == 2:
            return self.path
        steps = max(math.ceil(min(self.length, LONGEST) / _CURVE_STEP), 4)
        return smooth_path(
            [self.at(self.length * step / steps)[0] for step in range(steps + 1)], closed=False
        )


@dataclass(frozen=True, slots=True)
class Space:
    """One space of a route: its centre, its direction in degrees, and its length along the route."""

    x: float
    y: float
    angle: float
    length: float

    def corners(self) -> tuple[Point, Point, Point, Point]:
        turn = math.radians(self.angle)
        cos, sin = math.cos(turn), math.sin(turn)
        half, side = self.length / 2, SPACE_WIDTH / 2
        a, b, c, d = (
            (self.x + u * cos - v * sin, self.y + u * sin + v * cos)
            for u, v in ((-half, -side), (half, -side), (half, side), (-half, side))
        )
        return a, b, c, d

    @property
    def upright(self) -> float:
        """The direction, turned by 180 degrees where a vehicle would be upside down."""
        return (self.angle + 90) % 180 - 90


def route_line(a: Point, b: Point, curve: float = 0.0, shift: float = 0.0) -> Line:
    """The line from ``a`` to ``b`` bulging ``curve`` to the left and moved ``shift`` further to the left.

    With y downwards, left of the direction (dx, dy) is (dy, -dx). The middle of a quadratic Bézier lies half
    as far out as its control point, which is why the control point is twice ``curve`` away.
    """
    chord = math.dist(a, b) or 1.0
    left = ((b[1] - a[1]) / chord, -(b[0] - a[0]) / chord)
    control = ((a[0] + b[0]) / 2 + left[0] * 2 * curve, (a[1] + b[1]) / 2 + left[1] * 2 * curve)
    steps = _SAMPLES if curve else 1
    return Line(tuple(_bezier_point(a, control, b, step / steps, shift) for step in range(steps + 1)))


def _bezier_point(a: Point, control: Point, b: Point, t: float, shift: float) -> Point:
    """A point of the curve moved along the normal, which keeps the halves of a double route parallel."""
    u = 1 - t
    x = u * u * a[0] + 2 * u * t * control[0] + t * t * b[0]
    y = u * u * a[1] + 2 * u * t * control[1] + t * t * b[1]
    dx = u * (control[0] - a[0]) + t * (b[0] - control[0])
    dy = u * (control[1] - a[1]) + t * (b[1] - control[1])
    speed = math.hypot(dx, dy) or 1.0
    return (x + shift * dy / speed, y - shift * dx / speed)


def double_shift(double: int) -> float:
    """How far a route lies to the left: half 1 of a double route is on the left, half 2 on the right."""
    return {1: DOUBLE_OFFSET, 2: -DOUBLE_OFFSET}.get(double, 0.0)


def route_spaces(line: Line, count: int) -> list[Space]:
    """``count`` spaces of equal length at equal distances along the line, centred between its two places."""
    clear = min(_CLEAR, line.length / 5)
    pitch = min(_PITCH, (line.length - 2 * clear) / count)
    first = line.length / 2 - pitch * (count - 1) / 2
    length = max(pitch - _GAP, pitch / 2)
    spaces = []
    for index in range(count):
        (x, y), angle = line.at(first + index * pitch)
        spaces.append(Space(x, y, angle, length))
    return spaces


def smooth_path(points: Sequence[Point], *, closed: bool) -> str:
    """A Catmull-Rom curve through the points, as Bézier path data."""
    head = f"M{number(points[0][0])} {number(points[0][1])}"
    body = "".join(
        f"C{number(c[0])} {number(c[1])} {number(d[0])} {number(d[1])} {number(q[0])} {number(q[1])}"
        for _, c, d, q in _segments(points, closed=closed)
    )
    return head + body + ("Z" if closed else "")


@lru_cache(maxsize=512)  # a picture asks for the line of each shape several times
def smooth_line(points: tuple[Point, ...], *, closed: bool) -> Line:
    """The curve of `smooth_path` as a line of short pieces."""
    sampled = [points[0]]
    for (px, py), (cx, cy), (dx, dy), (qx, qy) in _segments(points, closed=closed):
        sampled += [
            (px * e + cx * f + dx * g + qx * h, py * e + cy * f + dy * g + qy * h) for e, f, g, h in _WEIGHTS
        ]
    return Line(tuple(sampled))


def _segments(points: Sequence[Point], *, closed: bool) -> list[tuple[Point, Point, Point, Point]]:
    """The Bézier pieces of a Catmull-Rom curve: from, first handle, second handle, to."""
    count = len(points)

    def knot(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    pieces = []
    for index in range(count if closed else count - 1):
        o, p, q, r = (knot(index + step) for step in (-1, 0, 1, 2))
        first = (p[0] + (q[0] - o[0]) / 6, p[1] + (q[1] - o[1]) / 6)
        second = (q[0] - (r[0] - p[0]) / 6, q[1] - (r[1] - p[1]) / 6)
        pieces.append((p, first, second, q))
    return pieces


def _weights(t: float) -> tuple[float, float, float, float]:
    """How much the four points of a cubic Bézier piece count at a share ``t`` of it."""
    u = 1 - t
    return u**3, 3 * u * u * t, 3 * u * t * t, t**3


_WEIGHTS = tuple(_weights(step / 10) for step in range(1, 11))


class Outline:
    """A closed line. Its edges are sorted into bands, so that a point is compared with few of them.

    There are bands only on the board and a little above and below it.
    """

    def __init__(self, points: Sequence[Point]) -> None:
        self.points = points
        self._bands: list[list[tuple[float, float, float, float, float, float]]]
        self._bands = [[] for _ in range(_BANDS)]
        for (x1, y1), (x2, y2) in pairwise((*points, points[0])):
            low, high = (y1, y2) if y1 < y2 else (y2, y1)
            edge = (low, high, x1, y1, x2 - x1, y2 - y1)
            first, last = int(low // _BAND) + _BEYOND, int(high // _BAND) + _BEYOND
            for band in range(max(first, 0), min(last, _BANDS - 1) + 1):
                self._bands[band].append(edge)

    def holds(self, point: Point) -> bool:
        """Whether the point lies inside (even-odd rule). No point far above or below the board does."""
        x, y = point
        band = int(y // _BAND) + _BEYOND
        odd = False
        for low, high, x1, y1, dx, dy in self._bands[band] if 0 <= band < _BANDS else ():
            if low <= y < high and x < x1 + (y - y1) * dx / dy:
                odd = not odd
        return odd


@lru_cache(maxsize=512)
def smooth_outline(points: tuple[Point, ...]) -> Outline:
    """The closed curve through the points."""
    return Outline(smooth_line(points, closed=True).points)
