"""SQLite and PostgreSQL behind one connection."""
