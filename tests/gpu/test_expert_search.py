"""The expert's search as a device's kernel, in plain Python: the moves of the compiled one on the CPU."""

from __future__ import annotations

import json

import pytest

from benchmarks.gpu_expert import choices_here, some_views
from crosstown import City, TextError
from crosstown.gpu.expert_search import expert_choices
from tests.parity.run_modes import run_python

pytestmark = pytest.mark.long

SIMULATIONS = 6
PROGRAM = """
import json, sys
from benchmarks.gpu_expert import some_views
from crosstown import City
from crosstown.gpu.expert_search import expert_choices
name, seats, simulations = json.loads(sys.argv[1])
views = some_views(City.load(name), seats, 40)[25:27]
print(json.dumps([expert_choices(views, range(len(views)), each).tolist() for each in (0, simulations)]))
"""


@pytest.mark.parametrize(("name", "seats"), [("london", 2), ("san-francisco", 3), ("istanbul", 4)])
def test_the_device_chooses_as_the_cpu_does(name: str, seats: int) -> None:
    (told,) = run_python("-c", PROGRAM, json.dumps([name, seats, SIMULATIONS]), mode="python")
    views = some_views(City.load(name), seats, 40)[25:27]
    expected = [choices_here(views, simulations).tolist() for simulations in (0, SIMULATIONS)]
    assert json.loads(told) == expected


def test_views_that_differ_are_refused_before_a_device_is_needed() -> None:
    here, there = (some_views(City.load(name), 2, 1) for name in ("london", "berlin"))
    for views, seeds in (((*here, *there), (1, 2)), (here, (1, 2)), (here, ())):
        with pytest.raises(TextError, match=r"\[views-differ\]$"):
            expert_choices(views, seeds, 1)
    assert expert_choices([], [], 1).tolist() == []
