"""Plans: what an arena's results depend on."""

from __future__ import annotations

from crosstown.arena.schedule import ENGINE, NO_ENGINE
from crosstown.rules.kernel.source_hash import source_files
from tests.parity.run_modes import run_python


def test_every_module_that_a_worker_loads_counts_as_engine() -> None:
    """A new file is not missed: a journal must not go on with games that another program would play."""
    program = f"import sys, {ENGINE}; print(*(name for name in sys.modules if name.startswith('crosstown')))"
    loaded = set(run_python("-c", program, mode="python")[-1].split())
    engine = set(source_files(ENGINE, NO_ENGINE))
    assert len(engine) > 50
    assert {name for name in loaded if not name.startswith(NO_ENGINE)} <= engine
    assert not {name for name in engine if name.startswith(NO_ENGINE)}
