"""Ray against the local workers: the same chunks of about ten seconds, on as many processes.

Starts a cluster of one node on this machine and stops it again. Both have compiled and started all workers
before the clock runs.
"""

from __future__ import annotations

import argparse
import os
import time

from ray.cluster_utils import Cluster

from crosstown.cities import load_city
from crosstown.simulation.chunk_work import Chunk, SimulationWork
from crosstown.workers.open_pool import open_pool
from crosstown.workers.work import replies_in_order

WANTED = 0.9


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=10, help="how long a chunk takes")
    parser.add_argument("--chunks", type=int, default=3, help="for each worker, one a round")
    asked = parser.parse_args()
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ |= {"RAY_worker_niceness": str(os.nice(0))}  # else Ray's workers give way to all others
    node = {"num_cpus": asked.workers, "object_store_memory": 100_000_000, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    try:
        work = SimulationWork(load_city("london"), ("medium", "medium"), 1, (), (), False, ())
        count = games_in(work, asked.seconds)
        print(f"{asked.workers} workers, {asked.chunks} chunks each, {count} games a chunk")
        seconds = measure(work, cluster.address, count, asked.workers, asked.chunks)
    finally:
        cluster.shutdown()
    games = asked.workers * asked.chunks * count
    for name, spent in seconds.items():
        print(f"  {name:6} {games / spent:8.1f} games/s")
    ratio = seconds["local"] / seconds["ray"]
    print(f"Ray plays {ratio:.3f} of what local workers play; at least {WANTED} is wanted")


def measure(work: SimulationWork, address: str, count: int, workers: int, rounds: int) -> dict[str, float]:
    """The seconds of each, in rounds that take turns: whatever else the machine does slows both alike."""
    spent = {"local": 0.0, "ray": 0.0}
    with open_pool(work, workers, workers) as local, open_pool(work, workers, workers, address) as ray:
        for pool in (local, ray):
            list(replies_in_order(pool, [Chunk(at, 50) for at in range(4 * workers)]))
        for number in range(rounds):
            jobs = [Chunk((number * workers + at) * count, count) for at in range(workers)]
            for name, pool in (("local", local), ("ray", ray)):
                began = time.perf_counter()
                list(replies_in_order(pool, jobs))
                spent[name] += time.perf_counter() - began
    return spent


def games_in(work: SimulationWork, seconds: float) -> int:
    with open_pool(work, 1, 1) as pool:
        trial = 200
        began = time.perf_counter()
        list(replies_in_order(pool, [Chunk(0, trial)]))
        return round(trial * seconds / (time.perf_counter() - began))


if __name__ == "__main__":
    main()
