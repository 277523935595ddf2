"""The built-in players as rules of the kernel: simple ones, the planner, and the search."""
