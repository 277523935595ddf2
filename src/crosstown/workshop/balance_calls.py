"""The balance of a draft: what the kernel in a page needs to play it, and what is made of its counts."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from crosstown.balance.balance_data import Balance, TableBalance
from crosstown.balance.balance_from_counts import GameCounts, measure_table
from crosstown.balance.balance_page import balance_page
from crosstown.balance.changes import changes
from crosstown.balance.verdicts import ROUTE_CLAIMED, judge
from crosstown.balance.yardstick import key_numbers, yardstick
from crosstown.cities.city import City
from crosstown.cities.city_record import in_base64, plain_numbers
from crosstown.drawing.board.heat_map import heat_lines
from crosstown.errors import TextError
from crosstown.game.records.seeds import nth_seed, player_seeds, read_seed, seed_bytes
from crosstown.simulation.intervals import json_ready
from crosstown.workshop.drafts import Pack, read_draft

PLAYER = "medium"

Counted = dict[str, Any]
"""Games of a draft that a page has counted: ``pack``, ``seed`` and ``tables``.

A table has its ``seats`` and its ``counts``, the fields of the kernel's record.
"""


def numbers(pack: Pack) -> dict[str, Any]:
    """The draft for the kernel in a page. Raises `TextError` where its problems keep it from being played."""
    return plain_numbers(_playable(pack))


def game_seeds(seed: int | str, first: int, count: int) -> dict[str, str]:
    """The seeds of so many games from the ``first`` on, and of their players, in base64 for the kernel.

    They are those of `crosstown.simulation.many_games`: the same seed gives the same games there.
    """
    games = [nth_seed(read_seed(seed), first + at) for at in range(count)]
    players = [one for game in games for one in player_seeds(game)]
    return {"games": in_base64(seed_bytes(*games)), "players": in_base64(seed_bytes(*players))}


def judge_balance(counted: Counted, before: Counted | None = None) -> dict[str, Any]:
    """All measurements and verdicts, the yardstick's numbers, and what changed since another draft."""
    balance = _balance(counted)
    told: dict[str, Any] = json_ready(
        {
            **balance.to_dict(),
            "keys": {
                table.seats: {name: asdict(one) for name, one in key_numbers(table).items()}
                for table in balance.tables
            },
            "checks": [check.to_dict() for check in judge(balance)],
            "yardstick": yardstick(),
            "heat": {table.seats: _heat(balance.city, table) for table in balance.tables},
            "changes": [asdict(one) for one in changes(_balance(before), balance)] if before else [],
        }
    )
    return told


def balance_report(counted: Counted, date: str) -> str:
    """The report of ``crosstown city balance`` as one page of HTML."""
    balance = _balance(counted)
    return balance_page(balance, judge(balance), date)


def _balance(counted: Counted) -> Balance:
    city = _playable(counted["pack"])
    tables = [GameCounts(int(table["seats"]), table["counts"]) for table in counted["tables"]]
    games = max((table.games for table in tables), default=0)
    measured = tuple(measure_table(city, table) for table in tables)
    return Balance(city, PLAYER, games, read_seed(counted["seed"]), measured)


def _heat(city: City, table: TableBalance) -> dict[str, Any]:
    """How each route is painted that is claimed so often, by its id."""
    use = {one.id: one.claimed.value for one in table.routes}
    return {name: asdict(line) for name, line in heat_lines(city, use, ROUTE_CLAIMED).items()}


def _playable(pack: Pack) -> City:
    draft = read_draft(pack)
    if draft.report:
        message = "the city has problems that must be solved before it can be played"
        raise TextError("draft-unplayable", message, offender=draft.city.id)
    return draft.city
