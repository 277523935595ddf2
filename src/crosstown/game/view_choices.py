"""A view's legal moves as typed data, sorted by what they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.game.choices import claim_choices
from crosstown.game.view_data import Choices, KeepChoice, Payment, PlaceChoice

if TYPE_CHECKING:
    from crosstown.game.view import View

NO_CHOICES = Choices(
    draw=None, take={}, claims={}, tickets=None, keep=(), places=(), souvenirs={}, passing=None
)


def choices_in(view: View) -> Choices:
    """What the view's seat may do now. Each choice names its move by the index in ``legal_moves``."""
    moves = list(view.legal_moves)
    if not moves:
        return NO_CHOICES
    at = {move.text: index for index, move in enumerate(moves)}
    return Choices(
        draw=at.get("draw"),
        take={move.card: at[move.text] for move in moves if move.kind == "take"},
        claims={
            choice.route.id: tuple(
                Payment(at[move.text], move.colour, move.coloured, move.wilds) for move in choice.payments
            )
            for choice in claim_choices(view)
        },
        tickets=at.get("tickets"),
        keep=tuple(
            KeepChoice(move=at[move.text], tickets=move.tickets) for move in moves if move.kind == "keep"
        ),
        places=tuple(
            PlaceChoice(move=at[move.text], symbol=move.symbol, place=move.place)
            for move in moves
            if move.kind == "place"
        ),
        souvenirs={move.place: at[move.text] for move in moves if move.kind == "souvenir"},
        passing=at.get("pass"),
    )
