"""What can be done now, as forms: one number of the table's version, one button a move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from crosstown.cities.city import City, Route
from crosstown.game.move import Move
from crosstown.game.sentences import many, payment, ticket_name, words
from crosstown.game.text import route_text
from crosstown.game.view import View
from crosstown.web.pages.forms import button
from crosstown.web.pages.layout import details
from crosstown.web.pages.markup import NOTHING, Markup, tag
from crosstown.web.pages.scene import Scene
from crosstown.web.pages.signs import card, token

SHORT = 8  # routes shown at once; the others are listed when asked for


@dataclass(frozen=True)
class Claim:
    """One route with every way to pay for it, the sensible one first."""

    route: Route
    twins: tuple[str, ...]
    ways: tuple[Move, ...]
    points: int

    @property
    def anchor(self) -> str:
        """Its place on the page."""
        return f"claim-{self.route.id}"


def claims(view: View) -> list[Claim]:
    """The routes that can be claimed: those that need fewest wilds and score most first, likewise the ways.

    Halves of a double route in one colour are one choice: nothing differs but their names.
    """
    routes: dict[str, list[Move]] = {}
    for move in view.legal_moves:
        if move.kind == "claim":
            routes.setdefault(move.route, []).append(move)
    streets: dict[tuple[str, str, str], list[str]] = {}
    for name in sorted(routes):
        route = view.city.route[name]
        streets.setdefault((route.a, route.b, route.colour), []).append(name)
    found = [_claim(view, names, routes[names[0]]) for names in streets.values()]
    return sorted(found, key=lambda one: (one.ways[0].wilds, -one.points, one.route.id))


def _claim(view: View, names: Sequence[str], ways: Iterable[Move]) -> Claim:
    route, hand = view.city.route[names[0]], view.hand
    points = view.city.vehicle[route.vehicle].points[route.length]
    order = sorted(ways, key=lambda move: (move.wilds, -hand.get(move.colour, 0), move.colour))
    return Claim(route, tuple(names), tuple(order), points)


def reach(found: Iterable[Claim]) -> dict[str, str]:
    """Where on the page each of these routes can be claimed."""
    return {name: claim.anchor for claim in found for name in claim.twins}


def claim_panel(scene: Scene, found: Sequence[Claim]) -> Markup:
    """All routes that one can pay for."""
    if not found:
        return NOTHING
    rows = [_claim_row(scene.city, claim) for claim in found]
    first, rest = rows[:SHORT], rows[SHORT:]
    more = details(f"{many(len(rest), 'more route')} you can pay for", tag("ul.claims", rest), kind="more")
    content = (tag("ul.claims", first), more if rest else NOTHING)
    return tag(
        "section.act",
        tag("h3", "Claim a route"),
        scene.forms.form("play", *content, versioned=True),
        id="claims",
    )


def _claim_row(city: City, claim: Claim) -> Markup:
    route = claim.route
    kind = f" by {city.vehicle[route.vehicle].name}" if len(city.vehicles) > 1 else ""
    ferries = f", {many(route.ferries, 'ferry sign')}" if route.ferries else ""
    colour = "any colour" if route.colour == "gray" else route.colour
    facts = f"{many(claim.points, 'point')} · {route.length} × {colour}{ferries}{kind}"
    best, others = claim.ways[0], claim.ways[1:]
    name = route_text(city, route)
    ways = [_pay(move, name) for move in others]
    return tag(
        "li",
        tag("div.route", card(route.colour), tag("div", tag("b", name), tag("span.quiet", facts))),
        tag(
            "div.pay",
            _pay(best, name),
            details(many(len(others), "other way"), tag("div.ways", ways), kind="other") if ways else NOTHING,
        ),
        id=claim.anchor,
    )


def _pay(move: Move, route: str) -> Markup:
    paid = payment(move.colour, move.coloured, move.wilds)
    said = tag("span.unseen", f"Claim {route} for ")
    return button((said, f"Pay {paid}"), name="move", value=move.text)


def keep_panel(scene: Scene, view: View, numbered: dict[str, int]) -> Markup:
    """Which of the offered tickets to keep."""
    moves = [move for move in view.legal_moves if move.kind == "keep"]
    if not moves:
        return NOTHING
    least = min(len(move.tickets) for move in moves)
    buttons = [
        button(_keep_text(scene.city, move, len(view.offered), numbered), name="move", value=move.text)
        for move in sorted(moves, key=lambda move: -len(move.tickets))
    ]
    told = (
        f"Keep at least {least} of these. A ticket wins its points if your routes connect its places, "
        "and loses them if not."
    )
    return tag(
        "section.act",
        tag("h3", "Keep tickets"),
        tag("p.quiet", told),
        scene.forms.form("play", tag("div.buttons", buttons), versioned=True),
    )


def _keep_text(city: City, move: Move, offered: int, numbered: dict[str, int]) -> list[Markup | str]:
    named = " and ".join(
        f"{numbered[one]}: {ticket_name(city, one)} ({city.ticket[one].points})" for one in move.tickets
    )
    if len(move.tickets) == offered > 1:
        return ["Keep both" if offered == 2 else f"Keep all {offered}", tag("span.unseen", f": {named}")]
    return [f"Keep {'only ' if len(move.tickets) == 1 else ''}", named]


def place_panel(scene: Scene, view: View) -> Markup:
    """Putting down a left-over souvenir stack."""
    moves = [move for move in view.legal_moves if move.kind == "place"]
    if not moves:
        return NOTHING
    places = scene.city.place
    groups: dict[str, list[Markup]] = {}
    for move in sorted(moves, key=lambda move: (move.symbol, places[move.place].name)):
        text = f"{words(move.symbol)} on {places[move.place].name}"
        groups.setdefault(move.symbol, []).append(tag("option", text, value=move.text))
    options = [tag("optgroup", some, label=words(symbol)) for symbol, some in groups.items()]
    field = tag(
        "span.field",
        tag("label", "Which stack, and where", for_="place"),
        tag("select", options, name="move", id="place"),
    )
    return tag(
        "section.act",
        tag("h3", "Put down a souvenir stack"),
        scene.forms.form("play", field, button("Put it down", "first"), kind="row", versioned=True),
    )


def souvenir_panel(scene: Scene, view: View) -> Markup:
    """Choosing one of two souvenirs."""
    moves = [move for move in view.legal_moves if move.kind == "souvenir"]
    if not moves:
        return NOTHING
    buttons = []
    for move in moves:
        what = view.tokens[move.place][0]
        text = f"The {words(what)} from {scene.city.place[move.place].name}"
        buttons.append(button((token(what), text), name="move", value=move.text))
    return tag(
        "section.act",
        tag("h3", "Take a souvenir"),
        scene.forms.form("play", tag("div.buttons", buttons), versioned=True),
    )


def other_panel(scene: Scene, view: View) -> Markup:
    """Drawing tickets, and passing where nothing else can be done."""
    kinds = {move.kind for move in view.legal_moves}
    parts: list[Markup] = []
    if "tickets" in kinds:
        text = f"Draw {many(min(scene.city.draw, view.ticket_stack_size), 'ticket')}"
        parts.append(tag("p.quiet", f"You keep at least {scene.city.draw_keep} of them."))
        parts.append(scene.forms.form("play", button(text, name="move", value="tickets"), versioned=True))
        return tag("section.act", tag("h3", "Draw tickets"), parts)
    if "pass" in kinds:
        passing = button("Pass", "first", name="move", value="pass")
        parts.append(scene.forms.form("play", passing, versioned=True))
        return tag("section.act", tag("h3", "Nothing can be done"), parts)
    return NOTHING
