"""A move in the words of a language, as the menu and hints say it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.game.text.narration import payment
from crosstown.language import ENGLISH, Translator

if TYPE_CHECKING:
    from crosstown.cities.city import City
    from crosstown.game.move import Move


def move_text(city: City, move: Move, texts: Translator = ENGLISH) -> str:
    """``claim Big Ben – Waterloo for 1 green``, where records write ``claim big-ben--waterloo green*1``."""
    say, named = texts.say, texts.named
    match move.kind:
        case "keep":
            tickets = texts.listed([city.ticket_name(one) for one in move.tickets])
            return say("choice-keep", tickets=tickets)
        case "place":
            place = city.place[move.place].name
            return say("choice-place", souvenir=named("souvenir", move.symbol), place=place)
        case "souvenir":
            return say("choice-souvenir", place=city.place[move.place].name)
        case "take":
            return say("choice-take", card=named("colour", move.card))
        case "tickets":
            return say("choice-tickets", draw=city.draw, keep=city.draw_keep)
        case "claim":
            return say(
                "choice-claim",
                route=city.name_of(city.route[move.route]),
                paid=payment(move.colour, move.coloured, move.wilds, texts),
            )
    return say("choice-draw" if move.kind == "draw" else "choice-pass")
