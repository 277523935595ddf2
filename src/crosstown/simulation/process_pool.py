"""Sharing work among processes, with the results in the order of the work."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Work = TypeVar("Work")
Result = TypeVar("Result")


def in_order(do: Callable[[Work], Result], work: Sequence[Work], workers: int) -> Iterator[Result]:
    """Does all the work. The first piece is done here and leaves the kernel compiled for the rest."""
    yield do(work[0])
    if workers == 1 or len(work) <= 2:
        yield from map(do, work[1:])
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(do, work[1:])
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
