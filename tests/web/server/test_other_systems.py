"""Windows and macOS lack modules and functions that Linux has: a whole game is played without them.

What is missing is hidden by a ``sitecustomize`` module, which every Python of the server runs first.
"""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from testkit.client import Guest, until_over
from testkit.server_process import NO_PAUSES, ROOT, ServerProcess

SOURCES = sorted((ROOT / "src" / "crosstown").rglob("*.py"))
MODULES = (
    "fcntl",
    "grp",
    "msvcrt",
    "pty",
    "pwd",
    "readline",
    "resource",
    "syslog",
    "termios",
    "tty",
    "uvloop",
)
HIDE = f"""
import asyncio, os, socket, sys
for module in {MODULES!r}:
    sys.modules[module] = None
for name in ("fork", "forkpty", "nice", "statvfs", "getuid", "geteuid", "getpgid", "setsid", "killpg",
             "getloadavg", "sched_getaffinity", "sched_setaffinity", "setpgid", "SCHED_IDLE", "fchmod",
             "fchown", "mkfifo"):
    if hasattr(os, name):
        delattr(os, name)
for name in ("TCP_USER_TIMEOUT", "SO_REUSEPORT"):
    if hasattr(socket, name):
        delattr(socket, name)

def refuse(*told):
    raise NotImplementedError

asyncio.SelectorEventLoop.add_signal_handler = refuse
"""

# What Windows does not have, as attributes of modules that it has.
POSIX_ONLY = {
    "os": {
        "chroot", "fchmod", "fchown", "fork", "forkpty", "getegid", "geteuid", "getgid", "getgroups",
        "getloadavg", "getpgid", "getpgrp", "getpriority", "getuid", "initgroups", "killpg", "mkfifo",
        "mknod", "chown", "lchown", "nice", "O_CLOEXEC", "O_DIRECTORY", "O_NOCTTY", "O_NOFOLLOW",
        "O_NONBLOCK", "O_SYNC",
        "openpty", "posix_fadvise", "pread", "pwrite", "SCHED_IDLE", "sched_getaffinity", "sched_param",
        "sched_setaffinity", "sched_setscheduler", "sendfile",
        "setpgid", "setpriority", "setsid", "setuid", "statvfs", "sync", "sysconf", "tcgetpgrp", "ttyname",
        "uname", "wait", "wait3", "wait4", "waitid", "WNOHANG", "set_blocking", "register_at_fork",
    },
    "signal": {
        "SIGALRM", "SIGCHLD", "SIGCONT", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGSTOP", "SIGTSTP",
        "SIGUSR1", "SIGUSR2", "SIGWINCH", "alarm", "pause", "pthread_kill", "pthread_sigmask", "setitimer",
        "siginterrupt", "sigpending", "sigwait", "sigwaitinfo",
    },
    "socket": {"AF_UNIX", "SO_REUSEPORT", "TCP_USER_TIMEOUT", "CMSG_LEN", "recv_fds", "send_fds"},
    "select": {"epoll", "kqueue", "poll"},
}  # fmt: skip
GUARDED = {  # where they are used, and only on systems that have them
    ("service/background_process.py", "os.nice"),
    ("service/background_process.py", "os.SCHED_IDLE"),
    ("service/background_process.py", "os.sched_setscheduler"),
    ("service/background_process.py", "os.sched_param"),
    ("web/server/processes.py", "socket.TCP_USER_TIMEOUT"),
    ("web/server/processes.py", "os.set_blocking"),  # several workers, which Windows is refused
}
FOREIGN = {*MODULES, "posix", "_posixsubprocess", "winreg", "_winapi"}
GUARDED_IMPORTS = {
    ("cli/play/keyboard.py", "readline"),
    ("files.py", "fcntl"),
    ("web/guest_cities/pack_worker.py", "resource"),
    ("web/security/connection_limits.py", "resource"),
}


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(HIDE, encoding="utf-8")
    return folder


@pytest.mark.anyio
async def test_a_game_is_played_through_a_server_without_them(tmp_path: Path, elsewhere: Path) -> None:
    with ServerProcess(tmp_path / "data", settings=NO_PAUSES, python_path=elsewhere) as server:
        ada = await Guest.arrive(server.url)
        table = await ada.open("berlin", [{"type": "me"}, {"type": "computer", "player": "medium"}])
        async with ada.sit(table) as seat:
            await until_over(seat, Random(5).choice)
        await ada.close()
        assert server.stop() == 0
        assert '"move-replaced"' not in server.output(), "the computer player has thought for itself"


def test_nothing_that_only_some_systems_have_is_used_without_a_substitute() -> None:
    used: set[tuple[str, str]] = set()
    imported: set[tuple[str, str]] = set()
    for path in SOURCES:
        name = path.relative_to(ROOT / "src" / "crosstown").as_posix()
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                if node.attr in POSIX_ONLY.get(node.value.id, ()):
                    used.add((name, f"{node.value.id}.{node.attr}"))
            elif isinstance(node, ast.ImportFrom):
                imported.add((name, str(node.module)))
                used |= {
                    (name, f"{node.module}.{alias.name}")
                    for alias in node.names
                    if alias.name in POSIX_ONLY.get(str(node.module), ())
                }
            elif isinstance(node, ast.Import):
                imported |= {(name, alias.name) for alias in node.names}
    assert used == GUARDED
    assert {one for one in imported if one[1] in FOREIGN} == GUARDED_IMPORTS


def test_text_files_are_read_and_written_as_utf_8_everywhere() -> None:
    """Windows has another encoding by default."""
    wrong = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                given = len(node.args) - (node.func.attr == "write_text")
                named = {keyword.arg for keyword in node.keywords}
                if node.func.attr in ("read_text", "write_text") and not given and "encoding" not in named:
                    wrong.append(f"{path.name}:{node.lineno}")
    assert wrong == []
