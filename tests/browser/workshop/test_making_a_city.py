"""A city from nothing to a game of it with a friend, by mouse; and to a playable one by keyboard alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

from crosstown import City
from testkit.browsers.browser_tables import finish
from tests.browser.conftest import NewUser
from tests.browser.workshop.workshop_page import WorkshopPage

PLACES = {
    "mill": (200, 200),
    "port": (600, 160),
    "fair": (1000, 220),
    "castle": (320, 640),
    "market": (860, 660),
}
JOINED = (
    ("mill", "port"),
    ("port", "fair"),
    ("mill", "castle"),
    ("castle", "market"),
    ("fair", "market"),
    ("port", "market"),
)


def test_by_mouse_and_with_a_friend(new_user: NewUser, tmp_path: Path) -> None:
    ada, ben = new_user("Ada"), new_user("Ben")
    workshop = WorkshopPage(ada)
    make_by_mouse(workshop)
    city = City.load(workshop.exported(tmp_path))
    assert {place.id for place in city.places} == set(PLACES)
    assert len(city.routes) == len(JOINED) + 1
    assert len(city.tickets) >= 8
    assert city.route["mill--castle"].length == 4

    ada.action("play-together").click()
    ada.see("new")
    for seat in ada.page.locator("[data-seat-choice]").all()[1:]:
        seat.locator('input[value="open"]').check(force=True)
    ada.action("open-table").click()
    ada.see("waiting")
    seats = len(ada.snapshot()["table"]["seats"])
    people = [ada, ben, *(new_user(name) for name in ("Cleo", "Dora")[: seats - 2])]
    for person in people[1:]:
        person.command(ada.table, "join")
        person.open(f"/t/{ada.table}", "table")
    ada.see("table")
    assert ada.snapshot()["table"]["city"] == city.id
    ben.page.locator('[data-place="castle"]').first.wait_for(state="attached")
    seated = sorted(people, key=lambda person: person.snapshot(ada.table)["you"]["seats"])  # drawn by lot
    finish(seated, ada.table, Random(1))
    for person in people:
        person.see("ending")


def make_by_mouse(workshop: WorkshopPage) -> None:
    page = workshop.page
    workshop.begin()
    workshop.tool("place")
    for name, spot in PLACES.items():
        workshop.click(*spot)
        workshop.field("place-name").fill(name.title())
        workshop.drawn("place", name).wait_for(state="attached")
    workshop.tool("route")
    for a, b in JOINED[:-1]:
        workshop.drag(PLACES[a], PLACES[b])
        workshop.drawn("route", f"{a}--{b}").wait_for(state="attached")
    a, b = JOINED[-1]
    workshop.click(*PLACES[a])
    workshop.click(*PLACES[b])
    workshop.drawn("route", f"{a}--{b}").wait_for(state="attached")
    workshop.field("double").check()
    workshop.drawn("route", f"{a}--{b}:2").wait_for(state="attached")

    workshop.tool("select")
    workshop.drag(PLACES["fair"], (1040, 260), let_go=False)
    page.locator('[data-hit="place"][data-id="fair"][cx="1040"]').wait_for(state="attached")
    assert workshop.pack()["board"]["locations"][2]["x"] == 1000, (
        "what is dragged is not kept before it is let go"
    )
    page.mouse.up()
    page.keyboard.press("Control+z")
    assert next(one for one in workshop.pack()["board"]["locations"] if one["id"] == "fair")["x"] == 1000
    page.keyboard.press("Control+Shift+z")
    assert next(one for one in workshop.pack()["board"]["locations"] if one["id"] == "fair")["x"] == 1040

    page.locator('[data-hit="route"][data-id="mill--castle"]').first.click(force=True)
    workshop.field("length").fill("4")
    workshop.field("length").press("Enter")
    workshop.person.action("balance-colours").click()
    workshop.person.settle()
    workshop.go("tickets")
    workshop.person.action("suggest-tickets").click()
    page.locator('[data-list="tickets"] li').nth(7).wait_for()
    workshop.no_problems()


def test_by_keyboard_alone(new_user: NewUser) -> None:
    workshop = WorkshopPage(new_user())
    page = workshop.page
    workshop.person.open("/workshop", "workshop-start")
    workshop.person.action("new").focus()
    page.keyboard.press("Enter")
    workshop.ready()
    page.keyboard.press("F2")
    assert page.evaluate("() => document.activeElement.hasAttribute('data-board')")

    # The cursor begins in the middle, at 600, 450, and moves by 25.
    at = [600, 450]
    for name, (x, y) in PLACES.items():
        page.keyboard.press("F2")
        for key, steps in (("ArrowRight", (x - at[0]) // 25), ("ArrowDown", (y - at[1]) // 25)):
            back = {"ArrowRight": "ArrowLeft", "ArrowDown": "ArrowUp"}[key]
            for _ in range(abs(steps)):
                page.keyboard.press(key if steps > 0 else back)
        at = [at[0] + (x - at[0]) // 25 * 25, at[1] + (y - at[1]) // 25 * 25]
        page.keyboard.press("p")
        page.keyboard.type(name.title())  # the field of its name has the focus
        workshop.drawn("place", name).wait_for(state="attached")

    page.keyboard.press("F2")
    order = sorted(PLACES, key=lambda name: cursor_spot(PLACES[name]))
    here = order.index("market")
    for a, b in JOINED:
        for end in (a, b):
            steps = (order.index(end) - here) % len(order)
            for _ in range(steps):
                page.keyboard.press("n")
            here = order.index(end)
            page.keyboard.press("r")
        workshop.drawn("route", f"{a}--{b}").wait_for(state="attached")
    page.keyboard.press("d")
    page.keyboard.press("3")
    routes = workshop.pack()["board"]["routes"]
    assert [route["length"] for route in routes[-2:]] == [3, 3]
    page.keyboard.press("Control+z")
    page.keyboard.press("Delete")
    page.keyboard.press("Control+z")

    page.locator('[data-go="tickets"]').focus()
    page.keyboard.press("Enter")
    workshop.person.action("suggest-tickets").focus()
    page.keyboard.press("Enter")
    page.locator('[data-list="tickets"] li').nth(7).wait_for()
    page.locator('[data-go="problems"]').focus()
    page.keyboard.press("Enter")
    page.locator("[data-fine]").wait_for()


def cursor_spot(spot: tuple[int, int]) -> tuple[int, int]:
    """Places from top to bottom, as the key goes through them. The cursor moves in steps of 25."""
    x, y = spot
    return 450 + (y - 450) // 25 * 25, 600 + (x - 600) // 25 * 25


def test_shapes_may_lie_on_others_and_everything_has_a_short_name(workshop: WorkshopPage) -> None:
    """An island in the sea, a place on it with an id of one's own, a kind of piece without length one."""
    workshop.begin()
    workshop.go("scenery")
    sea = ((200, 200), (1000, 200), (1000, 700), (200, 700))
    island = ((500, 400), (700, 400), (600, 550))
    for kind, corners in (("water", sea), ("land", island)):
        workshop.page.locator(f'[data-draw="{kind}"]').click()
        for corner in corners:
            workshop.click(*corner)
        workshop.person.action("finish").click()
    assert [(shape["kind"], len(shape["points"])) for shape in workshop.pack()["scenery"]] == [
        ("water", 4),
        ("land", 3),
    ]
    workshop.go("map")
    workshop.tool("place")
    workshop.click(600, 450)
    workshop.field("place-name").fill("Lighthouse on the Rock")
    workshop.page.locator('[data-panel="map"] details summary').first.click()
    workshop.field("place-id").fill("Rock!")
    workshop.field("place-id").press("Enter")
    workshop.drawn("place", "rock").wait_for(state="attached")
    workshop.go("rules")
    workshop.person.action("add-vehicle").click()
    metro = workshop.page.locator('[data-panel="rules"] section').nth(1)
    metro.locator('[data-field="vehicle-id"]').fill("metro")
    metro.locator('[data-field="vehicle-id"]').press("Enter")
    metro.get_by_role("button", name="Remove the shortest").click()
    vehicle = workshop.pack()["vehicles"][1]
    assert (vehicle["id"], sorted(vehicle["points"])) == ("metro", ["2", "3", "4"])
