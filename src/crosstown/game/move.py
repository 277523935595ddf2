"""A move as people and records write it. It stands by itself: whether it is legal is the game's affair."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, cast, get_args

from crosstown.cities.city import GRAY, WILD, Route
from crosstown.errors import TextError

if TYPE_CHECKING:
    from crosstown.cities.city import City

MoveKind = Literal["keep", "place", "draw", "take", "claim", "souvenir", "tickets", "pass"]
KINDS: tuple[MoveKind, ...] = get_args(MoveKind)
LONGEST = 400

_NAME = r"[a-z0-9]+(?:-[a-z0-9]+)*"
_NUMBER = r"[1-9][0-9]?"
_SHAPES = {
    "keep": re.compile(rf"keep(?P<tickets>(?: {_NAME}--{_NAME})+)"),
    "place": re.compile(rf"place (?P<symbol>{_NAME}) (?P<place>{_NAME})"),
    "draw": re.compile(r"draw"),
    "take": re.compile(rf"take (?P<card>{_NAME})"),
    "claim": re.compile(
        rf"claim (?P<route>{_NAME}--{_NAME}(?::[12])?) "
        rf"(?:(?P<colour>(?!wild\*){_NAME})\*(?P<coloured>{_NUMBER})(?:\+wild\*(?P<beside>{_NUMBER}))?"
        rf"|wild\*(?P<wilds>{_NUMBER}))"
    ),
    "souvenir": re.compile(rf"souvenir (?P<place>{_NAME})"),
    "tickets": re.compile(r"tickets"),
    "pass": re.compile(r"pass"),
}
_EXAMPLES = {
    "keep": "keep A--B or keep A--B C--D",
    "place": "place SYMBOL PLACE",
    "draw": "draw",
    "take": "take COLOUR or take wild",
    "claim": "claim A--B COLOUR*2+wild*1, claim A--B COLOUR*3 or claim A--B wild*3",
    "souvenir": "souvenir PLACE",
    "tickets": "tickets",
    "pass": "pass",
}


class Move:
    """A move, read from its text or made by one of the constructors.

    >>> from crosstown import City, Move
    >>> route = City.load("london").route["baker-street--hyde-park"]
    >>> Move.claim(route, "black", wilds=1)
    Move('claim baker-street--hyde-park black*3+wild*1')
    >>> Move("take wild").card
    'wild'

    Two moves are equal when their texts are. A move knows nothing of games: ask `Game.is_legal`. Its `kind`
    is the first word of its text: ``draw``, ``take``, ``claim``, ``tickets``, ``keep``, ``place``,
    ``souvenir`` or ``pass``. Attributes that a kind of move does not have are empty. A ``claim`` has `route`,
    `colour`, `coloured` (how many cards of that colour) and `wilds`; a ``take`` has `card`; a ``keep`` has
    `tickets`; a ``place`` has `symbol` and `place`; a ``souvenir`` has `place`.
    """

    __slots__ = ("card", "colour", "coloured", "kind", "place", "route", "symbol", "text", "tickets", "wilds")

    text: str
    kind: MoveKind
    route: str
    colour: str
    coloured: int
    wilds: int
    card: str
    tickets: tuple[str, ...]
    symbol: str
    place: str

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            what = type(text).__name__
            raise TextError("move-text", f"a move is a text, not {what}", offender=repr(text)[:80])
        kind, parts = _parse(text)
        put = object.__setattr__
        put(self, "text", text)
        put(self, "kind", kind)
        put(self, "route", parts.get("route") or "")
        put(self, "colour", parts.get("colour") or "")
        put(self, "coloured", int(parts.get("coloured") or 0))
        put(self, "wilds", int(parts.get("wilds") or parts.get("beside") or 0))
        put(self, "card", parts.get("card") or "")
        put(self, "tickets", tuple((parts.get("tickets") or "").split()))
        put(self, "symbol", parts.get("symbol") or "")
        put(self, "place", parts.get("place") or "")

    @classmethod
    def draw(cls) -> Move:
        """Draw the top card of the stack."""
        return cls("draw")

    @classmethod
    def take(cls, card: str) -> Move:
        """Take a face-up card: a colour, or ``"wild"``."""
        return cls(f"take {card}")

    @classmethod
    def claim(cls, route: Route, colour: str = "", wilds: int = 0) -> Move:
        """Claim a `Route` with a number of wilds, and cards of one colour for the rest of its length.

        The colour may be left out where the route has one, or where wilds pay for all of it. Cards that do
        not pay for the route raise `TextError`.
        """
        if not isinstance(route, Route):
            message = "name a route of the city, as in Move.claim(city.route['a--b'], 'red')"
            raise TextError("unknown-route", message, offender=repr(route)[:80])
        coloured = route.length - wilds
        colour = colour or ("" if route.colour == GRAY else route.colour)
        if coloured < 0 or wilds < 0 or (coloured and colour in ("", WILD)):
            message = f"{wilds} wilds and {colour or 'no colour'} do not pay for {route.length} cards"
            raise TextError("move-payment", message, offender=f"claim {route.id} {colour} {wilds}"[:80])
        parts = [f"{colour}*{coloured}"] if coloured else []
        parts += [f"{WILD}*{wilds}"] if wilds else []
        return cls(f"claim {route.id} {'+'.join(parts)}")

    @classmethod
    def draw_tickets(cls) -> Move:
        """Draw tickets to choose from; the text is ``tickets``."""
        return cls("tickets")

    @classmethod
    def keep(cls, *tickets: str) -> Move:
        """Keep these of the tickets offered, in the order they were offered."""
        return cls(" ".join(["keep", *tickets]))

    @classmethod
    def place_souvenir(cls, symbol: str, place: str) -> Move:
        """Put down a left-over souvenir stack (San Francisco)."""
        return cls(f"place {symbol} {place}")

    @classmethod
    def take_souvenir(cls, place: str) -> Move:
        """Take a souvenir at one end of the route just claimed (San Francisco)."""
        return cls(f"souvenir {place}")

    @classmethod
    def pass_(cls) -> Move:
        """Pass, which is legal only when nothing else is."""
        return cls("pass")

    def describe(self, city: City, language: str = "en") -> str:
        """The move in words, as people read it.

        >>> from crosstown import City, Move
        >>> Move("claim big-ben--waterloo green*1").describe(City.load("london"))
        'claim Big Ben – Waterloo for 1 green'
        """
        from crosstown.game.text.move_text import move_text
        from crosstown.language import Translator

        return move_text(city, self, Translator(language))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a move does not change: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a move does not change: {name}")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return self.text == other.text if isinstance(other, Move) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (self.text,)


@lru_cache(maxsize=65536)
def _parse(text: str) -> tuple[MoveKind, dict[str, str | None]]:
    """The kind and the named parts of a move's text."""
    kind = text.split(" ", 1)[0]
    if kind not in _SHAPES:
        raise TextError(
            "move-unknown",
            f"{text[:80]!r} is not a move: it begins with one of {', '.join(KINDS)}",
            offender=text[:80],
        )
    match = _SHAPES[kind].fullmatch(text) if len(text) <= LONGEST else None
    if match is None:
        raise TextError(
            "move-syntax", f"{text[:80]!r} cannot be read: write {_EXAMPLES[kind]}", offender=text[:80]
        )
    return cast(MoveKind, kind), match.groupdict()
