"""What lies around the board: it says what it knows, and leaves the board where it is."""

from __future__ import annotations

from collections import Counter

import pytest

from testkit.browsers.browser_user import LAPTOP, BrowserUser
from testkit.browsers.page_player import Mouse
from tests.browser.conftest import NewUser

BOARD = "() => { const {x, y, width, height} = document.querySelector('.frame').getBoundingClientRect();\
 return [x, y, width, height] }"
LAST_IS_IN_SIGHT = """(version) => {
  const log = document.querySelector('[data-log]')
  const [frame, last] = [log.getBoundingClientRect(), log.lastElementChild.getBoundingClientRect()]
  return Number(log.lastElementChild.dataset.version) === version && last.bottom <= frame.bottom + 1
}"""
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].every((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
})"""
# The tickets with the numbers that they go by, in the list and on the board.
NUMBERS = """(part) => [...document.querySelectorAll(`[data-${part}]`)]
  .map((one) => [one.dataset[part], one.querySelector('text')?.textContent ?? 'done'])"""


def seated(people: list[BrowserUser], city: str) -> str:
    """All at one table, no page open yet."""
    table = people[0].begin(city, *({"type": "open"} for _ in people[1:]))
    for person in people[1:]:
        person.command(table, "join")
    return table


def move(people: list[BrowserUser], table: str, *wanted: str) -> None:
    """The first legal move that begins as wanted, past all pages."""
    told = people[0].snapshot(table)
    seat = told["view"]["turn"]
    moves = people[seat].snapshot(table)["view"]["legal_moves"]
    chosen = next((one for word in wanted for one in reversed(moves) if one.startswith(word)), moves[0])
    people[seat].command(table, "play", version=told["version"], move=chosen)


@pytest.fixture
def pair(new_user: NewUser) -> list[BrowserUser]:
    return [new_user("Ada"), new_user("Ben")]


def test_the_log_ends_at_the_newest_entry(pair: list[BrowserUser]) -> None:
    table = seated(pair, "london")
    ada = pair[0]
    ada.open(f"/t/{table}", "table")
    for _ in range(40):
        move(pair, table, "keep", "draw")
    version = ada.snapshot(table)["version"]
    ada.page.wait_for_function(LAST_IS_IN_SIGHT, arg=version)
    for width, height in ((1440, 620), (1100, 900), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function(LAST_IS_IN_SIGHT, arg=version)


def test_whoever_reads_the_log_is_left_in_peace(pair: list[BrowserUser]) -> None:
    table = seated(pair, "london")
    ada = pair[0]
    ada.open(f"/t/{table}", "table")
    for _ in range(30):
        move(pair, table, "keep", "draw")
    log = ada.page.locator("[data-log]")
    ada.page.wait_for_function(LAST_IS_IN_SIGHT, arg=ada.snapshot(table)["version"])
    log.hover()
    ada.page.mouse.wheel(0, -10_000)
    ada.page.wait_for_function("() => document.querySelector('[data-log]').scrollTop === 0")
    entries = log.locator("li").count()
    for _ in range(4):
        move(pair, table, "draw")
    log.locator("li").nth(entries + 1).wait_for(state="attached")  # two turns of two cards
    ada.settle()
    assert log.evaluate("(one) => one.scrollTop") == 0


def test_flags_and_tickets_have_the_same_numbers(pair: list[BrowserUser]) -> None:
    table = seated(pair, "berlin")
    ada = pair[0]
    ada.open(f"/t/{table}", "table")
    while len(ada.snapshot(table)["view"]["tickets"]) < 7:
        move(pair, table, "keep", "tickets")
    ada.page.locator("[data-ticket]").nth(6).wait_for(state="attached")
    rows = ada.page.evaluate(NUMBERS, "ticket")
    flags = ada.page.evaluate(NUMBERS, "flag")
    assert len(rows) >= 7
    assert sorted(map(tuple, flags)) == sorted(2 * [(one, number) for one, number in rows])
    assert ada.page.locator(".tickets h2").inner_text().startswith(f"Your tickets · {len(rows)}")


def test_the_ways_to_pay_move_nothing(pair: list[BrowserUser]) -> None:
    table = seated(pair, "london")
    ada = pair[0]
    for _ in range(2):
        move(pair, table, "keep")
    for _ in range(24):
        move(pair, table, "draw")
    ada.open(f"/t/{table}", "table")
    offers = ada.wait(lambda now: bool(now.routes))
    before = ada.page.evaluate(BOARD)
    ways = Counter(move.split()[1] for move in ada.snapshot(table)["view"]["legal_moves"] if "claim" in move)
    # A click on a route with a single way claims it.
    several = [route for route in offers.routes if ways[route] > 1]
    x, y = Mouse(ada).aim(min(several, key=ways.__getitem__))
    ada.page.mouse.click(x, y)
    ada.wait(lambda now: now.has("pay"))
    assert ada.page.evaluate(BOARD) == before
    assert ada.page.locator(".ways").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1


def test_the_board_is_seen_while_a_stack_is_put_down(new_user: NewUser) -> None:
    people = [new_user(name) for name in ("Ada", "Ben", "Cleo", "Dora")]
    table = seated(people, "san-francisco")
    dora = people[-1]
    for _ in people:
        move(people, table, "keep")
    dora.open(f"/t/{table}", "table")
    dora.wait(lambda now: now.has("place"))
    dora.page.locator(".frame").wait_for()
    for size in ((390, 664), (390, 844), (LAPTOP["width"], LAPTOP["height"])):
        dora.resize(*size)
        board = dora.page.evaluate(BOARD)
        assert board[3] > 200, size
        for what in (".decision", "[data-hand]", "[data-ticket]"):
            box = dora.page.locator(what).first.bounding_box()
            assert box is not None
            below, beside = board[1] + board[3] <= box["y"] + 1, board[0] + board[2] <= box["x"] + 1
            assert below or beside, f"{size}: {what} lies on the board"
        assert dora.page.evaluate(IN_SIGHT, "[data-hand], [data-ticket]"), size


COVERED = """() => {
  const zoom = document.querySelector('[data-zoom]').getBoundingClientRect()
  const under = ({ left, right, top, bottom }) =>
    left < zoom.right && right > zoom.left && top < zoom.bottom && bottom > zoom.top
  return [...document.querySelectorAll('[data-layer="words"] text')]
    .filter((word) => under(word.getBoundingClientRect())).map((word) => word.textContent)
}"""


@pytest.mark.parametrize("city", ["berlin", "london", "san-francisco"])
def test_the_zoom_button_covers_no_words(new_user: NewUser, city: str) -> None:
    ada = new_user("Ada")
    table = ada.begin(city, {"type": "computer", "player": "easy"})
    ada.open(f"/t/{table}", "table")
    ada.page.locator("[data-zoom]").first.wait_for()
    for width, height in ((390, 844), (390, 664), (844, 390), (960, 600), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.settle()
        ada.page.wait_for_function(f"() => !({COVERED})().length")


# Every gain that a sound is played through, in the order in which they were set.
GAINS = """() => {
  window.gains = []
  const { set } = Object.getOwnPropertyDescriptor(AudioParam.prototype, 'value')
  const { connect } = AudioNode.prototype
  AudioNode.prototype.connect = function (to, ...more) {
    if (to instanceof AudioDestinationNode)
      Object.defineProperty(this.gain, 'value', {
        set(value) { gains.push(value); set.call(this, value) },
      })
    return connect.call(this, to, ...more)
  }
}"""


def test_sounds_are_as_loud_as_one_likes(new_user: NewUser) -> None:
    ada = new_user("Ada")
    ada.open("/", "home")
    ada.page.evaluate(GAINS)
    ada.action("settings").click()
    slider = ada.page.get_by_role("slider", name="Volume")
    assert not slider.count(), "without sound there is nothing to set"
    ada.page.get_by_role("switch", name="Sounds").check()
    assert slider.input_value() == "75"
    slider.press("ArrowLeft")
    assert slider.input_value() == "70"
    slider.press("Home")
    assert ada.page.evaluate("() => gains.slice(-2)") == [0.7, 0]
    ada.page.reload()
    ada.see("home")
    ada.action("settings").click()
    assert slider.input_value() == "0"
