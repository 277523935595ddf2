"""What a browser got, held against what its owner was allowed to know, with the game's record in hand."""

from __future__ import annotations

import json
from typing import Any

from crosstown import City, Record
from crosstown.game.records.record_replay import begin, follow
from testkit.browsers.browser_user import BrowserUser

Json = dict[str, Any]


class Truth:
    """All that was secret in a game that is over."""

    def __init__(self, record: Json) -> None:
        text = json.dumps(record)
        self.record = Record.from_json(text)
        self.city = City.load(self.record.city.id)
        game = begin(self.record)
        self.seats = range(game.seats)
        self.hands = [[game.hand(seat) for seat in self.seats]]
        self.seen: list[set[str]] = [{*game.tickets(seat), *game.offered(seat)} for seat in self.seats]
        for _ in follow(game, self.record):
            self.hands.append([game.hand(seat) for seat in self.seats])
            for seat in self.seats:
                self.seen[seat] |= {*game.tickets(seat), *game.offered(seat)}
        routes = {route.id for route in self.city.routes}
        # A ticket between neighbours has the name of their route, which everybody may say.
        self.tickets = {ticket.id for ticket in self.city.tickets} - routes

    def forbidden(self, seat: int | None) -> set[str]:
        """The tickets whose names somebody must not have come across before the end."""
        return self.tickets - (self.seen[seat] if seat is not None else set())

    def check_text(self, text: str, seat: int | None, where: str) -> None:
        """No ticket of another's, or of the stack, is named."""
        named = {ticket for ticket in self.forbidden(seat) if ticket in text}
        assert not named, f"{where} names {named}"

    def check_message(self, message: Json, seat: int | None, where: str) -> None:
        """A message before the end: one's own view, and of others only what lay open."""
        self.check_text(json.dumps(message), seat, where)
        assert str(self.record.seed) not in json.dumps(message), where
        view = message.get("view")
        if view:
            assert view["seat"] == seat, where
            mine = self.hands[view["ply"]][seat] if seat is not None else {}
            assert held(view["hand"]) == held(mine), where
            for other, sight in enumerate(view["seats"]):
                known = sight["known_cards"]
                assert all(n <= self.hands[view["ply"]][other].get(k, 0) for k, n in known.items()), where
            assert view["ticket_stack"] == [None] * len(view["ticket_stack"]) or seat is not None, where
        for step in (*message.get("missed", ()), *([message["step"]] if "step" in message else ())):
            for event in step["events"]:
                check_event(event, seat, where)


def held(cards: dict[str, int]) -> dict[str, int]:
    return {kind: number for kind, number in cards.items() if number}


def check_event(event: Json, seat: int | None, where: str) -> None:
    """What others drew is not told."""
    match event["type"]:
        case "drew" if event["seat"] != seat:
            assert event["card"] is None, where
        case "offered" | "kept" if event["seat"] != seat:
            assert event["tickets"] is None, where
        case "shuffled":
            assert event["cards"] is None, where


def is_over(message: Json) -> bool:
    """Whether a message is from after the end, when all is told."""
    view, table = message.get("view") or {}, message.get("table") or {}
    return bool(view.get("result")) or table.get("state") == "over"


def check_secrets(person: BrowserUser, seat: int | None, truth: Truth) -> int:
    """Everything that a browser got before the end. Returns how many messages those were."""
    told = [(f"frame {at}", message) for at, message in enumerate(person.messages())]
    for answer in person.answers:
        if "/api/tables/" in answer.url and "/record" not in answer.url and answer.request.method == "GET":
            told.append((answer.url, answer.json()))
    before = [(where, message) for where, message in told if not is_over(message)]
    for where, message in before:
        truth.check_message(message, seat, f"{person.name}: {where}")
    return len(before)
