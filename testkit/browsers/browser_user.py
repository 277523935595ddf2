"""A person with a browser, who notices everything that goes wrong in it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
)

from testkit.browsers.page_choices import LOOK, TOLD, Offers

Json = dict[str, Any]

LAPTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
PATIENCE = 300.0  # seconds after which a page that does not do something is taken to hang
_NUMBERS = count(1)

# Before anything of the page runs: what the content policy forbids is kept, and told as an error.
_WATCH = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`forbidden by the content policy: ${event.violatedDirective} ${event.blockedURI}`))
"""


# Two frames drawn, with everything done that was put off until there is time.
_SETTLED = """() => new Promise((settled) => {
  const frame = (next) => requestAnimationFrame(() => requestIdleCallback(next, { timeout: 1000 }))
  frame(() => frame(settled))
  setTimeout(settled, 10_000) // a page that never rests must not stop a test for good
})"""


_GO = """(path) => {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}"""

_BLOCKED = "Service Worker registration blocked by Playwright"


class BrowserUser:
    """A browser's context with one page. What arrives is kept, and so is trouble.

    Its device keeps the site only if ``service_workers`` is ``"allow"``: that takes a hundred requests.
    """

    def __init__(self, browser: Browser, url: str, name: str | None = None, **options: Any) -> None:
        self.url, self.name = url, name
        wanted: dict[str, Any] = {"viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        wanted |= {"service_workers": "block"} | options
        self.context = browser.new_context(base_url=url, **wanted)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(_WATCH)
        self.trouble: list[str] = []
        self.frames: list[str] = []
        self.answers: list[Response] = []
        self._asked: set[Request] = set()  # not yet answered
        self.page = self._new_page()
        if name is not None:
            answer = self.context.request.post("/api/me", data={"name": name}, headers={"origin": url})
            assert answer.ok, answer.text()

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.trouble.append(f"uncaught: {error}"))
        page.on("request", lambda request: self._asked.add(request))
        page.on("requestfinished", lambda request: self._asked.discard(request))
        page.on("requestfailed", self._on_failure)
        page.on("response", self._on_response)
        page.on("websocket", self._on_socket)
        return page

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and _BLOCKED not in message.text:
            self.trouble.append(f"console: {message.text} {message.location.get('url', '')}")

    def _on_failure(self, request: Request) -> None:
        self._asked.discard(request)
        if request.failure != "net::ERR_ABORTED":  # the page itself gave up, for instance by leaving
            self.trouble.append(f"failed: {request.method} {request.url} {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.trouble.append(f"status {response.status}: {response.request.method} {response.url}")
        if "/api/" in response.url:
            self.answers.append(response)

    def _on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @contextmanager
    def expecting(self, *expected: str) -> Iterator[None]:
        """Trouble that has to come, such as that of a server that is gone, and no other."""
        before = len(self.trouble)
        yield
        came = self.trouble[before:]
        self.trouble[before:] = [one for one in came if not any(word in one for word in expected)]

    def leave(self) -> None:
        """Closes the browser. Nothing must have gone wrong in it."""
        self.context.close()
        assert not self.trouble, f"{self.name}'s browser had trouble:\n" + "\n".join(self.trouble)

    def open(self, path: str, screen: str) -> None:
        """Goes to an address, and waits for its screen."""
        self.page.goto(path)
        self.see(screen)

    def reopen(self) -> None:
        """Closes the page, and opens a new one that is empty."""
        self.page.close()
        self.page = self._new_page()

    def go(self, path: str, screen: str) -> None:
        """Goes on within the site, as a link does: the page is not loaded anew."""
        self.page.evaluate(_GO, path)
        self.see(screen)

    def resize(self, width: int, height: int) -> None:
        """Gives the page another size, and waits until it is laid out."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.settle()

    def see(self, screen: str) -> Locator:
        """Waits until a screen is shown."""
        shown = self.page.locator(f'[data-screen="{screen}"]').first
        shown.wait_for()
        return shown

    def action(self, name: str, **data: str) -> Locator:
        """The first control that does something."""
        more = "".join(f'[data-{key}="{value}"]' for key, value in data.items())
        return self.page.locator(f'[data-action="{name}"]{more}').first

    @property
    def table(self) -> str:
        """The table whose page is open."""
        assert "/t/" in self.page.url, self.page.url
        return self.page.url.partition("/t/")[2].partition("?")[0]

    def settle(self) -> None:
        """Waits until the page has done and drawn all that the messages so far have called for."""
        self.page.evaluate(_SETTLED)

    def rest(self) -> None:
        """Waits until everything that the page has asked for is there and drawn."""
        deadline = time.monotonic() + PATIENCE
        self.settle()
        while self._asked:
            assert time.monotonic() < deadline, [request.url for request in self._asked]
            self.page.wait_for_timeout(10)
            if not self._asked:
                self.settle()

    def skip(self) -> None:
        """Skips what is shown of the end. It may end by itself before anybody can click."""
        self.page.evaluate("() => document.querySelector('[data-action=\"skip\"]')?.click()")

    def look(self) -> Offers:
        """What the page offers now."""
        return Offers(**self.page.evaluate(LOOK))

    def told(self) -> Json:
        """What the page says about the game."""
        told: Json = self.page.evaluate(TOLD)
        return told

    def wait(self, until: Callable[[Offers], bool], seconds: float = PATIENCE) -> Offers:
        """Looks until something is so."""
        deadline = time.monotonic() + seconds
        while not until(offers := self.look()):
            assert time.monotonic() < deadline, f"{self.name} waited in vain; last saw {offers}"
            self.page.wait_for_timeout(20)
        return offers

    def ask(self, path: str, **query: float) -> Any:
        """What the server answers this person."""
        answer = self.context.request.get(path, params=dict(query), max_retries=2)
        assert answer.ok, answer.text()
        return answer.json()

    def snapshot(self, table: str | None = None, seat: int | None = None) -> Json:
        """The table as the server tells it to this person, at one of the person's seats."""
        query = {} if seat is None else {"seat": seat}
        told: Json = self.ask(f"/api/tables/{table or self.table}", **query)
        return told

    def begin(self, city: str, *seats: Json, **wanted: Any) -> str:
        """A table made over HTTP: oneself first, then these."""
        body = {"city": city, "seats": [{"type": "me"}, *seats], "first": 0, **wanted}
        answer = self.context.request.post("/api/tables", data=body, headers={"origin": self.url})
        assert answer.status == 201, answer.text()
        return str(answer.json()["id"])

    def command(self, table: str, kind: str, **fields: Any) -> None:
        """A command given over HTTP, past the page."""
        body = {"type": kind, "id": f"p{next(_NUMBERS)}"} | fields
        path = f"/api/tables/{table}/commands"
        answer = self.context.request.post(path, data=body, headers={"origin": self.url})
        assert answer.ok, answer.text()

    def messages(self) -> list[Json]:
        """Every frame that arrived, read."""
        return [json.loads(frame) for frame in self.frames]

    def storage(self) -> str:
        """All that the browser keeps for this page."""
        kept = "() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])"
        return str(self.page.evaluate(kept))
