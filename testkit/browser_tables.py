"""Tables with people, and the part of a game that no page has to play."""

from __future__ import annotations

import time
from random import Random

from testkit.browser_user import PATIENCE, BrowserUser, Json


def sit_down(people: list[BrowserUser], city: str) -> str:
    """All at one table, each with its page open."""
    host, *guests = people
    table = host.begin(city, *({"type": "open"} for _ in guests))
    for guest in guests:
        guest.command(table, "join")
    for person in people:
        person.open(f"/t/{table}", "table")
    return table


def whose_turn(people: list[BrowserUser]) -> int:
    """The seat whose page offers a move, as soon as one does."""
    deadline = time.monotonic() + PATIENCE
    while True:
        for seat, person in enumerate(people):
            if person.look().any_move:
                return seat
        assert time.monotonic() < deadline, "no page offers anything"
        people[0].page.wait_for_timeout(20)


def finish(people: list[BrowserUser], table: str, chance: Random) -> None:
    """Plays the rest past the pages, which look on once they have nothing on its way any more."""
    for person in people:
        person.page.wait_for_function("() => !document.querySelector('[data-sending]')")
    while (seat := (told := people[0].snapshot(table))["view"]["turn"]) is not None:
        view: Json = people[seat].snapshot(table)["view"]
        moves = view["legal_moves"]
        claims = [move for move in moves if move.startswith("claim")]
        move = chance.choice(claims or [move for move in moves if move != "tickets"] or moves)
        people[seat].command(table, "play", version=told["version"], move=move)
