"""What people import: games, moves, views and records. They raise; the kernel never does."""
