"""Starting a game: the form on the first page, and the table that it asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from crosstown.cities.city import City
from crosstown.cities.shelf import built_in, load_city
from crosstown.game.sentences import words
from crosstown.players.catalogue import player_names
from crosstown.service.document import NewTable
from crosstown.service.wire import NAME_LENGTH
from crosstown.web.gallery import picture_address
from crosstown.web.pages.forms import button, choice, post
from crosstown.web.pages.layout import details, section
from crosstown.web.pages.markup import NOTHING, Content, Markup, tag
from crosstown.web.pages.paths import TABLES
from crosstown.web.pages.seats import LEVELS
from crosstown.web.problems import HttpError

OTHERS = (1, 2, 3)
CLOCKS = {
    "": "none",
    "30": "30 seconds a turn",
    "60": "1 minute a turn",
    "120": "2 minutes a turn",
    "300": "5 minutes a turn",
    "3600": "1 hour a turn",
    "86400": "1 day a turn",
    "259200": "3 days a turn",
}


def start_form(form_id: str) -> Markup:
    """Who plays, how, and where: the button of a city starts the game there."""
    seats = tag(
        "fieldset.players",
        tag("legend", "Who plays with you?"),
        tag("div.opponents", [_opponent(number) for number in OTHERS]),
    )
    cities = [_city(load_city(name)) for name in built_in()]
    form = post(TABLES, seats, _settings(), tag("ul.cities", cities), kind="start", id=form_id)
    return section("Start a game", form, anchor="start")


def _opponent(number: int) -> Markup:
    computers = [*LEVELS, *(name for name in player_names() if name not in LEVELS)]
    options = {"": "nobody"} if number > 1 else {}
    options |= {"open": "a friend, by link", "beside": "somebody at this screen"}
    options |= {f"computer {name}": f"computer: {words(name)}" for name in computers}
    groups = {f"computer {name}": "Computer" for name in LEVELS}
    groups |= {f"computer {name}": "Other characters" for name in computers if name not in LEVELS}
    chosen = "computer medium" if number == 1 else ""
    name_id = f"beside-{number}"
    beside = tag(
        "span.field.beside",
        tag("label", "Name, if at this screen", for_=name_id),
        tag("input", id=name_id, name=f"beside{number}", maxlength=NAME_LENGTH, autocomplete="off"),
    )
    select = choice(f"Player {number + 1}", f"player{number}", options, chosen, f"player-{number}", groups)
    return tag("div.opponent", select, beside)


def _settings() -> Markup:
    listed = choice(
        "Who may find the table?",
        "listed",
        {"false": "only those with the link", "true": "everyone: it is listed"},
        "false",
        "listed",
    )
    clock = choice("Clock", "turn_seconds", CLOCKS, "", "clock")
    first = choice("Who begins?", "first", {"random": "chance decides", "0": "I do"}, "random", "first")
    chat = choice(
        "Talking",
        "chat",
        {"": "at private tables", "true": "yes", "false": "no"},
        "",
        "chat",
    )
    take_backs = choice(
        "Take-backs", "take_backs", {"true": "if everyone agrees", "false": "none"}, "true", "take-backs"
    )
    fields = tag("div.settings", listed, clock, first, chat, take_backs)
    return details("More settings", fields, kind="settings")


def _city(city: City) -> Markup:
    start = button(f"Play {city.name}", "first", name="city", value=city.id)
    return tag("li.city", city_card(city), start)


def city_card(city: City) -> Content:
    """A city as it is offered: its board and a few facts."""
    low, high = city.players
    address = picture_address(city)
    pieces = " and ".join(f"{one.count} × {one.name}" for one in city.vehicles)
    extras = []
    if city.districts:
        extras.append("districts")
    if city.souvenirs:
        extras.append("souvenirs")
    if any(route.ferries for route in city.routes):
        extras.append("ferries")
    facts = f"{low} to {high} players · {pieces}" + (f" · {', '.join(extras)}" if extras else "")
    note = tag("p.quiet", "An unofficial reconstruction of the board.") if city.reconstruction else NOTHING
    return (
        tag("img", src=address, alt=f"The board of {city.name}", width=1260, height=960, loading="lazy"),
        tag("div.about", tag("h3", city.name), tag("p", facts), note),
    )


def wanted_table(fields: Mapping[str, str]) -> NewTable:
    """The table that a form asks for, judged like any other request for one."""
    asked: dict[str, Any] = {"city": fields.get("city", ""), "seats": [{"type": "me"}]}
    for number in OTHERS:
        seat = _wanted_seat(fields, number)
        if seat is not None:
            asked["seats"].append(seat)
    for name in ("listed", "take_backs"):
        asked[name] = fields.get(name) == "true"
    if fields.get("chat"):
        asked["chat"] = fields["chat"] == "true"
    if fields.get("turn_seconds"):
        asked["turn_seconds"] = _number(fields["turn_seconds"])
    first = fields.get("first", "random")
    asked["first"] = first if first == "random" else _number(first)
    try:
        return msgspec.convert(asked, NewTable)
    except msgspec.ValidationError:
        raise HttpError("bad-form", "this form asks for a table that cannot be", where="body") from None


def _wanted_seat(fields: Mapping[str, str], number: int) -> dict[str, str] | None:
    kind, _, player = fields.get(f"player{number}", "").partition(" ")
    if not kind:
        return None
    if kind == "computer":
        return {"type": "computer", "player": player}
    if kind == "beside":
        return {"type": "beside", "name": fields.get(f"beside{number}", "").strip() or f"Player {number + 1}"}
    return {"type": kind}


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise HttpError("bad-form", "this is no number", where="body")
    return int(text)
