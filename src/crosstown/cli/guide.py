"""What can be typed, as ``?`` says it below the rules in brief."""

from __future__ import annotations

COMMANDS = (
    ("a number", "that move of the menu; 5b is the second way to pay for move 5"),
    ("words", "that fit one move: take black · claim baker hyde · claim baker hyde wild · keep both"),
    ("board", "the map"),
    ("hand", "your cards and tickets"),
    ("moves", "the whole menu"),
    ("pay 5", "every way to pay for move 5"),
    ("why MOVE", "why a move is not possible: why claim baker hyde"),
    ("hint", "what a good player would do here, and why"),
    ("log", "what has happened so far"),
    ("save FILE", "write the game so far to a file"),
    ("quit", "stop; you are asked whether to save"),
    ("?", "this"),
)
