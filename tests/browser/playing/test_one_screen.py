"""Several people at one screen, and somebody who only watches."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from testkit.browsers.browser_tables import finish, sit_down, whose_turn
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.page_choices import MOVES
from testkit.browsers.page_player import PagePlayer
from tests.browser.conftest import NewUser
from tests.browser.page_agreement import check_agreement
from tests.browser.page_secrecy import Truth, check_secrets

SECRETS = "[data-hand], [data-ticket], [data-offered]"


def test_the_screen_is_handed_over_without_any_cards(new_user: NewUser) -> None:
    ada = new_user("Ada")
    table = ada.begin("london", {"type": "beside", "name": "Bo"})
    ada.open(f"/t/{table}", "handover")
    player = PagePlayer(ada)
    tickets: set[str] = set()
    names: list[str] = []
    for _ in range(12):
        offers = ada.wait(lambda now: now.screen in ("handover", "drawn") or now.any_move)
        if offers.screen == "handover":
            names.append(check_handover(ada, tickets))
        elif offers.screen == "drawn":
            assert ada.page.locator(SECRETS).count() == 0
        else:
            view = check_agreement(ada, seat=ada.snapshot()["view"]["turn"])
            tickets |= {*view["tickets"], *view["offered"]}
        player.step(offers)
    assert "Ada" in names
    assert "Bo" in names
    assert all(one != other for one, other in pairwise(names)), names


def check_handover(person: BrowserUser, tickets: set[str]) -> str:
    """Nothing of anybody's is in the page. Returns whose turn it will be."""
    told = person.snapshot()
    assert person.page.locator(SECRETS).count() == 0
    routes = {route["id"] for route in person.ask(f"/api/cities/{told['table']['city']}")["routes"]}
    content = person.page.content()
    assert not [ticket for ticket in tickets - routes if ticket in content]
    latest = [message["view"] for message in person.messages() if message.get("view")][-1]
    assert latest["seat"] is None
    assert latest["hand"] == {}
    name: str = told["table"]["seats"][told["view"]["turn"]]["name"]
    assert name in person.see("handover").inner_text()
    return name


def test_the_card_that_ends_a_turn_is_seen_before_the_screen_is_handed_over(new_user: NewUser) -> None:
    ada = new_user("Ada")
    table = ada.begin("london", {"type": "beside", "name": "Bo"})
    ada.open(f"/t/{table}", "handover")
    player = PagePlayer(ada)
    while not ada.wait(lambda now: now.screen == "handover" or now.any_move).has("draw"):
        player.step(ada.look())
    seat = ada.snapshot()["view"]["turn"]
    before = ada.snapshot(seat=seat)["view"]["hand"]
    for _ in range(2):
        ada.wait(lambda now: now.has("draw"))
        ada.action("draw").click()
    shown = ada.see("drawn")
    hand = ada.snapshot(seat=seat)["view"]["hand"]
    new = {card for card, count in hand.items() if count > before.get(card, 0)}
    picture = shown.locator("img").get_attribute("src") or ""
    assert any(f"/cards/{card}.svg" in picture for card in new), (picture, new)
    ada.page.keyboard.press("Enter")
    check_handover(ada, set())
    ada.page.reload()
    ada.see("handover")


def test_a_reload_while_handing_over_shows_nothing(new_user: NewUser) -> None:
    ada = new_user("Ada")
    table = ada.begin("london", {"type": "beside", "name": "Bo"})
    ada.open(f"/t/{table}", "handover")
    PagePlayer(ada).play(2)
    ada.see("handover")
    ada.page.reload()
    ada.see("handover")
    assert ada.page.locator(SECRETS).count() == 0


def test_a_spectator_sees_what_everyone_sees_and_can_do_nothing(new_user: NewUser) -> None:
    ada, ben, eve = new_user("Ada"), new_user("Ben"), new_user()
    table = sit_down([ada, ben], "san-francisco")
    eve.open(f"/t/{table}", "table")
    players = [PagePlayer(ada), PagePlayer(ben)]
    for _ in range(12):
        players[whose_turn([ada, ben])].play(1)
        offers = eve.look()
        assert not offers.any_move
        assert not offers.has(*MOVES)
        assert eve.page.locator(SECRETS).count() == 0
    check_agreement(eve)
    for person in (ada, ben):
        person.page.goto("about:blank")
    finish([ada, ben], table, Random(3))
    eve.see("ending")
    truth = Truth(ada.ask(f"/api/tables/{table}/record"))
    assert check_secrets(eve, None, truth) > 20
