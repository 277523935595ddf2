"""The ticket planner: cheapest paths, plans of routes, what tickets are worth, and the moves that follow."""
