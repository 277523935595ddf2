"""Stored games: people, tables, plies and records in SQLite or PostgreSQL."""
