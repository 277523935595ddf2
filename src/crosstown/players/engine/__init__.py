"""The planner and the search, inside the kernel."""
