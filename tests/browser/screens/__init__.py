"""How each screen looks and fits, on any device."""
