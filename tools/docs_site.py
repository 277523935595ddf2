"""Hooks of MkDocs: pages from the root of the repository join the site, and their links follow them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
HOME = "https://github.com/crosstown-game/crosstown/"
LOGO = "frontend/src/favicon.svg"
FONT = "src/crosstown/pages/built/assets/cabin-latin-wght-normal-*.woff2"
ROOT_PAGES = {
    "CHANGELOG.md": "changes.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
BEGINNING = "<!-- the beginning of README.md -->"
"""What docs/index.md says where the beginning of the README goes."""
END_OF_BEGINNING = "\n## What is in it"

_LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)")
_LINK_UP = re.compile(r"\]\(\.\./([^)#\s]+)")


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    from mkdocs.structure.files import File

    for name, page in ROOT_PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text(encoding="utf-8")))
    [font] = ROOT.glob(FONT)
    for name, path in (("favicon.svg", ROOT / LOGO), ("cabin.woff2", font)):
        files.append(File.generated(config, name, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    for name, own in ROOT_PAGES.items():
        if page.file.src_uri == own:
            page.edit_url = f"{HOME}edit/main/{name}"
            return from_root(markdown)
    if BEGINNING in markdown:
        beginning, end, _ = (ROOT / "README.md").read_text(encoding="utf-8").partition(END_OF_BEGINNING)
        assert end, f"README.md has no heading {END_OF_BEGINNING.strip()!r}"
        page.edit_url = None
        return markdown.replace(BEGINNING, from_root(beginning))
    return _LINK_UP.sub(lambda link: "](" + target_on_site(link[1]), markdown)


def from_root(markdown: str) -> str:
    return _LINK.sub(lambda link: "](" + target_on_site(link[1]), markdown)


def target_on_site(path: str) -> str:
    """Where the site has a file of the repository: as a page or picture, else as a link to the source."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return ROOT_PAGES.get(path, f"{HOME}blob/main/{path}")
