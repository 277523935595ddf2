"""How large a city may be: the sizes of the arrays in a game's record.

A module of its own, so that a pack can be checked without loading the kernel.
"""

MAX_SEATS = 4
MAX_COLOURS = 8
MAX_KINDS = MAX_COLOURS + 1  # the colours and the wild
MAX_CARDS = 64
MAX_MARKET = 8
MAX_PLACES = 32
MAX_ROUTES = 62  # a set of routes is one whole number
MAX_LENGTH = 8
MAX_VEHICLES = 4
MAX_TICKETS = 32
MAX_OFFER = 4
MAX_DISTRICTS = 8
MAX_SYMBOLS = 8
MAX_SPARE = 2  # souvenir stacks the players put down themselves (S7)
