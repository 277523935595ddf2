"""What lay open before a step, where the step has changed it.

With it a client can show a game backwards and forwards again by setting values, without knowing any rules.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from crosstown.game.records.record import Result
from crosstown.game.view_data import Count, Phase, ViewData

Token = tuple[str, Count]


class SeatBefore(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everyone knew of a seat before a step. What the step did not change is left out."""

    points: int | UnsetType = UNSET
    pieces: dict[str, Count] | UnsetType = UNSET
    cards: Count | UnsetType = UNSET
    tickets: Count | UnsetType = UNSET
    souvenirs: tuple[str, ...] | UnsetType = UNSET
    districts: tuple[int, ...] | UnsetType = UNSET


class Before(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lay open before a step. What the step did not change is left out.

    ``seats`` has those that changed, by number. ``owners`` and ``tokens`` have the routes and places that
    changed, null for what was not there.
    """

    seats: dict[str, SeatBefore] | UnsetType = UNSET
    ply: Count | UnsetType = UNSET
    phase: Phase | UnsetType = UNSET
    turn: Count | UnsetType | None = UNSET
    turns_left: Count | UnsetType | None = UNSET
    market: tuple[str | None, ...] | UnsetType = UNSET
    stack: Count | UnsetType = UNSET
    discards: dict[str, Count] | UnsetType = UNSET
    owners: dict[str, Count | None] | UnsetType = UNSET
    tokens: dict[str, Token | None] | UnsetType = UNSET
    spare_souvenirs: tuple[str, ...] | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET


def changed_since(earlier: ViewData, later: ViewData) -> Before:
    """What a spectator saw otherwise in the earlier of two views of one game."""
    changed = _changed(Before, earlier, later)
    for name in ("owners", "tokens"):
        if name in changed:
            changed[name] = _changed_entries(getattr(earlier, name), getattr(later, name))
    if "seats" in changed:
        pairs = enumerate(zip(earlier.seats, later.seats, strict=True))
        seats = {str(seat): _changed(SeatBefore, *pair) for seat, pair in pairs}
        changed["seats"] = {seat: SeatBefore(**fields) for seat, fields in seats.items() if fields}
    return Before(**changed)


def _changed(kind: type[msgspec.Struct], earlier: Any, later: Any) -> dict[str, Any]:
    values = {name: getattr(earlier, name) for name in kind.__struct_fields__}
    return {name: value for name, value in values.items() if value != getattr(later, name)}


def _changed_entries(earlier: dict[str, Any], later: dict[str, Any]) -> dict[str, Any]:
    names = sorted(earlier.keys() | later.keys())
    return {name: earlier.get(name) for name in names if earlier.get(name) != later.get(name)}
