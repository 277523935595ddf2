"""The legal moves as a numbered menu: one number a route, with the sensible payment first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from crosstown.cities.city import WILD
from crosstown.game.narration import payment, ticket_name
from crosstown.game.text_board import Line, Span, colour_codes, route_text
from crosstown.language import ENGLISH, Speech

if TYPE_CHECKING:
    from crosstown.cities.city import City
    from crosstown.game.move import Move
    from crosstown.game.view import View

_ORDER = ("keep", "place", "souvenir", "draw", "tickets", "claim", "pass")


@dataclass(frozen=True)
class Choice:
    """One line of the menu: a move, or one route with every way to pay for it."""

    number: int
    group: str
    line: Line
    moves: tuple[Move, ...]


class Menu:
    """All choices of a seat, in the order they are shown."""

    def __init__(self, view: View, speech: Speech = ENGLISH) -> None:
        self.city = view.city
        self.speech = speech
        self._hand = view.hand()
        self._codes = colour_codes(view.city)
        self._second = view.phase == "second-card"
        moves = list(view.legal_moves)
        self.legal = {move.text: move for move in moves}
        claimed = {move.route for move in moves if move.kind == "claim"}
        self._room = max((len(route_text(self.city, self.city.route[name])) for name in claimed), default=0)
        market = [card for card in view.market if card is not None]
        bundles = [*_singles(moves, market), *self._claims(moves)]
        bundles.sort(key=lambda bundle: _ORDER.index(_group(bundle[0])))
        self.choices = [
            Choice(number, _group(bundle[0]), self._line(bundle), bundle)
            for number, bundle in enumerate(bundles, 1)
        ]

    def groups(self) -> list[tuple[str, list[Choice]]]:
        """The choices under their titles."""
        kinds = dict.fromkeys(choice.group for choice in self.choices)
        return [
            (self.speech.say(f"menu-{kind}"), [one for one in self.choices if one.group == kind])
            for kind in kinds
        ]

    def _claims(self, moves: Iterable[Move]) -> list[tuple[Move, ...]]:
        """The claims by route, those that need fewest wilds and score most first; likewise the ways to pay.

        Halves of a double route in one colour are one choice: nothing differs but their names.
        """
        routes: dict[str, list[Move]] = {}
        for move in moves:
            if move.kind == "claim":
                routes.setdefault(move.route, []).append(move)
        for ways in routes.values():
            ways.sort(key=lambda move: (move.wilds, -self._hand.get(move.colour, 0), move.colour))
        bundles = {self._street(name): tuple(routes[name]) for name in sorted(routes, reverse=True)}
        return sorted(
            bundles.values(), key=lambda ways: (ways[0].wilds, -self._points(ways[0]), ways[0].route)
        )

    def _street(self, name: str) -> tuple[str, str, str]:
        route = self.city.route[name]
        return route.a, route.b, route.colour

    def _points(self, move: Move) -> int:
        route = self.city.route[move.route]
        return self.city.vehicle[route.vehicle].points[route.length]

    def _line(self, bundle: tuple[Move, ...]) -> Line:
        """A choice in words."""
        move, say = bundle[0], self.speech.say
        match move.kind:
            case "keep":
                return [Span(say("choice-keep", tickets=keep_text(self.city, move.tickets, self.speech)))]
            case "place":
                what, place = self.speech.named("souvenir", move.symbol), self.city.place[move.place].name
                return _marked(say("choice-place", souvenir=what, place=place), place, "name")
            case "souvenir":
                place = self.city.place[move.place].name
                return _marked(say("choice-souvenir", place=place), place, "name")
            case "take":
                key = "choice-take-wild" if move.card == WILD and not self._second else "choice-take"
                card = self.speech.named("colour", move.card)
                return _marked(say(key, card=card), card, f"colour:{move.card}")
            case "tickets":
                return [Span(say("choice-tickets", draw=self.city.draw, keep=self.city.draw_keep))]
            case "claim":
                return self._claim_line(bundle)
        return [Span(say("choice-draw" if move.kind == "draw" else "choice-pass"))]

    def _claim_line(self, bundle: tuple[Move, ...]) -> Line:
        move = bundle[0]
        route = self.city.route[move.route]
        one = self.city.vehicle[route.vehicle]
        called = self.speech.named("vehicle", one.id, one.name)
        kind = f" {self.speech.say('choice-by', vehicle=called)}" if len(self.city.vehicles) > 1 else ""
        label = f"{self._codes[route.colour]}{route.length}{'~' * route.ferries}"
        paid = pay_text(move, self.speech)
        points = self.speech.say("count-points", count=self._points(move))
        return [
            Span(label, f"colour:{route.colour}"),
            Span(" " * (4 - len(label))),
            Span(f"{route_text(self.city, route):<{self._room}}  ", "name"),
            Span(paid, pay_mark(move)),
            Span(" " * (20 - len(paid))),
            Span(f"{points:>9}{kind}"),
            Span(f"  +{len(bundle) - 1}" if len(bundle) > 1 else "", "faint"),
        ]

    def payments(self, choice: Choice) -> list[Line]:
        """Every way to pay for a route: ``5``, ``5b``, ``5c`` …"""
        return [
            [
                Span(f"{choice.number}{suffix(at)}".rjust(6) + "  "),
                Span(pay_text(move, self.speech), pay_mark(move)),
            ]
            for at, move in enumerate(choice.moves)
        ]


def suffix(at: int) -> str:
    """The letter behind a choice's number for its second, third … way: b, c, …"""
    return "" if at == 0 else chr(ord("a") + at) if at < 26 else f".{at + 1}"


def pay_text(move: Move, speech: Speech = ENGLISH) -> str:
    """What a claim pays."""
    return payment(move.colour, move.coloured, move.wilds, speech)


def pay_mark(move: Move) -> str:
    """How that is painted."""
    return f"colour:{move.colour or 'wild'}"


def keep_text(city: City, tickets: Sequence[str], speech: Speech = ENGLISH) -> str:
    """Tickets to keep, with their points."""
    return speech.listed([f"{ticket_name(city, one)} ({city.ticket[one].points})" for one in tickets])


def _marked(text: str, part: str, mark: str) -> Line:
    """A text in which one part is painted, wherever a language puts it."""
    before, _, behind = text.partition(part)
    return [Span(before), Span(part, mark), Span(behind)]


def _singles(moves: Iterable[Move], market: Sequence[str]) -> list[tuple[Move, ...]]:
    """The moves that stand alone: draws first, then the market as it lies."""
    alone = [move for move in moves if move.kind != "claim"]
    alone.sort(key=lambda move: (move.kind == "take", market.index(move.card) if move.card in market else 0))
    return [(move,) for move in alone]


def _group(move: Move) -> str:
    return "draw" if move.kind == "take" else move.kind
