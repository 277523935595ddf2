"""Extension of Griffe, for the API reference: doctests in docstrings are shown as code."""

from __future__ import annotations

from typing import Any

import griffe


class DocstringExamples(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Griffe calls this for everything it has read."""
        if obj.docstring:
            obj.docstring.value = fence_doctests(obj.docstring.value)


def fence_doctests(docstring: str) -> str:
    return "\n\n".join(
        f"```pycon\n{paragraph}\n```" if paragraph.startswith(">>> ") else paragraph
        for paragraph in docstring.split("\n\n")
    )
