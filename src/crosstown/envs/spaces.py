"""The spaces of Gymnasium for a city."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from crosstown.cities.city import City
from crosstown.encoding.action_table import ActionTable
from crosstown.encoding.encode_view import MASKED, OBSERVED
from crosstown.encoding.observation_layout import ObservationLayout

LOW, HIGH = -1000, 1000  # points can fall below 0; no number of a pack comes near these


def observation_space(layout: ObservationLayout) -> spaces.Dict:
    """The numbers of a view, and the mask of its legal actions."""
    actions = len(ActionTable.of(layout.city))
    return spaces.Dict(
        {
            "observation": spaces.Box(LOW, HIGH, (layout.size,), OBSERVED),
            "action_mask": spaces.Box(0, 1, (actions,), MASKED),
        }
    )


def action_space(city: City) -> spaces.Discrete[np.int64]:
    """One number for each action."""
    return spaces.Discrete(len(ActionTable.of(city)))
