"""Writing a pack as TOML: changes go into the text it was read from, so that comments and order stay."""

from __future__ import annotations

import json
from collections.abc import Mapping
from difflib import SequenceMatcher
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, InlineTable

from crosstown.cities.checks.read_and_check import NoPack
from crosstown.errors import DataError
from crosstown.workshop.drafts import Pack, parse_text
from crosstown.workshop.new_text import inline_text, new_text, section_text

List = Any  # an array of tomlkit's, or an array of tables
Holder = Any  # a table of tomlkit's or a document


def write(pack: Pack, base: str | None = None) -> str:
    """The pack as a text. It is ``base``, to the letter, except for what has changed."""
    if not base:
        return new_text(pack)
    try:
        old = parse_text(base)
    except NoPack as error:
        raise DataError(
            error.finding.code, "the text to write into is no pack", where=f"line {error.line}"
        ) from None
    if same(old, pack):
        return base
    try:
        document = tomlkit.parse(base)
        _update_table(document, pack)
        text = tomlkit.dumps(document)
    except (TOMLKitError, RecursionError):
        return new_text(pack)
    return text if same(parse_text(text), pack) else new_text(pack)


def same(one: object, other: object) -> bool:
    """Whether two packs say the same. Pages cannot tell 3 from 3.0, but both can tell 1 from true."""
    return json.dumps(one, default=str, sort_keys=True) == json.dumps(other, default=str, sort_keys=True) or (
        _plain(one) == _plain(other)
    )


def _plain(value: object) -> object:
    if isinstance(value, bool | str):
        return (type(value).__name__, value)
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list) else value


def _update_table(table: Holder, wanted: Mapping[str, Any]) -> None:
    for key in [key for key in table if key not in wanted]:
        del table[key]
    for key, value in wanted.items():
        if key not in table:
            _add(table, key, value)
        elif not same(_unwrapped(table[key]), value):
            _update_value(table, key, value)


def _update_value(holder: Holder, key: Any, value: Any) -> None:
    """Changes as little as there is to change: a table's keys, a list's entries, or else the whole value."""
    old = holder[key]
    if isinstance(value, Mapping) and isinstance(old, Mapping):
        if not isinstance(old, InlineTable):
            return _update_table(old, value)
        if list(old) == list(value):
            for name, one in value.items():
                if not same(_unwrapped(old[name]), one):
                    _update_value(old, name, one)
            return None
    if isinstance(value, list) and isinstance(old, list) and value:
        return _update_list(old, value)
    holder[key] = _item(value)
    return None


def _update_list(old: List, wanted: list[Any]) -> None:
    """Entries that stay keep their line. As many as were exchanged at one place are changed one by one."""
    before = [json.dumps(_unwrapped(one), default=str) for one in old]
    after = [json.dumps(one, default=str) for one in wanted]
    steps = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    for _, start, end, first, last in reversed([step for step in steps if step[0] != "equal"]):
        both = min(end - start, last - first)
        for at in range(end - 1, start + both - 1, -1):
            del old[at]
        for offset in range(both):
            if not same(_unwrapped(old[start + offset]), wanted[first + offset]):
                _update_value(old, start + offset, wanted[first + offset])
        for offset in range(both, last - first):
            old.insert(start + offset, _entry(old, wanted[first + offset]))


def _entry(array: List, value: Any) -> Any:
    if not isinstance(array, AoT):
        return _item(value)
    table = tomlkit.table()
    for key, one in value.items():
        table.add(key, _item(one))
    table.add(tomlkit.nl())
    return table


def _add(table: Holder, key: str, value: Any) -> None:
    """A new key at the end of its table; a new section of the pack at the end of the text."""
    if not isinstance(table, tomlkit.TOMLDocument) or not isinstance(value, list | Mapping):
        table[key] = _item(value)
        return
    section = tomlkit.parse(section_text(key, value))
    if not tomlkit.dumps(table).endswith("\n\n"):
        table.add(tomlkit.nl())
    for name, one in section.items():
        table[name] = one


def _item(value: Any) -> Any:
    try:
        return tomlkit.parse(f"value = {inline_text(value)}")["value"]
    except TOMLKitError:
        message = "a value cannot be written as TOML: use texts, numbers, true, false, lists and tables"
        raise DataError("pack-unwritable", message, offender=str(value)[:40]) from None


def _unwrapped(value: Any) -> Any:
    return value.unwrap() if hasattr(value, "unwrap") else value
