"""The ``crosstown`` command: play, replay, look at cities, simulate. No rules."""
