"""Takes screenshots of the game in the browser: every screen, in each city, on a phone and on a laptop.

    python tools/screenshots.py                        all of them, into build/screens
    python tools/screenshots.py --docs                 only those that the docs show, into docs/images/screens
    python tools/screenshots.py --city berlin          only one city
    python tools/screenshots.py --only ending --out X  only one screen, into another folder

It starts a server with fixed random numbers and seats four people, whose moves computer players choose. It
takes a screenshot with Chromium whenever there is something to see. The same version shows the same games;
fonts and browsers may render them slightly differently.
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
sys.path.insert(0, str(ROOT))  # for testkit, which the browser tests use too

from crosstown import Game  # noqa: E402
from crosstown.cities import city_names  # noqa: E402
from crosstown.cli.output.error_messages import run_guarded  # noqa: E402
from crosstown.players.built_in_players import make_player  # noqa: E402
from crosstown.puzzles.puzzle import puzzle_names  # noqa: E402
from testkit.browsers.browser_user import LAPTOP, PHONE, BrowserUser  # noqa: E402
from testkit.browsers.chromium import check_built, launched  # noqa: E402
from testkit.browsers.page_player import Mouse  # noqa: E402
from testkit.browsers.screen_walk import close_dialog, open_dialog  # noqa: E402
from testkit.in_process_server import InProcessServer, SeededTokens, StoppedClock  # noqa: E402
from testkit.server_process import START  # noqa: E402

SCREENS = ROOT / "build" / "screens"
DOCS = ROOT / "docs" / "images" / "screens"
PORT = 8008
NAMES = ("Ada", "Ben", "Cleo", "Dora")
COLOURS = 256  # a palette is enough for flat colours, and makes files a quarter of the size
DEVICES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}

# The scoring animation: a ticket of the second seat is face up and nothing moves any more.
TICKET_TURNED = """() => {
  const scoring = document.querySelector('.scoring')
  const second = scoring?.querySelectorAll('.lanes li')[1]?.classList.contains('now')
  return second && scoring.querySelector('.card svg.map, .card svg:not(.mark)') &&
    scoring.getAnimations({ subtree: true }).every((one) => one.playState === 'finished')
}"""

# The log, where it is shown, is scrolled to the latest entry.
LOG_IS_UP = """(version) => {
  const log = document.querySelector('[data-log]')
  const last = log?.checkVisibility() && log.lastElementChild
  if (!last?.dataset.version) return true // nothing has happened yet
  const inSight = last.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom + 1
  return Number(last.dataset.version) >= version && inSight
}"""


@contextmanager
def serving(folder: Path, seed: str) -> Iterator[InProcessServer]:
    clock = StoppedClock(round(time.time() * 1000))  # the browser compares it with its own clock
    inside = InProcessServer(folder, SeededTokens(seed), clock, pause=0, port=PORT, log_level="error")
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
    """Four people at a table. Computer players choose their moves; the first person's page is shown."""

    inside: InProcessServer
    people: list[BrowserUser]
    id: str

    def __post_init__(self) -> None:
        self.players = [make_player("medium") for _ in self.people]
        for seat, player in enumerate(self.players):
            player.start(self.game.city, seat, len(self.people), seed=seat)

    @property
    def game(self) -> Game:
        game = self.inside.server.registry.tables[self.id].game
        assert game is not None
        return game.position

    def play(self, until: Callable[[Game], bool]) -> None:
        while (seat := self.game.turn) is not None and not until(self.game):
            move = self.players[seat].choose(self.game.view(seat), self.game.legal_moves)
            version = self.people[seat].snapshot(self.id)["version"]
            self.people[seat].command(self.id, "play", version=version, move=str(move))


def payments(game: Game) -> dict[str, int]:
    ways: dict[str, int] = {}
    for move in game.legal_moves:
        if move.kind == "claim":
            ways[move.route] = ways.get(move.route, 0) + 1
    return ways


