"""What the kernel's counts of games are counted in.

A module of its own, so that counts can be read without loading the kernel: pages do.
"""

WIN = 12  # parts of a win, so that one, two, three or four winners have whole ones
MAX_ROUNDS = 512  # longer games are counted as one round less
LOWEST_SCORE = -512
SCORES = 1536  # different scores; those beyond are counted with the lowest or the highest
SPENT = ("draw", "claim", "tickets", "pass")  # what turns are spent on
