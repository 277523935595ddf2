"""The board on a page: a picture, and over it what only the one who looks should see."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from crosstown.cities.city import City
from crosstown.drawing.palette import SEATS
from crosstown.drawing.routes import course_of
from crosstown.drawing.svg import number
from crosstown.game.sentences import many, words
from crosstown.web.pages.layout import details
from crosstown.web.pages.markup import NOTHING, Markup, tag
from crosstown.web.pages.paths import table_path
from crosstown.web.pages.scene import Scene
from crosstown.web.pictures import picture_key

_BOX = "-30 -30 1260 960"  # the board with its frame: what lies over it is measured like the picture


def board(scene: Scene, reach: Mapping[str, str], numbered: Mapping[str, int]) -> Markup:
    """The board. ``reach`` leads from routes to the place on the page where they can be claimed; ``numbered``
    are tickets, whose places carry their number.
    """
    view, city = scene.view, scene.city
    owners, tokens = (view.owners, view.tokens) if view else ({}, {})
    address = f"{table_path(scene.id)}/board.svg?v={picture_key(city, owners, tokens)}"
    picture = tag("img", src=address, alt=_alt(scene, owners), width=1260, height=960)
    over = tag("svg.over", _links(city, reach), _numbers(city, numbered), viewBox=_BOX, aria_hidden="true")
    note = (
        tag("p.quiet", "The board is our own reconstruction: the printed one was not to be had.")
        if city.reconstruction
        else NOTHING
    )
    return tag(
        "section.board",
        tag(
            "div.map",
            tag("div.sheet", picture, over),
            role="region",
            aria_label=f"The board of {city.name}",
            tabindex=0,
        ),
        tag("p.quiet.large", tag("a", "Open the board by itself", href=address)),
        _stacks(scene, tokens),
        note,
    )


def _alt(scene: Scene, owners: Mapping[str, int]) -> str:
    """The picture in a few words; what can be claimed is listed beside it."""
    city = scene.city
    parts = [f"The board of {city.name}: {len(owners)} of {len(city.routes)} routes are claimed."]
    for seat, name in enumerate(scene.names):
        count = sum(owner == seat for owner in owners.values())
        parts.append(f"{name} ({SEATS[seat].name} {SEATS[seat].shape}): {count}.")
    return " ".join(parts)


def _links(city: City, reach: Mapping[str, str]) -> list[Markup]:
    """Routes that can be pressed. Without a mouse the list of routes does the same."""
    paths = _paths(city)
    return [
        tag("a", tag("path.reach", d=paths[route]), href=f"#{anchor}", tabindex=-1)
        for route, anchor in reach.items()
    ]


@lru_cache(maxsize=16)
def _paths(city: City) -> dict[str, str]:
    """Where the routes of a city lie."""
    return {route.id: course_of(city, route).joined.path for route in city.routes}


def _numbers(city: City, numbered: Mapping[str, int]) -> list[Markup]:
    """The numbers of one's tickets at their places."""
    at: dict[str, list[int]] = {}
    for ticket, count in numbered.items():
        for place in (city.ticket[ticket].a, city.ticket[ticket].b):
            at.setdefault(place, []).append(count)
    return [_badges(city, place, counts) for place, counts in at.items()]


def _badges(city: City, place: str, counts: list[int]) -> Markup:
    x, y = city.place[place].x, city.place[place].y
    drawn = [tag("circle.ring", cx=number(x), cy=number(y), r="20")]
    for at, count in enumerate(counts):
        left, top = x + 16 + 22 * at, y - 18
        drawn.append(tag("circle.badge", cx=number(left), cy=number(top), r="11.5"))
        drawn.append(tag("text.badge", count, x=number(left), y=number(top + 5.5)))
    return tag("g", drawn)


def _stacks(scene: Scene, tokens: Mapping[str, tuple[str, int]]) -> Markup:
    """The souvenirs on the board, in words."""
    if not tokens:
        return NOTHING
    places = scene.city.place
    told = (f"{places[place].name}: {words(what)} × {count}" for place, (what, count) in tokens.items())
    return details(many(len(tokens), "souvenir stack"), tag("p", "; ".join(told), "."), kind="stacks")
