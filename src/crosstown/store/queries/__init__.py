"""The SQL, once for both databases."""
