"""Checking a record's start: the stacks must hold the city's own cards, tickets and souvenirs."""

from __future__ import annotations

from collections import Counter

from msgspec import UNSET

from crosstown.cities.city import City
from crosstown.errors import RecordError
from crosstown.game.record import Start


def check_start(city: City, start: Start) -> tuple[int, ...]:
    """Raises where the start is not this city's; returns the souvenir symbols in order."""
    cards = Counter(city.colours) + Counter({"wild": city.wild_count})
    _same_cards("deck", Counter(start.deck), cards)
    _same_cards("tickets", Counter(start.tickets), Counter(list(city.ticket)))
    return _symbols(city, start)


def _same_cards(key: str, found: Counter[str], wanted: Counter[str]) -> None:
    extra = sorted(name[:40] for name in (found - wanted))
    missing = sorted(wanted - found)
    if extra or missing:
        told = [f"too many: {', '.join(extra[:5])}"] if extra else []
        told += [f"too few: {', '.join(missing[:5])}"] if missing else []
        raise RecordError(
            f"start-{key}",
            f"the {key} are not the city's: {'; '.join(told)}",
            offender=", ".join(extra[:5] or missing[:5]),
            where=f"$.start.{key}",
        )


def _symbols(city: City, start: Start) -> tuple[int, ...]:
    told = {} if start.souvenirs is UNSET else {**start.souvenirs}
    told.pop("extra", None)
    wanted = city.souvenirs
    places = () if wanted is None else wanted.start
    symbols = () if wanted is None else wanted.symbols
    placed = [told.get(place) for place in places]
    if (
        set(told) != set(places)
        or len(set(map(str, placed))) != len(placed)
        or not set(placed) <= set(symbols)
    ):
        raise RecordError(
            "start-souvenirs",
            "there must be one different symbol of the city on each of its start places",
            offender=", ".join(f"{place}: {symbol}" for place, symbol in told.items())[:200],
            where="$.start.souvenirs",
        )
    order = [symbols.index(str(symbol)) for symbol in placed]
    return tuple(order + [at for at in range(len(symbols)) if at not in order])
