"""Input from the player: lines typed at a terminal or piped in, and menus to pick from."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from crosstown.cli.play.read_input import command_of

if TYPE_CHECKING:
    from rich.console import Console

    from crosstown.language import Translator


class Keyboard:
    """Reads lines. Piped input is echoed, so that a transcript reads like a typed game."""

    def __init__(self) -> None:
        self.typed = sys.stdin is not None and sys.stdin.isatty()
        if self.typed:
            _enable_line_editing()

    def ask(self, prompt: str) -> str:
        """One line without its end; EOFError at the end of the input."""
        if sys.stdin is None:
            raise EOFError
        line = input(prompt)
        if not self.typed:
            print(line[:200], flush=True)
        return line

    def clear_history(self) -> None:
        """Keeps the arrow keys from showing one player's lines to the next."""
        if self.typed:
            try:
                import readline
            except ImportError:
                return
            readline.clear_history()


def _enable_line_editing() -> None:
    try:
        import readline
    except ImportError:
        return
    readline.set_history_length(200)


def pick(
    out: Console,
    question: str,
    choices: Sequence[tuple[str, str]],
    default: int,
    texts: Translator,
    note: str = "",
) -> int:
    """Asks for a choice and returns its index: the default if the input is piped.

    EOFError at its end, or when the player types ``quit``. A note stands below the choices.
    """
    keyboard = Keyboard()
    if not keyboard.typed:
        return default
    out.print(texts.say(question), style="bold")
    for number, (name, about) in enumerate(choices, 1):
        out.print(f"{number:>4}  {name:<15} {about}")
    if note:
        out.print(note, style="dim")
    while True:
        answer = keyboard.ask(f"{texts.say('ask-number', usual=default + 1)} ").strip().lower()
        for at, (name, _) in enumerate(choices):
            if answer in (str(at + 1), name.lower()) or (not answer and at == default):
                return at
        if command_of(answer, texts) == "quit":
            raise EOFError
        out.print(texts.say("ask-again", count=len(choices)))
