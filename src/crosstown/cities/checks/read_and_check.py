"""Reading a pack: from the bytes of a file to a `City`, or to a list of all problems."""

from __future__ import annotations

import codecs
import hashlib
import re
import tomllib
from pathlib import Path, PurePath

from crosstown.cities.checks.check_board import check_board
from crosstown.cities.checks.check_counts import check_counts
from crosstown.cities.checks.pack_fields import Report, Table, described
from crosstown.cities.checks.pack_sections import FORMAT, read_city
from crosstown.cities.checks.toml_lines import Lines
from crosstown.cities.city import City
from crosstown.errors import PackError, Problem

MOST_BYTES = 1 << 20
"""A pack has some ten kilobytes; a file of more than a mebibyte is something else."""

_AT_LINE = re.compile(r" ?\(at (?:line (\d+), column (\d+)|end of document)\)")
# What tomllib says, by its beginning, and what is usually wrong.
_REMEDIES = {
    "Unclosed array": "a comma or the closing ] is missing after this",
    "Unclosed inline table": "a comma or the closing } is missing after this",
    "Expected newline or end of document": "something follows the value that does not belong there: a comma, "
    "a bracket or a quotation mark may be missing before it",
    "Expected '='": "a key needs = and a value, and a text needs quotation marks",
    "Invalid value": "this is no value: a text needs quotation marks, and a key = before its value",
    "Invalid statement": "a line must be key = value, or a [heading]",
    "Illegal character '\\n'": "the closing quotation mark of a text is missing",
    "Unterminated string": "the closing quotation mark of a text is missing",
    "Cannot overwrite a value": "this key is there twice: delete one of them",
    "Duplicate inline table key": "this key is there twice: delete one of them",
    "Cannot declare": "this heading is there twice: join the two",
    "Expected ']": "the closing bracket of a heading is missing",
}
_LONG_NUMBER = re.compile(r"[0-9_]{1000}")
_LONG_KEY = re.compile(
    r"""(?<![A-Za-z0-9_-])(?:(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){32}"""
)
"""tomllib takes more than quadratic time for keys with very many parts."""


def read_pack(data: bytes, file: str) -> City:
    """Reads a pack; ``file`` names it in messages. Raises only `PackError`."""
    text = _decoded(data, file)
    report = Report()
    pack = _parsed(text, file)
    _check_format(pack, text, file)
    city = read_city(Table(report, (), pack), hashlib.sha256(data).hexdigest(), Path(file))
    name = PurePath(file)
    check_counts(city, name.stem if name.suffix == ".toml" else None, report)
    check_board(city, report)
    if report:
        raise PackError(file, report.problems(file, Lines(text)))
    return city


def _refused(code: str, message: str, file: str, line: int = 1) -> PackError:
    return PackError(file, (Problem(code, message, file, line, ""),))


def _decoded(data: bytes, file: str) -> str:
    if len(data) > MOST_BYTES:
        message = f"the file has more than {MOST_BYTES} bytes: a city pack is far smaller"
        raise _refused("pack-too-large", message, file)
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = f"the byte 0x{data[error.start]:02x} is not UTF-8: save the file as UTF-8"
        raise _refused("pack-encoding", message, file, line) from None


def _parsed(text: str, file: str) -> dict[str, object]:
    if match := _LONG_KEY.search(text):
        line = text.count("\n", 0, match.start()) + 1
        raise _refused("pack-syntax", "a key has more than 32 parts: packs have no such keys", file, line)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _syntax_error(str(error), text, file) from None
    except ValueError:
        number = _LONG_NUMBER.search(text)
        line = text.count("\n", 0, number.start()) + 1 if number else 1
        raise _refused("pack-syntax", "this is not TOML: a number is far too long", file, line) from None
    except RecursionError:
        message = "arrays and tables are nested too deeply"
        raise _refused("pack-syntax", message, file) from None


def _syntax_error(said: str, text: str, file: str) -> PackError:
    """Where the mistake is and how to mend it. A missing comma is at the end of the line before."""
    found, reason = _AT_LINE.search(said), _AT_LINE.sub("", said)
    line = int(found[1]) if found and found[1] else text.rstrip().count("\n") + 1
    remedy = next((told for start, told in _REMEDIES.items() if reason.startswith(start)), "")
    if reason.startswith("Unclosed") and found:
        lines = text.splitlines(keepends=True)
        before = "".join(lines[: line - 1]) + (lines[line - 1][: int(found[2]) - 1] if found[2] else "")
        kept = [one.partition("#")[0].strip() for one in (before if found[2] else text).splitlines()]
        line = max((at for at, one in enumerate(kept, 1) if one), default=line)
    told = f"{remedy} (the parser says: {reason})" if remedy else reason
    return _refused("pack-syntax", f"this is not TOML: {told}", file, line)


def _check_format(pack: dict[str, object], text: str, file: str) -> None:
    """A wrong format is the only problem reported: nothing else can be checked."""
    value = pack.get("format", FORMAT)
    if isinstance(value, int) and not isinstance(value, bool) and value != FORMAT:
        message = f"format is {described(value)}: this version reads only format {FORMAT}"
        line = Lines(text).line_of(("format",))
        raise PackError(file, (Problem("unsupported-format", message, file, line, "format"),))
