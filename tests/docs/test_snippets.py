"""Every snippet of the documentation runs and prints what the page says it prints.

A page's blocks run in order, in one namespace and one temporary folder with a copy of ``docs/examples``.
In Python the printed lines stand below as ``# → …``. In a console, the lines below a command are its output;
``…`` stands for lines left out, and a command without lines may print anything.
"""

from __future__ import annotations

import ast
import contextlib
import importlib
import io
import shlex
import shutil
import signal
from pathlib import Path

import pytest

from crosstown import Game, Record
from testkit.server_process import ServerProcess
from tests.cli.run_command import crosstown
from tests.docs.markdown_pages import PAGES, ROOT, Block, blocks, name_of

pytestmark = pytest.mark.long

RUNNABLE = [page for page in PAGES if any(block.language in ("python", "console") for block in blocks(page))]
PUBLIC = (
    "crosstown",
    "crosstown.analysis",
    "crosstown.players",
    "crosstown.arena",
    "crosstown.balance",
    "crosstown.data",
    "crosstown.encoding",
    "crosstown.envs",
)
INSIDE = "## Inside the kernel"  # the one section that shows internals, and says so
FOR_ENGINEERS = ("languages.md", "architecture.md")


@pytest.mark.parametrize("page", RUNNABLE, ids=name_of)
def test_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "docs" / "examples", tmp_path / "docs" / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CROSSTOWN_DATA", str(tmp_path / "data"))
    names: dict[str, object] = {"__name__": "snippets"}
    for block in blocks(page):
        if block.language == "python":
            run_python(page, block, names)
        elif block.language == "console":
            run_console(page, block)


@pytest.mark.parametrize("page", [page for page in RUNNABLE if page.name not in FOR_ENGINEERS], ids=name_of)
def test_blocks_import_public_names_only(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    for block in blocks(page):
        if block.language != "python":
            continue
        heading = next((line for line in reversed(lines[: block.line - 1]) if line.startswith("## ")), "")
        if heading == INSIDE:
            continue
        for module, name in imported(block):
            assert module in PUBLIC, f"{name_of(page)}:{block.line}: {module} is not public"
            assert name in importlib.import_module(module).__all__, f"{name_of(page)}:{block.line}: {name}"


def imported(block: Block) -> list[tuple[str, str]]:
    """The names that a block imports from Crosstown, each with its module."""
    found: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(block.text)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "crosstown":
            found += [(node.module or "", alias.name) for alias in node.names]
        elif isinstance(node, ast.Import):
            assert not any(alias.name.startswith("crosstown.") for alias in node.names), block.text
    return found


def serve_for_a_moment(options: list[str]) -> None:
    """A server starts, answers, and stops when it is told to."""
    server = ServerProcess(Path("data").absolute(), *options, forked=True)
    with server:
        assert server.stop(signal.SIGINT) == 0, server.output()


def run_python(page: Path, block: Block, names: dict[str, object]) -> None:
    wanted = [line.removeprefix("# → ") for line in block.text.splitlines() if line.startswith("# → ")]
    code = compile("\n" * (block.line - 1) + block.text, str(page), "exec")
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(code, names)
    assert printed.getvalue().splitlines() == wanted, f"{name_of(page)}:{block.line}"


def run_console(page: Path, block: Block) -> None:
    """Runs the ``crosstown`` commands; others (``make``, ``git``) are for the reader's own machine."""
    for command, shown in commands(block):
        words = shlex.split(command, comments=True)
        if words[0] != "crosstown":
            continue
        if words[1] == "serve":
            serve_for_a_moment(words[2:])
            continue
        done = crosstown(*words[1:], folder=Path.cwd(), COLUMNS="100")
        where = f"{name_of(page)}:{block.line}: {command}"
        assert done.code == 0, f"{where}\n{done.all}"
        if shown:
            assert fits(shown, done.out.splitlines()), f"{where}\n{done.out}"


def commands(block: Block) -> list[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines shown below it."""
    found: list[tuple[str, list[str]]] = []
    for line in block.text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            assert found, f"a console block begins with a command, not with {line!r}"
            found[-1][1].append(line.rstrip())
    return found


def fits(shown: list[str], printed: list[str]) -> bool:
    """Whether the output is what is shown, ``…`` standing for any lines."""
    if not shown:
        return not printed
    if shown[0] == "…":
        return any(fits(shown[1:], printed[at:]) for at in range(len(printed) + 1))
    return bool(printed) and shown[0] == printed[0].rstrip() and fits(shown[1:], printed[1:])


def test_the_example_record_is_the_one_on_the_page() -> None:
    shown = [block.text for block in blocks(ROOT / "docs" / "records.md") if block.language == "json"]
    start = Record.from_json(shown[0])
    whole = Record.load(ROOT / "docs" / "examples" / "london.json")
    assert Game.replay(start).record() == start
    assert (start.start, start.plies) == (whole.start, whole.plies[: len(start.plies)])
    assert Game.replay(whole).record() == whole
    assert b'"result":' + b"".join(shown[1].encode().split()) in b"".join(whole.to_json().split())
