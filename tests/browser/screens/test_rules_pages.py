"""The rules pages: each city explains itself by its own board, in any language and size."""

from __future__ import annotations

import re

import pytest

from crosstown.cities import city_names, load_city
from crosstown.cities.worked_example import worked_example
from testkit.browsers.browser_user import LAPTOP, PHONE
from tests.browser.conftest import NewUser
from tests.browser.page_checks import axe_faults, misfits, raw_words

LOCALES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL", "da": "da-DK"}
WITH_AXE = set(zip(city_names(), LOCALES, strict=True))  # each city has its colours, each language its words


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("de", PHONE), ("nl", PHONE), ("da", LAPTOP)])
def test_every_city_explains_itself(new_user: NewUser, language: str, size: dict[str, int]) -> None:
    ada = new_user(viewport=size, locale=LOCALES[language], bypass_csp=True)
    ada.open("/about", "about")
    for name in city_names():
        ada.go(f"/rules/{name}", "rules")
        ada.page.locator("#rulings").wait_for()
        ada.rest()
        where = f"{name} in {language}"
        assert not raw_words(ada, where) + misfits(ada, where)
        assert (name, language) not in WITH_AXE or not axe_faults(ada, where)
        example = worked_example(load_city(name))
        pieces = ada.page.locator("section[aria-labelledby=tickets] figure use")
        assert pieces.count() == sum(load_city(name).spaces(route) for route in example.path)
        lines = ada.page.locator("[data-example-total] tbody td").all_inner_texts()
        points = [int(re.sub("−", "-", line)) for line in lines]
        assert min(points) < 0, "nothing is lost in the example"
        assert sum(points) == example.total
        assert ada.page.locator("[data-example-total] tfoot td").inner_text() == str(example.total)
        ada.go("/about", "about")  # so that one sees when the next city is shown
