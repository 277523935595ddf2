"""Computer players at tables: they think in processes of their own, and never keep the server waiting."""
