"""A draft gets the same files in the page as a server makes for its cities."""

from __future__ import annotations

import json

import pytest

from crosstown.cities.load import PACKS, load_city
from crosstown.drawing.city_facts import NUMBERS
from crosstown.pages.city_addresses import FACTS, city_address
from crosstown.pages.make_city_files import make_city_file
from crosstown.workshop.page_calls import call


@pytest.mark.parametrize("name", ["london", "san-francisco"])
def test_the_files_of_a_draft_are_those_of_a_city(name: str) -> None:
    text = (PACKS / f"{name}.toml").read_text("utf-8")
    city = load_city(name)
    made = json.loads(call("files", json.dumps([text])))["value"]
    facts = json.dumps(json.loads(make_city_file(city, FACTS)))
    assert json.loads(facts.replace(city_address(city, ""), "")) == made["facts"]
    assert json.loads(make_city_file(city, NUMBERS)) == made["numbers"]
    for picture, drawn in made["pictures"].items():
        assert make_city_file(city, picture).decode() == drawn


def test_a_draft_with_problems_has_no_files() -> None:
    text = (PACKS / "london.toml").read_text("utf-8").replace("hand = 2", "hand = 99")
    error = json.loads(call("files", json.dumps([text])))["error"]
    assert (error["code"], error["offender"]) == ("pack-problems", "out-of-range")
