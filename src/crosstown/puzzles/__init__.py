"""Puzzles: positions of simulated games in which one move is clearly best. Each is a file in ``files``."""
