"""axe-core finds nothing on any screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from testkit.browser_user import PHONE, Person
from testkit.screens import playing, walk
from tests.browser.conftest import Meet

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


def faults(person: Person, where: str) -> list[str]:
    """What axe finds on the page as it is now."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.add_script_tag(path=AXE)
    if person.look().screen in ("table", "ending"):  # with its board, named or not
        person.page.locator("[data-hit]").first.wait_for(state="attached")
    found = person.page.evaluate(
        "(tags) => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", list(RULES)
    )
    return [
        f"{where}: {one['impact']} {one['id']}: {one['help']}: {node['target']} {node['html'][:160]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def test_nothing_is_found_on_any_screen(meet: Meet) -> None:
    ada = meet("Ada", bypass_csp=True)
    found = [fault for where in walk(ada) for fault in faults(ada, where)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("city", ["san-francisco", "berlin"])
def test_nothing_is_found_at_the_table_of_any_city(meet: Meet, city: str) -> None:
    ada = meet("Ada", bypass_csp=True)
    found = [fault for where in playing(ada, city) for fault in faults(ada, f"{city}, {where}")]
    assert not found, "\n".join(found)


def test_nothing_is_found_on_a_phone(meet: Meet) -> None:
    ada = meet("Ada", bypass_csp=True, viewport=PHONE, has_touch=True, is_mobile=True)
    found = [fault for where in playing(ada, "london") for fault in faults(ada, f"phone, {where}")]
    assert not found, "\n".join(found)
