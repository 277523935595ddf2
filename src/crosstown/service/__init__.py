"""Games alive: tables, seats, clocks, computer players at tables, and who is told what. No HTTP."""
