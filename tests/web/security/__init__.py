"""Limits, cookies, origins and secrecy."""
