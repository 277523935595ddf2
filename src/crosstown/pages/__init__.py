"""The files that a browser loads, the same for everyone: the built front end, and the cities.

The server serves them, and ``crosstown site`` writes them to a folder. No HTTP.
"""
