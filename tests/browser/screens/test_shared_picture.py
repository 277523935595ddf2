"""The picture of a game that people send to one another."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageColor

from testkit.browsers.screen_walk import finished
from tests.browser.conftest import NewUser

NEAR = 12  # of 255: colours are blended at edges


def share_of(picture: Image.Image, colour: str) -> float:
    """How much of a picture is of a colour, or almost."""
    one = Image.new("RGB", picture.size, ImageColor.getrgb(colour))
    red, green, blue = ImageChops.difference(picture, one).split()
    off = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(off.histogram()[: NEAR + 1]) / (picture.width * picture.height)


# Keeps the fonts that the drawings bring along: as images they see none of the page's.
_FONTS = """
window.brought = []
const src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
Object.defineProperty(HTMLImageElement.prototype, 'src', { ...src, set(value) {
  const drawing = value.startsWith('data:image/svg') ? decodeURIComponent(value) : ''
  for (const [, family] of drawing.matchAll(/font-family: ([^;]+);[^}]*url\\(data:font/g))
    window.brought.push(family.replaceAll(/["']|&quot;/g, ''))
  src.set.call(this, value)
} })
"""
LETTERING = {"london": "Cabin", "san-francisco": "Limelight"}


@pytest.mark.parametrize("city", ["london", "san-francisco"])
def test_it_shows_the_city_and_who_went_where(new_user: NewUser, tmp_path: Path, city: str) -> None:
    ada = new_user("Ada")
    ada.page.add_init_script(_FONTS)
    ada.open(f"/t/{finished(ada, new_user('Ben'), city)}", "ending")
    ada.wait(lambda now: now.has("skip") or now.has("share"))
    ada.skip()
    with ada.page.expect_download() as download:
        ada.action("share").click()
    path = tmp_path / "picture.png"
    download.value.save_as(path)
    picture = Image.open(path).convert("RGB")
    info = ada.ask(f"/api/cities/{city}")
    assert picture.width == 1600
    assert share_of(picture, info["theme"]["water"]) > 0.005  # the ground
    for seat in info["seats"][:2]:
        assert share_of(picture, seat["fill"]) > 0.002  # their vehicles
    for seat in info["seats"][2:]:
        assert share_of(picture, seat["fill"]) < 0.002
    assert LETTERING[city] in ada.page.evaluate("() => brought")
