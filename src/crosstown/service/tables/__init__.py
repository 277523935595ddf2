"""One table: its state, its seats, its game, its commands, and what is told to whom."""