class Photographer:
    def __init__(
        self, browser: Browser, inside: InProcessServer, city: str, device: str, options: argparse.Namespace
    ) -> None:
        self.browser, self.inside, self.city, self.device = browser, inside, city, device
        self.options = options
        self.people = [self.arrive(name) for name in NAMES]
        self.ada = self.people[0]

    def arrive(self, name: str | None, **more: Any) -> BrowserUser:
        options = DEVICES[self.device] | {"reduced_motion": "reduce"} | more
        return BrowserUser(self.browser, self.inside.url, name, **options)

    def shoot(self, name: str, person: BrowserUser | None = None) -> None:
        """Takes one screenshot, unless the options leave it out."""
        path = self.options.out / f"{self.city}-{name}-{self.device}.png"
        if (self.options.only and name not in self.options.only) or (self.options.docs and not path.exists()):
            return
        person = person or self.ada
        page = person.page
        page.wait_for_load_state("networkidle")
        if "/t/" in page.url:
            page.wait_for_function(LOG_IS_UP, arg=person.snapshot()["version"])
        page.wait_for_timeout(250)
        save(page.screenshot(), path)

    def everything(self) -> None:
        self.before_the_game()
        self.game()
        self.one_screen()
        for person in self.people:
            person.leave()

    def before_the_game(self) -> None:
        for path, screen in ((f"/new/{self.city}", "new"), (f"/rules/{self.city}", "rules")):
            self.ada.open(path, screen)
            self.shoot(screen)
        table = self.ada.begin(self.city, {"type": "open"}, {"type": "open"}, {"type": "computer"})
        self.people[1].command(table, "join")
        self.people[1].page.goto(f"/t/{table}")
        self.ada.open(f"/t/{table}", "waiting")
        self.shoot("waiting")

    def game(self) -> None:
        ada = self.ada
        table = self.begin()
        ada.open(f"/t/{table.id}", "table")
        ada.wait(lambda now: bool(now.tickets))
        self.shoot("tickets")
        table.play(
            lambda game: (
                game.turn == 0 and len(game.owners) > 14 and max(payments(game).values(), default=0) > 1
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
        ada.skip()
        ada.wait(lambda now: now.has("rematch"))
        ada.page.wait_for_timeout(1200)
        self.shoot("scores")
        self.replay(table)

    def replay(self, table: Table) -> None:
        """Where the analysis has marked a decision, if there is one."""
        self.ada.open(f"/game/{table.id}/1#ply={len(table.game.plies) * 2 // 3}", "replay")
        page = self.ada.page
        page.locator("[data-hit]").first.wait_for(state="attached")
        page.locator('[data-analysis]:not([data-analysis="0"])').wait_for()
        marks = page.locator("[data-marked]")
        if marks.count():
            marks.nth(marks.count() // 2).click()
            page.locator("[data-better]").wait_for()
        self.shoot("replay")

    def begin(self) -> Table:
        id = self.ada.begin(self.city, *({"type": "open"} for _ in NAMES[1:]))
        for person in self.people[1:]:
            person.command(id, "join")
            person.page.goto(f"/t/{id}")  # without an open page a player counts as away
        return Table(self.inside, self.people, id)

    def pay(self, route: str) -> None:
        x, y = Mouse(self.ada).aim(route)
        self.ada.page.mouse.click(x, y)
        self.ada.wait(lambda now: now.has("pay"))
        self.shoot("payment")
        self.ada.page.keyboard.press("Escape")

    def dialogs(self) -> None:
        for action in ("text-view", "log", "settings"):
            if action == "log" and self.device == "laptop":
                continue  # the log is beside the board
            open_dialog(self.ada, action)
            self.shoot(action)
            close_dialog(self.ada)

    def spectate(self, table: Table) -> None:
        eve = self.arrive(None)
        eve.open(f"/t/{table.id}", "table")
        eve.page.locator("[data-hit]").first.wait_for(state="attached")
        self.shoot("spectator", eve)
        eve.leave()

    def one_screen(self) -> None:
        table = self.ada.begin(self.city, *({"type": "beside", "name": name} for name in NAMES[1:3]))
        self.ada.open(f"/t/{table}", "handover")
        self.shoot("handover")


def save(picture: bytes, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    flat = image.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    flat.save(path, optimize=True)


def common(browser: Browser, inside: InProcessServer, device: str, options: argparse.Namespace) -> None:
    photographer = Photographer(browser, inside, "all", device, options)
    visitor = photographer.arrive(None)
    visitor.open("/", "home")
    photographer.shoot("home", visitor)
    for path, screen in (("/rules", "rules"), ("/about", "about")):
        visitor.open(path, screen)
        photographer.shoot(screen, visitor)
    workshop(photographer, visitor)
    lesson(photographer, visitor)
    puzzle(photographer, visitor)
    ada, ben, *_ = photographer.people
    for city in city_names():
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


def workshop(photographer: Photographer, visitor: BrowserUser) -> None:
    """A copy of a city in the editor, with one of its routes chosen."""
    visitor.open("/workshop", "workshop-start")
    visitor.page.locator('[data-copy="london"]').click()
    visitor.see("workshop")
    visitor.page.locator(".drawn [data-route]").first.wait_for(state="attached")
    visitor.page.locator('[data-item="baker-street--british-museum"]').click()
    visitor.page.wait_for_timeout(3000)  # the map with all its art comes after a pause
    photographer.shoot("workshop", visitor)


def lesson(photographer: Photographer, visitor: BrowserUser) -> None:
    """The coach asks for a route."""
    visitor.open("/learn/first-game", "table")
    for step in range(5):
        visitor.page.locator(f'[data-coach][data-step="{step}"][data-placed]').wait_for()
        visitor.page.locator('[data-action="next"], [data-action="show-me"]').click()
    visitor.page.locator('[data-coach][data-step="5"][data-placed]').wait_for()
    visitor.page.mouse.move(5, 5)  # whatever it points at says more about itself
    photographer.shoot("lesson", visitor)


def puzzle(photographer: Photographer, visitor: BrowserUser) -> None:
    """The answer to the first one."""
    visitor.open(f"/puzzles/{puzzle_names()[0]}", "table")
    visitor.page.locator('[data-verdict="asked"][data-placed]').wait_for()
    visitor.action("give-answer").click()
    visitor.page.locator("[data-verdict][data-placed]:not([data-verdict=asked])").wait_for()
    visitor.page.mouse.move(5, 5)  # a route under the mouse tells about itself
    photographer.shoot("puzzle", visitor)


def read_options(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Takes screenshots of the game in the browser.")
    parser.add_argument(
        "--city", action="append", help="only this city; repeatable; all: the screens without a city"
    )
    parser.add_argument("--device", action="append", choices=list(DEVICES), help="only this device")
    parser.add_argument("--only", action="append", help="only this screen, such as ending; repeatable")
    parser.add_argument("--docs", action="store_true", help="renew the screenshots that the docs show")
    parser.add_argument("--out", type=Path, help="the folder to write to, build/screens if left out")
    options = parser.parse_args(words)
    options.out = options.out or (DOCS if options.docs else SCREENS)
    return options


def main(words: list[str] | None = None) -> None:
    options = read_options(words)
    check_built()
    for device in options.device or DEVICES:
        for city in options.city or ("all", *city_names()):
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
