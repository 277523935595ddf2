"""The foundation of the rules: the compiler, records of a game, random numbers, move codes."""
