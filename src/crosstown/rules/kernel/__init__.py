"""What the rules are written with: the compiler, records, random numbers, move codes."""
