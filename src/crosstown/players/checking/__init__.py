"""Checks of a player that somebody wrote."""
