"""Metrics of several workers: one port tells them all."""

from __future__ import annotations

import time
import urllib.request
from pathlib import Path

from testkit.postgres_server import PostgresServer
from testkit.server_process import ServerProcess, free_port


def test_one_port_tells_the_metrics_of_all_workers(postgres: PostgresServer, tmp_path: Path) -> None:
    port = free_port()
    options = ("--workers", "2", "--metrics-port", str(port))
    with ServerProcess(tmp_path, *options, database=postgres.create_database(), forked=True) as server:
        end = time.monotonic() + 120
        wanted = [f'crosstown_tables{{worker="{number}"}} 0.0' for number in range(2)]
        while True:  # the second worker may still be starting
            told = urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10).read().decode()
            if all(line in told for line in wanted):
                break
            assert time.monotonic() < end, told
            time.sleep(0.1)
        assert told.count("# TYPE crosstown_tables gauge") == 1
        assert 'crosstown_command_seconds_bucket{le="0.001",worker="1"} 0.0' in told
        while f"http://127.0.0.1:{server.port}/" not in server.output():  # said once it answers
            assert time.monotonic() < end, server.output()
            time.sleep(0.05)
        assert server.stop() == 0
