"""Cities that do not exist, so that a network cannot learn one by heart.

``london~7`` is London changed: routes exchange their colours, tickets lead elsewhere, and there may be more
or fewer pieces. ``drawn~7`` has a map of its own, see `training.drawn_cities`.
"""

from __future__ import annotations

import random
import re
from argparse import ArgumentTypeError
from dataclasses import replace
from itertools import product

from crosstown.cities import city_names
from crosstown.cities.city import GRAY, City, Ticket
from crosstown.errors import TextError
from training.drawn_cities import draw_city

DRAWN = "drawn"
UNSEEN = 1000  # variants and drawn cities from here on never occur in training
PLAIN, VARIED, ALL = 2, 1, 5  # of five tables have a city as it is, or a variant; the others a drawn one
_NUMBER = re.compile("[0-9]{1,9}")


def load(name: str) -> City:
    """A city by its name, the variant of one, ``london~7``, or a drawn one, ``drawn~7``."""
    city, changed, number = name.partition("~")
    if not changed and city != DRAWN:
        return City.load(city)
    if not _NUMBER.fullmatch(number):
        message = f"{name[:40]!r} needs a number of up to nine digits, as in {city[:40]}~{UNSEEN + 1}"
        raise TextError("bad-city", message, offender=name[:40])
    return draw_city(int(number)) if city == DRAWN else vary(City.load(city), int(number))


def read_shares(text: str) -> dict[int, int]:
    """``4,2,4``: of ten games four have two seats, two have three, and four have four.

    Larger numbers make more tables, and so more maps.
    """
    shares = text.split(",")
    if len(shares) != 3 or not all(map(_NUMBER.fullmatch, shares)) or not any(map(int, shares)):
        raise ArgumentTypeError(f"{text!r} must be three shares such as 4,2,4")
    found = dict(zip((2, 3, 4), map(int, shares), strict=True))
    if len(city_names()) * ALL * sum(found.values()) > UNSEEN:
        raise ArgumentTypeError(f"{text!r} would need too many cities: take smaller numbers")
    return found


def kinds_of_tables(shares: dict[int, int]) -> list[tuple[City, int]]:
    """Where training plays: cities, variants and drawn ones, with each number of seats by its share."""
    numbers = [seats for seats, share in shares.items() for _ in range(share)]
    tables = product(sorted(city_names()), range(ALL), numbers)
    return [(_city_of(City.load(name), at, number), seats) for number, (name, at, seats) in enumerate(tables)]


def _city_of(city: City, at: int, number: int) -> City:
    """What is played at one of five tables: the city, a variant of it, or a drawn one."""
    if at < PLAIN:
        return city
    return vary(city, number) if at < PLAIN + VARIED else draw_city(number)


def vary(city: City, number: int) -> City:
    """A city with other colours, tickets and pieces."""
    chance = random.Random(f"{city.id} {number}")
    routes = list(city.routes)
    coloured = [at for at, one in enumerate(routes) if one.colour != GRAY]
    colours = [routes[at].colour for at in coloured]
    chance.shuffle(colours)
    for at, colour in zip(coloured, colours, strict=True):
        routes[at] = replace(routes[at], colour=colour)
    vehicles = tuple(replace(one, count=one.count + chance.choice((-1, 0, 0, 1, 2))) for one in city.vehicles)
    changed = replace(city, routes=tuple(routes), tickets=_tickets(city, chance), vehicles=vehicles)
    return replace(changed, sha256=f"{number:064x}")


def _tickets(city: City, chance: random.Random) -> tuple[Ticket, ...]:
    """As many tickets as before, between places that are not neighbours, worth the shortest way."""
    far = {place.id: _distances(city, place.id) for place in city.places}
    lengths = [far[one.a][one.b] for one in city.tickets]
    pairs = [
        (a.id, b.id)
        for at, a in enumerate(city.places)
        for b in city.places[at + 1 :]
        if min(lengths) <= far[a.id][b.id] <= max(lengths)
    ]
    chosen = chance.sample(pairs, min(len(pairs), len(city.tickets)))
    return tuple(replace(city.tickets[0], a=a, b=b, points=far[a][b]) for a, b in chosen)


def _distances(city: City, start: str) -> dict[str, int]:
    found = {place.id: 10**6 for place in city.places}
    found[start] = 0
    for _ in city.places:
        for one in city.routes:
            for a, b in ((one.a, one.b), (one.b, one.a)):
                found[b] = min(found[b], found[a] + one.length)
    return found
