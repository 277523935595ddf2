"""A drawing parted in two: shapes, which can be a picture, and words, which need the lettering of a page."""

from __future__ import annotations

from xml.etree import ElementTree
from xml.etree.ElementTree import Element

WORDS = "text"


def parted(markup: str) -> tuple[str, str]:
    """The shapes and the words of a drawing, each in the groups in which they were."""
    shapes, words = (ElementTree.fromstring(f"<g>{markup}</g>") for _ in range(2))
    _without_words(shapes)
    _words_alone(words)
    return _inside(shapes), _inside(words)


def _without_words(part: Element) -> None:
    for child in list(part):
        if child.tag == WORDS:
            part.remove(child)
        else:
            _without_words(child)


def _words_alone(part: Element) -> None:
    for child in list(part):
        if child.tag == WORDS:
            continue
        _words_alone(child)
        if not len(child):
            part.remove(child)


def _inside(part: Element) -> str:
    return "".join(ElementTree.tostring(child, encoding="unicode") for child in part)
