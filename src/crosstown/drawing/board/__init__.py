"""The board: routes, places, panels and pieces, as a picture or for the browser."""
