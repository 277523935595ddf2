"""Every screen, walked through once for each size and language that differ, and looked at in all ways.

Sizes, cities and languages are paired so that axe looks at each city, and each language is seen on a phone,
where its words have least room. Screens without a city are seen once on a laptop: nothing else changes them.
Axe looks at them once for each size.
"""

from __future__ import annotations

from typing import Any

import pytest

from testkit.browsers.browser_user import LAPTOP, PHONE
from testkit.browsers.screen_walk import walk
from tests.browser.conftest import NewUser
from tests.browser.page_checks import axe_faults, misfits, raw_words

SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
WALKS = [
    ("laptop", "london", "en-US"),
    ("phone", "san-francisco", "de-AT"),
    ("phone", "london", "nl-BE"),
    ("phone", "berlin", "da-DK"),
]


@pytest.mark.long
@pytest.mark.parametrize(("size", "city", "locale"), WALKS)
def test_every_screen(new_user: NewUser, size: str, city: str, locale: str) -> None:
    """It speaks one language, axe-core finds nothing, and on a phone all fits and can be hit by a thumb."""
    name = "Ada" if locale == "en-US" else "Wilhelmina von Humboldt"
    ada = new_user(name, locale=locale, bypass_csp=True, **SIZES[size])
    found: list[str] = []
    for where in walk(ada, city):
        assert ada.page.evaluate("() => document.documentElement.lang") == locale[:2]
        found += raw_words(ada, where)
        found += axe_faults(ada, where) if has_axe(locale, where) else []
        found += misfits(ada, where) if size == "phone" else []
    assert not found, "\n".join(dict.fromkeys(found))


def has_axe(locale: str, where: str) -> bool:
    """The Dutch see London, as the English do. The Danes alone see Berlin, but no other addresses."""
    return locale in ("en-US", "de-AT") or (locale == "da-DK" and " at /" not in where)
