"""A city on paper: board, cards, tickets, pieces, aids and rules as a PDF to print and cut out.

``pip install 'crosstown-game[print]'`` brings Typst, which sets the pages.
"""

from crosstown.printing.print_city import print_city

__all__ = ["print_city"]
