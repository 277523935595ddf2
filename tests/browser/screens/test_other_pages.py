"""A club's server in the house: another name, no certificate. Browsers let such pages do less."""

from __future__ import annotations

from playwright.sync_api import Browser

from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.page_player import PagePlayer
from testkit.server_process import ServerProcess
from tests.browser.conftest import ELSEWHERE
from tests.browser.page_agreement import differences

ASK = "async (path) => (await fetch(path)).json()"
NAME = """() => fetch('/api/me', {
  method: 'POST', body: '{"name": "Ada"}', headers: { 'content-type': 'application/json' }
})"""
OPEN = """async (seats) => {
  const body = JSON.stringify({ city: 'berlin', seats, first: 0 })
  const headers = { 'content-type': 'application/json' }
  return (await (await fetch('/api/tables', { method: 'POST', body, headers })).json()).id
}"""


def test_a_game_at_another_machines_address(chromium: Browser, server: ServerProcess) -> None:
    url = f"http://{ELSEWHERE}:{server.port}"
    ada, ben = BrowserUser(chromium, url), BrowserUser(chromium, url)
    ada.open("/", "home")
    assert ada.page.evaluate("() => !isSecureContext"), "the browser must not take this address for its own"
    ada.action("play-now", city="london").click()
    ada.see("table")
    PagePlayer(ada).play(4)
    ada.wait(lambda now: now.any_move)
    assert "/local#" in ada.page.url, "a game against the computer needs no safer address"
    ada.page.evaluate(NAME)
    solo = ada.page.evaluate(OPEN, [{"type": "me"}, {"type": "computer"}])
    ada.open(f"/t/{solo}", "table")
    PagePlayer(ada).play(4)
    ada.wait(lambda now: now.any_move)
    view = ada.page.evaluate(ASK, f"/api/tables/{ada.table}")["view"]
    assert not differences(view, ada.told())
    table = ada.page.evaluate(OPEN, [{"type": "me"}, {"type": "open"}])
    ada.open(f"/t/{table}", "waiting")
    ben.open(f"/t/{table}", "waiting")
    ben.action("join").click()
    ben.page.locator("form").get_by_role("textbox").fill("Ben")
    ben.page.keyboard.press("Enter")
    for person in (ada, ben):
        person.see("table")
        # They say that they leave out one of the precautions here, and are right.
        person.trouble = [one for one in person.trouble if "Cross-Origin-Opener-Policy" not in one]
        person.leave()
