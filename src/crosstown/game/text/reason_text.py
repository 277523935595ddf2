"""Why a move is good, in the words of a language: terminal and browser say it from the same files."""

from __future__ import annotations

from crosstown.cities.city import City
from crosstown.game.move import Move
from crosstown.game.reasons import MoveReason
from crosstown.game.text.move_text import move_text
from crosstown.language import ENGLISH, Translator
from crosstown.language.translator import Fact


def reason_text(city: City, reason: MoveReason, texts: Translator = ENGLISH) -> str:
    """The sentence of a reason: the language files have one for every code."""
    facts = {name: _words(city, name, fact, texts) for name, fact in reason.facts.items()}
    return texts.say(f"hint-{reason.code}", **facts)


def _words(city: City, name: str, fact: str | int | tuple[str, ...], texts: Translator) -> Fact:
    if isinstance(fact, int):
        return fact
    if isinstance(fact, tuple):
        if name == "tickets":
            return texts.listed([city.ticket_name(one) for one in fact])
        return ", ".join(texts.named("colour", one) for one in fact)
    match name:
        case "route":
            return city.name_of(city.route[fact])
        case "ticket":
            return city.ticket_name(fact)
        case "place":
            return city.place[fact].name
        case "colour":
            return texts.named("colour", fact)
        case _:
            return move_text(city, Move(fact), texts)
