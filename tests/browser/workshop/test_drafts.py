"""Drafts are kept: over reloads and crashes, beside other tabs, as files, on a phone."""

from __future__ import annotations

from pathlib import Path

from crosstown import City
from crosstown.cities.load import city_names
from testkit.browsers.browser_user import FINGER, PHONE
from tests.browser.conftest import NewUser
from tests.browser.page_checks import axe_faults, misfits, raw_words
from tests.browser.workshop.workshop_page import START, WorkshopPage

Spot = tuple[float, float]
TOYTOWN = Path("docs/examples/toytown.toml")

# A file that is dropped where it may be.
_DROP = """(place, text) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([text], 'toytown.toml'))
  for (const kind of ['dragover', 'drop'])
    place.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
}"""


def test_a_reload_in_the_middle_loses_nothing(workshop: WorkshopPage) -> None:
    workshop.begin()
    workshop.tool("place")
    for x in (200, 500, 800):
        workshop.click(x, 300)
    address = workshop.page.url
    before = workshop.pack()
    workshop.drag((800, 300), (900, 400), let_go=False)
    workshop.person.reopen()  # as after a crash: nothing is said to the page before
    workshop.page.goto(address)
    workshop.ready()
    assert workshop.pack() == before
    for _ in range(3):
        workshop.person.action("undo").click()
    assert workshop.pack()["board"]["locations"] == []
    workshop.person.action("redo").click()
    assert len(workshop.pack()["board"]["locations"]) == 1


def test_what_edits_leave_on_the_map_is_what_a_new_page_draws(workshop: WorkshopPage) -> None:
    """The page exchanges only what has changed. In the end it shows the same as if it were drawn at once."""
    workshop.copy("london")
    page = workshop.page
    workshop.drag((545, 84), (600, 120))
    page.locator('[data-hit="route"]').nth(3).click(force=True)
    page.keyboard.press("F2")
    for key in ("3", "c", "d", "Delete", "Control+z"):
        page.keyboard.press(key)
    page.locator('[data-hit="place"][data-id="big-ben"]').click()
    workshop.field("place-name").fill("Large Ben")
    workshop.drawn("label", "large-ben").wait_for(state="attached")
    workshop.saved()
    page.locator("[data-board] .drawn:not(:has(.stale))").nth(1).wait_for(state="attached")
    shown = workshop.sketch()
    page.reload()
    workshop.ready()
    assert workshop.sketch() == shown


def test_two_tabs_follow_each_other(workshop: WorkshopPage) -> None:
    workshop.begin()
    other = workshop.person.context.new_page()
    other.goto(workshop.page.url)
    other.locator("[data-board] .drawn [data-layer]").first.wait_for(state="attached")
    workshop.tool("place")
    workshop.click(300, 300)
    other.locator('[data-hit="place"]').wait_for(state="attached")
    other.locator("h1").wait_for()
    other.close()


def test_import_and_export_change_nothing(workshop: WorkshopPage, tmp_path: Path) -> None:
    for city in city_names():
        workshop.copy(city)
        exported = workshop.exported(tmp_path)
        assert City.load(exported).sha256 == City.load(city).sha256
        workshop.open_file(exported)
        assert workshop.exported(tmp_path).read_bytes() == exported.read_bytes()


def test_a_deleted_draft_can_be_brought_back(workshop: WorkshopPage) -> None:
    workshop.begin()
    workshop.start()
    drafts = workshop.page.locator("[data-draft]")
    drafts.first.wait_for()
    before = drafts.count()
    workshop.person.action("duplicate").click()
    drafts.nth(before).wait_for()
    workshop.person.action("delete").click()
    workshop.person.action("bring-back").wait_for()
    assert drafts.count() == before
    workshop.person.action("bring-back").click()
    drafts.nth(before).wait_for()


def test_files_are_dropped_and_those_that_are_no_city_are_refused(
    workshop: WorkshopPage, tmp_path: Path
) -> None:
    workshop.start()
    bad = tmp_path / "bad.toml"
    bad.write_text("this is = = no TOML")
    workshop.page.locator('input[type="file"]').set_input_files(bad)
    workshop.page.locator('[data-problem="workshop-no-pack"]').wait_for()
    workshop.page.locator(".drop").evaluate(_DROP, TOYTOWN.read_text("utf-8"))
    workshop.ready()
    assert workshop.exported(tmp_path).read_bytes() == TOYTOWN.read_bytes()


def test_small_edits_on_a_phone(new_user: NewUser) -> None:
    person = new_user(viewport=PHONE, locale="de-DE", bypass_csp=True, **FINGER)
    workshop = WorkshopPage(person)
    person.open("/workshop", START)
    faults = misfits(person, "start") + raw_words(person, "start") + axe_faults(person, "start")
    workshop.page.locator('[data-copy="london"]').click()
    workshop.ready()
    workshop.page.touchscreen.tap(*workshop.spot(545, 84))
    workshop.field("place-name").fill("Sankt Pankraz")
    workshop.drawn("place", "sankt-pankraz").wait_for(state="attached")
    workshop.page.touchscreen.tap(*workshop.spot(700, 100))
    assert workshop.pack()["board"]["locations"][2]["name"] == "Sankt Pankraz"
    workshop.page.touchscreen.tap(*workshop.spot(545, 84))
    with_finger(workshop, [(545, 84)], [(600, 160)])
    moved = workshop.pack()["board"]["locations"][2]
    assert (moved["x"], moved["y"]) == (600, 160)
    scale = workshop.scale()
    with_finger(workshop, [(500, 500), (700, 500)], [(300, 500), (900, 500)])
    assert workshop.scale() > 1.5 * scale, "two fingers that part make the map larger"
    assert workshop.pack()["board"]["locations"][2] == moved, "and move nothing on it"
    for section in (
        "map",
        "tickets",
        "scenery",
        "districts",
        "souvenirs",
        "rules",
        "city",
        "problems",
        "play",
    ):
        workshop.go(section)
        faults += misfits(person, section) + raw_words(person, section)
    assert not faults, "\n".join(faults)


def with_finger(workshop: WorkshopPage, start: list[Spot], end: list[Spot]) -> None:
    """Fingers that go from points of the map to others, in a few steps."""
    session = workshop.person.context.new_cdp_session(workshop.page)
    first, last = [workshop.spot(*one) for one in start], [workshop.spot(*one) for one in end]

    def touch(kind: str, share: float) -> None:
        points = [
            {"x": x + share * (to_x - x), "y": y + share * (to_y - y), "id": finger}
            for finger, ((x, y), (to_x, to_y)) in enumerate(zip(first, last, strict=True))
        ]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0)
    for step in range(1, 6):
        touch("touchMove", step / 5)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    workshop.person.settle()
    session.detach()


def test_problems_lead_to_their_places(workshop: WorkshopPage) -> None:
    person = workshop.person
    workshop.copy("london")
    workshop.page.locator('[data-hit="place"][data-id="big-ben"]').click()
    workshop.tool("place")
    workshop.click(60, 860)
    badge = workshop.page.locator('[data-badge="unreachable-place"]')
    badge.wait_for()
    assert badge.get_attribute("aria-label")
    workshop.go("problems")
    workshop.page.locator('[data-code="unreachable-place"]').click()
    workshop.field("place-name").wait_for()
    faults = axe_faults(person, "map")
    for section in ("tickets", "scenery", "districts", "souvenirs", "rules", "city", "problems", "play"):
        workshop.go(section)
        faults += axe_faults(person, section) + raw_words(person, section)
    assert not faults, "\n".join(faults)
