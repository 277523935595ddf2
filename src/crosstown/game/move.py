"""A move as people and records write it. It stands by itself: whether it is legal is the game's affair."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from crosstown.errors import TextError

KINDS = ("keep", "place", "draw", "take", "claim", "souvenir", "tickets", "pass")
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
    """A move, such as ``Move("claim baker-street--hyde-park black*3+wild*1")``.

    ``str(move)`` is the record's text; two moves are equal when their texts are. Attributes that a kind of
    move does not have are empty: ``route``, ``colour``, ``coloured``, ``wilds``, ``card``, ``tickets``,
    ``symbol``, ``place``.
    """

    __slots__ = ("card", "colour", "coloured", "kind", "place", "route", "symbol", "text", "tickets", "wilds")

    text: str
    kind: str
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
def _parse(text: str) -> tuple[str, dict[str, str | None]]:
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
    return kind, match.groupdict()
