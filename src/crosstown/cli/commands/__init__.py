"""One module for each command of ``crosstown``."""
