"""Processes beside the server: out of reach of Ctrl-C, and they give way to it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from crosstown.service.background_process import background_command

TELL = """
import os
from crosstown.service.background_process import be_nice, use_idle_time

before = os.nice(0)
{step}
policy = os.sched_getscheduler(0) if hasattr(os, "sched_getscheduler") else None
print(os.getpgid(0) == os.getpid(), os.getsid(0), os.nice(0) - before, policy)
"""


def told(folder: Path, step: str) -> list[str]:
    """What a process says of itself: leads a group, session, how much nicer it is, how it is scheduled."""
    (folder / "beside.py").write_text(TELL.format(step=step), encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    command = background_command("beside")
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.split()


@pytest.mark.skipif(not hasattr(os, "getsid"), reason="Windows knows neither groups nor sessions")
def test_it_leads_a_group_within_our_session(tmp_path: Path) -> None:
    leads, session, nicer, _ = told(tmp_path, "be_nice(5)")
    assert leads == "True"
    assert int(session) == os.getsid(0), "priorities count only within a session"
    assert nicer == "5"


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has it")
def test_it_uses_idle_time_where_there_is_such_a_thing(tmp_path: Path) -> None:
    assert told(tmp_path, "use_idle_time(5)")[3] == str(os.SCHED_IDLE)
