"""Naive players for odd games, and a whole game played with nothing but the Table.

A player is a function from the table and a random generator to one of the table's legal moves.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.oracle.naive_table import Table
from tests.oracle.pack_facts import WILD, Pack, cards_of, pieces_for, tickets_of, vehicle_of

Player = Callable[[Table, random.Random], str]


def of_kind(moves: list[str], *words: str) -> list[str]:
    """The moves that begin with one of these words."""
    return [move for move in moves if move.split(" ")[0] in words]


def first_of(rng: random.Random, *groups: list[str]) -> str:
    """A random move of the first group that is not empty."""
    for group in groups:
        if group:
            return rng.choice(group)
    raise ValueError("no move to choose from")


def wilds_paid(move: str) -> int:
    """How many wilds a claim pays."""
    for part in move.split(" ")[2].split("+"):
        kind, count = part.split("*")
        if kind == WILD:
            return int(count)
    return 0


def length_of(table: Table, move: str) -> int:
    """How many cards the route of a claim costs."""
    length: int = table.routes[move.split(" ")[1]]["length"]
    return length


def cost_in_pieces(table: Table, move: str) -> int:
    """How many pieces the route of a claim takes."""
    return pieces_for(table.pack, table.routes[move.split(" ")[1]])


def most(moves: list[str], value: Callable[[str], int]) -> list[str]:
    """The moves for which the value is highest."""
    if not moves:
        return []
    best = max(value(move) for move in moves)
    return [move for move in moves if value(move) == best]


def uniform(table: Table, rng: random.Random) -> str:
    """Any legal move, each as likely."""
    return rng.choice(table.legal())


def hoarder(table: Table, rng: random.Random) -> str:
    """Draws cards as long as there are any; then tickets; claims only when nothing else is left."""
    moves = table.legal()
    return first_of(rng, of_kind(moves, "draw", "take"), of_kind(moves, "tickets"), moves)


def ticketer(table: Table, rng: random.Random) -> str:
    """Draws tickets whenever it can; an even seat keeps them all, an odd one as few as it may."""
    moves = table.legal()
    sign = 1 if table.seat % 2 == 0 else -1
    keeps = most(of_kind(moves, "keep"), lambda move: sign * move.count(" "))
    return first_of(rng, keeps, of_kind(moves, "tickets"), of_kind(moves, "claim"), moves)


def wilder(table: Table, rng: random.Random) -> str:
    """Takes wilds, and pays with nothing else if it can."""
    moves = table.legal()
    all_wild = [move for move in of_kind(moves, "claim") if wilds_paid(move) == length_of(table, move)]
    take = [move for move in moves if move == f"take {WILD}"]
    claims = most(of_kind(moves, "claim"), wilds_paid)
    if table.hands[table.seat][WILD] >= 3:
        return first_of(rng, all_wild, take, of_kind(moves, "draw"), claims, moves)
    return first_of(rng, take, of_kind(moves, "draw"), claims, moves)


def sprinter(table: Table, rng: random.Random) -> str:
    """Claims the longest route it can pay for, else draws."""
    moves = table.legal()
    claims = most(of_kind(moves, "claim"), lambda move: length_of(table, move))
    long = [move for move in claims if length_of(table, move) >= 3]
    return first_of(rng, long, of_kind(moves, "draw", "take"), claims, moves)


def shunner(table: Table, rng: random.Random) -> str:
    """Never claims if anything else is possible."""
    moves = table.legal()
    claims = of_kind(moves, "claim")
    return first_of(rng, [move for move in moves if move not in claims], moves)


def surplus(table: Table) -> int:
    """For `deadlock`: pieces that all seats would still put down, less the spaces of small routes still free.

    Only the first kind of vehicle counts; a small route takes no more pieces than a waiting seat keeps.
    """
    keep = table.pack["end"]["pieces_left"] + 1
    first = table.pack["vehicles"][0]["id"]
    total: int = sum(max(0, pieces[first] - keep) for pieces in table.pieces)
    for name, route in table.routes.items():
        twin = table.twins[name]
        closed = twin in table.owners and table.seats < table.pack["double_routes"]["both_from_players"]
        if name in table.owners or closed or vehicle_of(table.pack, route)["id"] != first:
            continue
        if pieces_for(table.pack, route) <= keep:
            total -= pieces_for(table.pack, route)
    return total


def deadlock(table: Table, rng: random.Random) -> str:
    """Works towards a table where nobody can move: never starts the last round if it can help it.

    It uses up the small routes, but keeps just enough pieces of the first kind, those that go one to a space;
    long routes take what would be too many for that. Then it waits, with tickets first and then with cards.
    In the end all cards are in hands, and the few pieces left fit no free route.
    """
    moves = table.legal()
    keep = table.pack["end"]["pieces_left"] + 1
    spare = table.pieces[table.seat][table.pack["vehicles"][0]["id"]] - keep
    over = surplus(table)
    costs: dict[str, int] = {move: cost_in_pieces(table, move) for move in of_kind(moves, "claim")}
    whole = [move for move, cost in costs.items() if cost < length_of(table, move)]
    rest = [move for move, cost in costs.items() if move not in whole and cost <= spare]
    # over minus the cost must again be a sum of routes of three and four
    long = [move for move in rest if costs[move] > keep and over - costs[move] in (0, 3, 4, *range(6, 99))]
    small = most([move for move in rest if costs[move] <= keep], lambda move: costs[move])
    keeps = most(of_kind(moves, "keep"), lambda move: -move.count(" "))
    tickets = of_kind(moves, "tickets")
    others = of_kind(moves, "draw", "take", "place", "souvenir", "pass")
    draws = others if over >= 3 and spare >= 3 else []
    waiting = tickets if spare <= 0 else []
    return first_of(rng, keeps, long, whole, draws, small, waiting, others, tickets, rest, moves)


PLAYERS: dict[str, Player] = {
    "uniform": uniform,
    "hoarder": hoarder,
    "ticketer": ticketer,
    "wilder": wilder,
    "sprinter": sprinter,
    "shunner": shunner,
    "deadlock": deadlock,
}


def shuffled(things: list[str], rng: random.Random) -> list[str]:
    """The same things in a random order."""
    mixed = list(things)
    rng.shuffle(mixed)
    return mixed


def lay_out(pack: Pack, rng: random.Random) -> dict[str, Any]:
    """S2, S4, S6: the record's `start`, at random."""
    start: dict[str, Any] = {
        "deck": shuffled(cards_of(pack), rng),
        "tickets": shuffled(list(tickets_of(pack)), rng),
    }
    if "souvenirs" in pack:
        symbols = shuffled(pack["souvenirs"]["symbols"], rng)
        start["souvenirs"] = dict(zip(pack["souvenirs"]["start"], symbols, strict=False))
    return start


