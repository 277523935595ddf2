"""Logs and metrics: hosts see how it goes, and nothing that a player should not."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import socket
import sqlite3
import urllib.request
from pathlib import Path
from random import Random

import pytest

from crosstown.cities import city_names, load_city
from crosstown.service.bots.bot_messages import Incident
from crosstown.service.rate_limit_bucket import Bucket
from crosstown.web.server.logs import LIBRARY_LOG_RATE, LibraryLogHandler, Log
from testkit.client import Guest, until_over
from testkit.server_process import NO_PAUSES, ServerProcess, free_port

pytestmark = pytest.mark.anyio


def test_a_line_holds_known_facts_only() -> None:
    out = io.StringIO()
    log = Log("info", out)
    log("game-begun", table="abcdefghijklmnop", city="london")
    log("not shown", level="debug")
    [line] = map(json.loads, out.getvalue().splitlines())
    assert (line["event"], line["table"], line["city"]) == ("game-begun", "abcdef", "london")
    for facts in ({"hand": "blue"}, {"seed": "00"}, {"token": "x"}, {"milliseconds": "blue"}, {"code": 7}):
        with pytest.raises(ValueError, match="may not hold"):
            log("event", **facts)


def test_somebody_at_a_terminal_reads_words() -> None:
    out = io.StringIO()
    log = Log("info", out, style="plain")
    log("table-opened", table="abcdefghijklmnop", city="london")
    log("worker-died", level="error", worker=1, exit_code=-9)
    first, second = out.getvalue().splitlines()
    assert re.fullmatch(r"\d\d:\d\d:\d\d table opened: table abcdef, city london", first)
    assert re.fullmatch(r"\d\d:\d\d:\d\d error: worker died: worker 1, exit code -9", second)


@pytest.mark.parametrize("style", ["plain", "json"])
def test_compiling_is_told_while_it_lasts(style: str) -> None:
    out = io.StringIO()
    log = Log("info", out, style=style)
    log.compiling(100)
    assert out.getvalue() == "", "nothing had to be compiled"
    for percent in (10, 60, 100):
        log.compiling(percent)
    if style == "json":
        assert [json.loads(line)["event"] for line in out.getvalue().splitlines()] == [
            "players-compiling",
            "players-ready",
        ]
    else:
        assert "once: 10 %\r" in out.getvalue()
        assert "once: 60 %\r" in out.getvalue().replace(" \r", "\r")
        assert out.getvalue().rstrip(" \n").endswith("The computer players are ready.")


def test_faults_and_libraries_are_named_but_not_quoted() -> None:
    out = io.StringIO()
    log = Log("info", out)
    try:
        raise RuntimeError("seed 0123456789abcdef")
    except RuntimeError as error:
        log.fault(error)
    noisy = logging.Logger("noisy.library")
    noisy.addHandler(LibraryLogHandler(log))
    noisy.error("the hand is blue, blue, wild")
    log.incident(Incident("worker-replaced", "crashed", "hard", 12, -9))
    first, second, third = map(json.loads, out.getvalue().splitlines())
    assert (first["event"], first["kind"]) == ("fault", "RuntimeError")
    assert first["where"].startswith("test_logs.py:")
    assert (second["event"], second["where"]) == ("library", "noisy.library")
    assert (third["event"], third["how"], third["exit_code"]) == ("worker-replaced", "crashed", -9)
    assert "seed" not in out.getvalue()
    assert "blue" not in out.getvalue()


async def test_whole_games_leave_no_secret_in_logs_or_metrics(tmp_path: Path) -> None:
    port = free_port()
    options = ("--log-level", "debug", "--metrics-port", str(port))
    with ServerProcess(tmp_path, *options, settings=NO_PAUSES, forked=True) as server:
        ada, ben = await Guest.arrive(server.url, "Ada-Secret-Name"), await Guest.arrive(server.url, "Ben")
        link = (await ada.post("/api/me/link")).json()["path"]
        chance = Random(3)
        tables = []
        for city in ("london", "berlin"):
            table = await ada.open(city)
            await ben.join(table)
            tables.append(table)
            async with ada.sit(table) as one, ben.sit(table) as two:
                await one.ask("say", text="a-secret-word")
                await one.ask("play", version=1, move="claim nowhere--nowhere blue*3")
                await asyncio.gather(until_over(one, chance.choice), until_over(two, chance.choice))
        solo = await ada.open("san-francisco", [{"type": "me"}, {"type": "computer", "player": "medium"}])
        tables.append(solo)
        async with ada.sit(solo) as one:
            await until_over(one, chance.choice)
        metrics = urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics").read().decode()
        tokens = [guest.http.cookies["crosstown"] for guest in (ada, ben)]
        await ada.close()
        await ben.close()
        assert server.stop() == 0
    log = server.output()
    with sqlite3.connect(tmp_path / "crosstown.sqlite") as database:
        seeds = [row[0] for row in database.execute("SELECT seed FROM games")]
        hashes = [row[0] for row in database.execute("SELECT hash FROM tokens")]
        moves = {row[0] for row in database.execute("SELECT move FROM plies")}
    database.close()
    assert len(seeds) == 3
    secrets = [*tokens, *hashes, *seeds, *tables, link, link.rsplit("#", 1)[1], "a-secret-word"]
    secrets += ["Ada-Secret-Name", *(move for move in moves if " " in move)]
    for name in city_names():
        pack = load_city(name)
        secrets += [*pack.ticket, *pack.route, *(f'"{colour}"' for colour in pack.kinds)]
    for text in (log, metrics):
        assert [secret for secret in secrets if secret in text] == []
    events = [json.loads(line)["event"] for line in log.splitlines() if line.startswith("{")]
    assert events.count("game-begun") == events.count("game-finished") == 3
    assert {"started", "stopped", "table-opened", "request"} <= set(events)
    check_metrics(metrics)


def check_metrics(metrics: str) -> None:
    """Counts of the right size, labels only where they say no more than a kind."""
    assert "crosstown_games_finished_total 3.0" in metrics
    moves = re.search(r"crosstown_moves_total (\d+)", metrics)
    assert moves is not None
    assert int(moves[1]) > 60
    assert set(re.findall(r"crosstown_\w+\{(\w+)=", metrics)) <= {"code", "cause", "le"}
    assert "crosstown_command_seconds_bucket" in metrics


def test_lines_of_libraries_are_counted_when_there_are_many() -> None:
    out = io.StringIO()
    handler = LibraryLogHandler(Log("info", out))
    record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "secret %s", ("text",), None)
    most = int(LIBRARY_LOG_RATE[0])
    for _ in range(most + 30):
        handler.emit(record)
    handler._rate = Bucket(1, 60.0)  # a minute later
    handler.emit(record)
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [line["count"] for line in lines] == [1] * most + [31]
    assert "secret" not in out.getvalue()


def test_broken_requests_do_not_write_a_line_each(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, forked=True) as server:
        for _ in range(40):
            with socket.create_connection(("127.0.0.1", server.port), timeout=300) as door:
                door.sendall(b"junk\r\n\r\n")
                assert door.makefile("rb").readline().startswith(b"HTTP/1.1 400")
        assert server.stop() == 0
    assert server.output().count('"event":"library"') <= LIBRARY_LOG_RATE[0]
