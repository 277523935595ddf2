"""The page knows no rules: without the server's legal moves it offers nothing at all."""

from __future__ import annotations

import json

from playwright.sync_api import Route, WebSocketRoute

from testkit.browsers.browser_user import BrowserUser, Json
from testkit.browsers.page_player import PagePlayer
from tests.browser.conftest import NewUser
from tests.browser.page_agreement import check_agreement


def without_moves(message: Json) -> Json:
    """The message as it was, but for what may be done."""
    if message.get("view"):
        for key in ("legal_moves", "choices", "first"):
            message["view"].pop(key)
    if message.get("you"):
        message["you"]["first_tickets"] = None
    return message


def censor(person: BrowserUser) -> None:
    """Takes the legal moves out of everything that this person's page gets from now on."""

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(json.dumps(without_moves(json.loads(frame)))))

    def answer(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, body=json.dumps(without_moves(told.json())))

    person.page.route_web_socket("**/api/tables/*/socket*", pass_on)
    person.page.route("**/api/tables/*/events*", answer)


def test_nothing_is_offered_without_the_servers_moves(new_user: NewUser) -> None:
    """In San Francisco, which has every kind of move."""
    ada = new_user("Ada")
    table = ada.begin("san-francisco", {"type": "computer", "player": "easy"})
    ada.open(f"/t/{table}", "table")
    player = PagePlayer(ada)
    for steps in (0, 9):
        player.play(steps)
        offered = ada.wait(lambda now: now.any_move)
        censored = with_the_same_cookie(ada, new_user)
        censor(censored)
        censored.open(f"/t/{table}", "table")
        censored.page.locator("[data-hit]").first.wait_for(state="attached")
        check_agreement(censored)
        censored.settle()
        now = censored.look()
        assert not now.routes
        assert not now.any_move or only_tickets_without_keep(now.tickets, now.actions), now
        assert censored.page.locator("[data-claimable]").count() == 0
        for key in ("1", "2", "d", "t", "c", "Enter"):
            censored.page.keyboard.press(key)
        assert ada.wait(lambda now: now.any_move) == offered
        check_agreement(ada)


def only_tickets_without_keep(tickets: list[Json], actions: dict[str, list[dict[str, str]]]) -> bool:
    """Offered tickets may be looked at, but none can be kept."""
    return bool(tickets) and not actions.keys() & {"keep", "draw", "take", "tickets", "claim", "pay", "pass"}


def with_the_same_cookie(person: BrowserUser, new_user: NewUser) -> BrowserUser:
    """The same person at another screen."""
    twin = new_user()
    twin.context.add_cookies(person.context.cookies())  # type: ignore[arg-type]
    return twin
