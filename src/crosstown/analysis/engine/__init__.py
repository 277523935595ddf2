"""The analysis inside the kernel: imagined games, decisions, and sums, in whole numbers."""
