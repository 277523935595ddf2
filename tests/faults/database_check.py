"""After the fault: the database holds what was acknowledged, all of it, once, and in its place."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from crosstown import Game
from crosstown.game.records.fairness import judge
from crosstown.game.records.record import Record
from crosstown.store.open_store import open_store
from crosstown.store.rows import PlyRow
from tests.faults.clients.client_log import ClientLog


async def check(database: str | Path, diaries: Iterable[ClientLog]) -> int:
    """Holds the database against what the clients were told; how many plies were acknowledged."""
    store = await open_store(database)
    count = 0
    try:
        for diary in diaries:
            loaded = await store.load(diary.table)
            assert loaded is not None, "a table is gone"
            assert loaded.game is not None, "a game is gone"
            check_log(loaded.plies, loaded.game.base, diary)
            if diary.over:
                record = await store.record(loaded.game.id)
                assert record is not None, "a finished game has no record"
                check_record(record, loaded.plies, diary)
            count += len(diary.acknowledged)
    finally:
        await store.close()
    return count


def check_log(log: tuple[PlyRow, ...], base: int, diary: ClientLog) -> None:
    """Every acknowledged command is in its place; what people played are those commands, each once."""
    assert [row.ply for row in log] == list(range(len(log)))
    assert diary.version <= base + len(log), "something was told that is not written"
    for told in diary.acknowledged:
        assert base < told.version <= base + len(log), f"version {told.version} was acknowledged and is lost"
        row = log[told.version - base - 1]
        move = "undo" if row.move.startswith("undo ") else row.move  # the command does not say how many
        assert (move, row.command) == (told.move, told.command), f"version {told.version} is another move"
    written = [row.command for row in log if not row.cause]
    known = {told.command for told in diary.acknowledged}
    assert len(set(written)) == len(written), "a command was played twice"
    assert set(written) - known <= diary.unanswered, "a command was refused, and played all the same"
    assert not (diary.over and diary.unanswered), "a player stopped before it was answered"


def check_record(record: bytes, log: tuple[PlyRow, ...], diary: ClientLog) -> None:
    """The record is the log without what was taken back; it replays, and the shuffle is the announced one."""
    standing: list[str] = []
    for row in log:
        if row.move.startswith("undo "):
            del standing[-int(row.move.removeprefix("undo ")) :]
        else:
            standing.append(row.move)
    read = Record.from_json(record)
    assert [str(ply.move) for ply in read.plies] == standing
    assert Game.replay(read).over
    verdict = judge(read, diary.seal)
    assert verdict.fair, verdict


def assert_one_line(output: str, code: str) -> None:
    """Beside the greeting and the log there is one line, with the code, and no traceback."""
    lines = [line for line in output.splitlines() if not line.startswith(("Crosstown: ", "{"))]
    assert len(lines) == 1, output
    assert lines[0].startswith("error: "), output
    assert lines[0].endswith(f"[{code}]"), output
