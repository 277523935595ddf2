"""Problems of packs in words, from their codes and facts. Pages use the same texts."""

from __future__ import annotations

from collections.abc import Mapping

from crosstown.language import ENGLISH, Fact, Translator


def problem_text(code: str, facts: Mapping[str, Fact], texts: Translator = ENGLISH) -> str:
    """What is wrong and what to do."""
    return texts.say(f"pack-problem-{code}", **facts)
