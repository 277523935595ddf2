"""The manifest and the icons with which the page is installed as an app."""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image

from crosstown.pages.app_manifest import TOUCH_ICON, app_manifest
from tests.language.locale_files import LANGUAGES
from tools import app_icons

PUBLIC = Path(__file__).parents[2] / "frontend" / "public"


def test_every_icon_is_there_in_its_size() -> None:
    icons = json.loads(app_manifest())["icons"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
    for icon in icons:
        assert (PUBLIC / icon["src"]).is_file()
        if icon["src"].endswith(".png"):
            with Image.open(PUBLIC / icon["src"]) as picture:
                assert icon["sizes"] == f"{picture.width}x{picture.height}"
    with Image.open(PUBLIC / TOUCH_ICON) as picture:
        assert picture.size == (180, 180)
        assert picture.convert("RGBA").getchannel("A").getextrema() == (255, 255), (
            "iOS would fill clear corners with black"
        )


def test_a_maskable_icon_shows_everything_in_its_inner_circle() -> None:
    """Four fifths of the width are never cut off."""
    with Image.open(PUBLIC / "icons" / "maskable-512.png") as opened:
        picture = opened.convert("RGB")
    ground, middle = picture.getpixel((0, 0)), picture.width / 2
    drawn = [
        (x, y)
        for x in range(0, picture.width, 4)
        for y in range(0, picture.height, 4)
        if picture.getpixel((x, y)) != ground
    ]
    assert len(drawn) > 1000
    assert max((x - middle) ** 2 + (y - middle) ** 2 for x, y in drawn) < (0.4 * picture.width) ** 2


def test_the_icons_are_those_the_script_draws(tmp_path: Path) -> None:
    app_icons.main(tmp_path)
    for path in tmp_path.iterdir():
        kept = (PUBLIC / "icons" / path.name).read_bytes()
        assert kept == path.read_bytes(), f"{path.name} is out of date: run python -m tools.app_icons"


def test_all_addresses_are_relative_and_all_languages_are_there() -> None:
    manifest = json.loads(app_manifest())
    assert manifest["id"] == manifest["start_url"] == manifest["scope"] == "./"
    assert {manifest["lang"], *manifest["description_localized"]} == set(LANGUAGES)
    assert len({manifest["description"], *manifest["description_localized"].values()}) == len(LANGUAGES)
    assert not any(icon["src"].startswith("/") for icon in manifest["icons"])
