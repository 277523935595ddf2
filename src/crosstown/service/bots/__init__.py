"""Computer players at tables. They think in processes of their own."""
