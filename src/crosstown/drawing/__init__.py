"""Pictures of boards, cards and posters: SVG drawn from a city's pack, without fonts or images."""

from crosstown.drawing.board.static_board import draw_board

__all__ = ["draw_board"]
