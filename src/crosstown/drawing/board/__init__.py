"""The board: routes, places, panels, pieces."""
