"""Games in the page itself: no server deals or judges them, and the device keeps them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crosstown import Game, Record
from crosstown.players.level_ratings import level_ratings
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.page_player import PagePlayer
from testkit.browsers.table_workers import FASTER, hurry, run_first, without_analysis
from tests.browser.conftest import NewUser
from tests.browser.page_checks import axe_faults, cross_beside_text, misfits, raw_words
from tests.browser.playing.test_one_screen import SECRETS
from tests.oracle.loaded_packs import judged

# The workers that the page has started, so that a test can end one as a browser might.
KEEP_WORKERS = """
globalThis.workers = []
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given)
    workers.push(this)
  }
}
"""
END_WORKER = "() => { workers.at(-1).terminate(); workers.at(-1).dispatchEvent(new Event('error')) }"
KEPT = """() => new Promise((told) => {
  indexedDB.open('crosstown').onsuccess = ({ target }) => {
    const tables = target.result.transaction('tables').objectStore('tables').getAll()
    tables.onsuccess = () => (target.result.close(), told(tables.result))
  }
})"""
PUT = """(table) => new Promise((told) => {
  indexedDB.open('crosstown').onsuccess = ({ target }) => {
    const transaction = target.result.transaction('tables', 'readwrite')
    transaction.objectStore('tables').put(table)
    transaction.oncomplete = () => (target.result.close(), told())
  }
})"""
# A device that gets full, and has room again, as the test says.
QUOTA = """
{
  const [put, news] = [IDBObjectStore.prototype.put, new BroadcastChannel('quota')]
  let full = false
  news.onmessage = ({ data }) => (full = data)
  IDBObjectStore.prototype.put = function (...given) {
    if (!full) return put.apply(this, given)
    const error = { value: new DOMException('full', 'QuotaExceededError') }
    Object.defineProperty(this.transaction, 'error', error).abort()
  }
}
"""
SET_QUOTA = "(full) => new BroadcastChannel('quota').postMessage(full)"
NO_STORAGE = """
Object.defineProperty(globalThis, 'indexedDB', {
  value: { open() { throw new DOMException('not here', 'SecurityError') } },
});
"""


def begin(person: BrowserUser, city: str = "london") -> None:
    person.open("/", "home")
    person.action("play-now", city=city).click()
    person.wait(lambda now: now.screen == "table" and bool(now.tickets))
    assert "/local#" in person.page.url


def kept(person: BrowserUser) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.evaluate(KEPT)
    return found


def saved_record(person: BrowserUser, folder: Path) -> Path:
    person.wait(lambda now: now.has("record") or now.has("skip"))
    person.skip()
    with person.page.expect_download() as download:
        person.action("record").click()
    path = folder / "game.json"
    download.value.save_as(path)
    return path


def test_a_whole_game_that_no_server_sees(new_user: NewUser, tmp_path: Path) -> None:
    """In Berlin. San Francisco is played without a network, and London by keyboard."""
    ada = new_user()
    hurry(ada)
    begin(ada, "berlin")
    player = PagePlayer(ada, seed=sum(map(ord, "berlin")))
    player.play(12)
    before = ada.page.url
    ada.page.reload()
    ada.see("table")
    ada.wait(lambda now: now.any_move)
    assert ada.page.url == before
    assert player.play().screen == "ending"
    assert {"keep", "route", "take", "draw"} <= player.done
    path = saved_record(ada, tmp_path)
    record = Record.from_json(path.read_bytes())
    assert Game.replay(record).over
    assert judged(json.loads(path.read_bytes())) == []
    assert not ada.frames, "no socket was opened"
    assert not [one.url for one in ada.answers if "/api/tables/" in one.url or one.request.method == "POST"]
    ada.open("/", "home")
    ada.page.locator("[data-table]").get_by_text("on this device").wait_for()
    without_analysis(ada)
    ada.page.set_input_files('[data-action="open-record"]', path)
    ada.see("replay")
    ada.page.wait_for_url("**/game#local=*")
    ada.page.locator("main").press("End")
    ada.page.locator("[data-score]").first.wait_for()
    ada.open("/", "home")
    ada.page.locator("[data-table]").nth(1).wait_for()
    assert len(kept(ada)) == 2
    ada.page.locator('[data-table] [data-action="look"]').first.click()
    ada.wait(lambda now: now.has("rematch") or now.has("skip"))
    ada.skip()
    ada.action("rematch").click()
    ada.wait(lambda now: now.screen == "table" and bool(now.tickets))


def test_several_people_at_one_screen(new_user: NewUser) -> None:
    ada = new_user(bypass_csp=True)
    ada.open("/new/berlin", "new")
    ada.page.locator('[data-seat-choice="1"] input[value="beside"]').check()
    ada.action("open-table").click()
    ada.see("handover")
    assert "/local#" in ada.page.url
    player = PagePlayer(ada, seed=3)
    for _ in range(16):
        offers = ada.wait(lambda now: now.screen in ("handover", "drawn") or now.any_move)
        if offers.screen != "table":
            assert ada.page.locator(SECRETS).count() == 0
        player.step(offers)
    assert {"ready", "keep"} <= player.done
    ada.page.reload()
    ada.see("handover")
    assert ada.page.locator(SECRETS).count() == 0
    assert axe_faults(ada, "handover") == []


def test_a_claim_is_taken_back_and_the_log_tells_it(new_user: NewUser) -> None:
    ada = new_user()
    begin(ada)
    player = PagePlayer(ada, seed=5)
    player.play(6)
    for _ in range(200):
        offers = ada.wait(lambda now: now.any_move)
        player.step(offers)
        undo = ada.page.locator('[data-action="undo"][data-waiting]')
        if undo.count():
            undo.first.click()
            ada.wait(lambda now: now.any_move)
            break
    [table] = kept(ada)
    assert table["log"][-1]["move"].startswith("undo"), table["log"][-3:]
    ada.page.reload()
    ada.see("table")
    ada.wait(lambda now: now.any_move)


def test_a_dead_worker_loses_nothing(new_user: NewUser) -> None:
    ada = new_user()
    ada.context.add_init_script(KEEP_WORKERS)
    hurry(ada)
    begin(ada)
    player = PagePlayer(ada, seed=6)
    player.play(8)
    moves = kept(ada)[0]["log"]
    ada.page.evaluate(END_WORKER)
    player.play(6)
    assert kept(ada)[0]["log"][: len(moves)] == moves
    assert len(kept(ada)[0]["log"]) > len(moves)


def test_two_tabs_play_one_game(new_user: NewUser) -> None:
    ada = new_user()
    hurry(ada)
    begin(ada)
    player = PagePlayer(ada, seed=7)
    player.play(4)
    ada.wait(lambda now: now.any_move)
    first, second = ada.page, ada.context.new_page()
    second.goto(first.url)
    second.locator('[data-screen="table"]').wait_for()
    for page in (second, first, second):
        ada.page = page
        player.play(3)
        ada.wait(lambda now: now.any_move)
    moves = [entry["move"] for entry in kept(ada)[0]["log"]]
    assert len(moves) >= 6
    check_log(kept(ada)[0])
    second.close()
    ada.page = first


def check_log(table: dict[str, Any]) -> None:
    """Every move that is kept follows the rules, and none was played twice."""
    game = Game.new(table["state"]["city"], len(table["state"]["seats"]), table["game"]["seed"])
    for entry in table["log"]:
        assert game.turn == entry["seat"]
        game.play(entry["move"])


def test_a_browser_that_keeps_nothing_says_so_and_plays(new_user: NewUser) -> None:
    ada = new_user(bypass_csp=True)
    run_first(ada, NO_STORAGE)
    begin(ada)
    PagePlayer(ada, seed=8).play(6)
    notice = ada.page.locator('[data-not-kept="none"]')
    notice.wait_for()
    assert "private window" in notice.inner_text()
    assert axe_faults(ada, "not kept") == []
    assert cross_beside_text(ada, notice) == []


def test_a_full_device_says_so_and_plays(new_user: NewUser) -> None:
    ada = new_user()
    run_first(ada, QUOTA + FASTER)
    begin(ada)
    player = PagePlayer(ada, seed=9)
    player.play(3)
    ada.wait(lambda now: now.any_move)
    before = kept(ada)[0]["log"]
    ada.page.evaluate(SET_QUOTA, True)
    player.play(5)
    ada.page.locator('[data-not-kept="full"]').wait_for()
    assert kept(ada)[0]["log"] == before, "what was kept stays as it was"
    ada.page.evaluate(SET_QUOTA, False)
    player.play(5)
    ada.page.locator("[data-not-kept]").wait_for(state="detached")
    assert len(kept(ada)[0]["log"]) > len(before)


@pytest.mark.parametrize("harm", ["shape", "move"])
def test_a_damaged_game_harms_no_other(new_user: NewUser, harm: str) -> None:
    ada = new_user(bypass_csp=True)
    begin(ada)
    PagePlayer(ada, seed=10).play(5)
    [table] = kept(ada)
    broken = table | {"id": "broken"}
    if harm == "shape":
        broken = {"id": "broken", "log": "?"}
    else:
        broken["log"] = [*table["log"], table["log"][0]]
    ada.page.evaluate(PUT, broken)
    ada.open("/local#broken", "nowhere")
    ada.page.get_by_text("can no longer be read").wait_for()
    assert axe_faults(ada, "damaged") == []
    with ada.page.expect_download():
        ada.action("save-damaged").click()
    ada.open("/", "home")
    ada.page.locator(f'[data-table="{table["id"]}"]').wait_for()
    if harm == "shape":
        ada.action("delete-damaged").click()
        ada.action("delete-damaged").wait_for(state="detached")
        assert [one["id"] for one in kept(ada)] == [table["id"]]
    ada.open(f"/local#{table['id']}", "table")


def test_games_are_listed_and_deleted(new_user: NewUser) -> None:
    ada = new_user(bypass_csp=True)
    begin(ada)
    PagePlayer(ada, seed=11).play(3)
    ada.wait(lambda now: now.any_move)
    ada.open("/", "home")
    row = ada.page.locator("[data-table]")
    row.wait_for()
    assert "Your turn" in row.inner_text()
    for faults in (axe_faults(ada, "home"), raw_words(ada, "home"), misfits(ada, "home")):
        assert faults == []
    ada.action("delete").click()
    ada.action("delete").click()
    row.wait_for(state="detached")
    assert kept(ada) == []
    with ada.expecting():
        ada.page.go_back()
        ada.page.get_by_text("no such game on this device").wait_for()


@pytest.mark.parametrize("missing", ["WebAssembly", "Worker"])
def test_an_old_browser_plays_on_the_server(new_user: NewUser, missing: str) -> None:
    ada = new_user(bypass_csp=True)
    ada.context.add_init_script(f"delete globalThis.{missing}")
    ada.open("/", "home")
    ada.action("play-now", city="london").click()
    ada.wait(lambda now: now.screen == "table" and bool(now.tickets))
    assert "/t/" in ada.page.url


@pytest.mark.parametrize("content", ["no JSON", "{}", '{"format": "crosstown-record/1"}'])
def test_a_file_that_is_no_record_is_told(new_user: NewUser, content: str, tmp_path: Path) -> None:
    ada = new_user(bypass_csp=True)
    ada.open("/", "home")
    path = tmp_path / "something.json"
    path.write_text(content)
    ada.page.set_input_files('[data-action="open-record"]', path)
    ada.page.locator('[data-problem="not-a-record"]').wait_for()


def test_a_game_of_chance_goes_the_same_way_on_paper(new_user: NewUser, tmp_path: Path) -> None:
    """A record that stops in the middle can be opened, and the game goes on."""
    game, chance = Game.new("london", seats=2, seed=Random(1).getrandbits(128)), Random(2)
    for _ in range(20):
        game.play(chance.choice(game.legal_moves))
    path = tmp_path / "half.json"
    game.record().dump(path)
    ada = new_user()
    ada.open("/", "home")
    without_analysis(ada)
    ada.page.set_input_files('[data-action="open-record"]', path)
    ada.see("replay")
    ada.action("play-on").click()
    ada.see("handover")
    PagePlayer(ada, seed=12).play(4)
    assert [entry["move"] for entry in kept(ada)[0]["log"]][:20] == [str(ply.move) for ply in game.plies]


def test_a_game_goes_on_at_the_server(new_user: NewUser) -> None:
    ada = new_user()
    hurry(ada)
    begin(ada)
    player = PagePlayer(ada, seed=13)
    player.play(6)
    ada.wait(lambda now: now.any_move)
    moves = len(kept(ada)[0]["log"])
    ada.page.get_by_role("button", name="Table").click()
    ada.action("move-to-server").click()
    ada.page.wait_for_url("**/t/*")
    ada.see("table")
    assert ada.snapshot()["view"]["ply"] >= moves
    player.play(3)
    assert kept(ada) == []


def test_every_level_shows_its_rating_and_how_it_was_measured(new_user: NewUser) -> None:
    ada = new_user()
    ada.open("/new/london", "new")
    note = ada.page.locator(".levels details").first
    for level, rating in level_ratings().items():
        ada.page.locator(f'.levels input[value="{level}"]').first.check()
        assert note.locator("summary").inner_text() == f"Rating {rating}"
    assert "half a second" not in note.inner_text()
    note.locator("summary").click()
    assert "at most half a second a move" in note.inner_text()
