"""Checks of the numbers: cards, tickets, pieces, districts and souvenirs.

Each check looks only at values that were read without a problem (`Report.fine`), so that a mistake is
reported only once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import comb

from crosstown.cities.checks.pack_fields import Report, hint, quoted
from crosstown.cities.checks.toml_lines import KeyPath
from crosstown.cities.city import GRAY, WILD, City, Souvenirs
from crosstown.rules.kernel import limits

_MIN_CHANCE = 100
"""At least one in so many new markets must be allowed, or clearing the market (D4) could take forever."""


def check_counts(city: City, stem: str | None, report: Report) -> None:
    """All checks of numbers. ``stem`` is the file's name without ``.toml``, if it has one."""
    _check_id(city, stem, report)
    _check_players(city, report)
    _check_cards(city, report)
    _check_market(city, report)
    _check_unique(report, ("vehicles",), [vehicle.id for vehicle in city.vehicles], "id")
    _check_unique(report, ("board", "locations"), [place.id for place in city.places], "id")
    _check_end(city, report)
    _check_offers(city, report)
    _check_districts(city, report)
    if city.souvenirs is not None:
        _check_symbols(city, city.souvenirs, report)
        _check_stacks(city, city.souvenirs, report)


def _check_unique(report: Report, path: KeyPath, names: Iterable[str], key: str = "") -> None:
    seen: dict[str, int] = {}
    for index, name in enumerate(names):
        at = (*path, index, key) if key else (*path, index)
        if not report.fine(at):
            continue
        if name in seen:
            message = (
                f"{quoted(name)} is already entry [{seen[name]}] of {path[-1]}: each must have its own name"
            )
            report.add("duplicate-id", at, message)
        seen.setdefault(name, index)


def _check_id(city: City, stem: str | None, report: Report) -> None:
    if stem is not None and report.fine(("id",)) and city.id != stem:
        message = f"the id {quoted(city.id)} must be the file's name, {quoted(stem)}: change one of the two"
        report.add("id-mismatch", ("id",), message)


def _check_players(city: City, report: Report) -> None:
    fewest, most = city.players
    if report.fine(("players",)) and fewest > most:
        message = f"the fewest players come first: write [{most}, {fewest}]"
        report.add("players-order", ("players",), message)


def _check_cards(city: City, report: Report) -> None:
    """Enough cards for all hands and the market, and no more than a game can hold."""
    for colour in city.colours:
        if colour in (WILD, GRAY):
            message = (
                f"{quoted(colour)} cannot name a colour, because it has a meaning of its own: choose another"
            )
            report.add("reserved-colour", ("cards", "colours", colour), message)
    if not report.fine(("cards", "wild", "count"), ("cards", "colours")):
        return
    total = city.wild_count + sum(city.colours.values())
    if total > limits.MAX_CARDS:
        message = f"there are {total} cards, wilds included: at most {limits.MAX_CARDS} are possible"
        report.add("too-many-cards", ("cards", "colours"), message)
    if report.fine(("cards", "hand"), ("cards", "market"), ("players",)):
        seats = city.players[1]
        needed = seats * city.hand + city.market
        if needed > total:
            message = (
                f"{seats} hands of {city.hand} and a market of {city.market} need {needed} cards, of {total}"
            )
            report.add("too-few-cards", ("cards", "hand"), f"{message}: deal fewer or add cards")


def _check_market(city: City, report: Report) -> None:
    """D4: clearing the market must end soon, even when players hold most of the other cards."""
    key = ("cards", "market_wild_limit")
    if not report.fine(("cards", "market"), key):
        return
    if city.wild_limit > city.market + 1:
        message = f"market_wild_limit must be from 1 to {city.market + 1}, one more than the market"
        report.add("out-of-range", key, f"{message}, not {city.wild_limit}")
        return
    if not report.fine(("cards", "wild", "count")) or city.wild_count < city.wild_limit:
        return
    others = city.market - city.wild_limit + 1
    good = comb(city.wild_count, city.market - others)
    markets = comb(city.wild_count + others, city.market)
    if good * _MIN_CHANCE < markets:
        message = (
            f"with all {city.wild_count} wilds and {others} other cards to turn up, only {good} of {markets}"
            f" new markets would have fewer than {city.wild_limit} wilds, and clearing the market could take"
            " forever: raise market_wild_limit, or have fewer wilds or a smaller market"
        )
        report.add("sweep-endless", key, message)


def _check_end(city: City, report: Report) -> None:
    """E1: the game must not be over before it begins."""
    counts = [("vehicles", index, "count") for index in range(len(city.vehicles))]
    total = sum(vehicle.count for vehicle in city.vehicles)
    if report.fine(("end", "pieces_left"), *counts) and city.vehicles and city.pieces_left >= total:
        message = f"the game would end at once: pieces_left must be below the {total} pieces each player has"
        report.add("end-at-once", ("end", "pieces_left"), message)


