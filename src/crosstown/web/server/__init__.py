"""Settings, processes and logs of a server."""
