"""Names for ``gymnasium.make`` and ``gymnasium.make_vec``: importing ``crosstown.envs`` registers them."""

from __future__ import annotations

import gymnasium

ENVIRONMENT = "crosstown/Table-v0"


def register() -> None:
    """Registers the environments, once."""
    if ENVIRONMENT not in gymnasium.registry:
        gymnasium.register(
            id=ENVIRONMENT,
            entry_point="crosstown.envs.gym_env:CrosstownEnv",
            vector_entry_point="crosstown.envs.vector_env:CrosstownVectorEnv",
        )
