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
from crosstown.simulation.chunk_work import Chunk, ChunkGames, SimulationWork
from crosstown.workers.open_pool import LOCAL, open_pool
from crosstown.workers.work import Pool, replies_in_order

WANTED = 0.9


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=10, help="how long a chunk takes")
    parser.add_argument("--chunks", type=int, default=3, help="for each worker")
    asked = parser.parse_args()
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    node = {"num_cpus": asked.workers, "object_store_memory": 100_000_000, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    try:
        work = SimulationWork(load_city("london"), ("medium", "medium"), 1, (), (), False, ())
        count = games_in(work, asked.seconds)
        print(f"{asked.workers} workers, {asked.chunks} chunks each, {count} games a chunk")
        rates = []
        for on in (LOCAL, cluster.address):
            with open_pool(work, asked.workers, asked.workers, on) as pool:
                rates.append(rate(pool, count, asked.workers, asked.chunks))
            print(f"  {'local' if on == LOCAL else 'ray':6} {rates[-1]:8.1f} games/s")
    finally:
        cluster.shutdown()
    print(f"Ray plays {rates[1] / rates[0]:.3f} of what local workers play; at least {WANTED} is wanted")


def games_in(work: SimulationWork, seconds: float) -> int:
    with open_pool(work, 1, 1) as pool:
        trial = 200
        began = time.perf_counter()
        list(replies_in_order(pool, [Chunk(0, trial)]))
        return round(trial * seconds / (time.perf_counter() - began))


def rate(pool: Pool[Chunk, ChunkGames], count: int, workers: int, chunks: int) -> float:
    list(replies_in_order(pool, [Chunk(at, 50) for at in range(4 * workers)]))
    began = time.perf_counter()
    jobs = [Chunk(at * count, count) for at in range(workers * chunks)]
    done = sum(len(part.results) for part in replies_in_order(pool, jobs))
    return done / (time.perf_counter() - began)


if __name__ == "__main__":
    main()
