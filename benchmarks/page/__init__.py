"""How fast, small and steady the page is."""
