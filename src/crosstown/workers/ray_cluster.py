"""Workers on a Ray cluster. Ray places the jobs, and does those of a dead node again elsewhere."""

from __future__ import annotations

import logging
import os
import socket
import time
import uuid
from collections.abc import Callable, Iterator
from typing import Any, Generic

from crosstown.errors import CrosstownError, DataError
from crosstown.workers.local_processes import LocalProcesses, ThisProcess
from crosstown.workers.node_versions import Versions, check_versions, versions_for, versions_here
from crosstown.workers.work import Job, Pool, Reply, Work

CONNECT_SECONDS = 10
TICK = 0.2  # seconds to wait for a reply before time is shown
LOOK_EVERY = 2.0  # seconds between two looks at how large the cluster is
QUEUED = 2  # jobs for each processor: the next one is there when one is done


class RayCluster(Generic[Job, Reply]):
    """Does jobs on the processors of a cluster, on all of them or on so many at a time."""

    def __init__(self, work: Work[Job, Reply], workers: int | None, address: str) -> None:
        self._ray = _load_ray()
        self._limit = workers
        self._looked = 0.0
        self._size = 1
        self._connected = not self._ray.is_initialized()
        if self._connected:
            self._connect(address)
        try:
            versions = versions_for(work)
            self._check_nodes(work, versions)
            self._job = (uuid.uuid4().hex, versions, [self._ray.put(work)])
            self._do = self._ray.remote(num_cpus=1, max_retries=-1)(_do_on_node)
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self) -> RayCluster[Job, Reply]:
        return self

    def __exit__(self, *error: object) -> None:
        if self._connected:
            self._ray.shutdown()  # ends what is still being done, too

    @property
    def size(self) -> int:
        """How many jobs are handed to Ray at a time. Nodes may come and go."""
        if self._limit is not None:
            return self._limit
        if time.monotonic() - self._looked > LOOK_EVERY:
            self._looked = time.monotonic()
            self._size = max(1, QUEUED * int(self._ray.cluster_resources().get("CPU", 0)))
        return self._size

    def play(self, next_job: Callable[[], Job | None]) -> Iterator[tuple[Job, Reply] | None]:
        ray = self._ray
        running: dict[Any, Job] = {}
        try:
            while True:
                while len(running) < self.size and (job := next_job()) is not None:
                    running[self._do.remote(*self._job, job)] = job
                if not running:
                    return
                yield None
                ready, _ = ray.wait(list(running), timeout=TICK)
                if ready:
                    ready, _ = ray.wait(list(running), num_returns=len(running), timeout=0)
                for reference in ready:
                    yield running.pop(reference), self._reply(reference)
        finally:
            for reference in running:
                ray.cancel(reference, force=True)

    def _reply(self, reference: Any) -> Reply:
        try:
            reply = self._ray.get(reference)
        except self._ray.exceptions.RayError as error:
            raise DataError("cluster-failed", f"the cluster cannot do a job: {_first_line(error)}") from None
        if isinstance(reply, CrosstownError):
            raise reply
        done: Reply = reply
        return done

    def _connect(self, address: str) -> None:
        if address == "ray":
            address = os.environ.get("RAY_ADDRESS", "auto")
        try:
            _knock(address)
            self._ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
        except (RuntimeError, ValueError, OSError) as error:
            message = (
                f"there is no Ray cluster to connect to: {_first_line(error)}; "
                "start one with: ray start --head"
            )
            raise DataError("no-cluster", message, offender=address) from None

    def _check_nodes(self, work: Work[Job, Reply], here: Versions) -> None:
        """Asks every node what it has, before the first job. A node that joins later is asked by its jobs."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy as OnNode

        ask = self._ray.remote(num_cpus=0, max_retries=0)(versions_here)
        asked = {}
        for node in self._ray.nodes():
            if node["Alive"] and node["Resources"].get("CPU"):
                there = ask.options(scheduling_strategy=OnNode(node["NodeID"], soft=False))
                asked[node["NodeID"]] = _name(node), there.remote(type(work).__module__, work.city)
        for identity, (name, answer) in asked.items():
            try:
                found = self._ray.get(answer)
            except self._ray.exceptions.RayError as error:
                if not any(node["NodeID"] == identity and node["Alive"] for node in self._ray.nodes()):
                    continue  # it has left meanwhile
                message = f"the node {name} cannot play: {_first_line(error)}; install crosstown {here} there"
                raise DataError("node-unusable", message, offender=name) from None
            check_versions(name, here, found)


def _load_ray() -> Any:
    try:
        import ray
        import ray.exceptions
    except ImportError:
        message = "Ray is not installed: pip install 'crosstown-game[ray]'"
        raise DataError("needs-ray", message) from None
    return ray


def _knock(address: str) -> None:
    """Fails at once where nobody listens; Ray would go on trying for a minute."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECT_SECONDS).close()


def _name(node: dict[str, Any]) -> str:
    return f"{node['NodeManagerAddress']} ({node['NodeID'][:8]})"


def _first_line(error: BaseException) -> str:
    """What an error of Ray says, without pages of advice: the cause of a task that failed is at its end."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    chosen = lines[-1:] if "Traceback" in str(error) or "ray::" in str(error) else lines[:1]
    return (chosen or [type(error).__name__])[0][:300]


# What runs on the nodes. Ray uses a process again for many jobs, so it is prepared once.
_prepared: dict[str, Callable[[Any], Any]] = {}


def _do_on_node(run: str, here: Versions, works: list[Any], job: Any) -> Any:
    """Does a job in a process of Ray; returns the reply, or an error of ours."""
    try:
        if run not in _prepared:
            _prepared.clear()
            _prepared[run] = _prepare(here, works)
        return _prepared[run](job)
    except CrosstownError as error:
        return error


def _prepare(here: Versions, works: list[Any]) -> Callable[[Any], Any]:
    import ray

    work = ray.get(works[0])
    check_versions(ray.util.get_node_ip_address(), here, versions_for(work))
    pool: Pool[Any, Any] = LocalProcesses(work, 1) if work.isolated else ThisProcess(work)

    def do(job: Any) -> Any:
        jobs = iter([job])
        return next(played[1] for played in pool.play(lambda: next(jobs, None)) if played is not None)

    return do
