"""Every numbered rule, by its number."""
