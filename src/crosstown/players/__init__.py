"""Computer players. A player sees a view and its legal moves, never a game."""
