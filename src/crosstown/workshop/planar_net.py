"""A net of lines between points, without crossings: the routes of a first draft.

It starts from the Gabriel graph: two points are joined if no third lies within the circle between them. Such
a graph is planar and connected. Long lines that have a short way round are left out, and lines are added
where a single point would cut the net in two.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from itertools import combinations

Point = tuple[float, float]
Edge = tuple[int, int]

_DETOUR = 1.5  # a line is left out if the way round is at most so many times as long
_FEWEST = 2  # lines at each point that stay
_STRICT = 1.0001  # of four points in a square, the diagonals are not joined


def planar_net(points: Sequence[Point], most: int) -> list[Edge]:
    """Lines between the points, as pairs of their numbers in ascending order; at most so many, if possible.

    Every point can be reached, and the net holds together without any single point where that can be.
    """
    edges = _gabriel(points)
    _add_against_cuts(points, edges)
    for edge in sorted(edges, key=lambda one: -_length(points, one)):
        rest = edges - {edge}
        if _may_go(points, edge, rest, forced=len(edges) > most):
            edges = rest
    return sorted(edges)


def crosses(points: Sequence[Point], one: Edge, other: Edge) -> bool:
    """Whether two lines meet anywhere but at a common end."""
    if set(one) & set(other):
        return False
    (a, b), (c, d) = ((points[end] for end in edge) for edge in (one, other))
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def reached(count: int, edges: Collection[Edge], without: int = -1) -> bool:
    """Whether all points but one hang together."""
    return _reached(_neighbours(count, edges), without)


def cut_points(count: int, edges: Collection[Edge]) -> int:
    """How many points would cut the net in two."""
    near = _neighbours(count, edges)
    return sum(not _reached(near, point) for point in range(count)) if count > 2 else 0


def _neighbours(count: int, edges: Collection[Edge]) -> list[list[int]]:
    near: list[list[int]] = [[] for _ in range(count)]
    for a, b in edges:
        near[a].append(b)
        near[b].append(a)
    return near


def _reached(near: Sequence[Sequence[int]], without: int) -> bool:
    left = set(range(len(near))) - {without}
    waiting = [min(left)] if left else []
    while waiting:
        here = waiting.pop()
        if here in left:
            left.remove(here)
            waiting += [one for one in near[here] if one in left]
    return not left


def _gabriel(points: Sequence[Point]) -> set[Edge]:
    edges = set()
    for a, b in combinations(range(len(points)), 2):
        (ax, ay), (bx, by) = points[a], points[b]
        middle, radius = ((ax + bx) / 2, (ay + by) / 2), math.dist(points[a], points[b]) / 2
        others = (points[c] for c in range(len(points)) if c not in (a, b))
        if all(math.dist(middle, other) > radius * _STRICT for other in others):
            edges.add((a, b))
    return edges


def _add_against_cuts(points: Sequence[Point], edges: set[Edge]) -> None:
    """Joins what a single point holds together by the shortest line that crosses none."""
    count = len(points)
    candidates = sorted(combinations(range(count), 2), key=lambda edge: _length(points, edge))
    cuts = cut_points(count, edges)
    for edge in candidates:
        if cuts == 0:
            return
        if edge in edges or any(crosses(points, edge, other) for other in edges):
            continue
        if _touches_a_point(points, edge):
            continue
        fewer = cut_points(count, {*edges, edge})
        if fewer < cuts:
            edges.add(edge)
            cuts = fewer


def _touches_a_point(points: Sequence[Point], edge: Edge, gap: float = 45.0) -> bool:
    return any(
        _distance_to_line(points[at], points[edge[0]], points[edge[1]]) < gap
        for at in range(len(points))
        if at not in edge
    )


def _may_go(points: Sequence[Point], edge: Edge, rest: set[Edge], *, forced: bool) -> bool:
    """Whether the net is as good without a line: connected, without more cuts, and no long way round."""
    count = len(points)
    for end in edge:
        if sum(end in other for other in rest) < _FEWEST:
            return False
    if cut_points(count, rest) > cut_points(count, {*rest, edge}) or not reached(count, rest):
        return False
    return forced or _way(points, edge, rest) <= _DETOUR * _length(points, edge)


def _way(points: Sequence[Point], edge: Edge, rest: set[Edge]) -> float:
    """The length of the shortest way between the ends of a line that is gone."""
    start, end = edge
    known = {start: 0.0}
    waiting = {start}
    while waiting:
        here = min(waiting, key=known.__getitem__)
        waiting.remove(here)
        if here == end:
            return known[here]
        for other in rest:
            if here in other:
                there = other[0] if other[1] == here else other[1]
                length = known[here] + _length(points, other)
                if length < known.get(there, math.inf):
                    known[there] = length
                    waiting.add(there)
    return math.inf


def _length(points: Sequence[Point], edge: Edge) -> float:
    return math.dist(points[edge[0]], points[edge[1]])


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _distance_to_line(point: Point, a: Point, b: Point) -> float:
    length = math.dist(a, b)
    along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / (length * length)
    along = min(max(along, 0.0), 1.0)
    return math.dist(point, (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])))
