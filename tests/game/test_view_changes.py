"""What lay open before a step: enough to walk back from a position to the first one."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from crosstown import Game
from crosstown.game.view_changes import Before, changed_since
from crosstown.game.view_data import ViewData
from tests.property.odd_choices import TABLES


def seen_by_everyone(city: str, seats: int) -> list[ViewData]:
    """What a spectator sees from the deal to the end."""
    game, chance = Game.new(city, seats, seed=11), Random(11)
    seen = [game.view(None).data()]
    while not game.over:
        game.play(chance.choice(game.legal_moves))
        seen.append(game.view(None).data())
    return seen


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_setting_what_was_before_leads_back_to_the_deal(city: str, seats: int) -> None:
    seen = seen_by_everyone(city, seats)
    now = msgspec.to_builtins(seen[-1])
    for earlier, later in reversed(list(pairwise(seen))):
        told = msgspec.json.encode(changed_since(earlier, later))
        assert msgspec.json.decode(told, type=Before) == changed_since(earlier, later)
        now = set_back(now, msgspec.json.decode(told))
        assert open_part(now) == open_part(msgspec.to_builtins(earlier))


def set_back(view: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """A view with the values that it had before: nothing is calculated."""
    back = view | {name: value for name, value in before.items() if name not in ("owners", "tokens", "seats")}
    for name in ("owners", "tokens"):
        merged = view[name] | before.get(name, {})
        back[name] = {key: value for key, value in merged.items() if value is not None}
    changed = before.get("seats", {})
    back["seats"] = [seat | changed.get(str(at), {}) for at, seat in enumerate(view["seats"])]
    return back


def open_part(view: dict[str, Any]) -> dict[str, Any]:
    """What a step can change of what lies open, as JSON has it."""
    seats = [{name: seat[name] for name in seat if name != "known_cards"} for seat in view["seats"]]
    told = {name: view[name] for name in Before.__struct_fields__} | {"seats": seats}
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
    return plain


def test_what_did_not_change_is_left_out() -> None:
    (first, second, *_) = seen_by_everyone("london", 2)
    assert changed_since(first, first) == Before()
    assert msgspec.json.encode(changed_since(first, first)) == b"{}"
    assert "owners" not in msgspec.to_builtins(changed_since(first, second))
