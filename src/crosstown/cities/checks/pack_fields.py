"""Reading the fields of a pack with their types checked, and the report of all problems.

A wrong field is reported and replaced by a harmless value of the right type, so that one run finds every
problem. `Report.fine` says which values the checks may rely on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite

from crosstown.cities.checks.problem_text import problem_text
from crosstown.cities.checks.toml_lines import KeyPath, Lines, key_text
from crosstown.errors import Problem
from crosstown.language import Fact

LONGEST_NAME = 80
LONGEST_NOTE = 10_000
MOST_UNKNOWN = 20
"""How many unknown keys of a table are reported one by one."""

MOST_NAMED = 16
"""A message lists the known names only if there are not more than this."""

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
_CONTROL_IN_NOTE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
_ABSENT = object()


@dataclass(frozen=True, slots=True)
class Finding:
    """One problem as data: `problem_text` words it, from its code and its facts."""

    code: str
    path: KeyPath
    facts: Mapping[str, Fact]

    def problem(self, file: str, line: int) -> Problem:
        """The problem with its sentence."""
        key = _shortened(key_text(self.path), 200)
        return Problem(self.code, problem_text(self.code, self.facts), file, line, key, self.facts)


class Report:
    """The problems found so far."""

    def __init__(self) -> None:
        self.found: list[Finding] = []
        self._wrong: set[KeyPath] = set()
        self._around: set[KeyPath] = set()

    def __bool__(self) -> bool:
        return bool(self.found)

    def add(self, code: str, path: KeyPath, **facts: Fact) -> None:
        """Adds a problem. Checks must not rely on the value at ``path`` any more."""
        self.found.append(Finding(code, path, facts))
        self._wrong.add(path)
        self._around.update(path[:end] for end in range(len(path) + 1))

    def remark(self, code: str, path: KeyPath, **facts: Fact) -> None:
        """Adds a problem that leaves all values usable, such as an unknown key."""
        self.found.append(Finding(code, path, facts))

    def fine(self, *paths: KeyPath) -> bool:
        """Whether these values can be relied on: no problem in them or around them."""
        if not self._wrong:
            return True
        return not any(path in self._around or self.wrong(path) for path in paths)

    def wrong(self, path: KeyPath) -> bool:
        """Whether the value as a whole is wrong: missing, of the wrong type, or of the wrong size."""
        return any(path[:end] in self._wrong for end in range(len(path) + 1))

    def problems(self, file: str, lines: Lines) -> tuple[Problem, ...]:
        """All problems in the order of the file."""
        in_order = sorted(self.found, key=lambda one: lines.offset_of(one.path))
        return tuple(one.problem(file, lines.line_of(one.path)) for one in in_order)


def _shortened(text: str, most: int = 40) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def quoted(text: str) -> str:
    """Text from a pack for a message: short, with unprintable characters made visible."""
    shown = "".join(char if char.isprintable() else ascii(char)[1:-1] for char in _shortened(text))
    return f'"{shown}"'


def got(value: object) -> dict[str, Fact]:
    """What stands in a pack instead of the right value. Never the whole value, which may be huge."""
    if isinstance(value, bool):
        return {"got": "other", "value": "true" if value else "false"}
    if isinstance(value, str):
        return {"got": "text", "value": quoted(value)}
    if isinstance(value, int):
        huge = abs(value) >= 10**18
        return {"got": "huge" if huge else "other", "value": "" if huge else str(value)}
    if isinstance(value, float):
        return {"got": "other", "value": repr(value)}
    kind = "array" if isinstance(value, list) else "table" if isinstance(value, dict) else "date"
    return {"got": kind, "value": ""}


def hint(wrong: str, known: Iterable[str]) -> dict[str, Fact]:
    """A known name that is similar, else the known names, if there are not too many."""
    from difflib import get_close_matches  # importing it takes longer than reading a pack

    names = list(known)
    close = get_close_matches(wrong[:LONGEST_NAME].lower(), names, n=1)
    if close:
        return {"hint": "close", "close": quoted(close[0])}
    return {"hint": "known", "known": ", ".join(names)} if 0 < len(names) <= MOST_NAMED else {"hint": "none"}


def _leaf(path: KeyPath) -> str:
    """The last name of a path with its indices: ``players[0]``."""
    start = max((at for at, part in enumerate(path) if isinstance(part, str)), default=0)
    return _shortened(key_text(path[start:]))


def bounds(low: float, high: float) -> dict[str, Fact]:
    """From where to where a number may be; ``only`` if that is the same."""
    return {"range": "only" if low == high else "range", "low": f"{low:g}", "high": f"{high:g}"}


def integer(report: Report, path: KeyPath, value: object, low: int, high: int) -> int:
    """A whole number from ``low`` to ``high``."""
    if isinstance(value, bool) or not isinstance(value, int):
        report.add("wrong-type", path, name=_leaf(path), wanted="integer", **got(value))
    elif not low <= value <= high:
        report.add("out-of-range", path, name=_leaf(path), **bounds(low, high), **got(value))
    else:
        return value
    return low


def number(report: Report, path: KeyPath, value: object, low: float, high: float) -> float:
    """A number, whole or not, from ``low`` to ``high``; never NaN or infinite."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        report.add("wrong-type", path, name=_leaf(path), wanted="number", **got(value))
    elif (isinstance(value, float) and not isfinite(value)) or not low <= value <= high:
        report.add("out-of-range", path, name=_leaf(path), **bounds(low, high), **got(value))
    else:
        return float(value)
    return low


