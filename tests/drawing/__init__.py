"""Drawing boards."""