def _check_offers(city: City, report: Report) -> None:
    """S4, K1: no more to keep than there is on offer, and enough tickets for everybody's first offer."""
    for name, offer, keep in (("deal", city.deal, city.deal_keep), ("draw", city.draw, city.draw_keep)):
        key = ("tickets", f"{name}_keep")
        if report.fine(("tickets", name), key) and keep > offer:
            message = f"{name}_keep is {keep}, but only {offer} are offered: lower it or raise {name}"
            report.add("keep-too-many", key, message)
    if report.fine(("tickets", "deal"), ("players",)) and not report.wrong(("tickets", "deck")):
        needed = city.players[1] * city.deal
        if needed > len(city.tickets):
            message = (
                f"{city.players[1]} players are dealt {needed} tickets, but there are {len(city.tickets)}"
            )
            report.add("too-few-tickets", ("tickets", "deck"), f"{message}: add some or deal fewer")


def _check_districts(city: City, report: Report) -> None:
    """E3: districts on every place or on none, and places in every district."""
    known = {district.number for district in city.districts}
    keys: list[KeyPath] = [("board", "locations", index, "district") for index in range(len(city.places))]
    if not city.places or report.wrong(("districts",)) or not report.fine(*keys):
        return
    used = Counter(place.district for place in city.places if place.district is not None)
    for key, place in zip(keys, city.places, strict=True):
        if place.district is None and used:
            message = (
                f"{quoted(place.id)} has no district, but other places do: give it one, or remove the others"
            )
            report.add("missing-district", key, message)
        elif place.district is not None and place.district not in known:
            message = f"there is no district {place.district}: add it to [districts] or correct the number"
            report.add("unknown-district", key, message)
    for number in sorted(known):
        if used[number] < 2:
            message = f"district {number} has {used[number]} places: it needs at least 2; otherwise remove it"
            report.add("small-district", ("districts", str(number)), message)


def _check_symbols(city: City, souvenirs: Souvenirs, report: Report) -> None:
    """S6: a stack on every start place and exactly two left over."""
    symbols, start, points = (("souvenirs", name) for name in ("symbols", "start", "points"))
    _check_unique(report, symbols, souvenirs.symbols)
    _check_unique(report, start, souvenirs.start)
    if report.fine(symbols, start) and len(souvenirs.symbols) != len(souvenirs.start) + limits.MAX_SPARE:
        message = (
            f"there are {len(souvenirs.symbols)} symbols and {len(souvenirs.start)} start places: there must"
            f" be {limits.MAX_SPARE} symbols more than start places, for the stacks that the players put down"
        )
        report.add("souvenir-symbols", symbols, message)
    if report.fine(symbols, points) and len(souvenirs.points) != len(souvenirs.symbols) + 1:
        needed = len(souvenirs.symbols) + 1
        message = f"points has {len(souvenirs.points)} entries: it must have {needed}, from 0 symbols to all"
        report.add("souvenir-points", points, message)
    _check_start(city, souvenirs, report)


def _check_start(city: City, souvenirs: Souvenirs, report: Report) -> None:
    """The start places are known, and the two spare stacks find room beside them (S7, S8)."""
    keys: list[KeyPath] = [("board", "locations", index, "id") for index in range(len(city.places))]
    if not city.places or not report.fine(*keys):
        return
    for index, place in enumerate(souvenirs.start):
        key = ("souvenirs", "start", index)
        if report.fine(key) and place not in city.place:
            message = f"there is no place {quoted(place)} on the board{hint(place, city.place)}"
            report.add("unknown-place", key, message)
    free = len(city.places) - len(souvenirs.start)
    if report.fine(("souvenirs", "start")) and free < limits.MAX_SPARE:
        message = f"only {free} places are free for the {limits.MAX_SPARE} stacks that the players put down"
        report.add(
            "too-few-free-places", ("souvenirs", "start"), f"{message}: add places or have fewer start places"
        )


def _check_stacks(city: City, souvenirs: Souvenirs, report: Report) -> None:
    tables: dict[str, Mapping[int, object]] = {
        "stack": souvenirs.stack,
        "placed": souvenirs.placed,
        "placed_by": souvenirs.placed_by,
    }
    if not report.fine(("players",)):
        return
    fewest, most = city.players
    for name, table in tables.items():
        for players in range(fewest, most + 1):
            key = ("souvenirs", name, str(players))
            if players not in table and report.fine(key):
                report.add("missing-key", key, f"{name} has no entry for {players} players: add it")
