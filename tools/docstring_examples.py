"""Extension of Griffe, for the API reference: doctests in docstrings are shown as code."""

from __future__ import annotations

from typing import Any

import griffe


class DocstringExamples(griffe.Extension):
    """Puts a fence around each doctest."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Griffe calls this for everything it has read."""
        if obj.docstring:
            obj.docstring.value = fence_doctests(obj.docstring.value)


def fence_doctests(docstring: str) -> str:
    """A docstring whose paragraphs of doctest are fenced, as Markdown wants it."""
    return "\n\n".join(
        f"```pycon\n{paragraph}\n```" if paragraph.startswith(">>> ") else paragraph
        for paragraph in docstring.split("\n\n")
    )
