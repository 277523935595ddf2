"""Files are replaced whole or not at all, and a lock keeps a second holder out."""

from __future__ import annotations

from pathlib import Path

import pytest

from crosstown.files import lock_file, replacing, system_reason


def test_a_file_is_replaced_when_the_block_succeeds(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    with replacing(path) as partial:
        partial.write_text("new")
        assert path.read_text() == "old"
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def write_half(path: Path) -> None:
    with replacing(path) as partial:
        partial.write_text("half")
        raise KeyError


def test_a_failure_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    with pytest.raises(KeyError):
        write_half(path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", [".", "/"])
def test_a_directory_is_refused(name: str) -> None:
    with pytest.raises(IsADirectoryError) as caught, replacing(Path(name)):
        pass
    assert system_reason(caught.value) == "Is a directory"


def test_reasons_are_those_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="missing") as caught:
        (tmp_path / "missing").read_bytes()
    assert system_reason(caught.value) == "No such file or directory"
    assert system_reason(ValueError("embedded null byte")) == "embedded null byte"


def test_a_lock_is_held_until_the_file_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    path.touch()
    with path.open("rb") as other:
        with path.open("rb") as first:
            assert lock_file(first)
            assert not lock_file(other)
        assert lock_file(other)
