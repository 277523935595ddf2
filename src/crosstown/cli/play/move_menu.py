"""The legal moves as a numbered menu: one number for each route, the most sensible payment first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from crosstown.cities.city import WILD
from crosstown.game.move_choices import ClaimChoice, claim_choices
from crosstown.game.text.board_map import Line, Span, colour_codes
from crosstown.game.text.move_text import move_text
from crosstown.game.text.narration import payment
from crosstown.language import ENGLISH, Translator

if TYPE_CHECKING:
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
    def __init__(self, view: View, texts: Translator = ENGLISH) -> None:
        self.city = view.city
        self.texts = texts
        self._codes = colour_codes(view.city)
        self._second = view.phase == "second-card"
        moves = list(view.legal_moves)
        self.legal = {move.text: move for move in moves}
        claims = claim_choices(view)
        self._room = max((len(self.city.name_of(one.route)) for one in claims), default=0)
        self._paid_room = max((len(self._paid(one.payments)) for one in claims), default=0)
        market = [card for card in view.market if card is not None]
        bundles = [*_singles(moves, market), *_streets(claims)]
        bundles.sort(key=lambda bundle: _ORDER.index(_group(bundle[0])))
        self.choices = [
            Choice(number, _group(bundle[0]), self._line(bundle), bundle)
            for number, bundle in enumerate(bundles, 1)
        ]

    def groups(self) -> list[tuple[str, list[Choice]]]:
        kinds = dict.fromkeys(choice.group for choice in self.choices)
        return [
            (self.texts.say(f"menu-{kind}"), [one for one in self.choices if one.group == kind])
            for kind in kinds
        ]

    def _line(self, bundle: tuple[Move, ...]) -> Line:
        move = bundle[0]
        if move.kind == "claim":
            return self._claim_line(bundle)
        text = move_text(self.city, move, self.texts)
        if move.kind == "take":
            card = self.texts.named("colour", move.card)
            if move.card == WILD and not self._second:
                text = self.texts.say("choice-take-wild", card=card)
            return _marked(text, card, f"colour:{move.card}")
        if move.kind in ("place", "souvenir"):
            return _marked(text, self.city.place[move.place].name, "name")
        return [Span(text)]

    def _claim_line(self, bundle: tuple[Move, ...]) -> Line:
        move = bundle[0]
        route = self.city.route[move.route]
        one = self.city.vehicle[route.vehicle]
        called = self.texts.named("vehicle", one.id, one.name)
        kind = f" {self.texts.say('choice-by', vehicle=called)}" if len(self.city.vehicles) > 1 else ""
        label = f"{self._codes[route.colour]}{route.length}{'~' * route.ferries}"
        paid = self._paid(bundle)
        points = self.texts.say("count-points", count=self.city.points_of(route))
        return [
            Span(label, f"colour:{route.colour}"),
            Span(" " * (4 - len(label))),
            Span(f"{self.city.name_of(route):<{self._room}}  ", "name"),
            Span(paid, pay_mark(move)),
            Span(" " * (self._paid_room - len(paid))),
            Span(f"  {points}{kind}"),
        ]

    def _paid(self, bundle: tuple[Move, ...]) -> str:
        """The first payment, and how many others there are."""
        more = f" +{len(bundle) - 1}" if len(bundle) > 1 else ""
        return pay_text(bundle[0], self.texts) + more

    def payments(self, choice: Choice) -> list[Line]:
        """Every way to pay for a route: ``5``, ``5b``, ``5c`` …"""
        return [
            [
                Span(f"{choice.number}{suffix(at)}".rjust(6) + "  "),
                Span(pay_text(move, self.texts), pay_mark(move)),
            ]
            for at, move in enumerate(choice.moves)
        ]


def suffix(at: int) -> str:
    """The letter after a choice's number for its second, third … payment: b, c, …"""
    return "" if at == 0 else chr(ord("a") + at) if at < 26 else f".{at + 1}"


def pay_text(move: Move, texts: Translator = ENGLISH) -> str:
    return payment(move.colour, move.coloured, move.wilds, texts)


def pay_mark(move: Move) -> str:
    return f"colour:{move.colour or 'wild'}"


def _marked(text: str, part: str, mark: str) -> Line:
    """A text with one part marked, wherever the language puts it."""
    before, _, behind = text.partition(part)
    return [Span(before), Span(part, mark), Span(behind)]


def _singles(moves: Iterable[Move], market: Sequence[str]) -> list[tuple[Move, ...]]:
    """The moves other than claims: draws first, then the cards of the market in order."""
    alone = [move for move in moves if move.kind != "claim"]
    alone.sort(key=lambda move: (move.kind == "take", market.index(move.card) if move.card in market else 0))
    return [(move,) for move in alone]


def _streets(claims: Iterable[ClaimChoice]) -> list[tuple[Move, ...]]:
    """The ways to pay for each claim. Halves of a double route in one colour are one choice."""
    streets: dict[tuple[str, str, str], tuple[Move, ...]] = {}
    for one in claims:
        streets.setdefault((one.route.a, one.route.b, one.route.colour), one.payments)
    return list(streets.values())


def _group(move: Move) -> str:
    return "draw" if move.kind == "take" else move.kind
