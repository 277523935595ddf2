"""A whole game, and its record."""

from __future__ import annotations

import json
from typing import Any

import pytest

from crosstown import Game
from tests.property.odd_choices import finished

Json = dict[str, Any]


@pytest.fixture(scope="module")
def whole() -> Game:
    """A finished game of San Francisco: it has every part that a record can have."""
    return finished("san-francisco", 3, 1)


@pytest.fixture
def told(whole: Game) -> Json:
    """Its record as plain data, to be spoilt."""
    data: Json = json.loads(whole.record().to_json())
    return data
