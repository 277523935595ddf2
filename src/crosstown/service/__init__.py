"""Live tables: commands, seats, clocks, computer players, and who is told what. No HTTP."""
