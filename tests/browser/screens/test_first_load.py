"""What a first visit to a table loads, and that a move gets to all screens."""

from __future__ import annotations

import pytest

from testkit.browsers import page_timing
from testkit.browsers.browser_tables import sit_down
from testkit.browsers.page_timing import STOPWATCH, load, moves
from tests.browser.conftest import NewUser

SCRIPT = 200_000  # bytes of compressed script


def test_a_table_needs_little_script(new_user: NewUser) -> None:
    ada = new_user("Ada")
    ada.context.add_init_script(STOPWATCH)
    assert 0 < load(ada, ada.begin("london", {"type": "computer"})).script < SCRIPT


def test_a_move_is_drawn_on_all_screens(new_user: NewUser, monkeypatch: pytest.MonkeyPatch) -> None:
    for pause in ("AIMS", "THINKS", "WAITS"):  # how long it takes is not what is looked at
        monkeypatch.setattr(page_timing, pause, 0)
    people = [new_user(name, reduced_motion="no-preference") for name in ("Ada", "Ben", "Cleo")]
    for person in people:
        person.context.add_init_script(STOPWATCH)
    found = moves(people, sit_down(people, "london"), 6)
    assert len(found.times) == 6
    assert all(0 < shown <= drawn for shown, drawn in zip(found.times, found.drawn, strict=True))
