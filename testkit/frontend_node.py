"""The Node that the front end is built with."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).parents[1] / "frontend" / "build.py"


@cache
def front_end_node() -> Any:
    """How to call it: see ``Node`` in frontend/build.py, which is no module of a package."""
    spec = importlib.util.spec_from_file_location("frontend_build", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    building = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = building  # dataclasses look their module up
    spec.loader.exec_module(building)
    node = building.find_node()
    assert node is not None, "there is no Node: make setup gets one"
    return node
