"""Games at rest: people, tables, plies and records in SQLite or PostgreSQL behind one contract."""