def text(report: Report, path: KeyPath, value: object, *, note: bool = False) -> str:
    """Text for people: not empty, and without control characters. A note may have several lines."""
    longest = LONGEST_NOTE if note else LONGEST_NAME
    if not isinstance(value, str):
        report.add("wrong-type", path, name=_leaf(path), wanted="text", **got(value))
    elif not value.strip():
        report.add("bad-text", path, name=_leaf(path), why="empty")
    elif len(value) > longest:
        report.add("bad-text", path, name=_leaf(path), why="long", count=str(len(value)), most=str(longest))
    elif match := (_CONTROL_IN_NOTE if note else _CONTROL).search(value):
        report.add("bad-text", path, name=_leaf(path), why="control", char=f"U+{ord(match[0]):04X}")
    else:
        return value
    return ""


def identifier(report: Report, path: KeyPath, value: object) -> str:
    """A name for programs: lower-case words of a-z and 0-9, joined by single hyphens."""
    if not isinstance(value, str):
        report.add("wrong-type", path, name=_leaf(path), wanted="text", **got(value))
    elif len(value) > LONGEST_NAME or not _ID.fullmatch(value):
        report.add("bad-id", path, value=quoted(value), most=LONGEST_NAME)
    else:
        return value
    return ""


def array(
    report: Report, path: KeyPath, value: object, fewest: int, most: int, advice: str = "none"
) -> list[tuple[KeyPath, object]]:
    """The elements of an array with their paths; at most ``most``, more are reported."""
    if not isinstance(value, list):
        report.add("wrong-type", path, name=_leaf(path), wanted="array", **got(value))
        return []
    counted(report, path, len(value), fewest, most, advice)
    return [((*path, index), element) for index, element in enumerate(value[:most])]


def counted(report: Report, path: KeyPath, count: int, fewest: int, most: int, advice: str = "none") -> None:
    """Reports too few or too many of something."""
    if fewest <= count <= most:
        return
    code, bound = ("too-few", fewest) if count < fewest else ("too-many", most)
    exactly = "yes" if fewest == most else "no"
    report.add(code, path, name=_leaf(path), count=count, bound=bound, exactly=exactly, advice=advice)


def pair(report: Report, path: KeyPath, value: object, low: float, high: float) -> tuple[float, float]:
    """``[x, y]``."""
    found = [number(report, at, item, low, high) for at, item in array(report, path, value, 2, 2)]
    return (found[0], found[1]) if len(found) == 2 else (low, low)


