"""How a server does under load and under attack."""
