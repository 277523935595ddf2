"""Many games: simulating, measuring, comparing."""