class Table:
    """A table of the pack. If it is missing, every field is silently a harmless value."""

    def __init__(self, report: Report, path: KeyPath, value: object) -> None:
        self.report = report
        self.path = path
        self._known: dict[str, None] = {}
        self._values: Mapping[str, object] | None = None
        if isinstance(value, dict):
            self._values = value
        elif value is not _ABSENT:
            report.add("wrong-type", path, name=_leaf(path), wanted="table", **got(value))

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
            self.report.add("missing-key", self.at(key), name=key, players=0)
        return self._values.get(key, _ABSENT)

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number; required unless there is a default."""
        value = self._take(key, needed=default is None)
        if value is _ABSENT:
            return low if default is None else default
        return integer(self.report, self.at(key), value, low, high)

    def number(self, key: str, low: float, high: float, default: float | None = None) -> float:
        """A number, whole or not; required unless there is a default."""
        value = self._take(key, needed=default is None)
        if value is _ABSENT:
            return low if default is None else default
        return number(self.report, self.at(key), value, low, high)

    def flag(self, key: str) -> bool:
        """``true`` or ``false`` (the default)."""
        value = self._take(key, needed=False)
        if value is _ABSENT or isinstance(value, bool):
            return value is True
        self.report.add("wrong-type", self.at(key), name=key, wanted="flag", **got(value))
        return False

    def text(self, key: str, *, note: bool = False, needed: bool = True) -> str:
        """Text for people; empty if it is missing."""
        value = self._take(key, needed=needed)
        return "" if value is _ABSENT else text(self.report, self.at(key), value, note=note)

    def identifier(self, key: str, default: str | None = None) -> str:
        """A name for programs; required unless there is a default."""
        value = self._take(key, needed=default is None)
        return default or "" if value is _ABSENT else identifier(self.report, self.at(key), value)

    def choice(self, key: str, options: Sequence[str], default: str | None = None) -> str:
        """One of a few words; required unless there is a default."""
        value = self._take(key, needed=default is None)
        if value is _ABSENT:
            return options[0] if default is None else default
        if isinstance(value, str) and value in options:
            return value
        self.report.add("bad-choice", self.at(key), name=key, options=", ".join(options), **got(value))
        return options[0]

    def pair(self, key: str, low: float, high: float, *, needed: bool = True) -> tuple[float, float]:
        """``[x, y]``; (0, 0) if it is missing."""
        value = self._take(key, needed=needed)
        return (0.0, 0.0) if value is _ABSENT else pair(self.report, self.at(key), value, low, high)

    def array(self, key: str, fewest: int, most: int, advice: str = "none") -> list[tuple[KeyPath, object]]:
        """The elements of an array with their paths."""
        value = self._take(key, needed=True)
        return [] if value is _ABSENT else array(self.report, self.at(key), value, fewest, most, advice)

    def table(self, key: str) -> Table:
        """A table within this one."""
        return Table(self.report, self.at(key), self._take(key, needed=True))

    def optional(self, key: str) -> Table | None:
        """A table that may be missing."""
        value = self._take(key, needed=False)
        return None if value is _ABSENT else Table(self.report, self.at(key), value)

    def tables(self, key: str, fewest: int, most: int) -> list[Table]:
        """An array of tables; it may be missing if ``fewest`` is 0."""
        value = self._take(key, needed=fewest > 0)
        found = [] if value is _ABSENT else array(self.report, self.at(key), value, fewest, most)
        return [Table(self.report, path, element) for path, element in found]

    def names(self) -> list[tuple[str, object]]:
        """All keys with their values, in tables whose keys the pack may choose."""
        values = self._values or {}
        self._known.update(dict.fromkeys(values))
        return list(values.items())

    def numbered(self, low: int, high: int) -> list[tuple[int, KeyPath, object]]:
        """All keys with their values, in tables whose keys are whole numbers (as text, in TOML)."""
        found: list[tuple[int, KeyPath, object]] = []
        wrong = 0
        for key, value in self.names():
            if _NUMBER.fullmatch(key) and low <= int(key) <= high:
                found.append((int(key), self.at(key), value))
            elif wrong < MOST_UNKNOWN:
                wrong += 1
                self.report.add("bad-number-key", self.at(key), name=quoted(key), low=low, high=high)
        return sorted(found, key=lambda entry: entry[0])

    def close(self) -> None:
        """Reports the unknown keys."""
        unknown = [key for key in self._values or {} if key not in self._known]
        for key in unknown[:MOST_UNKNOWN]:
            self.report.remark(
                "unknown-key", self.at(key), name=quoted(key), more=0, **hint(key, self._known)
            )
        if len(unknown) > MOST_UNKNOWN:
            more = len(unknown) - MOST_UNKNOWN
            self.report.remark("unknown-key", self.at(unknown[MOST_UNKNOWN]), more=more)
