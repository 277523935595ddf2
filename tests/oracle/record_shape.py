"""The form of a record, before it is replayed: which keys stand where, and of what type the values are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tests.oracle.pack_facts import Pack, cards_of, tickets_of

FORMAT = "crosstown-record/1"
RECORD_KEYS = ["format", "city", "seats", "seed", "start", "shuffles", "plies", "result"]
RESULT_SEAT_KEYS = ["routes", "tickets", "bonuses", "total", "completed"]


def without_extra(thing: Any) -> Any:
    """A copy without `extra`, in whatever object it stands."""
    if isinstance(thing, dict):
        return {key: without_extra(value) for key, value in thing.items() if key != "extra"}
    if isinstance(thing, list):
        return [without_extra(value) for value in thing]
    return thing


def listed(thing: Any) -> list[Any]:
    """The thing itself if it is a list, else an empty one."""
    return thing if isinstance(thing, list) else []


def objects(record: dict[str, Any]) -> Iterator[tuple[str, Any, list[str]]]:
    """Every object of a record whose keys the format names: where it stands, itself, and those keys."""
    yield "record", record, RECORD_KEYS
    yield "city", record.get("city"), ["id", "sha256"]
    yield "start", record.get("start"), ["deck", "tickets", "souvenirs"]
    for index, seat in enumerate(listed(record.get("seats"))):
        yield f"seats[{index}]", seat, ["name", "player"]
    for index, ply in enumerate(listed(record.get("plies"))):
        yield f"ply {index}", ply, ["seat", "move", "legal", "card"]
    result = record.get("result")
    yield "result", result, ["reason", "seats", "ranking"]
    for index, seat in enumerate(listed(result.get("seats") if isinstance(result, dict) else None)):
        yield f"result seat {index}", seat, RESULT_SEAT_KEYS
        if isinstance(seat, dict):
            yield f"result seat {index} bonuses", seat.get("bonuses"), ["districts", "souvenirs"]


def unknown_keys(record: dict[str, Any]) -> list[str]:
    """Keys that the format does not name; `without_extra` has been called on the record."""
    found: list[str] = []
    for where, thing, known in objects(record):
        if isinstance(thing, dict):
            found += [f"{where}: unknown key {key!a}" for key in thing if key not in known]
    return found


def is_int(thing: Any) -> bool:
    """Whether it is a whole number; JSON's true and false are none."""
    return isinstance(thing, int) and not isinstance(thing, bool)


def is_texts(thing: Any) -> bool:
    """Whether it is a list of strings."""
    return isinstance(thing, list) and all(isinstance(item, str) for item in thing)


def malformed(record: dict[str, Any], pack: Pack) -> list[str]:
    """Whatever is so wrong with a record that it cannot be replayed."""
    found: list[str] = []
    if record.get("format") != FORMAT:
        found.append(f"format is {record.get('format')!a}, not {FORMAT!a}")
    found += city_problems(record.get("city"), pack)
    found += seats_problems(record.get("seats"), pack)
    seed = record.get("seed")
    if seed is not None and not (isinstance(seed, str) and re.fullmatch("[0-9a-fA-F]{32}", seed)):
        found.append("seed is neither 32 hex digits nor null")
    found += start_problems(record.get("start"), pack)
    shuffles = record.get("shuffles")
    if not isinstance(shuffles, list) or not all(is_texts(entry) for entry in shuffles):
        found.append("shuffles is not a list of lists of cards")
    found += plies_problems(record.get("plies"))
    if "result" in record and not isinstance(record["result"], dict):
        found.append("result is not an object")
    return found


def city_problems(city: Any, pack: Pack) -> list[str]:
    """The city: its id is the pack's, its sha256 is one."""
    if not isinstance(city, dict):
        return ["city is not an object"]
    found: list[str] = []
    if city.get("id") != pack["id"]:
        found.append(f"city is {city.get('id')!a}, the pack is {pack['id']!a}")
    sha256 = city.get("sha256")
    if not isinstance(sha256, str) or not re.fullmatch("[0-9a-f]{64}", sha256):
        found.append("city sha256 is not 64 hex digits")
    return found


def seats_problems(seats: Any, pack: Pack) -> list[str]:
    """S1: as many seats as the city allows, each with a name and a player."""
    if not isinstance(seats, list):
        return ["seats is not a list"]
    least, most = pack["players"]
    found = [] if least <= len(seats) <= most else [f"{len(seats)} seats, the city is for {least} to {most}"]
    for index, seat in enumerate(seats):
        named = isinstance(seat, dict) and isinstance(seat.get("name"), str)
        if not named or not isinstance(seat.get("player"), str):
            found.append(f"seats[{index}] is not an object with name and player")
    return found


def start_problems(start: Any, pack: Pack) -> list[str]:
    """S2, S4, S6: the deck and the tickets are the city's, and so are the souvenirs on the start places."""
    if not isinstance(start, dict):
        return ["start is not an object"]
    found: list[str] = []
    for key, expected in (("deck", cards_of(pack)), ("tickets", list(tickets_of(pack)))):
        if not is_texts(start.get(key)) or sorted(start[key]) != sorted(expected):
            found.append(f"start {key} is not a permutation of the pack's")
    if "souvenirs" not in pack:
        return found + (["start has souvenirs, the city has none"] if "souvenirs" in start else [])
    souvenirs = start.get("souvenirs")
    if not isinstance(souvenirs, dict) or sorted(souvenirs) != sorted(pack["souvenirs"]["start"]):
        return [*found, "start souvenirs do not stand on the pack's start places"]
    symbols = list(souvenirs.values())
    if not all(symbol in pack["souvenirs"]["symbols"] for symbol in symbols):
        found.append("start souvenirs have a symbol that the pack does not")
    elif len(set(symbols)) != len(symbols):
        found.append("start souvenirs have a symbol twice")
    return found


def plies_problems(plies: Any) -> list[str]:
    """Each ply an object with a seat, a move, and perhaps a count and a card."""
    if not isinstance(plies, list):
        return ["plies is not a list"]
    found: list[str] = []
    for index, ply in enumerate(plies):
        if not isinstance(ply, dict):
            found.append(f"ply {index}: not an object")
        elif not is_int(ply.get("seat")) or not isinstance(ply.get("move"), str):
            found.append(f"ply {index}: seat is not a number or move not a text")
        elif not is_int(ply.get("legal", 0)) or not isinstance(ply.get("card", ""), str):
            found.append(f"ply {index}: legal is not a number or card not a text")
    return found
