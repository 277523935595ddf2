"""Reading a pack: from the bytes of a file to a `City`, or to a list of all problems."""

from __future__ import annotations

import codecs
import hashlib
import re
import tomllib
from pathlib import Path

from crosstown.cities.checks.check_board import check_board
from crosstown.cities.checks.check_counts import check_counts
from crosstown.cities.checks.names_and_style import check_names
from crosstown.cities.checks.pack_fields import Finding, Report, Table, got
from crosstown.cities.checks.pack_sections import FORMAT, read_city
from crosstown.cities.checks.toml_lines import KeyPath, Lines
from crosstown.cities.city import City
from crosstown.errors import PackError
from crosstown.language import Fact

MOST_BYTES = 1 << 20
"""A pack has some ten kilobytes; a file of more than a mebibyte is something else."""

_AT_LINE = re.compile(r" ?\(at (?:line (\d+), column (\d+)|end of document)\)")
# What tomllib says, by its beginning, and the name of the remedy in the language files.
_REMEDIES = {
    "Unclosed array": "array",
    "Unclosed inline table": "inline-table",
    "Expected newline or end of document": "line-end",
    "Expected '='": "equals",
    "Invalid value": "value",
    "Invalid statement": "statement",
    "Illegal character '\\n'": "quotation-mark",
    "Unterminated string": "quotation-mark",
    "Cannot overwrite a value": "key-twice",
    "Duplicate inline table key": "key-twice",
    "Cannot declare": "heading-twice",
    "Expected ']": "heading-bracket",
}
_LONG_NUMBER = re.compile(r"[0-9_]{1000}")
_LONG_KEY = re.compile(
    r"""(?<![A-Za-z0-9_-])(?:(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){32}"""
)
"""tomllib takes more than quadratic time for keys with very many parts."""


class NoPack(Exception):
    """A text that cannot be checked any further: what is wrong, as data, and its line."""

    def __init__(self, code: str, line: int = 1, path: KeyPath = (), **facts: Fact) -> None:
        super().__init__(code)
        self.finding = Finding(code, path, facts)
        self.line = line


def read_pack(data: bytes, file: str) -> City:
    """Reads a pack; ``file`` names it in messages. Raises only `PackError`."""
    try:
        text = _decoded(data)
        pack = parse_pack(text)
    except NoPack as error:
        raise PackError(file, (error.finding.problem(file, error.line),)) from None
    city, report = examine_pack(pack, hashlib.sha256(data).hexdigest(), Path(file))
    if report:
        raise PackError(file, report.problems(file, Lines(text)))
    return city


def parse_pack(text: str) -> dict[str, object]:
    """The keys and values of a pack, which may still be wrong. Raises `NoPack` if it is no TOML."""
    pack = _parsed(text)
    _check_format(pack, text)
    return pack


def examine_pack(pack: dict[str, object], sha256: str, file: Path) -> tuple[City, Report]:
    """The city of a pack, and all that is wrong with it. Then the city has harmless values instead."""
    report = Report()
    city = read_city(Table(report, (), pack), sha256, file)
    check_counts(city, file.stem if file.suffix == ".toml" else None, report)
    check_board(city, report)
    check_names(city, report)
    return city, report


def _decoded(data: bytes) -> str:
    if len(data) > MOST_BYTES:
        raise NoPack("pack-too-large", most=str(MOST_BYTES))
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise NoPack("pack-encoding", line, byte=f"0x{data[error.start]:02x}") from None


def _parsed(text: str) -> dict[str, object]:
    if match := _LONG_KEY.search(text):
        line = text.count("\n", 0, match.start()) + 1
        raise NoPack("pack-syntax", line, remedy="long-key", said="")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _syntax_error(str(error), text) from None
    except ValueError:
        number = _LONG_NUMBER.search(text)
        line = text.count("\n", 0, number.start()) + 1 if number else 1
        raise NoPack("pack-syntax", line, remedy="long-number", said="") from None
    except RecursionError:
        raise NoPack("pack-syntax", remedy="nested", said="") from None


def _syntax_error(said: str, text: str) -> NoPack:
    """Where the mistake is and how to mend it. A missing comma is at the end of the line before."""
    found, reason = _AT_LINE.search(said), _AT_LINE.sub("", said)
    line = int(found[1]) if found and found[1] else text.rstrip().count("\n") + 1
    remedy = next((told for start, told in _REMEDIES.items() if reason.startswith(start)), "none")
    if reason.startswith("Unclosed") and found:
        lines = text.splitlines(keepends=True)
        before = "".join(lines[: line - 1]) + (lines[line - 1][: int(found[2]) - 1] if found[2] else "")
        kept = [one.partition("#")[0].strip() for one in (before if found[2] else text).splitlines()]
        line = max((at for at, one in enumerate(kept, 1) if one), default=line)
    return NoPack("pack-syntax", line, remedy=remedy, said=reason)


def _check_format(pack: dict[str, object], text: str) -> None:
    """A wrong format is the only problem reported: nothing else can be checked."""
    value = pack.get("format", FORMAT)
    if isinstance(value, int) and not isinstance(value, bool) and value != FORMAT:
        line = Lines(text).line_of(("format",))
        raise NoPack("unsupported-format", line, ("format",), known=FORMAT, **got(value))
