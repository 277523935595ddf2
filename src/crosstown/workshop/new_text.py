"""A pack that was never a text, written like the built-in ones: in order, an entry a line, with remarks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from crosstown.workshop.drafts import Pack

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_CONTROL = re.compile(r"[\x7f-\x9f\u2028\u2029]")

_HEAD = "# A city for Crosstown, format 1. docs/cities.md explains every key.\n"
_SECTIONS = (
    "names",
    "style",
    "sources",
    "cards",
    "vehicles",
    "end",
    "double_routes",
    "districts",
    "souvenirs",
    "board",
    "tickets",
    "scenery",
)
_REMARKS = {
    "cards": "# hand: cards dealt to each; market: cards that lie face up; so many face-up wilds clear it",
    "vehicles": '# the pieces of each player; "per_space": one for each space, "one": one for a whole route',
    "end": "# a player with so many pieces or fewer starts the last round",
    "double_routes": "# with fewer players, claiming one half closes the other",
    "districts": "# points for joining all places of a district",
    "souvenirs": "# stack, placed, placed_by: by number of players; points: for 0, 1, 2, … different symbols",
    "board": "# x from 0 to 1200 to the right, y from 0 to 900 downwards",
    "tickets": "# dealt at the start, and how many of them must be kept; the same for drawing",
    "scenery": "# the background, drawn in this order",
}
_ORDER = (
    *("format", "id", "name", "edition", "provenance", "players"),
    *("notes", "sourced", "designed"),
    *("hand", "market", "market_wild_limit", "wild", "colours", "count", "pieces"),
    *("symbols", "start", "stack", "placed", "placed_by"),
    *("x", "y", "label", "wrap", "nudge", "district", "locations", "routes"),
    *("deal", "deal_keep", "draw", "draw_keep", "deck", "kind", "text", "at"),
    *("a", "b", "length", "points", "width", "colour", "vehicle", "ferries", "double", "curve"),
)
_PLACE = {name: at for at, name in enumerate(_ORDER)}
_LISTED = ("locations", "routes", "deck", "sourced", "designed")  # an entry a line


def new_text(pack: Pack) -> str:
    """The whole pack as a text."""
    top = {
        key: value for key, value in pack.items() if key not in _SECTIONS and not isinstance(value, Mapping)
    }
    rest = [key for key in pack if key not in _SECTIONS and key not in top]
    parts = [_HEAD + "".join(_lines(top))]
    parts += [section_text(key, pack[key]) for key in (*_SECTIONS, *rest) if key in pack]
    return "\n".join(parts)


def section_text(key: str, value: Any) -> str:
    """A section of the pack, ``[key]`` or ``[[key]]``, with a remark."""
    remark = f"{_REMARKS[key]}\n" if key in _REMARKS else ""
    if isinstance(value, Mapping):
        return remark + _table_text(_key(key), value)
    if value and all(isinstance(one, Mapping) for one in value):
        return remark + "\n".join(f"[[{_key(key)}]]\n{''.join(_lines(one))}" for one in value)
    return f"{_key(key)} = {inline_text(value)}\n"


def _table_text(name: str, table: Mapping[str, Any]) -> str:
    """A table; tables of names for other languages are sections of their own."""
    inner = {key: one for key, one in table.items() if name == "names" and isinstance(one, Mapping)}
    plain = {key: one for key, one in table.items() if key not in inner}
    own = f"[{name}]\n{''.join(_lines(plain))}" if plain or not inner else ""
    below = [f"[{name}.{_key(key)}]\n{''.join(_lines(one))}" for key, one in inner.items()]
    return "\n".join(filter(None, (own, *below)))


def _lines(table: Mapping[str, Any]) -> Iterator[str]:
    for key, value in _in_order(table):
        if key in _LISTED and isinstance(value, list) and value:
            entries = "".join(f"  {inline_text(one)},\n" for one in value)
            yield f"{_key(key)} = [\n{entries}]\n"
        else:
            yield f"{_key(key)} = {inline_text(value)}\n"


def _in_order(table: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Known keys in the order of the built-in packs, then the others as they come."""
    return sorted(table.items(), key=lambda item: _PLACE.get(item[0], len(_PLACE)))


def inline_text(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)} = {inline_text(one)}" for key, one in _in_order(value))
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(inline_text, value))}]"
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        return str(int(value))
    if isinstance(value, str):
        return _quoted(value)
    if value is None:
        return '""'
    return json.dumps(value)


def _quoted(text: str) -> str:
    """JSON and TOML agree on texts, except for a few control characters."""
    whole = json.dumps(text.encode("utf-8", "replace").decode(), ensure_ascii=False)
    return _CONTROL.sub(lambda char: f"\\u{ord(char[0]):04x}", whole)


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _quoted(name)
