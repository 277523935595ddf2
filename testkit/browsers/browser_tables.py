"""Tables with people, and the part of a game that no page has to play."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from testkit.browsers.browser_user import PATIENCE, BrowserUser, Json

_DISPLAY = "(display) => { document.documentElement.style.display = display }"


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
    play_on(people, table, chance, lambda view: view["turn"] is None)


@contextmanager
def undrawn(people: list[BrowserUser]) -> Iterator[None]:
    """Their pages get and do all that they do, but draw nothing: that takes most of their time."""
    for person in people:
        person.page.evaluate(_DISPLAY, "none")
    yield
    for person in people:
        person.page.evaluate(_DISPLAY, "")


def is_last_round(view: Json) -> bool:
    return view["turns_left"] is not None


def play_on(people: list[BrowserUser], table: str, chance: Random, until: Callable[[Json], bool]) -> Json:
    """Claims whatever can be claimed, past the pages, until a view is as wanted; returns the table's state.

    The first seats are these people's; computer players at the others move by themselves.
    """
    seat = 0
    while not until(view := (told := people[seat].snapshot(table))["view"]):
        if view["turn"] >= len(people):
            people[0].page.wait_for_timeout(20)
        elif view["turn"] != seat:
            seat = view["turn"]
        else:
            moves = view["legal_moves"]
            claims = [move for move in moves if move.startswith("claim")]
            move = chance.choice(claims or [move for move in moves if move != "tickets"] or moves)
            people[seat].command(table, "play", version=told["version"], move=move)
    return told
