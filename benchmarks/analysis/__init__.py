"""Whether the numbers of an analysis are right."""
