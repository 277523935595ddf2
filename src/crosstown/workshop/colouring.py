"""Colours for routes: every colour with nearly the same number of spaces, about a third of the routes gray.

No two routes of one colour meet at a place, where that can be, and the halves of a double route differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from crosstown.cities.city import GRAY
from crosstown.workshop.drafts import Pack

_GRAY_SHARE = 1 / 3
_MEETING = 1000  # how much worse it is that two routes of a colour meet than that a colour has a space more


def balance_colours(pack: Pack, locked: Collection[str] = ()) -> dict[str, Any]:
    """The pack with new colours. Locked routes, by id, keep theirs."""
    routes = [dict(route) for route in pack["board"]["routes"]]
    colours = list(pack["cards"]["colours"])
    if colours:
        chosen = _Colouring(routes, colours, frozenset(locked)).chosen()
        routes = [{**route, "colour": colour} for route, colour in zip(routes, chosen, strict=True)]
    return {**pack, "board": {**pack["board"], "routes": routes}}


class _Colouring:
    def __init__(
        self, routes: Sequence[Mapping[str, Any]], colours: list[str], locked: frozenset[str]
    ) -> None:
        self.routes = routes
        self.colours = colours
        self.fixed = {at for at, route in enumerate(routes) if route_id(route) in locked}
        self.neighbours = [
            [
                other
                for other, there in enumerate(routes)
                if other != at and {route["a"], route["b"]} & {there["a"], there["b"]}
            ]
            for at, route in enumerate(routes)
        ]
        self.twins = {
            at: other
            for at, route in enumerate(routes)
            for other, there in enumerate(routes)
            if other != at and {route["a"], route["b"]} == {there["a"], there["b"]}
        }

    def chosen(self) -> list[str]:
        picked = [str(route["colour"]) if at in self.fixed else "" for at, route in enumerate(self.routes)]
        free = [at for at in range(len(self.routes)) if at not in self.fixed]
        for at in self.grays(picked, free):
            picked[at] = GRAY
        coloured = [at for at in free if picked[at] != GRAY]
        for at in sorted(
            coloured, key=lambda at: (-len(self.neighbours[at]), -self.routes[at]["length"], at)
        ):
            picked[at] = min(self.colours, key=lambda colour: self.cost(picked, at, colour))
        self.improve(picked, free)
        return picked

    def grays(self, picked: Sequence[str], free: Sequence[int]) -> list[int]:
        """A third of the routes, spread out: those with the most neighbours, never a whole double."""
        wanted = round(_GRAY_SHARE * len(self.routes)) - sum(colour == GRAY for colour in picked)
        gray = {at for at, colour in enumerate(picked) if colour == GRAY}
        found: list[int] = []
        for _ in range(min(wanted, len(free))):
            left = [at for at in free if at not in gray and self.twins.get(at) not in gray]
            if not left:
                break
            best = min(left, key=lambda at: (self.gray_near(at, gray), -len(self.neighbours[at]), at))
            gray.add(best)
            found.append(best)
        return found

    def gray_near(self, at: int, gray: Collection[int]) -> float:
        near = self.neighbours[at]
        return sum(one in gray for one in near) / max(len(near), 1)

    def cost(self, picked: Sequence[str], at: int, colour: str) -> int:
        meeting = sum(picked[other] == colour for other in self.neighbours[at])
        return _MEETING * meeting + self.spaces(picked)[colour]

    def spaces(self, picked: Sequence[str]) -> Counter[str]:
        counted: Counter[str] = Counter()
        for route, colour in zip(self.routes, picked, strict=True):
            counted[colour] += int(route["length"])
        return counted

    def improve(self, picked: list[str], free: Sequence[int]) -> None:
        """Recolours, and swaps also with gray, while the whole gets better."""
        spaces = self.spaces(picked)
        better = True
        while better:
            better = False
            for at in free:
                for colour in self.colours if picked[at] != GRAY else ():
                    better |= self.attempt(picked, spaces, {at: colour})
            for at in free:
                for other in free:
                    if at < other and picked[at] != picked[other]:
                        better |= self.attempt(picked, spaces, {at: picked[other], other: picked[at]})

    def attempt(self, picked: list[str], spaces: Counter[str], some: Mapping[int, str]) -> bool:
        """Recolours some routes, and takes it back if the whole is no better."""
        old = {at: picked[at] for at in some}
        before = self.badness(picked, spaces, some)
        self.paint(picked, spaces, some)
        if self.badness(picked, spaces, some) < before:
            return True
        self.paint(picked, spaces, old)
        return False

    def paint(self, picked: list[str], spaces: Counter[str], some: Mapping[int, str]) -> None:
        for at, colour in some.items():
            spaces[picked[at]] -= int(self.routes[at]["length"])
            spaces[colour] += int(self.routes[at]["length"])
            picked[at] = colour

    def badness(self, picked: Sequence[str], spaces: Counter[str], some: Collection[int]) -> int:
        """Where these routes meet their colour, and squares of the spaces of each colour."""
        meeting = sum(
            picked[other] == picked[at] and (picked[at] != GRAY or self.twins.get(at) == other)
            for at in some
            for other in self.neighbours[at]
        )
        return _MEETING * meeting + sum(spaces[colour] ** 2 for colour in self.colours)


def route_id(route: Mapping[str, Any]) -> str:
    """The name of a route as a city gives it."""
    half = f":{route['double']}" if route.get("double") else ""
    return f"{route['a']}--{route['b']}{half}"
