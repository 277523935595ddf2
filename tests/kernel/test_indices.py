"""No rule counts an index from the end of an array: compiled rules leave out the test for that."""

from __future__ import annotations

import pytest

from tests.kernel.checked_indices import check_index, negative, visited
from tests.parity.run_modes import run_python


@pytest.mark.slow
@pytest.mark.long
def test_no_index_is_negative() -> None:
    count, wrong, missed = run_python("-m", "tests.kernel.checked_indices", mode="python", seconds=900)
    assert wrong == ""
    assert int(count) > 800
    assert len(missed.split()) < int(count) / 100, missed


def test_the_check_finds_what_it_looks_for() -> None:
    for index in (0, (1, 2), -1, (0, -1)):
        check_index(str(index), index)
    assert negative == {"-1", "(0, -1)"}
    visited.clear()
    negative.clear()
