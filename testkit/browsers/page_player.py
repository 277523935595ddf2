"""Plays a page with a mouse, a finger or a keyboard: what the page offers, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Protocol

from playwright.sync_api import Locator

from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.page_choices import Offers

# A point of the screen in the middle of a route where a click really hits it.
AIM = """(path) => {
  const board = path.ownerSVGElement
  const place = path.getScreenCTM()
  const whole = path.getTotalLength()
  for (const share of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
    const point = path.getPointAtLength(whole * share).matrixTransform(place)
    const hit = document.elementFromPoint(point.x, point.y)
    const found = board.contains(hit) && hit.closest('[data-hit]')?.dataset.hit
    if (found === path.dataset.hit) return [point.x, point.y]
  }
  return null
}"""


class InputDevice(Protocol):
    """A way to use a page."""

    def press(self, what: Locator) -> None: ...

    def choose_route(self, route: str) -> None: ...


class Mouse:
    """Clicks."""

    def __init__(self, person: BrowserUser) -> None:
        self.person = person

    def press(self, what: Locator) -> None:
        what.click()

    def choose_route(self, route: str) -> None:
        x, y = self.aim(route)
        self.person.page.mouse.click(x, y)

    def aim(self, route: str) -> tuple[float, float]:
        """Where on the screen a route is."""
        path = self.person.page.locator(f'[data-hit="{route}"]').first
        found: list[float] | None = path.evaluate(AIM)
        assert found, f"nowhere on the screen can one click on {route}"
        return found[0], found[1]


class Touch(Mouse):
    """Taps."""

    def press(self, what: Locator) -> None:
        what.tap()

    def choose_route(self, route: str) -> None:
        x, y = self.aim(route)
        self.person.page.touchscreen.tap(x, y)


ASKING = ("ending", "handover", "drawn")  # screens that want something without a move of the game


class PagePlayer:
    """Plays by what the page offers: claims what it can, else collects cards, now and then tickets."""

    def __init__(self, person: BrowserUser, device: InputDevice | None = None, seed: int = 1) -> None:
        self.person = person
        self.device: InputDevice = device or Mouse(person)
        self.chance = Random(seed)
        self.turns = 0
        self.done: set[str] = set()

    def step(self, offers: Offers) -> None:
        """One thing of those that the page offers."""
        person = self.person
        if offers.screen == "handover":
            self._use("ready")
            person.wait(lambda now: now.screen != "handover")
        elif offers.screen == "drawn":
            self._use("seen")
            person.wait(lambda now: now.screen != "drawn")
        elif offers.has("claim"):
            self._use("claim")
        elif offers.has("pay"):
            self._use("pay", move=offers.actions["pay"][0]["move"])
        elif offers.has("draw-tickets"):
            self.device.press(person.action("draw-tickets"))
        elif offers.tickets:
            self._keep(offers)
        elif offers.has("souvenir"):
            chosen = self.chance.choice(named(offers.actions["souvenir"]))
            self._use("souvenir", place=chosen["place"])
        elif offers.has("place"):
            chosen = self.chance.choice(named(offers.actions["place"]))
            self._use("place", symbol=chosen["symbol"], place=chosen["place"])
        elif offers.routes:
            self.done.add("route")
            self.device.choose_route(self.chance.choice(offers.routes))
        else:
            self._collect(offers)
        self.turns += 1

    def _keep(self, offers: Offers) -> None:
        for offered in offers.tickets:
            if not offered["kept"]:
                self.device.press(self.person.page.locator(f'[data-offered="{offered["ticket"]}"]').first)
        self.person.wait(lambda now: now.has("keep"))
        self._use("keep")

    def _collect(self, offers: Offers) -> None:
        ways = [way for way in ("take", "draw") if offers.has(way)]
        way = self.chance.choice(ways) if ways else "tickets" if offers.has("tickets") else "pass"
        if way == "take":
            self._use("take", slot=self.chance.choice(offers.actions["take"])["slot"])
        else:
            self._use(way)

    def _use(self, action: str, **data: str) -> None:
        self.done.add(action)
        self.device.press(self.person.action(action, **data))

    def play(self, steps: int = 2000) -> Offers:
        """Plays until the end, or for so many steps."""
        for _ in range(steps):
            offers = self.person.wait(lambda now: now.screen in ASKING or now.any_move)
            if offers.screen == "ending":
                return offers
            self.step(offers)
        return self.person.look()


def named(controls: list[dict[str, str]]) -> list[dict[str, str]]:
    """The buttons beside the board; the places on the board can be chosen too, but know only themselves."""
    return [control for control in controls if "place" in control]
