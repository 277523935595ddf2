"""``kill -9`` at any moment: nothing acknowledged is lost, no ply is there twice, every game goes on.

``python -m tests.faults.kill_storm`` does the same for as many games as one likes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.kill_storm import kill_again_and_again

pytestmark = pytest.mark.anyio


@pytest.mark.long
async def test_people_play_on(tmp_path: Path) -> None:
    await kill_again_and_again(tmp_path, at_once=16, mixed=0, kills=10, seed=1)


@pytest.mark.long
async def test_people_and_computer_players_play_on(tmp_path: Path) -> None:
    await kill_again_and_again(tmp_path, at_once=8, mixed=8, kills=10, seed=2)
