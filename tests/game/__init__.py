"""Games, moves, events, records and errors as people use them."""
