"""A city in words: its tickets, its pieces, and how it is played."""

from __future__ import annotations

from crosstown.cities.city import City, Vehicle
from crosstown.language import ENGLISH, Translator

RULINGS = ("s4", "s5", "s6", "t2", "d1", "d4", "d6", "d7", "e1", "e3", "e5")


def vehicles_text(vehicle: Vehicle, count: int, texts: Translator = ENGLISH) -> str:
    """``2 buses``."""
    return texts.named("vehicles", vehicle.id, vehicle.name, count=count)


def ruling_numbers(city: City) -> list[str]:
    """What the rulebooks leave open and docs/rules.md decides, without what a city lacks."""
    lacking = {"s6": city.souvenirs is None, "e3": not city.districts}
    return [one for one in RULINGS if not lacking.get(one)]


def rulings(city: City, texts: Translator = ENGLISH) -> list[str]:
    """Those decisions as sentences, each with its number."""
    return [f"{texts.say(f'rules-ruling-{one}')} ({one.upper()})" for one in ruling_numbers(city)]


def rulings_title(city: City, texts: Translator = ENGLISH) -> str:
    """A city of one's own has no rulebook that could leave a gap."""
    return texts.say("rules-rulings-own-title" if city.original else "rules-rulings-title")


def rules_in_brief(city: City, texts: Translator = ENGLISH) -> list[str]:
    """The rules in a few sentences; those about things that a city lacks are left out."""
    say, named = texts.say, texts.named
    wild = named("wild", city.wild_id, city.wild_name)
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
            kind, piece = named("vehicle-route", one.id, one.name), vehicles_text(one, 1, texts)
            lines.append(say("brief-one-piece", route=kind, piece=piece))
    if city.souvenirs is not None:
        lines.append(say("brief-souvenirs", scores=", ".join(map(str, city.souvenirs.points))))
    if city.districts:
        lines.append(say("brief-districts"))
    pieces = texts.listed([vehicles_text(one, one.count, texts) for one in city.vehicles])
    together = say("rules-end-together") if len(city.vehicles) > 1 else ""
    lines.append(say("brief-end", pieces=pieces, left=city.pieces_left, together=together))
    return lines
