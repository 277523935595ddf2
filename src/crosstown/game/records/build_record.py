"""Building records from the kernel's numbers, and checking that a record's start is the city's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from crosstown.cities.city import City
from crosstown.errors import RecordError
from crosstown.game.notation import notation_for
from crosstown.game.records.record import FORMAT, CityName, Ply, Record, Result, Seat, Start
from crosstown.game.records.seeds import seed_text


def build_record(
    city: City,
    seats: tuple[Seat, ...],
    seed: int | None,
    start: Start,
    shuffles: Iterable[tuple[str, ...]],
    plies: Iterable[Ply],
    result: Result | None,
) -> Record:
    """The record of a game of a city."""
    return Record(
        format=FORMAT,
        city=CityName(id=city.id, sha256=city.sha256),
        seats=seats,
        seed=None if seed is None else seed_text(seed),
        start=start,
        shuffles=tuple(shuffles),
        plies=tuple(plies),
        result=result,
    )


def build_start(city: City, deck: Iterable[int], tickets: Iterable[int], symbols: list[int]) -> Start:
    """The shuffled stacks, the top first, and the symbols in the order of the start places."""
    notation = notation_for(city)
    places = () if city.souvenirs is None else city.souvenirs.start
    return Start(
        deck=tuple(notation.kinds[card] for card in deck),
        tickets=tuple(notation.tickets[ticket] for ticket in tickets),
        souvenirs={place: notation.symbols[symbols[at]] for at, place in enumerate(places)} or None,
    )


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
    """S6: a different symbol on each start place; the others, in the pack's order, are left over."""
    given = start.souvenirs is not None
    told = {key: value for key, value in start.souvenirs.items() if key != "extra"} if start.souvenirs else {}
    places = () if city.souvenirs is None else city.souvenirs.start
    symbols = () if city.souvenirs is None else city.souvenirs.symbols
    placed = [str(told.get(place)) for place in places]
    fits = set(told) == set(places) and set(placed) <= set(symbols) and len(set(placed)) == len(placed)
    if given != bool(places) or not fits:
        raise RecordError(
            "start-souvenirs",
            "there must be one different symbol on each start place, and none in a city without souvenirs",
            offender=", ".join(f"{place}: {symbol}" for place, symbol in told.items())[:200],
            where="$.start.souvenirs",
        )
    order = [symbols.index(symbol) for symbol in placed]
    return tuple(order + [at for at in range(len(symbols)) if at not in order])
