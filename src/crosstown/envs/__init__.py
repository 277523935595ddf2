"""Environments for programs that learn, in the shapes their communities know.

- `GameBatch`: many games in one array, stepped by the kernel. Needs nothing but NumPy.
- ``gymnasium.make("crosstown.envs:crosstown/Table-v0")``, or ``make_vec``: one seat against named players.
- ``crosstown_v0``: PettingZoo, seats taking turns. ``crosstown_parallel_v0``: its parallel form.
- ``openspiel_game``: a game of OpenSpiel.

``pip install 'crosstown-game[envs]'`` brings Gymnasium and PettingZoo, ``[openspiel]`` OpenSpiel.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.envs import crosstown_parallel_v0 as crosstown_parallel_v0
    from crosstown.envs import crosstown_v0 as crosstown_v0
    from crosstown.envs import openspiel_game as openspiel_game
    from crosstown.envs.game_batch import GameBatch as GameBatch
    from crosstown.envs.rewards import RewardFunction as RewardFunction
    from crosstown.envs.rewards import RewardName as RewardName

_HOMES = {
    "GameBatch": "crosstown.envs.game_batch",
    "RewardFunction": "crosstown.envs.rewards",
    "RewardName": "crosstown.envs.rewards",
}

_MODULES = {
    name: f"{__name__}.{name}" for name in ("crosstown_parallel_v0", "crosstown_v0", "openspiel_game")
}

__all__ = [
    "GameBatch",
    "RewardFunction",
    "RewardName",
    "crosstown_parallel_v0",
    "crosstown_v0",
    "openspiel_game",
]

__getattr__ = lazy_exports(__name__, _HOMES, _MODULES)

# For ``gymnasium.make`` and ``gymnasium.make_vec``.
if find_spec("gymnasium"):
    import gymnasium

    gymnasium.register(
        id="crosstown/Table-v0",
        entry_point="crosstown.envs.gym_env:CrosstownEnv",
        vector_entry_point="crosstown.envs.vector_env:CrosstownVectorEnv",
    )


def __dir__() -> list[str]:
    return __all__