def play_game(
    pack: Pack, city_sha256: str, seats: int, players: list[Player], rng: random.Random
) -> dict[str, Any]:
    """A whole game between these players, one for each seat, as a record of format 1."""
    names = [getattr(player, "__name__", "player") for player in players]
    start = lay_out(pack, rng)
    shuffles: list[list[str]] = []

    def shuffler(discards: list[str]) -> list[str]:
        """D5: at random, written down."""
        shuffles.append(shuffled(discards, rng))
        return shuffles[-1]

    table = Table.start(pack, seats, start["deck"], start["tickets"], start.get("souvenirs"), shuffler)
    plies: list[dict[str, Any]] = []
    while not table.over:
        seat, legal = table.seat, len(table.legal())
        ply: dict[str, Any] = {"seat": seat, "move": players[seat](table, rng), "legal": legal}
        table.play(ply["move"])
        if table.card is not None:
            ply["card"] = table.card
        plies.append(ply)
    return {
        "format": "crosstown-record/1",
        "city": {"id": pack["id"], "sha256": city_sha256},
        "seats": [{"name": f"{name} {i}", "player": name} for i, name in enumerate(names)],
        "seed": None,
        "start": start,
        "shuffles": shuffles,
        "plies": plies,
        "result": table.result(),
    }
