"""Chooses where jobs are done."""

from __future__ import annotations

from crosstown.errors import TextError
from crosstown.workers.local_processes import LocalProcesses, ThisProcess
from crosstown.workers.work import Job, Pool, Reply, Work

LOCAL = "local"
RAY = "ray"


def open_pool(work: Work[Job, Reply], workers: int | None, jobs: int, on: str = LOCAL) -> Pool[Job, Reply]:
    """Workers for so many jobs: here, or on a Ray cluster, named by its address or as ``ray``.

    Without a number there is one worker here, and a cluster uses all its processors.
    """
    if workers is not None and workers < 1:
        raise TextError("bad-number", "give at least one worker", offender=str(workers))
    if on != LOCAL:
        from crosstown.workers.ray_cluster import RayCluster

        return RayCluster(work, workers, check_place(on))
    if not work.isolated and (workers or 1) == 1:
        return ThisProcess(work)
    return LocalProcesses(work, min(workers or 1, jobs))


def check_place(on: str) -> str:
    """``local``, ``ray``, or the address of a cluster; anything else is an error."""
    if on in (LOCAL, RAY) or on.startswith("ray://") or on.rpartition(":")[2].isdigit():
        return on
    message = f"{on[:80]!r} is no place to play: write local, ray, or an address such as ray://host:10001"
    raise TextError("bad-place", message, offender=on[:80])
