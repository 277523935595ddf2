"""Cities that guests bring."""
