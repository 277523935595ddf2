"""What happened, in sentences of a language. The texts are in ``language/locales``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, assert_never

from crosstown.cities.city import WILD
from crosstown.game import events
from crosstown.language import ENGLISH, Fact, Speech

if TYPE_CHECKING:
    from crosstown.cities.city import City


def story(
    happened: Iterable[events.Event],
    city: City,
    names: Sequence[str],
    speech: Speech = ENGLISH,
    reader: int | None = None,
) -> list[str]:
    """The events of a ply as sentences; cards turned up one after another are told together."""
    told: list[str] = []
    turned: list[str] = []
    for event in happened:
        if isinstance(event, events.Filled):
            turned.append(event.card)
            continue
        told += _turned_up(turned, speech)
        turned = []
        told.append(tell(event, city, names, speech, reader))
    return told + _turned_up(turned, speech)


def _turned_up(cards: Sequence[str], speech: Speech) -> list[str]:
    shown = ", ".join(speech.named("colour", card) for card in cards)
    return [speech.say("event-filled", cards=shown)] if cards else []


def tell(
    event: events.Event,
    city: City,
    names: Sequence[str],
    speech: Speech = ENGLISH,
    reader: int | None = None,
) -> str:
    """One event as a sentence; the seat that reads it is "you". A new kind of event must be told here."""

    def deed(key: str, seat: int, **facts: Fact) -> str:
        return speech.say(key, who="you" if seat == reader else "other", name=names[seat], **facts)

    match event:
        case events.Drew(seat, card):
            return deed("event-drew", seat, card=speech.named("a-card", card or "unseen"))
        case events.Took(seat, _, card):
            return deed("event-took", seat, card=speech.named("a-card", card))
        case events.Filled(_, card):
            return speech.say("event-filled", cards=speech.named("colour", card))
        case events.Swept():
            return speech.say("event-swept")
        case events.Shuffled(count, _):
            return speech.say("event-shuffled", count=count)
        case events.Claimed(seat, route, colour, coloured, wilds, points):
            paid = payment(colour, coloured, wilds, speech)
            line = city.name_of(city.route[route])
            return deed("event-claimed", seat, route=line, paid=paid, points=points)
        case events.GotSouvenir(seat, place, symbol):
            what, where = speech.named("souvenir", symbol), city.place[place].name
            return deed("event-souvenir", seat, souvenir=what, place=where)
        case events.Placed(seat, symbol, place):
            what, where = speech.named("souvenir", symbol), city.place[place].name
            return deed("event-placed", seat, souvenir=what, place=where)
        case events.Offered(seat, count, tickets):
            return deed("event-offered", seat, count=count, tickets=_named(tickets, city, speech))
        case events.Kept(seat, count, returned, tickets):
            which = _named(tickets, city, speech)
            return deed("event-kept", seat, count=count, returned=returned, tickets=which)
        case events.Passed(seat):
            return deed("event-passed", seat)
        case events.LastRound(seat):
            return deed("event-last-round", seat)
        case events.Ended(reason):
            return speech.say("event-ended", reason=reason)
        case _:
            assert_never(event)


def ending(reason: str, speech: Speech = ENGLISH) -> str:
    """Why a game is over."""
    return speech.say("event-ending", reason=reason)


def payment(colour: str, coloured: int, wilds: int, speech: Speech = ENGLISH) -> str:
    """``3 black and 1 wild``."""
    parts = [speech.named("pay", colour, count=coloured)] if coloured else []
    return speech.listed(parts + ([speech.named("pay", WILD, count=wilds)] if wilds else []))


def _named(tickets: Sequence[str] | None, city: City, speech: Speech) -> str:
    """Which tickets, where the reader may know."""
    if tickets is None:
        return ""
    return speech.say("event-tickets", tickets="; ".join(city.name_of(city.ticket[one]) for one in tickets))
