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


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
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


def test_the_site(site: Path) -> None:
    """One test, for each would build the site anew in a process of its own."""
    check_that_nothing_is_fetched_from_other_hosts(site)
    reference = (site / "reference" / "index.html").read_text(encoding="utf-8")
    for package in PUBLIC:
        check_that_it_has_every_public_name(reference, package)
    home = (site / "index.html").read_text(encoding="utf-8")
    assert "A game for two to four players takes" in home, "the home page begins as the README does"
    assert 'src="images/' in home


def check_that_nothing_is_fetched_from_other_hosts(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 10
    for page in pages:
        fetched = [tag for tag in FETCHED.findall(page.read_text("utf-8")) if not NOT_FETCHED.search(tag)]
        assert fetched == [], page.name
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import )[\"']?(?:https?:)?//", sheet.read_text("utf-8")), sheet.name


def check_that_it_has_every_public_name(reference: str, package: str) -> None:
    module = importlib.import_module(package)
    public = [name for name in module.__all__ if not name.startswith("_")]
    assert public
    for name in public:  # a module is shown by what it holds
        end = "." if isinstance(getattr(module, name), ModuleType) else '"'
        assert f'id="{package}.{name}{end}' in reference, name
