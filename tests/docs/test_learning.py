"""The page on learning lists every field of an observation, as it is."""

from __future__ import annotations

import re

from crosstown import City
from crosstown.encoding import ObservationLayout
from tests.docs.markdown_pages import ROOT


def test_every_field_is_listed_in_its_order() -> None:
    text = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8").partition("## Every number")[2]
    listed = re.findall(r"^\| `(\w+)` \| [^|]+ \| (.+) \|$", text, re.MULTILINE)
    layout = ObservationLayout.of(City.load("london"), 2)
    assert listed == [(field.name, field.meaning) for field in layout]
