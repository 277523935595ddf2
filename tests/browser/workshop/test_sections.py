"""The sections beside the map: from a generated first draft to a city with all that a pack can have."""

from __future__ import annotations

import re
from pathlib import Path

import pypdfium2

from crosstown import City
from tests.browser.page_checks import axe_faults, raw_words
from tests.browser.workshop.workshop_page import WorkshopPage

NAMES = ("Anvil", "Bakery", "Canal", "Dome", "Elm", "Ford", "Gate", "Harbour", "Island", "Jetty")


def test_from_a_first_draft_to_a_city_with_everything(workshop: WorkshopPage, tmp_path: Path) -> None:
    person, page = workshop.person, workshop.page
    first_draft(workshop)
    place = workshop.pack()["board"]["locations"][0]
    faults = axe_faults(person, "first draft")

    workshop.go("districts")
    person.action("add-district").click()
    workshop.click(place["x"], place["y"])
    assert workshop.pack()["board"]["locations"][0]["district"] == 1
    faults += axe_faults(person, "districts") + raw_words(person, "districts")
    page.locator('[data-brush="1"]').click()

    workshop.go("souvenirs")
    person.action("add-souvenirs").click()
    workshop.field("placed-by-3-1").fill("3")
    workshop.field("placed-by-3-1").press("Enter")
    souvenirs = workshop.pack()["souvenirs"]
    assert souvenirs["placed_by"]["3"] == [3, 2]
    assert len(souvenirs["symbols"]) == len(souvenirs["start"]) + 2
    faults += axe_faults(person, "souvenirs") + raw_words(person, "souvenirs")

    workshop.go("scenery")
    shapes = {
        "river": ((0, 450), (400, 500), (1200, 430)),
        "water": ((0, 0), (300, 0), (150, 120)),
        "park": ((900, 700), (1100, 700), (1000, 850)),
    }
    for kind, corners in shapes.items():
        page.locator(f'[data-draw="{kind}"]').click()
        for corner in corners:
            workshop.click(*corner)
        person.action("finish").click()
    scenery = workshop.pack()["scenery"]
    assert [(one["kind"], len(one["points"])) for one in scenery] == [(kind, 3) for kind in shapes]
    page.locator(".drawn path").nth(2).wait_for(state="attached")
    faults += axe_faults(person, "scenery") + raw_words(person, "scenery")

    workshop.go("city")
    workshop.field("theme").select_option(index=2)
    page.locator('input[type="radio"][value="da"]').check(force=True)
    page.get_by_label(place["name"], exact=True).fill("Ambolten")
    pack = workshop.pack()
    assert pack["names"]["da"]["places"][place["id"]] == "Ambolten"
    assert pack["style"]["theme"]
    faults += axe_faults(person, "city") + raw_words(person, "city")

    workshop.no_problems()
    city = City.load(workshop.exported(tmp_path))
    assert city.in_language("da").place[place["id"]].name == "Ambolten"
    assert city.souvenirs
    assert [one.kind for one in city.scenery] == list(shapes)
    assert not faults, "\n".join(faults)

    with page.expect_download() as coming:
        page.locator('[data-print="a4"]').click()
    coming.value.save_as(tmp_path / "city.pdf")
    with pypdfium2.PdfDocument(tmp_path / "city.pdf") as printed:
        assert len(printed) > 4
        assert [round(side / 72 * 25.4) for side in printed[0].get_size()] in ([210, 297], [297, 210])


def first_draft(workshop: WorkshopPage) -> None:
    """A generated city with these places, and without a problem."""
    page = workshop.page
    workshop.start()
    page.locator("details summary").click()
    page.locator("details input[type=text]").first.fill("Ten Corners")
    page.locator("details textarea").fill("\n".join(NAMES))
    workshop.person.action("first-draft").click()
    workshop.ready()
    pack = workshop.pack()
    assert [one["name"] for one in pack["board"]["locations"]] == list(NAMES)
    workshop.no_problems()


def test_the_balance_while_one_draws(workshop: WorkshopPage, tmp_path: Path) -> None:
    person, page = workshop.person, workshop.page
    workshop.copy("london")
    workshop.go("balance")
    counted = page.locator('[data-panel="balance"] [data-table="keys"]').first
    counted.wait_for()
    rows = counted.locator("tbody tr")
    here, london = rows.first.locator("td").nth(0), rows.first.locator("td").nth(1)
    assert re.fullmatch(r"[\d.]+% \([\d.]+ to [\d.]+\)", here.inner_text()), "a number with its interval"
    assert any(char.isdigit() for char in london.inner_text())
    routes = len(workshop.pack()["board"]["routes"])
    assert page.locator('[data-overlay="balance"] [data-use]').count() == routes
    assert page.locator('[data-list="findings"], [data-panel="balance"] [data-fine]').count() == 1
    faults = axe_faults(person, "balance") + raw_words(person, "balance")
    with page.expect_download() as coming:
        person.action("balance-report").click()
    coming.value.save_as(tmp_path / "report.html")
    assert "<svg" in (tmp_path / "report.html").read_text("utf-8")

    # Far longer routes: games take longer, and the page says what has changed.
    person.action("keep-balance").click()
    workshop.go("map")
    for route in range(0, 16, 2):
        workshop.choose_route(route)
        workshop.field("length").fill("4")
        workshop.field("length").press("Enter")
    workshop.go("balance")
    page.locator('[data-list="changes"] li').first.wait_for()
    faults += axe_faults(person, "changes") + raw_words(person, "changes")
    assert not faults, "\n".join(faults)
