"""Reading a pack: from the bytes of a file to a `City`, or to a list of all problems."""

from __future__ import annotations

import codecs
import hashlib
import re
import tomllib
from pathlib import Path, PurePath

from crosstown.cities.check_network import check_network
from crosstown.cities.check_numbers import check_numbers
from crosstown.cities.city import City
from crosstown.cities.pack_fields import Report, Table, described
from crosstown.cities.pack_sections import FORMAT, read_city
from crosstown.cities.toml_lines import Lines
from crosstown.errors import PackError, Problem

MOST_BYTES = 1 << 20
"""A pack has some ten kilobytes; a file of more than a mebibyte is something else."""

_AT_LINE = re.compile(r" ?\(at (?:line (\d+), column \d+|end of document)\)")
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
    check_numbers(city, name.stem if name.suffix == ".toml" else None, report)
    check_network(city, report)
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
        found = _AT_LINE.search(str(error))
        line = int(found[1]) if found and found[1] else text.rstrip().count("\n") + 1
        reason = _AT_LINE.sub("", str(error))
        raise _refused("pack-syntax", f"this is not TOML: {reason}", file, line) from None
    except ValueError:
        number = _LONG_NUMBER.search(text)
        line = text.count("\n", 0, number.start()) + 1 if number else 1
        raise _refused("pack-syntax", "this is not TOML: a number is far too long", file, line) from None
    except RecursionError:
        message = "arrays and tables are nested too deeply"
        raise _refused("pack-syntax", message, file) from None


def _check_format(pack: dict[str, object], text: str, file: str) -> None:
    """A wrong format is the only problem reported: nothing else can be checked."""
    value = pack.get("format", FORMAT)
    if isinstance(value, int) and not isinstance(value, bool) and value != FORMAT:
        message = f"format is {described(value)}: this version reads only format {FORMAT}"
        line = Lines(text).line_of(("format",))
        raise PackError(file, (Problem("unsupported-format", message, file, line, "format"),))
