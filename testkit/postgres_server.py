"""A real PostgreSQL server for tests: started in a folder of its own, gone when it is no longer needed."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import psycopg

USER = "crosstown"
START_WITHIN = 30.0
EMPTY_ALL = """
DO $$ DECLARE names text; BEGIN
  SELECT string_agg(format('%I', tablename), ', ') INTO names
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version';
  EXECUTE 'TRUNCATE ' || names || ' RESTART IDENTITY';
END $$
"""


class PostgresServer:
    """Use it in a ``with`` block. Without ``durable`` it does not wait for the disk: tests end sooner."""

    def __init__(self, *, durable: bool = False, **settings: str) -> None:
        self._binaries = find_binaries()
        self._settings = {} if durable else {"fsync": "off", "full_page_writes": "off"}
        self._settings |= {"max_connections": "200", "shared_buffers": "32MB"} | settings
        self._names = count()
        self._spawner = ThreadPoolExecutor(max_workers=1, thread_name_prefix="postgres")
        self._process: subprocess.Popen[bytes] | None = None
        self.folder = Path(tempfile.mkdtemp(prefix="ct-pg-", dir=_short_folder()))
        self.port = _free_port()

    def __enter__(self) -> PostgresServer:
        try:
            self._become_owner()
            data = self.folder / "data"
            self._run("initdb", "-D", str(data), "-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C", "-N")
            self.start()
        except BaseException:
            self._clean()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self._clean()

    def url(self, database: str = "postgres") -> str:
        """Over TCP."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def create_database(self) -> str:
        """A new and empty database; its URL."""
        name = f"test{next(self._names)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def drop_database(self, url: str) -> None:
        """Gives its room back; whoever is still connected is cut off."""
        self.execute(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")

    @staticmethod
    def empty_database(url: str) -> None:
        """Takes all rows out of a store: much sooner done than making another database."""
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(EMPTY_ALL)

    def execute(self, sql: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Runs a statement as the server's owner."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []

    @property
    def running(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        """Starts it and waits until it answers. After a crash, old children may need a moment to go."""
        ends = time.monotonic() + START_WITHIN
        while time.monotonic() < ends:
            settings = [f"-c{name}={value}" for name, value in self._settings.items()]
            words = ["-D", str(self.folder / "data"), "-k", str(self.folder), "-p", str(self.port)]
            command = self._command("postgres", *words, "-clisten_addresses=127.0.0.1", *settings)
            self._process = self._spawner.submit(self._spawn, command).result()
            while self._process.poll() is None and time.monotonic() < ends:
                if self._answers():
                    return
                time.sleep(0.05)
            time.sleep(0.2)
        raise AssertionError(f"PostgreSQL did not start:\n{(self.folder / 'log').read_text()[-2000:]}")

    def _spawn(self, command: list[str]) -> subprocess.Popen[bytes]:
        """In a thread that lives as long as the server: the system ends it with its parent thread."""
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)

    def stop(self) -> None:
        """Stops it in order; connections are cut."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Ends it like a crash: ``kill -9``, with no chance to tidy up."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        self.stop()
        self.start()

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def _clean(self) -> None:
        self._end(signal.SIGQUIT)
        self._spawner.shutdown()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            self._command(program, *words), capture_output=True, cwd=self.folder, check=False
        )
        assert done.returncode == 0, done.stderr.decode()

    def _command(self, program: str, *words: str) -> list[str]:
        """PostgreSQL refuses to run as root. Where it can be arranged, it ends when the tests do."""
        command = [str(self._binaries / program), *words]
        if shutil.which("setpriv") is None:
            return ["runuser", "-u", _owner().pw_name, "--", *command] if os.geteuid() == 0 else command
        lasting = ["setpriv", "--pdeathsig", "INT"]
        if os.geteuid() == 0:
            lasting += [f"--reuid={_owner().pw_uid}", f"--regid={_owner().pw_gid}", "--clear-groups"]
        return [*lasting, "--", *command]

    def _become_owner(self) -> None:
        if os.geteuid() == 0:
            os.chown(self.folder, _owner().pw_uid, _owner().pw_gid)


def find_binaries() -> Path:
    """The folder with the server's programs."""
    found = [Path(path) for path in [shutil.which("postgres")] if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=_version, reverse=True)
    for program in found:
        if (program.resolve().parent / "initdb").exists():
            return program.resolve().parent
    raise AssertionError(
        "these tests need a real PostgreSQL server: install Debian's package `postgresql`, "
        "or put the folder with initdb and postgres in PATH"
    )


def _version(program: Path) -> int:
    number = program.parent.parent.name
    return int(number) if number.isdecimal() else 0


def _owner() -> pwd.struct_passwd:
    """Whom the server runs as when the tests run as root."""
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def _short_folder() -> str | None:
    """The path of a socket has at most 107 bytes."""
    return None if len(tempfile.gettempdir()) < 60 else "/tmp"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
