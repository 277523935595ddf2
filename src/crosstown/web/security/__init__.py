"""Limits on requests and connections, and security headers."""
