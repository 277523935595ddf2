"""Games in words: the board as text, positions, and what happened."""
