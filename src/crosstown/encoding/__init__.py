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

from crosstown.encoding.action_table import ActionTable
from crosstown.encoding.encode_view import action_mask, encode
from crosstown.encoding.observation_layout import VERSION, Field, ObservationLayout

__all__ = ["VERSION", "ActionTable", "Field", "ObservationLayout", "action_mask", "encode"]
