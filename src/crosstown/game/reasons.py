"""Why a move is not legal: for programs a code, for the book a rule number, for players a sentence.

And why a move is good, as a code and facts that the language files put into words.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from crosstown.game.view_data import First, Phase
from crosstown.language import ENGLISH
from crosstown.rules.kernel import reason_codes as kernel


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is not legal: a code that never changes, and the number of the rule."""

    code: str
    rule: str

    @property
    def message(self) -> str:
        """The reason as an English sentence, which may change."""
        return ENGLISH.say(f"reason-{self.code}")

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


ReasonFacts = dict[str, str | int | tuple[str, ...]]


class MoveReason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a move is good: a code, and what it is about. `crosstown.game.text.reason_text` says it.

    The facts ``route``, ``ticket``, ``place`` and ``colour`` are ids, ``tickets`` and ``colours`` lists of
    them, ``move`` is another move as text, and all others are whole numbers: ``share`` and ``less`` percents.
    """

    code: str
    facts: ReasonFacts = {}


REASONS: dict[int, Reason] = {
    kernel.GAME_OVER: Reason("game-over", "E1"),
    kernel.NOT_NOW: Reason("not-now", "T1"),
    kernel.KEEP_FIRST: Reason("keep-first", "K1"),
    kernel.PLACE_FIRST: Reason("place-first", "S7"),
    kernel.SECOND_CARD_FIRST: Reason("second-card-first", "D1"),
    kernel.SOUVENIR_FIRST: Reason("souvenir-first", "C8"),
    kernel.STACK_EMPTY: Reason("stack-empty", "D6"),
    kernel.NOT_IN_MARKET: Reason("not-in-market", "D1"),
    kernel.WILD_SECOND: Reason("wild-second", "D3"),
    kernel.ROUTE_TAKEN: Reason("route-taken", "C1"),
    kernel.OWN_DOUBLE: Reason("own-double", "C5"),
    kernel.DOUBLE_CLOSED: Reason("double-closed", "C5"),
    kernel.TOO_FEW_PIECES: Reason("too-few-pieces", "C3"),
    kernel.WRONG_COLOUR: Reason("wrong-colour", "C2"),
    kernel.WRONG_NUMBER: Reason("wrong-number", "C2"),
    kernel.FERRY_NEEDS_WILDS: Reason("ferry-needs-wilds", "C6"),
    kernel.TOO_FEW_CARDS: Reason("too-few-cards", "C2"),
    kernel.NO_TICKETS: Reason("no-tickets", "K2"),
    kernel.NOT_OFFERED: Reason("not-offered", "K1"),
    kernel.KEEP_TOO_FEW: Reason("keep-too-few", "K1"),
    kernel.SYMBOL_NOT_SPARE: Reason("symbol-not-spare", "S7"),
    kernel.PLACE_HAS_STACK: Reason("place-has-stack", "S7"),
    kernel.NO_SUCH_SOUVENIR: Reason("no-such-souvenir", "C8"),
    kernel.MAY_NOT_PASS: Reason("may-not-pass", "T2"),
}

# What a phase asks for before anything else. The kernel says the same of every other move.
FIRST: dict[Phase, First] = {
    "first-keep": "keep-first",
    "keep": "keep-first",
    "place": "place-first",
    "second-card": "second-card-first",
    "souvenir": "souvenir-first",
}
