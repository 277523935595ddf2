"""Takes the pictures of the game in the browser: every screen in each city, on a phone and on a laptop.

    python tools/screenshots.py                        all of them, into docs/images/screens
    python tools/screenshots.py --city berlin          only one city's
    python tools/screenshots.py --only ending --out X  only one screen, somewhere else

It starts a server of its own whose chance is fixed, seats four people at it, lets computer players decide for
them, and looks at the table with Chromium whenever there is something to see. Equal versions take pictures of
equal games; fonts and browsers may draw them a little differently.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))  # the people and the server of the browser tests

from crosstown import Game  # noqa: E402
from crosstown.cities import built_in  # noqa: E402
from crosstown.cli.output.error_messages import run_guarded  # noqa: E402
from crosstown.players.built_in_players import make_player  # noqa: E402
from testkit.browser_user import LAPTOP, PHONE, Person  # noqa: E402
from testkit.chromium import check_built, launched  # noqa: E402
from testkit.in_process_server import Certain, Inside  # noqa: E402
from testkit.page_player import Mouse  # noqa: E402
from testkit.screens import close_dialog, open_dialog  # noqa: E402
from testkit.server_process import START  # noqa: E402

IMAGES = ROOT / "docs" / "images" / "screens"
PORT = 8008
NAMES = ("Ada", "Ben", "Cleo", "Dora")
COLOURS = 256  # of a picture's palette: enough for flat inks, and a quarter of the size
DEVICES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}

# The scoring ceremony, when a ticket of the second seat lies open and nothing turns or grows any more.
TICKET_TURNED = """() => {
  const scoring = document.querySelector('.scoring')
  const second = scoring?.querySelectorAll('.lanes li')[1]?.classList.contains('now')
  return second && scoring.querySelector('.card svg.map, .card svg:not(.mark)') &&
    scoring.getAnimations({ subtree: true }).every((one) => one.playState === 'finished')
}"""

# The log, where one is shown, ends in sight with what happened last.
LOG_IS_UP = """(version) => {
  const log = document.querySelector('[data-log]')
  const last = log?.checkVisibility() && log.lastElementChild
  if (!last?.dataset.version) return true // nothing has happened yet
  const inSight = last.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom + 1
  return Number(last.dataset.version) >= version && inSight
}"""


@contextmanager
def serving(folder: Path, seed: str) -> Iterator[Inside]:
    """A server in a thread of its own, whose tables can be looked into."""
    chance = Certain(seed)
    chance.time = round(time.time() * 1000)  # browsers have clocks too
    inside = Inside(folder, chance, pause=0, port=PORT, log_level="error")
    up, loop = threading.Event(), asyncio.new_event_loop()
    stop = asyncio.Event()

    async def live() -> None:
        async with inside:
            up.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(live()), daemon=True)
    thread.start()
    assert up.wait(START), "the server does not start"
    yield inside
    loop.call_soon_threadsafe(stop.set)
    thread.join()


@dataclass
class Table:
    """Four people at a table. Computer players tell them what to do; one page is in the picture."""

    inside: Inside
    people: list[Person]
    id: str

    def __post_init__(self) -> None:
        self.minds = [make_player("medium") for _ in self.people]
        for seat, mind in enumerate(self.minds):
            mind.start(self.game.city, seat, len(self.people), seed=seat)

    @property
    def game(self) -> Game:
        """The game itself, as only the server knows it."""
        match = self.inside.server.hall.tables[self.id].match
        assert match is not None
        return match.game

    def play(self, until: Callable[[Game], bool]) -> None:
        """Lets time pass until there is something to see, or the game is over."""
        while (seat := self.game.seat) is not None and not until(self.game):
            move = self.minds[seat].choose(self.game.view(seat), self.game.legal_moves)
            version = self.people[seat].snapshot(self.id)["version"]
            self.people[seat].command(self.id, "play", version=version, move=str(move))


def payments(game: Game) -> dict[str, int]:
    """By route, in how many ways it can be paid now."""
    ways: dict[str, int] = {}
    for move in game.legal_moves:
        if move.kind == "claim":
            ways[move.route] = ways.get(move.route, 0) + 1
    return ways


class Photographer:
    """Takes pictures of one city on one device."""

    def __init__(
        self, browser: Browser, inside: Inside, city: str, device: str, options: argparse.Namespace
    ) -> None:
        self.browser, self.inside, self.city, self.device = browser, inside, city, device
        self.options = options
        self.people = [self.arrive(name) for name in NAMES]
        self.ada = self.people[0]

    def arrive(self, name: str | None, **more: Any) -> Person:
        """Somebody with the device."""
        options = DEVICES[self.device] | {"reduced_motion": "reduce"} | more
        return Person(self.browser, self.inside.url, name, **options)

    def shoot(self, name: str, person: Person | None = None) -> None:
        """One picture, unless another one is wanted."""
        if self.options.only and name not in self.options.only:
            return
        person = person or self.ada
        page = person.page
        page.wait_for_load_state("networkidle")
        if "/t/" in page.url:
            page.wait_for_function(LOG_IS_UP, arg=person.snapshot()["version"])
        page.wait_for_timeout(250)
        save(page.screenshot(), self.options.out / f"{self.city}-{name}-{self.device}.png")

    def everything(self) -> None:
        """All screens of the city, in the order in which one meets them."""
        self.before_the_game()
        self.game()
        self.one_screen()
        for person in self.people:
            person.leave()

    def before_the_game(self) -> None:
        """Choosing, reading and waiting."""
        for path, screen in ((f"/new/{self.city}", "new"), (f"/rules/{self.city}", "rules")):
            self.ada.open(path, screen)
            self.shoot(screen)
        table = self.ada.begin(self.city, {"type": "open"}, {"type": "open"}, {"type": "computer"})
        self.people[1].command(table, "join")
        self.people[1].page.goto(f"/t/{table}")
        self.ada.open(f"/t/{table}", "waiting")
        self.shoot("waiting")

    def game(self) -> None:
        """From the first tickets to the scores."""
        ada = self.ada
        table = self.begin()
        ada.open(f"/t/{table.id}", "table")
        ada.wait(lambda now: bool(now.tickets))
        self.shoot("tickets")
        table.play(
            lambda game: (
                game.seat == 0 and len(game.owners) > 14 and max(payments(game).values(), default=0) > 1
            )
        )
        ada.wait(lambda now: bool(now.routes))
        self.shoot("turn")
        self.spectate(table)
        self.pay(max(payments(table.game), key=lambda route: payments(table.game)[route]))
        self.dialogs()
        ada.action("tickets").click()
        ada.wait(lambda now: bool(now.tickets))
        self.shoot("more-tickets")
        ada.page.emulate_media(reduced_motion="no-preference")
        table.play(lambda game: False)
        ada.see("ending")
        ada.page.wait_for_function(TICKET_TURNED)
        self.shoot("ending")
        if ada.look().has("skip"):
            ada.action("skip").click()
        ada.wait(lambda now: now.has("rematch"))
        ada.page.wait_for_timeout(1200)
        self.shoot("scores")

    def begin(self) -> Table:
        """Four people sit down."""
        id = self.ada.begin(self.city, *({"type": "open"} for _ in NAMES[1:]))
        for person in self.people[1:]:
            person.command(id, "join")
            person.page.goto(f"/t/{id}")  # whoever has no page open is away
        return Table(self.inside, self.people, id)

    def pay(self, route: str) -> None:
        """The ways to pay for a route."""
        x, y = Mouse(self.ada).aim(route)
        self.ada.page.mouse.click(x, y)
        self.ada.wait(lambda now: now.has("pay"))
        self.shoot("payment")
        self.ada.page.keyboard.press("Escape")

    def dialogs(self) -> None:
        """What can be opened beside the game."""
        for action in ("text-view", "log", "settings"):
            if action == "log" and self.device == "laptop":
                continue  # it stands beside the board
            open_dialog(self.ada, action)
            self.shoot(action)
            close_dialog(self.ada)

    def spectate(self, table: Table) -> None:
        """Somebody who only watches."""
        eve = self.arrive(None)
        eve.open(f"/t/{table.id}", "table")
        eve.page.locator("[data-hit]").first.wait_for(state="attached")
        self.shoot("spectator", eve)
        eve.leave()

    def one_screen(self) -> None:
        """Handing the screen over."""
        table = self.ada.begin(self.city, *({"type": "beside", "name": name} for name in NAMES[1:3]))
        self.ada.open(f"/t/{table}", "handover")
        self.shoot("handover")


def save(picture: bytes, path: Path) -> None:
    """A picture with a palette: flat inks need no more."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    flat = image.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    flat.save(path, optimize=True)


