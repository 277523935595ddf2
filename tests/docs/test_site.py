"""The documentation as a site: it builds, lacks no public name, and asks no other host for anything."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.docs.markdown_pages import ROOT

pytestmark = pytest.mark.long

FETCHED = re.compile(r"<(?:script|img|link|iframe|source)\b[^>]*?\b(?:src|href)=\"?(?:https?:)?//[^>]*>")
NOT_FETCHED = re.compile(r"\brel=\"?(?:canonical|next|prev)\b")


PUBLIC = ("crosstown", "crosstown.players", "crosstown.arena", "crosstown.balance")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder


def test_nothing_is_fetched_from_other_hosts(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 10
    for page in pages:
        fetched = [tag for tag in FETCHED.findall(page.read_text("utf-8")) if not NOT_FETCHED.search(tag)]
        assert fetched == [], page.name
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import )[\"']?(?:https?:)?//", sheet.read_text("utf-8")), sheet.name


@pytest.mark.parametrize(
    "package", ["crosstown", "crosstown.players", "crosstown.arena", "crosstown.balance"]
)
def test_the_reference_has_every_public_name(site: Path, package: str) -> None:
    reference = (site / "reference" / "index.html").read_text(encoding="utf-8")
    module = importlib.import_module(package)
    public = [name for name in module.__all__ if not name.startswith("_")]
    assert public
    for name in public:  # a module is shown by what it holds
        end = "." if isinstance(getattr(module, name), ModuleType) else '"'
        assert f'id="{package}.{name}{end}' in reference, name


def test_the_home_page_begins_as_the_readme_does(site: Path) -> None:
    home = (site / "index.html").read_text(encoding="utf-8")
    assert "A game for two to four takes" in home
    assert 'src="images/' in home
