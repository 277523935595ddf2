"""The rules of the game, once: restricted Python over NumPy records.

Every function here is a ``@rule``: plain Python, or compiled by Numba from the same source. No rule reads a
file, a clock or a global variable; none allocates memory or raises an exception.
"""
