"""Compiled rules are kept in folders named by all the files they were made from."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from crosstown.rules.kernel import source_hash as own
from crosstown.rules.kernel.source_hash import imported_modules, source_files, source_hash
from tests.parity.run_modes import ROOT, run_python

PACKAGE = ROOT / "src" / "crosstown"
RULES = sorted((PACKAGE / "rules").rglob("*.py"))
ENTRIES = [  # every module that has an entry
    "crosstown.rules.entry_points",
    "crosstown.players.engine.simple_policies",
    "crosstown.players.engine.planning.planner",
    "crosstown.players.engine.search.tree_search",
    "crosstown.players.engine.search.network_search",
    "crosstown.players.engine.training_games",
    "crosstown.players.engine.planning.turn_facts",
    "crosstown.encoding.encoder_entries",
    "crosstown.data.replay_entry",
    "crosstown.envs.step_games",
    "crosstown.simulation.kernel_batch",
    "crosstown.simulation.random_playout",
    "crosstown.analysis.engine.move_comparison",
    "crosstown.analysis.engine.ply_study",
    "crosstown.analysis.engine.luck_and_skill",
]
FOLDER = """
from pathlib import Path
from crosstown.rules import entry_points
from crosstown.rules.kernel.compiler import cache_folder
print(cache_folder(Path(entry_points.__file__)))
"""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("src")
    shutil.copytree(PACKAGE, folder / "crosstown", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def hashes(folder: Path, *programs: str) -> list[str]:
    """The hashes of all entries, by the copy's own file alone, at the start and after each program."""
    file = folder / "crosstown" / "rules" / "kernel" / "source_hash.py"
    lines = [
        "import importlib.util",
        "from pathlib import Path",
        f"spec = importlib.util.spec_from_file_location('hashing', {str(file)!r})",
        "hashing = importlib.util.module_from_spec(spec)",
        "spec.loader.exec_module(hashing)",
        f"root = Path({str(folder)!r}) / 'crosstown'",
        "def tell():",
        "    hashing.forget_files()",
        f"    print(*(hashing.source_hash(name) for name in {ENTRIES!r}))",
        "tell()",
    ]
    for program in programs:
        lines += [program, "tell()"]
    return run_python("-c", "\n".join(lines), mode="python")


def modules_with_entries() -> Iterator[str]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(mark, ast.Name) and mark.id == "entry" for mark in node.decorator_list
            ):
                yield ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def test_all_modules_with_entries_are_tested_here() -> None:
    assert set(modules_with_entries()) == set(ENTRIES)


def test_a_copy_of_the_same_sources_has_the_same_hashes(copied: Path) -> None:
    (told,) = hashes(copied)
    assert told.split() == [source_hash(name) for name in ENTRIES]


def test_the_rules_are_behind_their_entries() -> None:
    assert set(RULES) <= set(source_files("crosstown.rules.entry_points").values())


@pytest.mark.parametrize("name", ENTRIES)
def test_nothing_outside_the_kernel_is_behind_an_entry(name: str) -> None:
    """Else a change in how packs are read, say, would compile everything again."""
    packages = {module.rpartition(".")[0] for module in source_files(name)}
    kernel = {"crosstown.rules", "crosstown.rules.kernel", "crosstown.simulation"}
    engine = "crosstown.players.engine"
    players = {engine, *(f"{engine}.{part}" for part in ("planning", "network", "search"))}
    learning = {"crosstown.data", "crosstown.encoding", "crosstown.envs"}
    analysis = {"crosstown.analysis", "crosstown.analysis.engine"}
    assert packages <= kernel | players | learning | analysis | {"", "crosstown", "crosstown.players"}


def test_any_change_of_any_file_changes_the_hashes_of_what_is_made_from_it(copied: Path) -> None:
    """In one Python, by its own function over the copy, so that all files can be tried."""
    behind = {name: source_files(name) for name in ENTRIES}
    modules = sorted({module for files in behind.values() for module in files})
    assert len(modules) > 30
    names = [path.relative_to(PACKAGE).as_posix() for path in map(own.find_module, modules) if path]
    programs = []
    for name in names:
        edit = f"path = root / {name!r}; before = path.read_bytes(); path.write_bytes(before + b'\\n')"
        programs += [edit, "path.write_bytes(before)"]
    first, *told = hashes(copied, *programs)
    assert told[1::2] == [first] * len(modules)
    for module, line in zip(modules, told[::2], strict=True):
        changed = {
            name for name, old, new in zip(ENTRIES, first.split(), line.split(), strict=True) if old != new
        }
        assert changed == {name for name in ENTRIES if module in behind[name]}, module


def test_a_new_file_counts_as_soon_as_it_is_imported(copied: Path) -> None:
    first, *told = hashes(
        copied,
        "new = root / 'rules' / 'another.py'; new.write_text('')",
        "path = root / 'rules' / 'turns.py'; before = path.read_bytes()\n"
        "path.write_bytes(before + b'from crosstown.rules import another')",
        "new.write_text('# changed')",
        "new.unlink(); path.write_bytes(before)",
    )
    assert told[0] == told[3] == first
    assert len({first, *told}) == 3
    both = told[1].split(), told[2].split()
    assert [one != other for one, other in zip(*both, strict=True)] == [
        "crosstown.rules.turns" in source_files(name) for name in ENTRIES
    ]


def test_the_same_bytes_under_other_names_are_another_kernel(copied: Path) -> None:
    swap = """
one, other = root / 'rules' / 'turns.py', root / 'rules' / 'tickets.py'
mine, theirs = one.read_bytes(), other.read_bytes()
one.write_bytes(theirs)
other.write_bytes(mine)
"""
    first, swapped, back = hashes(copied, swap, swap)
    assert first == back
    assert first.split()[0] != swapped.split()[0]


def parsed_imports(source: bytes) -> set[str]:
    """What a source imports of the package, by Python's own parser; nothing that is for types alone."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, "a relative import would be missed"
            found |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
        waiting += ast.iter_child_nodes(node)
    return {name for name in found if own.find_module(name)}


def test_imports_are_found_as_python_finds_them() -> None:
    files = sorted(PACKAGE.rglob("*.py"))
    assert len(files) > 150
    for path in files:
        assert imported_modules(path.read_bytes()) == parsed_imports(path.read_bytes()), path


def test_a_folder_does_not_depend_on_what_else_was_imported(tmp_path: Path) -> None:
    others = "import crosstown.simulation.many_games, crosstown.arena.schedule\n"
    here = str(tmp_path)
    (alone,) = run_python("-c", FOLDER, CROSSTOWN_CACHE=here)
    (among_others,) = run_python("-c", others + FOLDER, CROSSTOWN_CACHE=here)
    (plain,) = run_python("-c", FOLDER, mode="python", CROSSTOWN_CACHE=here)
    assert alone == among_others == plain


def test_the_cache_goes_where_it_is_told(tmp_path: Path) -> None:
    told = Path(run_python("-c", FOLDER, mode="python", CROSSTOWN_CACHE=str(tmp_path / "here"))[-1])
    assert told.parent == tmp_path / "here"
    assert told.name.startswith("kernel-")
    assert told.is_dir()


def test_without_a_place_to_write_the_rules_still_run(tmp_path: Path) -> None:
    """Where no folder can be made, nothing is cached and nothing breaks."""
    in_the_way = tmp_path / "file"
    in_the_way.write_text("in the way")
    told = run_python("-c", FOLDER, mode="python", CROSSTOWN_CACHE=str(in_the_way / "here"))
    assert told[-1] == "None"
