"""Environments for programs that learn, in the shapes their communities know.

- `GameBatch`: many games in one array, stepped by the kernel. Needs nothing but NumPy.
- ``gymnasium.make("crosstown.envs:crosstown/Table-v0")``, or ``make_vec``: one seat against named players.
- ``crosstown_v0``: PettingZoo, seats taking turns. ``crosstown_parallel_v0``: its parallel form.
- ``openspiel_game``: a game of OpenSpiel.

``pip install 'crosstown-game[envs]'`` brings Gymnasium and PettingZoo, ``[openspiel]`` OpenSpiel.
"""

from importlib.util import find_spec

from crosstown.envs.game_batch import GameBatch
from crosstown.envs.rewards import RewardFunction, RewardName

if find_spec("gymnasium"):
    from crosstown.envs.registration import register

    register()

__all__ = ["GameBatch", "RewardFunction", "RewardName"]
