"""Every message between a client and a table."""
