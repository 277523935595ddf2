"""Reading drawn pictures: their parts, their ids, and what refers to them."""

from __future__ import annotations

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def parsed(document: str) -> ElementTree.Element:
    return ElementTree.fromstring(document)


def with_attribute(root: ElementTree.Element, name: str) -> dict[str, ElementTree.Element]:
    """The parts with an attribute, by its value; no value may come twice."""
    parts = [part for part in root.iter() if name in part.attrib]
    found = {part.attrib[name]: part for part in parts}
    assert len(found) == len(parts)
    return found


def ids(document: str) -> set[str]:
    return set(with_attribute(parsed(document), "id"))


def assert_references_resolve(document: str) -> None:
    links = {
        part.attrib["href"].removeprefix("#") for part in parsed(document).iter() if "href" in part.attrib
    }
    assert links | set(re.findall(r"url\(#([^)]*)\)", document)) <= ids(document)


def assert_harmless(root: ElementTree.Element, *forbidden: str) -> None:
    tags = {part.tag for part in root.iter()}
    assert not tags & {f"{SVG}{tag}" for tag in ("style", "script", *forbidden)}
    names = {name for part in root.iter() for name in part.attrib}
    assert not {name for name in names if name == "style" or name.startswith("on")}
