"""At a real terminal: the first questions, and Ctrl-C."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from crosstown.game.records.record import Record
from crosstown.players.level_ratings import level_ratings
from tests.cli.run_command import ROOT

fcntl, pty, termios = map(pytest.importorskip, ("fcntl", "pty", "termios"))  # not on Windows


def _own_terminal() -> None:
    """Makes the new process obey Ctrl-C on its own terminal, even if the tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Typist:
    """Somebody at a terminal who types when a text has come."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.screen, inside = pty.openpty()
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1", "LANG": "en"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "crosstown", "play", *options],
            stdin=inside, stdout=inside, stderr=inside, cwd=folder, env=environment, start_new_session=True,
            preexec_fn=_own_terminal,
        )  # fmt: skip
        os.close(inside)
        self.seen = ""

    def wait_for(self, text: str) -> None:
        while text not in self.seen:
            assert select.select([self.screen], [], [], 120)[0], f"{text!r} never came: {self.seen}"
            self.seen += os.read(self.screen, 4096).decode(errors="replace")
        self.seen = self.seen.partition(text)[2]

    def type(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def interrupt(self) -> None:
        """Types Ctrl-C once the program waits for a key: between its prompt and that, Python misses it."""
        status = Path(f"/proc/{self.process.pid}/stat")
        while status.exists() and status.read_text().rpartition(") ")[2][0] != "S":
            time.sleep(0.01)
        self.type("\x03")

    def end(self) -> int:
        try:
            while os.read(self.screen, 4096):
                pass
        except OSError:  # the other end is closed
            pass
        os.close(self.screen)
        return self.process.wait(60)


def test_one_can_leave_at_the_first_question(tmp_path: Path) -> None:
    typist = Typist(tmp_path)
    typist.wait_for("Which city?")
    typist.type("quit\n")
    assert typist.end() == 0


def test_levels_have_ratings_and_a_note_on_them(tmp_path: Path) -> None:
    typist = Typist(tmp_path, "--city", "london")
    for level, rating in level_ratings().items():
        typist.wait_for(level)
        typist.wait_for(f"(Rating {rating})")
    typist.wait_for("Measured in games between computer players")
    typist.type("quit\n")
    assert typist.end() == 0


def test_ctrl_c_asks_to_save(tmp_path: Path) -> None:
    typist = Typist(tmp_path, "--city", "london", "--seed", "4", "--players", "human,random")
    typist.wait_for("? for help")
    typist.wait_for("> ")
    typist.interrupt()
    typist.wait_for("Save the game first?")
    typist.type("mine.json\n")
    typist.wait_for("--resume mine.json")
    assert typist.end() == 130
    assert Record.load(tmp_path / "mine.json").seats[0].player == "human"


def test_ctrl_c_twice_asks_nothing_more(tmp_path: Path) -> None:
    typist = Typist(tmp_path, "--city", "london", "--seed", "4", "--players", "human,random")
    typist.wait_for("? for help")
    typist.wait_for("> ")
    typist.interrupt()
    typist.wait_for("Save the game first?")
    typist.interrupt()
    assert typist.end() == 130
    assert list(tmp_path.iterdir()) == []
