"""Makes a city in the workshop from an empty page, as a person would, with a clock.

    python -m tools.workshop_evening                        Istanbul, into build/evening
    python -m tools.workshop_evening my-town.toml --out X   another pack, into another folder

It presses the same buttons as a person: clicks and drags on the map, forms beside it, keys. Screenshots are
taken on the way. At the end it saves the city as a file, has it printed, and compares the file with the pack:
the same numbers of the rules, the same drawings in every language. How long a person would need is estimated.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from crosstown.cities import City, load_city
from crosstown.cities.city_record import city_record
from crosstown.cities.load import PACKS
from crosstown.drawing.board.static_board import draw_board
from crosstown.language import Translator, languages
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.chromium import check_built, launched
from testkit.server_process import quick_server
from tests.browser.workshop.workshop_page import WorkshopPage
from tools.workshop_user import WorkshopUser, say

ROOT = Path(__file__).parent.parent
NAMED = Translator("en").named
Table = dict[str, Any]


class Maker(WorkshopUser):
    """Somebody who makes the city of a pack in the workshop."""

    def __init__(self, workshop: WorkshopPage, pack: Table, shots: Path) -> None:
        super().__init__(workshop, shots)
        self.pack = pack
        self.spots = {one["id"]: (one["x"], one["y"]) for one in pack["board"]["locations"]}

    def make(self) -> None:
        steps = (
            self.begin, self.scenery, self.cards, self.places, self.routes, self.tickets, self.districts,
            self.souvenirs, self.names,
        )  # fmt: skip
        for step in steps:
            with self.clock.step(step.__name__):
                step()
            self.shot(step.__name__)

    def begin(self) -> None:
        self.workshop.begin()
        self.clock.clicks += 2
        panel, pack = self.go("city"), self.pack
        self.write(self.workshop.field("city-name"), pack["name"])
        self.write(self.workshop.field("city-id"), pack["id"])
        self.write(panel.get_by_label(say("workshop-edition"), exact=True).first, pack["edition"])
        for key in ("notes", "sourced", "designed"):
            told = pack["sources"][key]
            text = told if isinstance(told, str) else "\n".join(told)
            self.write(panel.get_by_label(say(f"workshop-{key}"), exact=True).first, text)
        if "style" in pack:
            self.choose(self.workshop.field("theme"), pack["style"].get("theme", ""))

    def cards(self) -> None:
        panel, cards = self.go("rules"), self.pack["cards"]
        wanted = list(cards["colours"])
        have = list(self.workshop.pack()["cards"]["colours"])
        kept = 0
        for colour in have:  # a new colour comes last, so those after it are taken away and added again
            if kept < len(wanted) and colour == wanted[kept]:
                kept += 1
                continue
            name = say("workshop-colour-remove", colour=NAMED("colour", colour))
            self.press(panel.get_by_role("button", name=name, exact=True))
        for colour in wanted[kept:]:
            self.choose(panel.get_by_label(say("workshop-colour-add"), exact=True), colour)
        for colour, count in cards["colours"].items():
            self.number(panel, NAMED("colour", colour), count)
        self.number(panel, say("workshop-wilds"), cards["wild"]["count"])
        self.write(panel.get_by_label(say("workshop-wild-name"), exact=True), cards["wild"]["name"])
        for key, label in (("hand", "hand"), ("market", "market"), ("market_wild_limit", "market-wilds")):
            self.number(panel, say(f"workshop-{label}"), cards[key])
        for at, vehicle in enumerate(self.pack["vehicles"]):
            if at:
                self.press(self.workshop.person.action("add-vehicle"))
            self.vehicle(panel, at, vehicle)
        self.number(panel, say("workshop-pieces-left"), self.pack["end"]["pieces_left"])
        self.number(panel, say("workshop-both-from"), self.pack["double_routes"]["both_from_players"])

    def vehicle(self, panel: Locator, at: int, vehicle: Table) -> None:
        form = panel.locator("section").nth(at)
        self.write(form.locator('[data-field="vehicle-name"]'), vehicle["name"])
        self.write(form.locator('[data-field="vehicle-id"]'), vehicle["id"])
        if "drawing" in vehicle:
            self.choose(form.get_by_label(say("workshop-drawing"), exact=True), vehicle["drawing"])
        self.number(form, say("workshop-pieces"), vehicle["count"])
        self.choose(form.get_by_label(say("workshop-takes"), exact=True), vehicle["pieces"])
        lengths = sorted(int(length) for length in vehicle["points"])

        def known() -> list[int]:
            return sorted(int(one) for one in self.workshop.pack()["vehicles"][at]["points"])

        while known()[-1] < lengths[-1]:
            self.press(form.get_by_role("button", name=say("workshop-longer")))
        while known()[-1] > lengths[-1]:
            self.press(form.get_by_role("button", name=say("workshop-shorter")))
        while known()[0] < lengths[0]:
            self.press(form.get_by_role("button", name=say("workshop-short-remove")))
        for length in lengths:
            self.number(form, say("workshop-points-for", count=length), vehicle["points"][str(length)])

    def scenery(self) -> None:
        panel = self.go("scenery")
        for shape in self.pack.get("scenery", []):
            self.press(self.page.locator(f'[data-draw="{shape["kind"]}"]'))
            points = [shape["at"]] if shape["kind"] == "text" else shape["points"]
            for x, y in points:
                self.clock.clicks += 1
                self.workshop.click(min(max(x, -20), 1220), min(max(y, -20), 920))
            if shape["kind"] == "text":
                self.write(panel.get_by_label(say("workshop-text"), exact=True), shape["text"])
                for axis, value in zip("xy", shape["at"], strict=True):
                    self.number(panel, say(f"workshop-{axis}"), value)
                continue
            self.press(self.workshop.person.action("finish"))
            if "width" in shape:
                self.number(panel, say("workshop-width"), shape["width"])
            if not panel.locator("details").first.evaluate("(one) => one.open"):
                self.press(panel.locator("details > summary").first)
            for index, point in enumerate(points, 1):
                for axis, value in zip("xy", point, strict=True):
                    self.number(panel, say(f"workshop-corner-{axis}", number=index), value)

    def places(self) -> None:
        panel = self.go("map")
        self.workshop.tool("place")
        for place in self.pack["board"]["locations"]:
            self.clock.clicks += 1
            self.workshop.click(place["x"], place["y"])
            self.write(self.workshop.field("place-name"), place["name"])
            self.choose(self.workshop.field("side"), place["label"])
            if place.get("wrap"):
                self.press(self.workshop.field("wrap"))
            details = panel.locator("details").first
            if not details.evaluate("(one) => one.open"):
                self.press(details.locator("summary"))
            self.number(panel, say("workshop-x"), place["x"])
            self.number(panel, say("workshop-y"), place["y"])
            nudge = place.get("nudge", [0, 0])
            self.number(panel, say("workshop-nudge-x"), nudge[0])
            self.number(panel, say("workshop-nudge-y"), nudge[1])
            self.write(self.workshop.field("place-id"), place["id"])

    def routes(self) -> None:
        self.go("map")
        self.workshop.tool("route")
        routes = self.pack["board"]["routes"]
        for at, route in enumerate(routes):
            if route.get("double") == 2:
                continue
            self.clock.drags += 1
            self.workshop.drag(self.spots[route["a"]], self.spots[route["b"]])
            self.write(self.workshop.field("length"), str(route["length"]))
            if "vehicle" in route:
                self.choose(self.workshop.field("vehicle"), route["vehicle"])
            self.colour("colour", route["colour"])
            if route.get("double"):
                self.press(self.workshop.field("double"))
                self.colour("colour", route["colour"])
                self.colour("other-colour", routes[at + 1]["colour"])
            self.write(self.workshop.field("ferries"), str(route.get("ferries", 0)))
            self.write(self.workshop.field("curve"), str(route.get("curve", 0)))

    def colour(self, name: str, colour: str) -> None:
        target = self.page.locator(f'[data-field="{name}"] input[value="{colour}"]').first
        if not target.is_checked():
            self.press(target)

    def tickets(self) -> None:
        self.go("tickets")
        for ticket in self.pack["tickets"]["deck"]:
            self.clock.drags += 1
            self.workshop.drag(self.spots[ticket["a"]], self.spots[ticket["b"]])
            self.write(self.workshop.field("ticket-points"), str(ticket["points"]))

    def districts(self) -> None:
        if "districts" not in self.pack:
            return
        panel = self.go("districts")
        for number, district in self.pack["districts"].items():
            self.press(self.workshop.person.action("add-district"))
            form = panel.locator("section.district").nth(int(number) - 1)
            self.number(form, say("workshop-points"), district["points"])
            disc = form.locator(f'input[value="{district["colour"]}"]')
            if not disc.is_checked():
                self.press(disc)
        for number in self.pack["districts"]:
            brush = self.page.locator(f'[data-brush="{number}"]')
            if brush.get_attribute("aria-pressed") != "true":
                self.press(brush)
            for place in self.pack["board"]["locations"]:
                if place["district"] == int(number) and number != "1":
                    self.clock.clicks += 1
                    self.workshop.click(place["x"], place["y"])

    def souvenirs(self) -> None:
        if "souvenirs" not in self.pack:
            return
        wanted = self.pack["souvenirs"]
        panel = self.go("souvenirs")
        self.press(self.workshop.person.action("add-souvenirs"))
        have = self.workshop.pack()["souvenirs"]["start"]
        kept = [one for one, other in zip(have, wanted["start"], strict=False) if one == other]
        for id in [one for one in have if one not in kept] + [
            one for one in wanted["start"] if one not in kept
        ]:
            self.clock.clicks += 1
            self.workshop.click(*self.spots[id])
        for at, symbol in enumerate(wanted["symbols"], 1):
            self.write(panel.get_by_label(say("workshop-souvenir-kind", number=at), exact=True), symbol)
        for count, points in enumerate(wanted["points"]):
            self.number(panel, say("workshop-souvenir-worth", count=count), points)

    def names(self) -> None:
        panel = self.go("city")
        fields = panel.locator(".names")
        own = self.pack
        for language, told in self.pack.get("names", {}).items():
            self.clock.clicks += 1
            panel.locator(f'input[type="radio"][value="{language}"]').check(force=True)
            rows = {own["name"]: told.get("city"), own["edition"]: told.get("edition")}
            rows |= {say("workshop-notes"): told.get("notes"), own["cards"]["wild"]["name"]: told.get("wild")}
            rows |= {one["name"]: told.get("vehicles", {}).get(one["id"]) for one in own["vehicles"]}
            rows |= {one["name"]: told.get("places", {}).get(one["id"]) for one in own["board"]["locations"]}
            rows |= dict(told.get("texts", {}))
            for label, name in rows.items():
                if name:
                    self.write(fields.get_by_label(label, exact=True), name)

    def finish(self, folder: Path) -> Path:
        with self.clock.step("balance, problems, file"):
            panel = self.go("balance")
            panel.locator("[data-table]").first.wait_for()
            self.shot("balance")
            self.workshop.no_problems()
            made = self.workshop.exported(folder)
        with self.clock.step("print"):
            self.clock.clicks += 1
            with self.page.expect_download() as coming:
                self.page.locator('[data-print="a4"]').click()
            coming.value.save_as(folder / coming.value.suggested_filename)
        return made


def compare(file: Path, wanted: City, pack: Table) -> bool:
    """Whether both are the same city: every value, the numbers of the rules, the drawings."""
    made = City.load(file)
    found = {
        "the same values": tomllib.loads(file.read_text("utf-8")) == pack,
        "the same rules": city_record(made) == city_record(wanted),
    }
    for language in languages():
        found[f"the same drawing ({language})"] = drawing(made, language) == drawing(wanted, language)
    for what, same in found.items():
        print(what if same else f"NOT {what}")
    return all(found.values())


def drawing(city: City, language: str) -> str:
    """The board without the prefix of its ids, which follows from the bytes of the file."""
    return re.sub(r"\bct[0-9a-f]{10}\b", "", draw_board(city.in_language(language)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("pack", nargs="?", default="istanbul")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "evening")
    options = parser.parse_args()
    check_built()
    options.out.mkdir(parents=True, exist_ok=True)
    wanted = load_city(options.pack)
    file = Path(options.pack) if options.pack.endswith(".toml") else PACKS / f"{options.pack}.toml"
    pack = tomllib.loads(file.read_text("utf-8"))
    with quick_server(options.out) as server, launched() as browser:
        person = BrowserUser(browser, server.url)
        maker = Maker(WorkshopPage(person), pack, options.out)
        maker.make()
        made = maker.finish(options.out)
    minutes = (time.monotonic() - maker.clock.began) / 60
    print(f"script {minutes:.1f} min, a person about {maker.clock.person / 60:.0f} min")
    return 0 if compare(made, wanted, pack) else 1


if __name__ == "__main__":
    sys.exit(main())
