"""What a page shows is what the server says."""

from __future__ import annotations

import time
from typing import Any

from testkit.browsers.browser_user import PATIENCE, BrowserUser

Json = dict[str, Any]


def check_agreement(person: BrowserUser, seat: int | None = None) -> Json:
    """Compares all that the page tells with the server's view, while nobody else moves. Returns the view."""
    deadline = time.monotonic() + PATIENCE
    while True:
        view: Json = person.snapshot(seat=seat)["view"]
        wrong = differences(view, person.told())
        if not wrong:
            return view
        assert time.monotonic() < deadline, f"{person.name}'s page is wrong: {wrong}"
        person.page.wait_for_timeout(50)


def differences(view: Json, told: Json) -> dict[str, tuple[Any, Any]]:
    """Each thing on which server and page differ: what the server says, what the page shows."""
    pairs: dict[str, tuple[Any, Any]] = {
        "hand": (held(view["hand"]), held(told["hand"])),
        "owners": (view["owners"], told["owners"]),
        "market": (
            {str(slot): card for slot, card in enumerate(view["market"])},
            told["market"],
        ),
        "tickets": (sorted(view["tickets"]), sorted(one["ticket"] for one in told["tickets"])),
        "done": (
            sorted(view["done"]),
            sorted(one["ticket"] for one in told["tickets"] if one.get("done", "false") != "false"),
        ),
    }
    shown = {int(one["seat"]): one for one in told["seats"]}
    for number, seat in enumerate(view["seats"]):
        panel = shown.get(number, {})
        pairs[f"points of {number}"] = (str(seat["points"]), panel.get("points"))
        pairs[f"cards of {number}"] = (str(seat["cards"]), panel.get("cards"))
        pairs[f"pieces of {number}"] = (str(sum(seat["pieces"].values())), panel.get("pieces"))
        pairs[f"turn of {number}"] = (view["turn"] == number, panel.get("turn", "false") != "false")
    return {name: (said, seen) for name, (said, seen) in pairs.items() if said != seen}


def held(cards: dict[str, int]) -> dict[str, int]:
    """Only the kinds of which there is a card."""
    return {kind: number for kind, number in cards.items() if number}
