"""Environments for programs that learn, in the shapes their communities know.

- `GameBatch`: many games in one array, stepped by the kernel. Needs nothing but NumPy.
- ``gymnasium.make("crosstown/Table-v0")`` and ``gymnasium.make_vec``: one seat against named players.
- ``crosstown_v0``: PettingZoo, seats taking turns. ``crosstown_parallel_v0``: its parallel form.
- ``openspiel_game``: a game of OpenSpiel.

``pip install 'crosstown-game[envs]'`` brings Gymnasium and PettingZoo, ``[openspiel]`` OpenSpiel.
"""

from crosstown.envs.game_batch import GameBatch
from crosstown.envs.rewards import RewardFunction, RewardName

__all__ = ["GameBatch", "RewardFunction", "RewardName"]
