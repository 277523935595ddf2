"""Checks of the numbers: cards, tickets, pieces, districts and souvenirs.

Each check looks only at values that were read without a problem (`Report.fine`), so that a mistake is
reported only once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import comb

from crosstown.cities.checks.pack_fields import Report, bounds, got, hint, quoted
from crosstown.cities.checks.pack_sections import MOST_CORNERS_TOGETHER
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
    _check_scenery(city, report)
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
            report.add("duplicate-id", at, name=quoted(name), index=seen[name], list=str(path[-1]))
        seen.setdefault(name, index)


def _check_id(city: City, stem: str | None, report: Report) -> None:
    if stem is not None and report.fine(("id",)) and city.id != stem:
        report.add("id-mismatch", ("id",), id=quoted(city.id), name=quoted(stem))


def _check_players(city: City, report: Report) -> None:
    fewest, most = city.players
    if report.fine(("players",)) and fewest > most:
        report.add("players-order", ("players",), low=most, high=fewest)


def _check_cards(city: City, report: Report) -> None:
    """Enough cards for all hands and the market, and no more than a game can hold."""
    for colour in city.colours:
        if colour in (WILD, GRAY):
            report.add("reserved-colour", ("cards", "colours", colour), name=quoted(colour))
    if not report.fine(("cards", "wild", "count"), ("cards", "colours")):
        return
    total = city.wild_count + sum(city.colours.values())
    if total > limits.MAX_CARDS:
        report.add("too-many-cards", ("cards", "colours"), total=total, most=limits.MAX_CARDS)
    if report.fine(("cards", "hand"), ("cards", "market"), ("players",)):
        seats = city.players[1]
        needed = seats * city.hand + city.market
        if needed > total:
            report.add(
                "too-few-cards",
                ("cards", "hand"),
                seats=seats,
                hand=city.hand,
                market=city.market,
                needed=needed,
                total=total,
            )


def _check_market(city: City, report: Report) -> None:
    """D4: clearing the market must end soon, even when players hold most of the other cards."""
    key = ("cards", "market_wild_limit")
    if not report.fine(("cards", "market"), key):
        return
    if city.wild_limit > city.market + 1:
        report.add("out-of-range", key, name=key[-1], **bounds(1, city.market + 1), **got(city.wild_limit))
        return
    if not report.fine(("cards", "wild", "count")) or city.wild_count < city.wild_limit:
        return
    others = city.market - city.wild_limit + 1
    good = comb(city.wild_count, city.market - others)
    markets = comb(city.wild_count + others, city.market)
    if good * _MIN_CHANCE < markets:
        report.add(
            "sweep-endless",
            key,
            good=str(good),
            markets=str(markets),
            limit=city.wild_limit,
        )


def _check_end(city: City, report: Report) -> None:
    """E1: the game must not be over before it begins."""
    counts = [("vehicles", index, "count") for index in range(len(city.vehicles))]
    total = sum(vehicle.count for vehicle in city.vehicles)
    if report.fine(("end", "pieces_left"), *counts) and city.vehicles and city.pieces_left >= total:
        report.add("end-at-once", ("end", "pieces_left"), total=total)


def _check_offers(city: City, report: Report) -> None:
    """S4, K1: no more to keep than there is on offer, and enough tickets for everybody's first offer."""
    for name, offer, keep in (("deal", city.deal, city.deal_keep), ("draw", city.draw, city.draw_keep)):
        key = ("tickets", f"{name}_keep")
        if report.fine(("tickets", name), key) and keep > offer:
            report.add("keep-too-many", key, name=name, keep=keep, offer=offer)
    if report.fine(("tickets", "deal"), ("players",)) and not report.wrong(("tickets", "deck")):
        needed = city.players[1] * city.deal
        if needed > len(city.tickets):
            facts = {"players": city.players[1], "needed": needed, "tickets": len(city.tickets)}
            report.add("too-few-tickets", ("tickets", "deck"), **facts)


def _check_districts(city: City, report: Report) -> None:
    """E3: districts on every place or on none, and places in every district."""
    known = {district.number for district in city.districts}
    keys: list[KeyPath] = [("board", "locations", index, "district") for index in range(len(city.places))]
    if not city.places or report.wrong(("districts",)) or not report.fine(*keys):
        return
    used = Counter(place.district for place in city.places if place.district is not None)
    for key, place in zip(keys, city.places, strict=True):
        if place.district is None and used:
            report.add("missing-district", key, place=quoted(place.id))
        elif place.district is not None and place.district not in known:
            report.add("unknown-district", key, number=place.district)
    for number in sorted(known):
        if used[number] < 2:
            report.add("small-district", ("districts", str(number)), number=number, count=used[number])


def _check_scenery(city: City, report: Report) -> None:
    corners = sum(len(piece.points) for piece in city.scenery)
    if corners > MOST_CORNERS_TOGETHER:
        most = str(MOST_CORNERS_TOGETHER)
        report.add("too-many-corners", ("scenery",), corners=str(corners), most=most)


def _check_symbols(city: City, souvenirs: Souvenirs, report: Report) -> None:
    """S6: a stack on every start place and exactly two left over."""
    symbols, start, points = (("souvenirs", name) for name in ("symbols", "start", "points"))
    _check_unique(report, symbols, souvenirs.symbols)
    _check_unique(report, start, souvenirs.start)
    if report.fine(symbols, start) and len(souvenirs.symbols) != len(souvenirs.start) + limits.MAX_SPARE:
        counts = {"symbols": len(souvenirs.symbols), "places": len(souvenirs.start)}
        report.add("souvenir-symbols", symbols, spare=limits.MAX_SPARE, **counts)
    if report.fine(symbols, points) and len(souvenirs.points) != len(souvenirs.symbols) + 1:
        needed = len(souvenirs.symbols) + 1
        report.add("souvenir-points", points, count=len(souvenirs.points), needed=needed)
    _check_start(city, souvenirs, report)


def _check_start(city: City, souvenirs: Souvenirs, report: Report) -> None:
    """The start places are known, and the two spare stacks find room beside them (S7, S8)."""
    keys: list[KeyPath] = [("board", "locations", index, "id") for index in range(len(city.places))]
    if not city.places or not report.fine(*keys):
        return
    for index, place in enumerate(souvenirs.start):
        key = ("souvenirs", "start", index)
        if report.fine(key) and place not in city.place:
            report.add("unknown-place", key, name=quoted(place), **hint(place, city.place))
    free = len(city.places) - len(souvenirs.start)
    if report.fine(("souvenirs", "start")) and free < limits.MAX_SPARE:
        report.add("too-few-free-places", ("souvenirs", "start"), free=free, stacks=limits.MAX_SPARE)


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
                report.add("missing-key", key, name=name, players=players)
