"""Two and four browsers at one table: nobody's browser ever holds what another has in hand."""

from __future__ import annotations

from random import Random

import pytest

from testkit.browsers.browser_tables import finish, sit_down, undrawn, whose_turn
from testkit.browsers.page_player import PagePlayer
from tests.browser.conftest import NewUser
from tests.browser.page_agreement import check_agreement
from tests.browser.page_secrecy import Truth, check_secrets

NAMES = ("Ada", "Ben", "Cleo", "Dora")
GLANCE = 5  # steps between two looks at all pages


@pytest.mark.long
@pytest.mark.parametrize(("city", "seats", "steps"), [("berlin", 2, 20), ("london", 4, 12)])
def test_hands_stay_hidden(new_user: NewUser, city: str, seats: int, steps: int) -> None:
    people = [new_user(name) for name in NAMES[:seats]]
    table = sit_down(people, city)
    players = [PagePlayer(person, seed=at) for at, person in enumerate(people)]
    glances: list[tuple[int, str, str]] = []
    for step in range(steps):
        players[whose_turn(people)].play(1)
        if step % GLANCE == 0:
            glances += [(at, one.page.content(), one.storage()) for at, one in enumerate(people)]
    for person in people:  # also the page of somebody who waits
        check_agreement(person)
    with undrawn(people):
        finish(people, table, Random(seats))
    truth = Truth(people[0].ask(f"/api/tables/{table}/record"))
    for seat, person in enumerate(people):
        person.see("ending")
        assert check_secrets(person, seat, truth) > steps
    for seat, content, storage in glances:
        truth.check_text(content, seat, f"the page of {NAMES[seat]}")
        truth.check_text(storage, seat, f"the storage of {NAMES[seat]}")
        assert '"hand"' not in storage
