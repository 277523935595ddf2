"""Views and moves as numbers, for programs that learn: one layout of observations, one table of actions.

>>> from crosstown import City
>>> from crosstown.encoding import ActionTable, ObservationLayout
>>> london = City.load("london")
>>> actions = ActionTable.of(london)
>>> actions.text(actions.index("take wild"))
'take wild'
>>> layout = ObservationLayout.of(london, seats=2)
>>> layout["hand"].shape == (len(london.kinds),)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.encoding.action_table import ActionTable as ActionTable
    from crosstown.encoding.encode_view import action_mask as action_mask
    from crosstown.encoding.encode_view import encode as encode
    from crosstown.encoding.observation_layout import VERSION as VERSION
    from crosstown.encoding.observation_layout import Field as Field
    from crosstown.encoding.observation_layout import ObservationLayout as ObservationLayout

_HOMES = {
    "ActionTable": "crosstown.encoding.action_table",
    "Field": "crosstown.encoding.observation_layout",
    "ObservationLayout": "crosstown.encoding.observation_layout",
    "VERSION": "crosstown.encoding.observation_layout",
    "action_mask": "crosstown.encoding.encode_view",
    "encode": "crosstown.encoding.encode_view",
}

__all__ = ["VERSION", "ActionTable", "Field", "ObservationLayout", "action_mask", "encode"]

__getattr__ = lazy_exports(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
