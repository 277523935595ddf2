"""Checks for players that users write."""
