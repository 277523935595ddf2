"""Processes, configuration, logs and metrics of a server."""
