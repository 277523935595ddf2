"""The module by itself: what it exports, how large it is, and what is said when it cannot be made."""

from __future__ import annotations

import gzip
import inspect
from pathlib import Path

import pytest

from crosstown.webassembly import __main__ as command
from crosstown.webassembly import link_module
from crosstown.webassembly.entries import ARRAYS, ENTRIES, page_entries
from crosstown.webassembly.typescript_layout import typescript_files
from tests.parity.run_modes import run_python

MOST_COMPRESSED = 150_000
SECTION_IMPORT, SECTION_EXPORT = 2, 7


def test_it_is_small_and_imports_nothing(module: bytes) -> None:
    assert len(gzip.compress(module)) < MOST_COMPRESSED
    sections = dict(sections_of(module))
    assert SECTION_IMPORT not in sections
    exported = names_in(sections[SECTION_EXPORT])
    assert exported == {*ENTRIES, "memory", "__heap_base"}


def sections_of(module: bytes) -> list[tuple[int, bytes]]:
    """The sections of a module: a byte that says which, the length, the content."""
    at, found = 8, []
    while at < len(module):
        kind = module[at]
        length, at = number_at(module, at + 1)
        found.append((kind, module[at : at + length]))
        at += length
    return found


def names_in(exports: bytes) -> set[str]:
    count, at = number_at(exports, 0)
    found = set()
    for _ in range(count):
        length, at = number_at(exports, at)
        found.add(exports[at : at + length].decode())
        _, at = number_at(exports, at + length + 1)
    return found


def number_at(data: bytes, at: int) -> tuple[int, int]:
    """A LEB128 number and where it ends."""
    number = shift = 0
    while True:
        byte = data[at]
        at += 1
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return number, at


def test_parameters_are_known_by_their_names() -> None:
    for entry in page_entries():
        for one in entry.parameters:
            is_number = inspect.signature(entry.function).parameters[one.name].annotation == "int"
            assert is_number == (one.name not in ARRAYS), f"{entry.name}: {one.name}"


def test_without_a_linker_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CROSSTOWN_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(link_module, "find_linker", lambda: None)
    monkeypatch.setattr("crosstown.webassembly.compile_module.object_code", lambda entries: b"")
    assert command.main([str(tmp_path / "kernel.wasm")]) == 1
    assert "pip install" in capsys.readouterr().err
    assert not (tmp_path / "kernel.wasm").exists()


def test_the_committed_files_are_the_kernels() -> None:
    folder = Path(__file__).parents[2] / "frontend/src/kernel"
    told = "out of date: python -m crosstown.webassembly --typescript frontend/src/kernel"
    for name, text in typescript_files().items():
        assert (folder / name).read_text(encoding="utf-8") == text, told


def test_the_command_needs_to_know_what_to_write(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main([])
    assert "name a file" in capsys.readouterr().err


def test_code_that_cannot_be_linked_is_told_with_the_linkers_words() -> None:
    with pytest.raises(link_module.LinkFailed, match="could not link"):
        link_module.link_module(b"no object file", ["hide"])


def test_the_command_writes_the_module(tmp_path: Path, module: bytes) -> None:
    target = tmp_path / "kernel.wasm"
    told = run_python("-m", "crosstown.webassembly", str(target))
    assert target.read_bytes() == module
    assert "compressed" in "\n".join(told)
