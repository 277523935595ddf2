"""Pictures of boards: SVG drawn in code from a city's pack. No kernel, no fonts, no images."""

from crosstown.drawing.board.static_board import draw_board

__all__ = ["draw_board"]
