"""The rules of the game, once: restricted Python over NumPy records.

Every function here is a ``@rule``: plain Python, or compiled by Numba, the same source either way.
Nothing in this package reads a file, a clock or a global; nothing allocates or raises.
"""
