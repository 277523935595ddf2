"""The problems of a draft as data: codes, where they stand, and what they are about. The page words them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from crosstown.cities.checks.pack_fields import Finding
from crosstown.cities.checks.read_and_check import NoPack
from crosstown.cities.checks.toml_lines import KeyPath, Lines
from crosstown.cities.city import City
from crosstown.drawing.board.crowding import find_crowding
from crosstown.workshop.drafts import Pack, parse_text, read_draft

# The lists of a pack whose entries a problem can be about, by the names that pages use.
_ENTRIES: dict[KeyPath, str] = {
    ("board", "locations"): "place",
    ("board", "routes"): "route",
    ("tickets", "deck"): "ticket",
    ("scenery",): "scenery",
    ("vehicles",): "vehicle",
}


def read(text: str) -> dict[str, Any]:
    """The pack in a text, and its problems. A text that is no pack gives None and the reason."""
    try:
        pack = parse_text(text)
    except NoPack as error:
        return {"pack": None, "problems": [_told(error.finding, "error", error.line)]}
    return {"pack": pack, "problems": _problems(pack, Lines(text))}


def check(draft: Pack | str) -> list[dict[str, Any]]:
    """All problems and warnings of a draft, given as a pack or as a text."""
    if isinstance(draft, str):
        problems: list[dict[str, Any]] = read(draft)["problems"]
        return problems
    return _problems(draft, None)


def _problems(pack: Pack, lines: Lines | None) -> list[dict[str, Any]]:
    """Errors in the order of the text, if there is one; then warnings."""
    draft = read_draft(pack)
    errors = draft.report.found
    if lines:
        errors = sorted(errors, key=lambda one: lines.offset_of(one.path))
    told = [("error", one) for one in errors] + [("warning", one) for one in _warnings(pack, draft.city)]
    return [_told(one, severity, lines.line_of(one.path) if lines else 0) for severity, one in told]


def _warnings(pack: Pack, city: City) -> Iterator[Finding]:
    at = {place.get("id"): index for index, place in enumerate(_places(pack))}
    for one in find_crowding(city):
        yield Finding(one.code, ("board", "locations", at.get(one.place, 0)), one.facts)


def _places(pack: Pack) -> list[dict[str, Any]]:
    board = pack.get("board")
    places = board.get("locations") if isinstance(board, dict) else None
    return [place if isinstance(place, dict) else {} for place in places] if isinstance(places, list) else []


def _told(finding: Finding, severity: str, line: int) -> dict[str, Any]:
    path = finding.path
    about = [
        {"kind": kind, "index": path[len(entries)]}
        for entries, kind in _ENTRIES.items()
        if path[: len(entries)] == entries and len(path) > len(entries)
    ]
    return {
        "code": finding.code,
        "severity": severity,
        "path": list(path),
        "line": line,
        "about": about,
        "facts": dict(finding.facts),
    }
