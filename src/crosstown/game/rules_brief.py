"""How a city is played, in a few sentences with its own numbers."""

from __future__ import annotations

from crosstown.cities.city import City
from crosstown.game.text_board import vehicles_text
from crosstown.language import ENGLISH, Speech


def rules_in_brief(city: City, speech: Speech = ENGLISH) -> list[str]:
    """The rules in a few sentences; those about things that a city lacks are left out."""
    say, named = speech.say, speech.named
    wild = named("wild", city.wild_name.replace(" ", "-"), city.wild_name)
    routes = say("brief-routes")
    if any(route.double for route in city.routes):
        routes += " " + say("brief-doubles", **{"from": city.both_from_players})
    lines = [
        say("brief-turn"),
        say("brief-cards", market=city.market, wild=wild, limit=city.wild_limit),
        routes,
        say("brief-tickets", draw=city.draw, keep=city.draw_keep),
    ]
    if any(route.ferries for route in city.routes):
        lines.append(say("brief-ferries"))
    for one in city.vehicles:
        if not one.per_space:
            kind, piece = named("vehicle-route", one.id, one.name), vehicles_text(one, 1, speech)
            lines.append(say("brief-one-piece", route=kind, piece=piece))
    if city.souvenirs is not None:
        lines.append(say("brief-souvenirs", scores=", ".join(map(str, city.souvenirs.points))))
    if city.districts:
        lines.append(say("brief-districts"))
    pieces = speech.listed([vehicles_text(one, one.count, speech) for one in city.vehicles])
    lines.append(say("brief-end", pieces=pieces, left=city.pieces_left))
    return lines
