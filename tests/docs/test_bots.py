"""The page about players of one's own: its player is the one in the examples, its codes are all there are."""

from __future__ import annotations

import re

from tests.docs.markdown_pages import ROOT, blocks
from tests.docs.test_pages import codes_explained

PAGE = ROOT / "docs" / "bots.md"


def test_the_player_on_the_page_is_the_one_in_the_examples() -> None:
    first = next(block for block in blocks(PAGE) if block.language == "python")
    text = (ROOT / "docs" / "examples" / "builder.py").read_text(encoding="utf-8")
    assert first.text == text
    lines = [line for line in text.splitlines() if line.strip() and '"""' not in line]
    assert len(lines) <= 10


def test_the_second_player_on_the_page_is_in_the_examples_too() -> None:
    texts = [block.text for block in blocks(PAGE) if block.language == "python"]
    assert (ROOT / "docs" / "examples" / "courier.py").read_text(encoding="utf-8") in texts


def test_every_code_is_explained() -> None:
    src = ROOT / "src" / "crosstown"
    files = [src / "players" / f"{name}.py" for name in ("player_registry", "faults", "checking/check_run")]
    files += [src / "arena" / f"{name}.py" for name in ("arena_worker", "journal")]
    files.append(src / "workers" / "work.py")
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    given = set(re.findall(r'"((?:code|player|journal|worker)-[a-z-]+)"', text))
    assert given | {"unknown-player", "bad-player-option", "not-simulated"} == codes_explained(PAGE)
