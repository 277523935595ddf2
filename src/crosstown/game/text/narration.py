"""What happened, in sentences of a language. The texts are in ``language/locales``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, assert_never

from crosstown.cities.city import WILD
from crosstown.game import events
from crosstown.language import ENGLISH, Fact, Translator

if TYPE_CHECKING:
    from crosstown.cities.city import City


def story(
    happened: Iterable[events.Event],
    city: City,
    names: Sequence[str],
    texts: Translator = ENGLISH,
    reader: int | None = None,
) -> list[str]:
    """The events of a ply as sentences; cards turned up one after another are told together."""
    told: list[str] = []
    turned: list[str] = []
    for event in happened:
        if isinstance(event, events.Filled):
            turned.append(event.card)
            continue
        told += _turned_up(turned, texts)
        turned = []
        told.append(tell(event, city, names, texts, reader))
    return told + _turned_up(turned, texts)


def _turned_up(cards: Sequence[str], texts: Translator) -> list[str]:
    shown = ", ".join(texts.named("colour", card) for card in cards)
    return [texts.say("event-filled", cards=shown)] if cards else []


def tell(
    event: events.Event,
    city: City,
    names: Sequence[str],
    texts: Translator = ENGLISH,
    reader: int | None = None,
) -> str:
    """One event as a sentence; the seat that reads it is "you". A new kind of event must be told here."""

    def deed(key: str, seat: int, **facts: Fact) -> str:
        return texts.say(key, who="you" if seat == reader else "other", name=names[seat], **facts)

    match event:
        case events.Drew(seat, card):
            return deed("event-drew", seat, card=texts.named("a-card", card or "unseen"))
        case events.Took(seat, _, card):
            return deed("event-took", seat, card=texts.named("a-card", card))
        case events.Filled(_, card):
            return texts.say("event-filled", cards=texts.named("colour", card))
        case events.Swept():
            return texts.say("event-swept")
        case events.Shuffled(count, _):
            return texts.say("event-shuffled", count=count)
        case events.Claimed(seat, route, colour, coloured, wilds, points):
            paid = payment(colour, coloured, wilds, texts)
            line = city.name_of(city.route[route])
            return deed("event-claimed", seat, route=line, paid=paid, points=points)
        case events.GotSouvenir(seat, place, symbol):
            what, where = texts.named("souvenir", symbol), city.place[place].name
            return deed("event-souvenir", seat, souvenir=what, place=where)
        case events.Placed(seat, symbol, place):
            what, where = texts.named("souvenir", symbol), city.place[place].name
            return deed("event-placed", seat, souvenir=what, place=where)
        case events.Offered(seat, count, tickets):
            return deed("event-offered", seat, count=count, tickets=_named(tickets, city, texts))
        case events.Kept(seat, count, returned, tickets):
            which = _named(tickets, city, texts)
            return deed("event-kept", seat, count=count, returned=returned, tickets=which)
        case events.Passed(seat):
            return deed("event-passed", seat)
        case events.LastRound(seat):
            return deed("event-last-round", seat)
        case events.Ended(reason):
            return texts.say("event-ended", reason=reason)
        case _:
            assert_never(event)


def ending(reason: str, texts: Translator = ENGLISH) -> str:
    """Why a game is over."""
    return texts.say("event-ending", reason=reason)


def payment(colour: str, coloured: int, wilds: int, texts: Translator = ENGLISH) -> str:
    """``3 black and 1 wild``."""
    parts = [texts.named("pay", colour, count=coloured)] if coloured else []
    return texts.listed(parts + ([texts.named("pay", WILD, count=wilds)] if wilds else []))


def _named(tickets: Sequence[str] | None, city: City, texts: Translator) -> str:
    """Which tickets, where the reader may know."""
    if tickets is None:
        return ""
    return texts.say("event-tickets", tickets="; ".join(city.name_of(city.ticket[one]) for one in tickets))
