"""What happened, in sentences. All in the past tense, so that "You" and a name read alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, assert_never

from crosstown.game import events
from crosstown.game.text import route_text

if TYPE_CHECKING:
    from crosstown.cities.city import City

ENDINGS = {"last-round": "the last round was played", "no-moves": "nobody could do anything more"}


def story(happened: Iterable[events.Event], city: City, names: Sequence[str]) -> list[str]:
    """The events of a ply as sentences; cards turned up one after another are told together."""
    told: list[str] = []
    turned: list[str] = []
    for event in happened:
        if isinstance(event, events.Filled):
            turned.append(event.card)
            continue
        told += _turned_up(turned)
        turned = []
        told.append(tell(event, city, names))
    return told + _turned_up(turned)


def _turned_up(cards: Sequence[str]) -> list[str]:
    return [f"Turned up: {', '.join(cards)}."] if cards else []


def tell(event: events.Event, city: City, names: Sequence[str]) -> str:
    """One event as a sentence. A new kind of event must be told here."""
    match event:
        case events.Drew(seat, card):
            drawn = "a card" if card is None else article(card)
            return f"{names[seat]} drew {drawn} from the stack."
        case events.Took(seat, _, card):
            return f"{names[seat]} took {article(card)} from the market."
        case events.Filled(_, card):
            return f"Turned up: {card}."
        case events.Swept():
            return "Too many wilds lay open: the market was swept."
        case events.Shuffled(count, _):
            return f"The discards were shuffled into a new stack of {many(count, 'card')}."
        case events.Claimed():
            return _claimed(event, city, names)
        case events.GotSouvenir(seat, place, symbol):
            return f"{names[seat]} took a souvenir from {city.place[place].name}: {words(symbol)}."
        case events.Placed(seat, symbol, place):
            return f"{names[seat]} put the souvenir {words(symbol)} on {city.place[place].name}."
        case events.Offered(seat, count, tickets):
            drawn = many(count, "ticket")
            return f"{names[seat]} drew {drawn}{_named(tickets, city)}."
        case events.Kept(seat, count, returned, tickets):
            rest = f" and put {returned} under the stack" if returned else ""
            return f"{names[seat]} kept {many(count, 'ticket')}{_named(tickets, city)}{rest}."
        case events.Passed(seat):
            return f"{names[seat]} could do nothing and passed."
        case events.LastRound(seat):
            return f"Last round! Hardly any pieces are left to {names[seat]}: every seat has one more turn."
        case events.Ended(reason):
            return f"The game is over: {ENDINGS.get(reason, reason)}."
        case _:
            assert_never(event)


def _claimed(event: events.Claimed, city: City, names: Sequence[str]) -> str:
    route = route_text(city, city.route[event.route])
    paid = payment(event.colour, event.coloured, event.wilds)
    return f"{names[event.seat]} claimed {route} for {paid}: {many(event.points, 'point')}."


def payment(colour: str, coloured: int, wilds: int) -> str:
    """``3 black and 1 wild``."""
    parts = [f"{coloured} {colour}"] if coloured else []
    return " and ".join(parts + ([f"{wilds} wild"] if wilds else []))


def article(card: str) -> str:
    """``a blue card``, ``an orange card``, ``a wild``."""
    if card == "wild":
        return "a wild"
    return f"{'an' if card[0] in 'aeio' else 'a'} {card} card"


def many(count: int, thing: str) -> str:
    """``1 ticket``, ``2 tickets``."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def words(name: str) -> str:
    """An id as words."""
    return name.replace("-", " ")


def ticket_name(city: City, ticket: str) -> str:
    """A ticket by the names of its places."""
    card = city.ticket[ticket]
    return f"{city.place[card.a].name} – {city.place[card.b].name}"


def _named(tickets: Sequence[str] | None, city: City) -> str:
    return "" if tickets is None else f" ({'; '.join(ticket_name(city, one) for one in tickets)})"
