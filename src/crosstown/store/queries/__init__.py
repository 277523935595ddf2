"""The SQL, written once for both databases."""
