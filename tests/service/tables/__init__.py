"""What people and computer players do at a table."""
