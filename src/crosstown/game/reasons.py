"""Why a move is not legal: for programs a code, for players a sentence, for the book a rule number."""

from __future__ import annotations

from dataclasses import dataclass

from crosstown.rules import reasons as kernel


@dataclass(frozen=True, slots=True)
class Reason:
    """A code that never changes, the number of the rule, and a sentence that may."""

    code: str
    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


REASONS: dict[int, Reason] = {
    kernel.GAME_OVER: Reason("game-over", "E1", "the game is over"),
    kernel.NOT_NOW: Reason("not-now", "T1", "a turn is to draw cards, claim a route or draw tickets"),
    kernel.KEEP_FIRST: Reason("keep-first", "K1", "first choose which of the offered tickets to keep"),
    kernel.PLACE_FIRST: Reason("place-first", "S7", "first put down a left-over souvenir stack"),
    kernel.SECOND_CARD_FIRST: Reason(
        "second-card-first", "D1", "the turn is to draw cards: take the second one"
    ),
    kernel.SOUVENIR_FIRST: Reason("souvenir-first", "C8", "first choose which of the two souvenirs to take"),
    kernel.STACK_EMPTY: Reason("stack-empty", "D6", "the stack has no card"),
    kernel.NOT_IN_MARKET: Reason("not-in-market", "D1", "no such card lies face up"),
    kernel.WILD_SECOND: Reason("wild-second", "D3", "a face-up wild cannot be the second card"),
    kernel.ROUTE_TAKEN: Reason("route-taken", "C1", "the route is already claimed"),
    kernel.OWN_DOUBLE: Reason("own-double", "C5", "you have the other half of this double route"),
    kernel.DOUBLE_CLOSED: Reason(
        "double-closed", "C5", "the other half is claimed, and this closes it at this table"
    ),
    kernel.TOO_FEW_PIECES: Reason(
        "too-few-pieces", "C3", "you have too few pieces of the kind for this route"
    ),
    kernel.WRONG_COLOUR: Reason("wrong-colour", "C2", "the cards must be of the route's colour"),
    kernel.WRONG_NUMBER: Reason("wrong-number", "C2", "the route costs another number of cards"),
    kernel.FERRY_NEEDS_WILDS: Reason("ferry-needs-wilds", "C6", "every ferry symbol needs a wild"),
    kernel.TOO_FEW_CARDS: Reason("too-few-cards", "C2", "you do not have these cards"),
    kernel.NO_TICKETS: Reason("no-tickets", "K2", "the ticket stack is empty"),
    kernel.NOT_OFFERED: Reason("not-offered", "K1", "keep only offered tickets, named in the order offered"),
    kernel.KEEP_TOO_FEW: Reason("keep-too-few", "K1", "more of these tickets must be kept"),
    kernel.SYMBOL_NOT_SPARE: Reason("symbol-not-spare", "S7", "that souvenir stack is not left over"),
    kernel.PLACE_HAS_STACK: Reason("place-has-stack", "S7", "a souvenir stack stands there already"),
    kernel.NO_SUCH_SOUVENIR: Reason("no-such-souvenir", "C8", "choose one of the two places just connected"),
    kernel.MAY_NOT_PASS: Reason("may-not-pass", "T2", "a seat that can do anything may not pass"),
}
