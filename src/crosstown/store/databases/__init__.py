"""SQLite and PostgreSQL behind one interface: connections, transactions, threads, error translation."""
