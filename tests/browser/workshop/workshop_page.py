"""The workshop as somebody uses it: the map by mouse, finger or keyboard, the panels beside it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from testkit.browsers.browser_user import BrowserUser

START, EDITOR = "workshop-start", "workshop"

# Where a point of the map is on the screen.
_SPOT = """([x, y]) => {
  const map = document.querySelector('[data-board] .sheets > svg')
  const spot = new DOMPoint(x, y).matrixTransform(map.getScreenCTM())
  return [spot.x, spot.y]
}"""
_MIDDLE = """(path) => {
  const place = path.getScreenCTM()
  for (const share of [0.5, 0.4, 0.6, 0.3, 0.7]) {
    const spot = path.getPointAtLength(path.getTotalLength() * share).matrixTransform(place)
    if (document.elementFromPoint(spot.x, spot.y) === path) return [spot.x, spot.y]
  }
  throw new Error('nowhere on the screen can one click on this route')
}"""
# The classes are the page's own.
_SKETCH = """() => {
  const sketch = document.querySelector('[data-layer="labels"]').closest('svg').cloneNode(true)
  for (const part of sketch.querySelectorAll('[class]')) part.removeAttribute('class')
  return sketch.outerHTML
}"""
# The drafts as the device keeps them, the last changed first.
_KEPT = """() => new Promise((resolve, reject) => {
  const asked = indexedDB.open('crosstown-workshop')
  asked.onerror = () => reject(asked.error)
  asked.onsuccess = () => {
    const all = asked.result.transaction('drafts').objectStore('drafts').getAll()
    all.onsuccess = () => {
      asked.result.close()
      resolve(JSON.stringify(all.result.sort((one, other) => other.touched - one.touched)))
    }
  }
})"""


class WorkshopPage:
    """Somebody's workshop."""

    def __init__(self, person: BrowserUser) -> None:
        self.person = person

    @property
    def page(self) -> Page:
        return self.person.page

    def start(self) -> None:
        """The page with all drafts. Where the site is open already, it is not loaded anew."""
        if self.page.url.startswith(self.person.url):
            self.person.go("/workshop", START)
        else:
            self.person.open("/workshop", START)

    def begin(self) -> None:
        """A city from nothing, with the map ready to be edited and Python loaded."""
        self.start()
        self.person.action("new").click()
        self.ready()

    def copy(self, city: str) -> None:
        self.start()
        self.page.locator(f'[data-copy="{city}"]').click()
        self.ready()

    def open_file(self, path: Path) -> None:
        self.start()
        self.page.locator('input[type="file"]').set_input_files(path)
        self.ready()

    def ready(self) -> None:
        self.person.see(EDITOR)
        self.page.locator("[data-board] .drawn [data-layer]").first.wait_for(state="attached")

    def sketch(self) -> str:
        """What Python has drawn of routes, places and names, as the page shows it."""
        shown: str = self.page.evaluate(_SKETCH)
        return shown

    def go(self, section: str) -> None:
        self.page.locator(f'[data-go="{section}"]').click()
        self.page.locator(f'[data-panel="{section}"]').wait_for()

    def tool(self, name: str) -> None:
        self.page.locator(f'[data-tool="{name}"]').click()

    def field(self, name: str) -> Locator:
        return self.page.locator(f'[data-field="{name}"]').first

    def spot(self, x: float, y: float) -> tuple[float, float]:
        across, down = self.page.evaluate(_SPOT, [x, y])
        return across, down

    def scale(self) -> float:
        """How large a unit of the map is on the screen."""
        return (self.spot(100, 0)[0] - self.spot(0, 0)[0]) / 100

    def click(self, x: float, y: float) -> None:
        self.page.mouse.click(*self.spot(x, y))

    def choose_route(self, number: int) -> None:
        """A click on the middle of a route, where nothing else lies."""
        self.page.mouse.click(*self.page.locator('path[data-hit="route"]').nth(number).evaluate(_MIDDLE))
        self.field("length").wait_for()

    def drag(self, start: tuple[float, float], end: tuple[float, float], *, let_go: bool = True) -> None:
        self.page.mouse.move(*self.spot(*start))
        self.page.mouse.down()
        self.page.mouse.move(*self.spot((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
        self.page.mouse.move(*self.spot(*end))
        if let_go:
            self.page.mouse.up()

    def drawn(self, part: str, id: str) -> Locator:
        """What Python has drawn of something: it is there when the edit has arrived."""
        return self.page.locator(f'.drawn [data-{part}="{id}"]').first

    def saved(self) -> dict[str, Any]:
        """The draft as the device has it, once the page says that it has."""
        self.page.locator('[data-saved="saved"]').wait_for(state="attached")
        kept: list[dict[str, Any]] = json.loads(self.page.evaluate(_KEPT))
        return next(draft for draft in kept if draft["id"] in self.page.url)

    def pack(self) -> dict[str, Any]:
        pack: dict[str, Any] = self.saved()["pack"]
        return pack

    def no_problems(self) -> None:
        self.go("problems")
        self.page.locator("[data-fine]").wait_for()

    def exported(self, folder: Path) -> Path:
        """The TOML file that the page saves."""
        self.go("play")
        with self.page.expect_download() as coming:
            self.person.action("export").click()
        path = folder / coming.value.suggested_filename
        coming.value.save_as(path)
        return path
