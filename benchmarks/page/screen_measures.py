"""What a player meets on the screen: letters, what covers the board, clicks, waiting, and the console.

Run ``python -m benchmarks.page.screen_measures``. It plays whole games in a real browser at the usual pace.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Locator, ViewportSize

from crosstown.cities import city_names
from testkit.browsers.board_on_screen import LEAST_LETTER, NAMES, NUMBERS, OVERLAYS, UNASKED, WATCH
from testkit.browsers.browser_user import FINGER, LAPTOP, PHONE, BrowserUser
from testkit.browsers.chromium import check_built, launched
from testkit.browsers.page_player import ASKING, InputDevice, Mouse, PagePlayer, Touch
from testkit.server_process import ServerProcess

TABLET = ViewportSize(width=820, height=1180)
COMPUTER = {"type": "computer", "player": "medium"}
CARDS, CLAIM, TICKETS = "a card", "a claim", "tickets"
KINDS = {
    **dict.fromkeys(("draw", "take"), CARDS),
    **dict.fromkeys(("route", "pay", "claim"), CLAIM),
    **dict.fromkeys(("tickets", "draw-tickets", "offered", "keep"), TICKETS),
}


@dataclass(frozen=True)
class Screen:
    name: str
    city: str
    others: int
    options: dict[str, Any]
    touch: bool


SCREENS = (
    Screen("phone", "san-francisco", 3, {"viewport": PHONE, **FINGER}, touch=True),
    Screen("tablet", "berlin", 2, {"viewport": TABLET, **FINGER}, touch=True),
    Screen("laptop", "london", 1, {"viewport": LAPTOP}, touch=False),
)


class CountingDevice:
    """Counts what is pressed for which kind of move."""

    def __init__(self, device: InputDevice) -> None:
        self.device = device
        self.pressed: Counter[str] = Counter()

    def press(self, what: Locator) -> None:
        name = what.get_attribute("data-action") or "offered"
        self.pressed[KINDS.get(name, name)] += 1
        self.device.press(what)

    def choose_route(self, route: str) -> None:
        self.pressed[CLAIM] += 1
        self.device.choose_route(route)


@dataclass
class Played:
    """One whole game, and what was seen of it."""

    covered: float = 0.0
    boxes: int = 0
    clicks: dict[str, float] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    console: list[str] = field(default_factory=list)


def letters(browser: Browser, url: str, city: str) -> tuple[float, float]:
    """The smallest letter of a place's name, and of the other numbers, on a phone held upright."""
    ada = BrowserUser(browser, url, "Ada", viewport=PHONE, **FINGER)
    ada.open(f"/t/{ada.begin(city, COMPUTER)}", "table")
    ada.wait(lambda now: bool(now.tickets))
    ada.page.locator("[data-hit]").first.wait_for(state="attached")
    ada.settle()
    names = [name["size"] for name in ada.page.evaluate(NAMES)]
    numbers = ada.page.evaluate(NUMBERS)
    ada.leave()
    return min(names), min(numbers)


def play(browser: Browser, url: str, screen: Screen) -> Played:
    """A game to its end, and into the next one."""
    ada = BrowserUser(browser, url, "Ada", **screen.options, reduced_motion="no-preference")
    table = ada.begin(screen.city, *[COMPUTER] * screen.others)
    ada.open(f"/t/{table}", "table")
    ada.wait(lambda now: bool(now.tickets))
    ada.settle()
    ada.page.evaluate(
        WATCH, OVERLAYS if screen.touch else UNASKED
    )  # with a mouse one points at a route oneself
    device = CountingDevice(Touch(ada) if screen.touch else Mouse(ada))
    player, played = PagePlayer(ada, device), Played()
    while (offers := ada.wait(lambda now: now.screen in ASKING or now.any_move)).screen != "ending":
        player.step(offers)
        waited_from = time.monotonic()
        if ada.snapshot(table)["view"]["turn"] not in (0, None):
            ada.wait(lambda now: now.screen in ASKING or now.any_move)
            played.waits.append(time.monotonic() - waited_from)
    played.covered = ada.page.evaluate("() => covered")
    played.boxes = ada.page.evaluate("() => boxes.size")
    if ada.wait(lambda now: now.has("skip") or now.has("rematch")).has("skip"):
        ada.action("skip").click()
    played.clicks = clicks(device.pressed, ada.ask(f"/api/tables/{table}/record"))
    ada.action("rematch").click()
    ada.wait(lambda now: bool(now.tickets))
    played.console, ada.trouble = ada.trouble, []
    ada.leave()
    return played


def clicks(pressed: Counter[str], record: dict[str, Any]) -> dict[str, float]:
    """Presses for each card drawn, route claimed and draw of tickets, the first tickets included."""
    moves = Counter(ply["move"].split()[0] for ply in record["plies"] if ply["seat"] == 0)
    done = {CARDS: moves["draw"] + moves["take"], CLAIM: moves["claim"], TICKETS: moves["keep"]}
    return {kind: pressed[kind] / count for kind, count in done.items() if count}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screen", action="append", choices=[screen.name for screen in SCREENS])
    wanted = parser.parse_args().screen
    check_built()
    good = True
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        launched() as browser,
    ):
        print("smallest letters on a phone, in pixels: names, numbers")
        for city in city_names():
            name, number = letters(browser, server.url, city)
            good &= min(name, number) >= LEAST_LETTER
            print(f"  {city:14} {name:5.2f} {number:5.2f}", flush=True)
        print("a whole game: board covered, places of the board, clicks, wait for the others, console")
        for screen in SCREENS:
            if wanted and screen.name not in wanted:
                continue
            game = play(browser, server.url, screen)
            good &= game.covered == 0 and game.boxes == 1 and not game.console
            told = ", ".join(f"{count:.1f} {kind}" for kind, count in game.clicks.items())
            wait = f"{median(game.waits):.1f} s, at most {max(game.waits):.1f} s"
            print(
                f"  {screen.name:7} {screen.others + 1} players in {screen.city}: {game.covered:.1%}, ",
                end="",
            )
            print(f"{game.boxes}, {told}, {wait}, {len(game.console)} messages", flush=True)
            for message in game.console:
                print(f"    {message}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
