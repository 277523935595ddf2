"""A position as text, as a picture in SVG, and as pixels."""

from __future__ import annotations

import io
from typing import Any

import numpy as np

from crosstown.drawing.board.static_board import draw_board
from crosstown.errors import TextError
from crosstown.game.view import View
from crosstown.rules.kernel.state import Array

MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH = 900


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        message = f"there is no render mode {mode!r:.40}: there are {', '.join(MODES)}"
        raise TextError("unknown-render-mode", message, offender=str(mode)[:40])
    return mode


def render(view: View, mode: str | None) -> Any:
    """What a mode gives: None after printing (human), a text (ansi, svg), or pixels (rgb_array)."""
    if mode == "human":
        print(view)
        return None
    if mode == "ansi":
        return str(view)
    if mode == "svg":
        return picture(view)
    return pixels(picture(view)) if mode == "rgb_array" else None


def picture(view: View) -> str:
    """The board of a view as an SVG document."""
    seats = [f"{seat + 1}: {view.points(seat)}" for seat in range(view.seats)]
    stacks = {place: stack for place, stack in view.tokens.items() if stack[1]}
    return draw_board(view.city, owners=view.owners, tokens=stacks, names=seats)


def pixels(svg: str, width: int = WIDTH) -> Array:
    """A picture as an array of height × width × 3 bytes."""
    from PIL import Image
    from resvg_py import svg_to_bytes

    image = Image.open(io.BytesIO(svg_to_bytes(svg_string=svg, width=width, background="#ffffff")))
    return np.asarray(image.convert("RGB"))
