"""Why a move is not legal: a number in the kernel, a code, a rule and a sentence outside it."""

from __future__ import annotations

(
    LEGAL,
    GAME_OVER,
    NOT_NOW,
    KEEP_FIRST,
    PLACE_FIRST,
    SECOND_CARD_FIRST,
    SOUVENIR_FIRST,
    STACK_EMPTY,
    NOT_IN_MARKET,
    WILD_SECOND,
    ROUTE_TAKEN,
    OWN_DOUBLE,
    DOUBLE_CLOSED,
    TOO_FEW_PIECES,
    WRONG_COLOUR,
    WRONG_NUMBER,
    FERRY_NEEDS_WILDS,
    TOO_FEW_CARDS,
    NO_TICKETS,
    NOT_OFFERED,
    KEEP_TOO_FEW,
    SYMBOL_NOT_SPARE,
    PLACE_HAS_STACK,
    NO_SUCH_SOUVENIR,
    MAY_NOT_PASS,
) = range(25)
