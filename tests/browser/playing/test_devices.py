"""One person on two devices: both are seen, and each can be signed out from the other."""

from __future__ import annotations

from testkit.browsers.browser_user import PHONE
from tests.browser.conftest import NewUser


def test_a_phone_joins_and_is_signed_out(new_user: NewUser) -> None:
    computer, phone = new_user("Ada"), new_user(viewport=PHONE, has_touch=True, is_mobile=True)
    table = computer.begin("london", {"type": "open"})
    computer.open("/", "home")
    computer.action("you-device").click()
    address = computer.page.locator("input[data-link]").input_value()
    assert "/device#" in address
    phone.open(address.removeprefix(phone.url), "device")
    phone.action("take-device").tap()
    phone.see("home")
    phone.open(f"/t/{table}", "waiting")
    computer.action("you-devices").click()
    computer.action("end-device").click()
    computer.action("end-device").wait_for(state="detached")
    phone.page.get_by_text("You were signed out on this device.").wait_for()
    assert phone.ask("/api/me") == {"name": None}
    computer.action("ask-everywhere").click()
    computer.action("end-everywhere").click()
    computer.action("you-devices").wait_for(state="detached")
    assert computer.ask("/api/me") == {"name": None}
