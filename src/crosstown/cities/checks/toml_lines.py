"""The line numbers of the keys in a TOML text.

``tomllib`` gives values without line numbers, which error messages need. This scanner reads a text that
``tomllib`` has already accepted, so it checks nothing: it only records where each key and each element of an
array begins.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from functools import cached_property

KeyPath = tuple[str | int, ...]
"""The parts of a key, with numbers as indices of arrays: ``("board", "routes", 3, "colour")``."""

DEPTH = 6
"""Deeper keys are not recorded: packs have none, and a hostile text could have very many."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SPECIAL = re.compile(r'[\x00-\x1f\x7f"\\]')
_PART = re.compile(r"""[A-Za-z0-9_-]++|"(?:[^"\\\n]++|\\.)*+"|'[^'\n]*+'""")
_SPACE = re.compile(r"[ \t]*+")
_GAP = re.compile(r"(?:[ \t\r\n]++|#[^\n]*+)*+")
_SCALAR = re.compile(r"""[^,\[\]{}#\n"']*+""")
_STRING = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+"{3,5}'
    r"|'''(?:[^']++|'(?!''))*+'{3,5}"
    r'|"(?:[^"\\\n]++|\\.)*+"'
    r"|'[^'\n]*+'",
    re.DOTALL,
)
_STEP = re.compile(r"\[(\d+)\]|\.?(" + _PART.pattern + ")")


def key_text(path: KeyPath) -> str:
    """A path as people write it: ``board.routes[3].colour``. Unusual names are quoted as in TOML."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            name = part if _BARE.fullmatch(part) else f'"{_SPECIAL.sub(_escape, part)}"'
            text += f".{name}" if text else name
    return text


def _escape(char: re.Match[str]) -> str:
    return f"\\u{ord(char[0]):04x}"


def key_path(text: str) -> KeyPath:
    """The parts of a path that `key_text` wrote."""
    return tuple(int(step[1]) if step[1] else _name(step[2]) for step in _STEP.finditer(text))


def _name(part: str) -> str:
    """A key's name without the quotes that TOML allows around it."""
    return str(tomllib.loads(f"name = {part}")["name"]) if part[0] in "\"'" else part


class Lines:
    """The positions of all keys in a TOML text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._noted: dict[KeyPath, int] = {}
        self._implied: dict[KeyPath, int] = {}
        self._elements: dict[KeyPath, int] = {}
        self._scan()

    def line_of(self, key: str | KeyPath) -> int:
        """The line of a key, or of the nearest enclosing key in the text; 1 if there is none."""
        return bisect_right(self._breaks, self.offset_of(key)) + 1

    def offset_of(self, key: str | KeyPath) -> int:
        """The same as an offset into the text, which also orders keys that share a line."""
        path = key_path(key) if isinstance(key, str) else key
        while path:
            for known in (self._noted, self._implied):
                if path in known:
                    return known[path]
            path = path[:-1]
        return 0

    @cached_property
    def _breaks(self) -> list[int]:
        """The offsets at which the second and later lines begin."""
        return [match.end() for match in re.finditer("\n", self._text)]

    def _scan(self) -> None:
        at = self._gap(0)
        table: KeyPath = ()
        while at < len(self._text):
            if self._text.startswith("[[", at):
                table, at = self._header(at + 2, element=True)
                at += 2
            elif self._text[at] == "[":
                table, at = self._header(at + 1, element=False)
                at += 1
            else:
                at = self._pair(at, table)
            at = self._gap(at)

    def _gap(self, at: int) -> int:
        match = _GAP.match(self._text, at)
        return match.end() if match else at

    def _space(self, at: int) -> int:
        match = _SPACE.match(self._text, at)
        return match.end() if match else at

    def _parts(self, at: int) -> tuple[list[tuple[str, int]], int]:
        """A dotted key: its parts with their offsets, and where it ends."""
        parts: list[tuple[str, int]] = []
        while match := _PART.match(self._text, self._space(at)):
            parts.append((_name(match[0]), match.start()))
            at = self._space(match.end())
            if self._text[at : at + 1] != ".":
                break
            at += 1
        return parts, at

    def _header(self, at: int, *, element: bool) -> tuple[KeyPath, int]:
        """``[a.b]`` or ``[[a.b]]``: the table that it opens. In arrays of tables, the last one is meant."""
        parts, end = self._parts(at)
        path: KeyPath = ()
        if len(parts) > DEPTH:
            return tuple(name for name, _ in parts[:DEPTH]), end
        for name, offset in parts[:-1]:
            path = (*path, name)
            self._implied.setdefault(path, offset)
            if path in self._elements:
                path = (*path, self._elements[path] - 1)
        name, offset = parts[-1]
        path = (*path, name)
        if element:
            index = self._elements.get(path, 0)
            self._elements[path] = index + 1
            self._noted.setdefault(path, offset)
            path = (*path, index)
        self._noted[path] = offset
        return path, end

    def _pair(self, at: int, table: KeyPath) -> int:
        """``key = value``, in a table or an inline table."""
        parts, at = self._parts(at)
        path = table
        for name, offset in parts[: max(DEPTH - len(table), 0)]:
            path = (*path, name)
            self._implied.setdefault(path, offset)
        if len(table) + len(parts) <= DEPTH:
            self._noted.setdefault(path, parts[-1][1])
        return self._value(self._space(at + 1), path)

    def _value(self, at: int, path: KeyPath) -> int:
        opening = self._text[at]
        if opening == "[" and len(path) < DEPTH:
            return self._array(self._gap(at + 1), path)
        if opening == "{" and len(path) < DEPTH:
            return self._inline(self._gap(at + 1), path)
        return self._skip(at)

    def _array(self, at: int, path: KeyPath) -> int:
        index = 0
        while self._text[at] != "]":
            self._noted[(*path, index)] = at
            at = self._comma(self._value(at, (*path, index)))
            index += 1
        return at + 1

    def _inline(self, at: int, path: KeyPath) -> int:
        while self._text[at] != "}":
            at = self._comma(self._pair(at, path))
        return at + 1

    def _comma(self, at: int) -> int:
        at = self._gap(at)
        return self._gap(at + 1) if self._text[at] == "," else at

    def _skip(self, at: int) -> int:
        """Skips a value whose inside is not recorded: a string, a number, a date, or anything too deep."""
        depth = 0
        while True:
            char = self._text[at]
            if char in "\"'":
                match = _STRING.match(self._text, at)
            elif char in "[{]}":
                depth += 1 if char in "[{" else -1
                at += 1
                match = None
            else:
                match = _SCALAR.match(self._text, at)
            at = match.end() if match else at
            if depth == 0:
                return at
            at = self._comma(at)
