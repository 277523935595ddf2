"""Looking at games again: by mouse, keys and touch in each city, from files, and by address."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from crosstown import Game, Record
from crosstown.cities import city_names, load_city
from crosstown.players import make_player
from crosstown.simulation.play_game import play_game
from testkit.browsers.browser_user import FINGER, PHONE, BrowserUser
from testkit.browsers.table_workers import without_analysis
from tests.browser.conftest import NewUser
from tests.browser.page_checks import axe_faults, misfits, raw_words
from tests.cli.run_command import SAMPLES

# A file from elsewhere that is let go over the page.
DROP = """(text) => {
  const files = new DataTransfer()
  files.items.add(new File([text], 'game.json', { type: 'application/json' }))
  for (const type of ['dragenter', 'dragover', 'drop'])
    document.querySelector('[data-drop]').dispatchEvent(
      new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true }))
}"""
SEEN = """() => ({
  owners: Object.fromEntries([...document.querySelectorAll('.ct-board [data-route][data-owner]')]
    .map((route) => [route.dataset.route, Number(route.dataset.owner)])),
  seats: [...document.querySelectorAll('[data-anchor^="seat-"]')]
    .map(({ dataset }) => [Number(dataset.points), Number(dataset.cards)]),
  hands: [...document.querySelectorAll('[data-open-hand]')].map((seat) => Object.fromEntries(
    [...seat.querySelectorAll('[data-kind]')].map(({ dataset }) => [dataset.kind, Number(dataset.count)]))),
})"""


def sample(city: str, seats: int = 2) -> dict[str, Any]:
    """A record that another program wrote, without a seed."""
    records = map(json.loads, SAMPLES.read_text().splitlines())
    return next(one for one in records if one["city"]["id"] == city and len(one["seats"]) == seats)


def recorded(city: str, seats: int = 2) -> dict[str, Any]:
    """The same; other programs know nothing of our own cities, so that such a game is played here."""
    if city in {"london", "berlin", "san-francisco"}:
        return sample(city, seats)
    players = [make_player("easy") for _ in range(seats)]
    played: dict[str, Any] = json.loads(play_game(load_city(city), players, 3).record().to_json())
    return played


def dropped(person: BrowserUser, record: dict[str, Any], *, analysed: bool = False) -> None:
    if not analysed:
        without_analysis(person)
    person.open("/game", "replay-open")
    person.page.evaluate(DROP, json.dumps(record))
    person.see("replay")
    person.page.locator("[data-hit]").first.wait_for(state="attached")


def at(person: BrowserUser, ply: int) -> None:
    person.page.locator(f'[data-screen="replay"][data-ply="{ply}"]').wait_for()


def check_position(person: BrowserUser, record: dict[str, Any], ply: int) -> None:
    """What is on the screen is what Python finds after so many plies."""
    at(person, ply)
    person.settle()
    game = Game.replay(Record.from_json(json.dumps(record)), ply)
    view, seen = game.view(None).data(), person.page.evaluate(SEEN)
    assert [[seat.points, seat.cards] for seat in view.seats] == seen["seats"]
    if seen["hands"]:
        assert [dict(game.hand(seat)) for seat in range(game.seats)] == seen["hands"]


@pytest.mark.parametrize("city", city_names())
def test_by_mouse_and_keys(new_user: NewUser, city: str) -> None:
    ada, record = new_user(bypass_csp=True), recorded(city)
    last = len(record["plies"])
    dropped(ada, record)
    check_position(ada, record, 0)
    for _ in range(3):
        ada.action("on").click()
    ada.action("back").click()
    check_position(ada, record, 2)
    ada.action("last").click()
    check_position(ada, record, last)
    totals = [seat["total"] for seat in record["result"]["seats"]]
    shown = {one.get_attribute("data-of-seat"): one.get_attribute("data-score")
             for one in ada.page.locator("[data-score]").all()}  # fmt: skip
    assert [int(shown[str(seat)] or 0) for seat in range(2)] == totals
    ada.page.locator('[data-log] [data-ply="20"]').click()
    check_position(ada, record, 20)
    ada.action("scrub").fill("31")
    check_position(ada, record, 31)
    assert axe_faults(ada, city) == []
    assert raw_words(ada, city) == []
    ada.page.locator("h1").focus()
    for key, ply in (("ArrowLeft", 30), ("ArrowRight", 31), ("Home", 0), ("End", last)):
        ada.page.keyboard.press(key)
        at(ada, ply)
    ada.page.keyboard.press("ArrowUp")
    assert int(ada.see("replay").get_attribute("data-ply") or 0) < last
    ada.page.keyboard.press("Home")
    ada.action("speed").select_option("fourfold")
    ada.page.locator("h1").focus()
    ada.page.keyboard.press(" ")
    ada.page.locator('[data-screen="replay"]:not([data-ply="0"], [data-ply="1"])').wait_for()
    ada.page.keyboard.press(" ")
    ada.action("play").wait_for()
    ada.page.keyboard.press("e")
    ada.page.locator('[data-screen="replay"][data-eyes="0"]').wait_for()
    assert ada.page.locator("[data-open-hand]").count() == 0
    ada.page.keyboard.press("?")
    ada.page.locator("dialog").get_by_text("Play or pause").wait_for()


@pytest.mark.parametrize(("city", "seats"), list(zip(city_names(), (4, 2, 4, 3), strict=True)))
def test_by_touch_on_a_phone(new_user: NewUser, city: str, seats: int) -> None:
    ada, record = new_user(bypass_csp=True, viewport=PHONE, **FINGER), recorded(city, seats)
    dropped(ada, record)
    ada.action("on").tap()
    ada.action("on").tap()
    check_position(ada, record, 2)
    for eyes in ("open", "1", "spectator"):
        ada.action("eyes").select_option(eyes)
        ada.page.locator(f'[data-screen="replay"][data-eyes="{eyes}"]').wait_for()
        if eyes == "open" or city == "london":  # the colours are the city's, what is shown is not
            assert axe_faults(ada, f"{city} as {eyes}") == []
        assert misfits(ada, f"{city} as {eyes}") == []
    ada.action("last").tap()
    ada.page.locator("[data-score]").first.wait_for()
    assert misfits(ada, f"the end of {city}") == []


def test_every_ply_has_an_address(new_user: NewUser, tmp_path: Path) -> None:
    ada, record = new_user(), sample("london")
    dropped(ada, record)
    ada.page.locator('[data-log] [data-ply="23"]').click()
    ada.action("eyes").select_option("1")
    ada.page.wait_for_url("**/game#local=*&ply=23&as=1")
    before = ada.page.evaluate("history.length")
    ada.action("on").click()
    ada.page.wait_for_url("**&ply=24&as=1")
    assert ada.page.evaluate("history.length") == before
    ada.page.reload()
    at(ada, 24)
    assert ada.see("replay").get_attribute("data-eyes") == "1"
    ada.page.evaluate("location.hash = location.hash.replace('ply=24', 'ply=7')")
    at(ada, 7)
    announced = ada.page.locator("[data-announcer]").inner_text()
    assert announced.startswith(f"Move 7 of {len(record['plies'])}.")


def test_a_damaged_record_says_where(new_user: NewUser, tmp_path: Path) -> None:
    ada, record = new_user(bypass_csp=True, locale="de-DE"), sample("berlin")
    record["plies"][17]["move"] = "claim nowhere wild*9"
    path = tmp_path / "damaged.json"
    path.write_text(json.dumps(record))
    ada.open("/", "home")
    ada.page.set_input_files('[data-action="open-record"]', path)
    ada.see("replay-problem")
    told = ada.page.locator("[data-problem]").inner_text()
    assert "bei Zug 17" in told
    assert "nicht möglich" in told
    assert axe_faults(ada, "a damaged record") == []
    record["city"]["sha256"] = "0" * 64
    ada.page.evaluate(DROP, json.dumps(record))
    with ada.expecting("404"):
        ada.page.locator('[data-problem="record-city"]').wait_for()


def test_a_file_with_several_games(new_user: NewUser) -> None:
    ada = new_user()
    without_analysis(ada)
    ada.open("/game", "replay-open")
    ada.page.set_input_files('[data-action="open-record"]', SAMPLES)
    ada.action("choose-game").select_option(index=13)  # after the dots
    assert (
        ada.see("replay").get_attribute("data-city")
        == json.loads(SAMPLES.read_text().splitlines()[12])["city"]["id"]
    )
