"""Computer players at tables. They run in worker processes."""
