"""Thousands to millions of games on a CUDA device, by the same rules and to the same bytes as on the CPU.

``pip install 'crosstown-game[gpu]'`` brings the compiler. CuPy, which loads the code and holds the arrays,
comes from ``cupy-cuda12x`` or ``cupy-cuda13x``, whichever fits the driver.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.gpu.device_games import DeviceGames as DeviceGames
    from crosstown.gpu.device_games import DeviceResults as DeviceResults

_HOMES = {
    "DeviceGames": "crosstown.gpu.device_games",
    "DeviceResults": "crosstown.gpu.device_games",
}

__all__ = ["DeviceGames", "DeviceResults"]

__getattr__ = lazy_exports(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
