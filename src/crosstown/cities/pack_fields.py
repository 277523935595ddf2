"""The fields of a pack, taken out one by one with their types checked, and the report of what is wrong.

A field that is wrong is reported and replaced by a harmless value of the right type, so that reading goes on
and one run finds every problem. What the checks may rely on, :meth:`Report.fine` tells them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from math import isfinite

from crosstown.cities.toml_lines import KeyPath, Lines, key_text
from crosstown.errors import Problem

LONGEST_NAME = 80
LONGEST_NOTE = 10_000
MOST_UNKNOWN = 20
"""Unknown keys of one table that are named one by one; a file of nothing else should not flood the reader."""

MOST_NAMED = 16
"""Where more names are known than this, a message does not list them."""

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
_CONTROL_IN_NOTE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
_ABSENT = object()


class Report:
    """The problems found so far."""

    def __init__(self) -> None:
        self._found: list[tuple[str, KeyPath, str]] = []
        self._wrong: set[KeyPath] = set()
        self._around: set[KeyPath] = set()

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, code: str, path: KeyPath, message: str) -> None:
        """Notes a problem; the value at ``path`` is not to be relied on from now on."""
        self._found.append((code, path, message))
        self._wrong.add(path)
        self._around.update(path[:end] for end in range(len(path) + 1))

    def remark(self, code: str, path: KeyPath, message: str) -> None:
        """Notes a problem that leaves all values usable, such as a key too many."""
        self._found.append((code, path, message))

    def fine(self, *paths: KeyPath) -> bool:
        """Whether these values can be relied on: nothing wrong with them, inside them or around them."""
        return not any(path in self._around or self.wrong(path) for path in paths)

    def wrong(self, path: KeyPath) -> bool:
        """Whether the value as a whole is wrong: missing, or of the wrong type or size."""
        return any(path[:end] in self._wrong for end in range(len(path) + 1))

    def problems(self, file: str, lines: Lines) -> tuple[Problem, ...]:
        """All problems in the order of the file."""
        in_order = sorted(self._found, key=lambda found: lines.offset_of(found[1]))
        return tuple(
            Problem(code, message, file, lines.line_of(path), _shortened(key_text(path), 200))
            for code, path, message in in_order
        )


def _shortened(text: str, most: int = 40) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def quoted(text: str) -> str:
    """Text from a pack, fit for a message: short, and visible where it is not printable."""
    shown = "".join(char if char.isprintable() else ascii(char)[1:-1] for char in _shortened(text))
    return f'"{shown}"'


def described(value: object) -> str:
    """A value from a pack, fit for a message. Never all of it: it may be huge or nested without end."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f"the text {quoted(value)}"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else "a huge number"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list):
        return "an array"
    return "a table" if isinstance(value, dict) else "a date or time"


def hint(wrong: str, known: Iterable[str]) -> str:
    """``; did you mean …?`` where one of the known names is close, else what they are."""
    from difflib import get_close_matches  # costs more to import than a good pack takes to read

    names = list(known)
    close = get_close_matches(wrong[:LONGEST_NAME].lower(), names, n=1)
    if close:
        return f"; did you mean {quoted(close[0])}?"
    return f"; known: {', '.join(names)}" if 0 < len(names) <= MOST_NAMED else ""


def _leaf(path: KeyPath) -> str:
    """The last name of a path with its indices: ``players[0]``."""
    start = max((at for at, part in enumerate(path) if isinstance(part, str)), default=0)
    return _shortened(key_text(path[start:]))


def integer(report: Report, path: KeyPath, value: object, low: int, high: int) -> int:
    """A whole number from ``low`` to ``high``."""
    if isinstance(value, bool) or not isinstance(value, int):
        report.add("wrong-type", path, f"{_leaf(path)} must be a whole number, not {described(value)}")
    elif not low <= value <= high:
        bounds = f"must be {low}" if low == high else f"must be from {low} to {high}"
        report.add("out-of-range", path, f"{_leaf(path)} {bounds}, not {described(value)}")
    else:
        return value
    return low


