"""The terminal: consoles, styled text and tables. Colour never carries information alone."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from crosstown.game.text.board_map import Line

PIPED_WIDTH = 100

_CARDS = {
    "wild": "bold underline magenta",
    "black": "bold white on grey11",
    "gray": "grey66",
    "red": "bold red3",
    "orange": "bold dark_orange",
    "yellow": "bold yellow",
    "green": "bold green3",
    "blue": "bold dodger_blue2",
    "purple": "bold medium_purple",
    "pink": "bold hot_pink",
    "white": "bold white",
    "brown": "bold orange4",
    "teal": "bold dark_cyan",
}
_LINES = {"black": "grey37", "gray": "grey58"}
_SEATS = ("bold white on red3", "bold white on blue", "bold black on yellow", "bold black on cyan")
_PLAIN = {"strong": "bold", "faint": "dim", "name": "bold", "": ""}


def console(error: bool = False) -> Console:
    """A console for stdout or stderr that prints text as it is: no markup, no highlighting."""
    from rich.console import Console

    stream = sys.stderr if error else sys.stdout
    made = Console(file=stream, markup=False, highlight=False, emoji=False)
    if not made.is_terminal and "COLUMNS" not in os.environ:
        made.width = PIPED_WIDTH
    made.width = max(made.width, 24)
    return made


def styled(lines: Iterable[Line]) -> Text:
    from rich.text import Text

    text = Text(no_wrap=False)
    for at, line in enumerate(lines):
        if at:
            text.append("\n")
        for span in line:
            text.append(span.text, style_of(span.mark))
    return text


def style_of(mark: str) -> str:
    kind, _, name = mark.partition(":")
    if kind == "seat":
        return _SEATS[int(name) % len(_SEATS)]
    if kind == "colour":
        return _CARDS.get(name, "bold cyan")
    if kind == "line":
        return _LINES.get(name) or _CARDS.get(name, "cyan").removeprefix("bold ")
    return _PLAIN.get(mark, "")


def table(*columns: str, title: str = "", right: Sequence[str] = ()) -> Table:
    """A table with few lines; columns named in ``right`` hold numbers."""
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left", pad_edge=False)
    for column in columns:
        number = column in right
        made.add_column(column, justify="right" if number else "left", overflow="fold", no_wrap=number)
    return made


def print_json(data: Any) -> None:
    """Prints JSON on stdout, in ASCII if stdout is not UTF-8."""
    plain = (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"
    text = json.dumps(data, ensure_ascii=plain, indent=2)
    sys.stdout.write(text.encode("utf-8", "replace").decode() + "\n")
