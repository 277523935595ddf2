"""The ``crosstown`` command. It contains no rules of the game."""