def number(report: Report, path: KeyPath, value: object, low: float, high: float) -> float:
    """A number, whole or not, from ``low`` to ``high``; never NaN or infinite."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        report.add("wrong-type", path, f"{_leaf(path)} must be a number, not {described(value)}")
    elif (isinstance(value, float) and not isfinite(value)) or not low <= value <= high:
        message = f"{_leaf(path)} must be from {low:g} to {high:g}, not {described(value)}"
        report.add("out-of-range", path, message)
    else:
        return float(value)
    return low


def text(report: Report, path: KeyPath, value: object, *, note: bool = False) -> str:
    """Text for people: something to see in it, and no control characters; a note may have several lines."""
    longest = LONGEST_NOTE if note else LONGEST_NAME
    if not isinstance(value, str):
        report.add("wrong-type", path, f"{_leaf(path)} must be a text in quotes, not {described(value)}")
    elif not value.strip():
        report.add("bad-text", path, f"{_leaf(path)} is empty: write something")
    elif len(value) > longest:
        message = f"{_leaf(path)} has {len(value)} characters: shorten it to at most {longest}"
        report.add("bad-text", path, message)
    elif match := (_CONTROL_IN_NOTE if note else _CONTROL).search(value):
        message = f"{_leaf(path)} contains the control character U+{ord(match[0]):04X}: take it out"
        report.add("bad-text", path, message)
    else:
        return value
    return ""


def identifier(report: Report, path: KeyPath, value: object) -> str:
    """A name for programs: lower-case words of a-z and 0-9, joined by single hyphens."""
    if not isinstance(value, str):
        report.add("wrong-type", path, f"{_leaf(path)} must be a text in quotes, not {described(value)}")
    elif len(value) > LONGEST_NAME or not _ID.fullmatch(value):
        rule = f'lower-case words of a-z and 0-9 joined by "-", at most {LONGEST_NAME} characters'
        report.add("bad-id", path, f"{quoted(value)} is no id: use {rule}")
    else:
        return value
    return ""


def array(
    report: Report, path: KeyPath, value: object, fewest: int, most: int, advice: str = ""
) -> list[tuple[KeyPath, object]]:
    """The elements of an array with their paths; at most ``most``, the others being reported as too many."""
    if not isinstance(value, list):
        report.add("wrong-type", path, f"{_leaf(path)} must be an array, not {described(value)}")
        return []
    counted(report, path, len(value), fewest, most, advice)
    return [((*path, index), element) for index, element in enumerate(value[:most])]


def counted(report: Report, path: KeyPath, count: int, fewest: int, most: int, advice: str = "") -> None:
    """Reports too few or too many of something."""
    if fewest <= count <= most:
        return
    code, bound = ("too-few", f"at least {fewest}") if count < fewest else ("too-many", f"at most {most}")
    if fewest == most:
        bound = f"exactly {most}"
    report.add(code, path, f"{_leaf(path)} has {count} entries: it must have {bound}{advice}")


def pair(report: Report, path: KeyPath, value: object, low: float, high: float) -> tuple[float, float]:
    """``[x, y]``."""
    found = [number(report, at, item, low, high) for at, item in array(report, path, value, 2, 2)]
    return (found[0], found[1]) if len(found) == 2 else (low, low)


class Table:
    """A table of the pack, or one that is not there: then every field is silently a harmless value."""

    def __init__(self, report: Report, path: KeyPath, value: object) -> None:
        self.report = report
        self.path = path
        self._known: dict[str, None] = {}
        self._values: Mapping[str, object] | None = None
        if isinstance(value, dict):
            self._values = value
        elif value is not _ABSENT:
            report.add("wrong-type", path, f"{_leaf(path)} must be a table, not {described(value)}")

    def at(self, key: str) -> KeyPath:
        """The path of one of the table's keys."""
        return (*self.path, key)

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return self._values is not None and key in self._values

    def _take(self, key: str, *, needed: bool) -> object:
        self._known[key] = None
        if self._values is None:
            return _ABSENT
        if needed and key not in self._values:
            self.report.add("missing-key", self.at(key), f"{key} is missing: add it")
        return self._values.get(key, _ABSENT)

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number; without a default it must be there."""
        value = self._take(key, needed=default is None)
        if value is _ABSENT:
            return low if default is None else default
        return integer(self.report, self.at(key), value, low, high)

    def number(self, key: str, low: float, high: float, default: float | None = None) -> float:
        """A number, whole or not; without a default it must be there."""
        value = self._take(key, needed=default is None)
        if value is _ABSENT:
            return low if default is None else default
        return number(self.report, self.at(key), value, low, high)

    def flag(self, key: str) -> bool:
        """``true`` or ``false``, which is also the default."""
        value = self._take(key, needed=False)
        if value is _ABSENT or isinstance(value, bool):
            return value is True
        self.report.add("wrong-type", self.at(key), f"{key} must be true or false, not {described(value)}")
        return False

    def text(self, key: str, *, note: bool = False) -> str:
        """Text for people."""
        value = self._take(key, needed=True)
        return "" if value is _ABSENT else text(self.report, self.at(key), value, note=note)

    def identifier(self, key: str, default: str | None = None) -> str:
        """A name for programs; without a default it must be there."""
        value = self._take(key, needed=default is None)
        return default or "" if value is _ABSENT else identifier(self.report, self.at(key), value)

    def choice(self, key: str, options: Sequence[str]) -> str:
        """One of a few words."""
        value = self._take(key, needed=True)
        if value is _ABSENT or (isinstance(value, str) and value in options):
            return str(value) if value is not _ABSENT else options[0]
        words = ", ".join(options)
        self.report.add("bad-choice", self.at(key), f"{key} must be one of {words}, not {described(value)}")
        return options[0]

    def pair(self, key: str, low: float, high: float, *, needed: bool = True) -> tuple[float, float]:
        """``[x, y]``; (0, 0) where it is not there."""
        value = self._take(key, needed=needed)
        return (0.0, 0.0) if value is _ABSENT else pair(self.report, self.at(key), value, low, high)

    def array(self, key: str, fewest: int, most: int, advice: str = "") -> list[tuple[KeyPath, object]]:
        """The elements of an array with their paths."""
        value = self._take(key, needed=True)
        return [] if value is _ABSENT else array(self.report, self.at(key), value, fewest, most, advice)

    def table(self, key: str) -> Table:
        """A table within this one."""
        return Table(self.report, self.at(key), self._take(key, needed=True))

    def optional(self, key: str) -> Table | None:
        """A table that need not be there."""
        value = self._take(key, needed=False)
        return None if value is _ABSENT else Table(self.report, self.at(key), value)

    def tables(self, key: str, fewest: int, most: int) -> list[Table]:
        """An array of tables; it may be absent where none are needed."""
        value = self._take(key, needed=fewest > 0)
        found = [] if value is _ABSENT else array(self.report, self.at(key), value, fewest, most)
        return [Table(self.report, path, element) for path, element in found]

    def names(self) -> list[tuple[str, object]]:
        """All keys with their values, where the keys are names of the pack's own making."""
        values = self._values or {}
        self._known.update(dict.fromkeys(values))
        return list(values.items())

    def numbered(self, low: int, high: int) -> list[tuple[int, KeyPath, object]]:
        """All keys with their values, where the keys are whole numbers, which TOML gives as texts."""
        found: list[tuple[int, KeyPath, object]] = []
        wrong = 0
        for key, value in self.names():
            if _NUMBER.fullmatch(key) and low <= int(key) <= high:
                found.append((int(key), self.at(key), value))
            elif wrong < MOST_UNKNOWN:
                wrong += 1
                message = (
                    f"the key {quoted(key)} must be a whole number from {low} to {high}, written plainly"
                )
                self.report.add("bad-number-key", self.at(key), message)
        return sorted(found, key=lambda entry: entry[0])

    def close(self) -> None:
        """Reports the keys that nobody asked for."""
        unknown = [key for key in self._values or {} if key not in self._known]
        for key in unknown[:MOST_UNKNOWN]:
            message = f"unknown key {quoted(key)}: correct it or take it out{hint(key, self._known)}"
            self.report.remark("unknown-key", self.at(key), message)
        if len(unknown) > MOST_UNKNOWN:
            more = len(unknown) - MOST_UNKNOWN
            self.report.remark("unknown-key", self.at(unknown[MOST_UNKNOWN]), f"and {more} more unknown keys")
