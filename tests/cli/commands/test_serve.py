"""`crosstown serve`: what it prints before it serves, and what it refuses."""

from __future__ import annotations

import socket
from pathlib import Path

from testkit.server_process import ServerProcess, free_port
from tests.cli.run_command import crosstown


def test_several_workers_refuse_sqlite_and_say_why(tmp_path: Path) -> None:
    done = crosstown("serve", "--workers", "2", "--data", tmp_path)
    assert done.code == 2
    assert "[workers-need-postgresql]" in done.err
    assert "--database postgresql://" in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_database_is_an_address() -> None:
    for wrong in ("mysql://x", "games.sqlite", "postgresql:/x"):
        done = crosstown("serve", "--database", wrong)
        assert (done.code, "[bad-database]" in done.err) == (2, True)


def test_a_taken_port_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = crosstown("serve", "--port", str(port), "--data", tmp_path)
    assert done.code == 1
    assert "[port-taken]" in done.err
    assert f"make play PORT={port + 1}" in done.err
    assert done.out == "", "nothing is announced that is not there"


def test_a_database_that_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    address = f"postgresql://nobody:a-password@127.0.0.1:{free_port()}/nothing"
    at_once = {"crosstown.store.databases.postgres:RESTART_TIMEOUT": 0.0}
    server = ServerProcess(tmp_path, database=address, constants=at_once)
    server.start(wait=False)
    assert server.process is not None
    assert server.process.wait(60) == 1
    assert "[store-unavailable]" in server.output()
    assert "a-password" not in server.output()
    assert server.output().count("error: ") == 1
    assert "Traceback" not in server.output()


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, forked=True) as server:
        assert f"http://127.0.0.1:{server.port}/" in server.output()
        done = crosstown("serve", "--port", str(free_port()), "--data", tmp_path)
        assert done.code == 1
        assert "[store-in-use]" in done.err
        assert server.stop() == 0


def test_wrong_options_are_usage_errors(tmp_path: Path) -> None:
    for words in (("--port", "0"), ("--workers", "0"), ("--log-level", "loud"), ("--port", "x")):
        done = crosstown("serve", *words, "--data", tmp_path)
        assert done.code == 2, done.all
