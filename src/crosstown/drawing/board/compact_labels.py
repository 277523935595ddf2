"""The names of places for small screens: large, narrow letters, placed anew where the board leaves space."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import nsmallest
from itertools import accumulate, combinations, pairwise
from operator import itemgetter

from crosstown.cities.city import City, Place
from crosstown.drawing.board.routes import RouteShape, route_shape
from crosstown.drawing.primitives.free_space import Box, CellSums, FreeSpace
from crosstown.drawing.primitives.geometry import HEIGHT, PLACE_RADIUS, SPACE_WIDTH, WIDTH, Point
from crosstown.drawing.primitives.lettering import CompactLabel

_EDGE = 6.0  # between a name and the edge of the board
_CLEAR = PLACE_RADIUS + 3.5  # from the middle of a place to its name
_FARTHEST = 38.0  # and so much more at most
_STEP = 6.0
_WEIGHED, _KEPT = 160, 50  # candidates of each place
_SWEEPS = 20
_NEAR = 3.0, 12.5  # two names keep so far apart, across and down: lines are higher than their letters
# What a name costs: for each cell of a space or place that it hides and of a street that it crosses; for
# meeting another name; for each unit away from its place; and where another place is as near as its own.
_HIDES, _CROSSES, _MEETS, _AWAY, _STRAYS = 30.0, 0.7, 400.0, 0.9, 60.0
_LINE, _BROKEN = 4.0, 16.0  # for each line after the first, and for a word that is broken
# Where a long word without spaces may be broken, in the languages of our boards.
_SECOND_WORDS = ("museum", "platz", "brücke", "bahnhof", "straße", "garten", "bridge", "street", "market")
_LONG_WORD = 12
_MANY_WORDS = 4  # names of so many words are broken evenly; of fewer, in all ways


@dataclass(frozen=True, slots=True)
class _Candidate:
    cost: float
    lines: tuple[str, ...]
    box: Box
    beside: float


@lru_cache(maxsize=16)
def compact_labels(city: City) -> dict[str, CompactLabel]:
    """A label for every place. None hides a space or meets another, as far as the board has room."""
    shapes = [route_shape(city, route) for route in city.routes]
    covered = CellSums(_played_on(city.places, shapes), _streets(shapes))
    points = [(place.x, place.y) for place in city.places]
    options = []
    for place in city.places:
        cheapest = nsmallest(_WEIGHED, _around(place, covered), key=itemgetter(0))
        found = [_candidate(place, *one) for one in cheapest] or [_below(place)]
        options.append(_nearest_own(found, (place.x, place.y), points)[:_KEPT])
    chosen = zip(city.places, _chosen(options), strict=True)
    return {place.id: CompactLabel.within(one.lines, one.box, one.beside) for place, one in chosen}


def _played_on(places: Sequence[Place], shapes: Sequence[RouteShape]) -> FreeSpace:
    """All that must not be hidden: spaces, numbers of cards, and the places themselves."""
    covered = FreeSpace()
    for shape in shapes:
        for space in shape.spaces:
            turn = math.radians(space.angle)
            margin = SPACE_WIDTH / 2 / (abs(math.cos(turn)) + abs(math.sin(turn))) + 1
            reach = max(space.length / 2 - margin + 2, 0.0)
            steps = range(-4, 5)
            covered.cover_line(
                (
                    (space.x + reach * step / 4 * math.cos(turn), space.y + reach * step / 4 * math.sin(turn))
                    for step in steps
                ),
                margin,
            )
        if shape.number_at:
            covered.cover(Box.around(*shape.number_at, 24, 24))
    for place in places:
        covered.cover(Box.around(place.x, place.y, 2 * PLACE_RADIUS, 2 * PLACE_RADIUS))
    return covered


def _streets(shapes: Sequence[RouteShape]) -> FreeSpace:
    covered = FreeSpace()
    for shape in shapes:
        covered.cover_line(shape.joined.spread(6), 4)
    return covered


def _around(place: Place, covered: CellSums) -> Iterator[tuple[float, tuple[str, ...], float, float]]:
    """Where the name of a place could stand: the cost, the lines, and the middle of their box from the place.

    There are thousands, so what depends on one direction only is worked out once.
    """
    for lines, written in line_breaks(place.name):
        width, height = CompactLabel.size(lines)
        rows = _rows(place, height, covered)
        near: dict[float, list[tuple[float, _Row]]] = {}
        for dx in _steps(width / 2 + _CLEAR + _FARTHEST):
            box = Box.around(place.x + dx, HEIGHT / 2, width, 0)
            if not box.grown(_EDGE).within_board:
                continue
            first, last = covered.columns(box)
            across = abs(dx)
            gap = max(across - width / 2, 0.0)
            if gap not in near:
                near[gap] = _near_rows(gap, rows)
            for away, (dy, down, _, above, below) in near[gap]:
                hidden, crossed = covered.counts(below[last] - above[last] - below[first] + above[first])
                cost = _AWAY * (away + 0.06 * (down if down < across else across)) + written
                yield _HIDES * hidden + _CROSSES * crossed + cost, lines, dx, dy


_Row = tuple[float, float, float, list[int], list[int]]
"""How far down a name stands, the same without a sign, the gap to its place, and the sums above and below."""


def _rows(place: Place, height: float, covered: CellSums) -> list[_Row]:
    found = []
    for dy in _steps(height / 2 + _CLEAR + _FARTHEST):
        box = Box.around(WIDTH / 2, place.y + dy, 0, height)
        if box.grown(_EDGE).within_board:
            found.append((dy, abs(dy), max(abs(dy) - height / 2, 0.0), *covered.rows(box)))
    return found


def _near_rows(across: float, rows: Sequence[_Row]) -> list[tuple[float, _Row]]:
    """The rows that put a name neither too near nor too far, with such a gap across, and how far."""
    distances = ((math.hypot(across, row[2]) - _CLEAR, row) for row in rows)
    return [(away, row) for away, row in distances if 0 <= away <= _FARTHEST]


def _candidate(place: Place, cost: float, lines: tuple[str, ...], dx: float, dy: float) -> _Candidate:
    width, height = CompactLabel.size(lines)
    beside = dx if abs(dx) - width / 2 > 0 else 0.0
    return _Candidate(cost, lines, Box.around(place.x + dx, place.y + dy, width, height), beside)


def _below(place: Place) -> _Candidate:
    """For a name that fits nowhere on the board."""
    width, height = CompactLabel.size((place.name,))
    return _Candidate(0.0, (place.name,), Box.around(place.x, place.y + _CLEAR + height, width, height), 0.0)


def _steps(reach: float) -> list[float]:
    count = int(reach / _STEP)
    return [_STEP * step for step in range(-count, count + 1)]


def line_breaks(name: str) -> Iterator[tuple[tuple[str, ...], float]]:
    """The ways to write a name on up to three lines, and what each costs."""
    words = name.split(" ")
    for cuts in range(min(len(words), 3)):
        for at in _ways_to_cut(words, cuts):
            yield tuple(" ".join(words[a:b]) for a, b in pairwise((0, *at, len(words)))), _LINE * cuts
    for end in _SECOND_WORDS:
        if len(name) >= _LONG_WORD and len(words) == 1 and name.endswith(end):
            yield (name.removesuffix(end) + "-", end), _BROKEN


def _ways_to_cut(words: Sequence[str], cuts: int) -> Iterable[tuple[int, ...]]:
    """Before which words a name is cut: all ways, or of many words only the one with the shortest lines."""
    ways = combinations(range(1, len(words)), cuts)
    if len(words) < _MANY_WORDS:
        return ways
    ends = list(accumulate((len(word) + 1 for word in words), initial=0))

    def longest(at: tuple[int, ...]) -> int:
        return max(ends[b] - ends[a] for a, b in pairwise((0, *at, len(words))))

    return [min(ways, key=longest)]


def _nearest_own(candidates: Sequence[_Candidate], own: Point, points: Sequence[Point]) -> list[_Candidate]:
    """The candidates, cheapest first, with the cost of those that seem to belong to another place."""
    weighed = []
    away = 2 * (_CLEAR + _FARTHEST) + 4
    across = max(one.box.right - one.box.left for one in candidates) + away
    down = max(one.box.bottom - one.box.top for one in candidates) + away
    near = [
        (x, y) for x, y in points if (x, y) != own and abs(x - own[0]) <= across and abs(y - own[1]) <= down
    ]
    for one in candidates:
        distance = _distance(one.box, own)
        strays = sum(_distance(one.box, point) <= distance + 4 for point in near)
        weighed.append(_Candidate(one.cost + _STRAYS * strays, one.lines, one.box, one.beside))
    return sorted(weighed, key=lambda one: one.cost)


def _distance(box: Box, point: Point) -> float:
    x, y = point
    across = box.left - x if x < box.left else x - box.right if x > box.right else 0.0
    down = box.top - y if y < box.top else y - box.bottom if y > box.bottom else 0.0
    return math.hypot(across, down)


def _with_room(box: Box) -> Box:
    across, down = _NEAR
    return Box(box.left - across, box.top - down, box.right + across, box.bottom + down)


def _chosen(options: Sequence[Sequence[_Candidate]]) -> list[_Candidate]:
    """One candidate for each place. Each in turn takes the cheapest, until none would change."""
    order = sorted(range(len(options)), key=lambda index: -options[index][0].cost)
    chosen = [candidates[0] for candidates in options]
    for _ in range(_SWEEPS):
        before = list(chosen)
        for index in order:
            others = [_with_room(one.box) for at, one in enumerate(chosen) if at != index]
            chosen[index] = min(
                options[index], key=lambda one: one.cost + _MEETS * sum(map(one.box.meets, others))
            )
        if chosen == before:
            break
    return chosen