def common(browser: Browser, inside: Inside, device: str, options: argparse.Namespace) -> None:
    """The screens that belong to no city."""
    photographer = Photographer(browser, inside, "all", device, options)
    visitor = photographer.arrive(None)
    visitor.open("/", "home")
    photographer.shoot("home", visitor)
    for path, screen in (("/rules", "rules"), ("/about", "about")):
        visitor.open(path, screen)
        photographer.shoot(screen, visitor)
    ada, ben, *_ = photographer.people
    for city in built_in():
        ada.begin(city, {"type": "computer", "player": "easy"})
        ben.begin(city, {"type": "open"}, listed=True)
    ada.open("/", "home")
    ada.page.wait_for_timeout(500)
    ada.page.get_by_role("heading", name="My games").scroll_into_view_if_needed()
    ada.page.mouse.move(200, 600)
    ada.page.evaluate("() => scrollBy(0, innerHeight / 2)")
    photographer.shoot("home-again")
    for person in (visitor, *photographer.people):
        person.leave()


def wanted(words: list[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Takes the pictures of the game in the browser.")
    parser.add_argument(
        "--city", action="append", help="only this city; repeatable; all: what belongs to none"
    )
    parser.add_argument("--device", action="append", choices=list(DEVICES), help="only this device")
    parser.add_argument("--only", action="append", help="only this screen, such as ending; repeatable")
    parser.add_argument("--out", type=Path, default=IMAGES)
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> None:
    """Takes the pictures that were asked for."""
    options = wanted(words)
    check_built()
    for device in options.device or DEVICES:
        for city in options.city or ("all", *built_in()):
            with (
                tempfile.TemporaryDirectory() as folder,
                serving(Path(folder), city) as inside,
                launched() as browser,
            ):
                if city == "all":
                    common(browser, inside, device, options)
                else:
                    Photographer(browser, inside, city, device, options).everything()


if __name__ == "__main__":
    run_guarded(main)
