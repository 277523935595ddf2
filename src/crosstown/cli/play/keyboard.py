"""Lines from the player: typed at a terminal or piped in."""

from __future__ import annotations

import sys


class Keyboard:
    """Asks for lines. What is piped in is echoed, so that a transcript reads like a session."""

    def __init__(self) -> None:
        self.typed = sys.stdin is not None and sys.stdin.isatty()
        if self.typed:
            _edit_lines()

    def ask(self, prompt: str) -> str:
        """One line without its end; EOFError where there is none."""
        if sys.stdin is None:
            raise EOFError
        line = input(prompt)
        if not self.typed:
            print(line[:200], flush=True)
        return line

    def forget(self) -> None:
        """The next player at this keyboard must not find the last one's lines with the arrow keys."""
        if self.typed:
            try:
                import readline
            except ImportError:
                return
            readline.clear_history()


def _edit_lines() -> None:
    """Arrow keys and a history of lines, where the system has them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_history_length(200)
