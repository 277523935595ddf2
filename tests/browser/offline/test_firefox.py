"""Firefox keeps the site and plays without a network, too."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from testkit import system_packages
from testkit.browsers.firefox import PATIENCE, Firefox, launched_firefox
from testkit.browsers.page_choices import LOOK
from testkit.browsers.page_player import AIM
from testkit.server_process import ServerProcess

# What somebody in a hurry presses, in this order; and a point of the first route that can be claimed.
PRESSED = ("claim", "pay", "keep", "take", "draw", "tickets", "pass")
OFFERS = f"({LOOK})()"
FIRST_ROUTE = f"({AIM})(document.querySelector('[data-hit][data-claimable]'))"


@pytest.fixture
def firefox() -> Iterator[Firefox]:
    if system_packages.firefox() is None:
        missing = "FIREFOX IS MISSING, SO NOTHING IS KNOWN OF IT: install Debian's package firefox-esr"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    with launched_firefox() as firefox:
        yield firefox


@pytest.mark.long
def test_a_whole_game_without_a_server(firefox: Firefox, own_server: ServerProcess) -> None:
    firefox.open(own_server.url)
    firefox.wait("navigator.serviceWorker.controller !== null")
    own_server.kill()
    firefox.reload()
    firefox.wait("document.querySelector('[data-needs-server]') !== null")
    firefox.run("document.querySelector('[data-action=play-now][data-city=london]').click()")
    play_until(firefox, lambda offers: "undo" in offers["actions"])
    firefox.reload()
    play_until(firefox, lambda offers: offers["screen"] == "ending")


def play_until(firefox: Firefox, done: Callable[[dict[str, Any]], bool]) -> None:
    """The page has to offer something else within the patience of one wait, however long the game takes."""
    deadline, before = time.monotonic() + PATIENCE, None
    while not done(offers := firefox.run(OFFERS)):
        if offers != before:
            deadline, before = time.monotonic() + PATIENCE, offers
        assert time.monotonic() < deadline, offers
        play(firefox, offers)
        time.sleep(0.02)


def play(firefox: Firefox, offers: dict[str, Any]) -> None:
    """One click on what the page offers, if there is anything."""
    left = [one["ticket"] for one in offers["tickets"] if not one["kept"]]
    action = next((name for name in PRESSED if name in offers["actions"]), None)
    if left:
        firefox.run(f"document.querySelector('[data-offered=\"{left[0]}\"]').click()")
    elif offers["routes"] and action not in ("claim", "pay", "keep"):
        point = firefox.run(FIRST_ROUTE)
        if point:
            firefox.click(*point)
    elif action:
        # By all that the page says of it: a card beside it may not be allowed.
        offered = "".join(f'[data-{name}="{value}"]' for name, value in offers["actions"][action][0].items())
        firefox.run(f"document.querySelector('{offered}')?.click()")
