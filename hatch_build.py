"""Hooks of the build: the front end joins every wheel, sdist and editable install; README.md suits PyPI."""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

REPOSITORY = "https://github.com/crosstown-game/crosstown/blob/main/"
PICTURES = "https://raw.githubusercontent.com/crosstown-game/crosstown/main/"
SITE = "https://crosstown-game.github.io/crosstown/"


class ReadmeHook(MetadataHookInterface):
    """PyPI shows the README by itself, so its links lead to the site and to the repository."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Sets the description that the package carries."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": with_full_links(text)}


def with_full_links(markdown: str) -> str:
    """A page of the root with addresses instead of relative links."""
    markdown = re.sub(r"(!\[[^\]]*\]\()(?!\w+:)", rf"\1{PICTURES}", markdown)
    markdown = re.sub(r"\]\(docs/([\w-]+)\.md", rf"]({SITE}\1/", markdown)
    return re.sub(r"\]\((?!\w+:|#)", f"]({REPOSITORY}", markdown)


class FrontendHook(BuildHookInterface):  # type: ignore[type-arg, unused-ignore]
    """Builds the front end before the package's files are collected."""

    def dependencies(self) -> list[str]:
        """What is missing from PyPI, if something has to be built: Node, a compiler for the rules."""
        building = _building(self.root)
        if os.environ.get(building.WITHOUT) or building.is_fresh():
            return []
        node = [] if building.find_node() else [building.NODE_PACKAGE]
        return [*node, *building.missing_packages()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds it. The files are no part of the repository, so the wheel is told of them."""
        building = _building(self.root)
        if os.environ.get(building.WITHOUT):
            return
        try:
            building.build()
        except building.BuildFailed as error:
            sys.exit(f"\n{error}\n")
        if version == "standard":
            build_data["artifacts"].append("/src/crosstown/pages/built/**")


def _building(root: str) -> ModuleType:
    """The module that builds: in the front end's own folder, which is no package."""
    path = Path(root) / "frontend" / "build.py"
    spec = importlib.util.spec_from_file_location("crosstown_frontend_build", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module
