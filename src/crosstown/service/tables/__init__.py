"""One table: its state, its seats, its game, and what its people are told."""
