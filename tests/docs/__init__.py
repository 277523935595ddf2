"""The documentation: its snippets run, its links lead somewhere, its pictures are up to date."""
