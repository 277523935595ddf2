"""Who follows a table, and what each of them is told: players and spectators alike."""
