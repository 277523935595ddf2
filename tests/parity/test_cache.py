"""The compiled rules are kept in a folder named by all they were made from."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from crosstown.rules.kernel.compiler import source_hash
from tests.parity.run_modes import ROOT, run_python

ASK = "from crosstown.rules.kernel.compiler import source_hash; print(source_hash())"
RULES = sorted((ROOT / "src" / "crosstown" / "rules").rglob("*.py"))


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package to be edited."""
    folder = tmp_path_factory.mktemp("src")
    shutil.copytree(
        ROOT / "src" / "crosstown", folder / "crosstown", ignore=shutil.ignore_patterns("__pycache__")
    )
    return folder


def hash_of(folder: Path) -> str:
    """The hash as a Python finds it that imports the package from there."""
    return run_python("-c", ASK, source=folder, mode="python")[-1]


def test_a_copy_of_the_same_sources_has_the_same_hash(copied: Path) -> None:
    assert hash_of(copied) == source_hash()


def test_any_change_of_any_kernel_file_changes_it(copied: Path) -> None:
    """In one Python, by its own function over the copy, so that all files can be tried."""
    program = f"""
import sys
from pathlib import Path
from crosstown.rules.kernel.compiler import source_hash
folder = Path({str(copied)!r}) / "crosstown" / "rules"
seen = [source_hash()]
for path in sorted(folder.rglob("*.py")):
    before = path.read_bytes()
    path.write_bytes(before + b"\\n")
    seen.append(source_hash())
    path.write_bytes(before)
new = folder / "another.py"
new.write_text("")
seen.append(source_hash())
new.unlink()
seen.append(source_hash())
print("\\n".join(seen))
"""
    first, *changed, last = run_python("-c", program, source=copied, mode="python")
    assert first == last
    assert len(changed) == len(RULES) + 1
    assert len({first, *changed}) == len(RULES) + 2


def test_the_same_bytes_under_another_name_are_another_kernel(copied: Path, tmp_path: Path) -> None:
    other = tmp_path / "src"
    shutil.copytree(copied, other)
    rules = other / "crosstown" / "rules"
    (rules / "claims.py").rename(rules / "claiming.py")
    assert len(hash_of_file(other)) == 16
    assert hash_of_file(other) != hash_of_file(copied)


def hash_of_file(folder: Path) -> str:
    """The hash by the kernel's own file alone, where the package as a whole could not be imported."""
    compiler = folder / "crosstown" / "rules" / "kernel" / "compiler.py"
    program = f"""
import importlib.util
spec = importlib.util.spec_from_file_location("kernel", {str(compiler)!r})
kernel = importlib.util.module_from_spec(spec)
spec.loader.exec_module(kernel)
print(kernel.source_hash())
"""
    return run_python("-c", program, mode="python")[-1]


def test_the_cache_goes_where_it_is_told(tmp_path: Path) -> None:
    program = "from crosstown.rules.kernel.compiler import cache_folder; print(cache_folder())"
    told = run_python("-c", program, mode="python", CROSSTOWN_CACHE=str(tmp_path / "here"))[-1]
    assert told == str(tmp_path / "here" / f"kernel-{source_hash()}")
    assert Path(told).is_dir()


def test_without_a_place_to_write_the_rules_still_run(tmp_path: Path) -> None:
    """Where no folder can be made, nothing is cached and nothing breaks."""
    in_the_way = tmp_path / "file"
    in_the_way.write_text("in the way")
    program = "from crosstown.rules.kernel.compiler import cache_folder; print(cache_folder())"
    told = run_python("-c", program, mode="python", CROSSTOWN_CACHE=str(in_the_way / "here"))
    assert told[-1] == "None"
