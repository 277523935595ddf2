"""The network of the expert as the kernel in a page takes it: one file for all cities."""

from __future__ import annotations

import numpy as np

from crosstown.players.trained_networks import index, trained_network

SEATS = tuple(sorted(index().search))
"""The numbers of seats that the file has a record for."""


def network_file() -> bytes:
    """A record for each number of seats, the wide weights of 32 bits, and the small ones of 8."""
    networks = [trained_network(seats) for seats in SEATS]
    wide, small = networks[0].wide.astype("<i4"), networks[0].small.astype(np.int8)
    return b"".join((*(one.record.tobytes() for one in networks), wide.tobytes(), small.tobytes()))


def wide_weights() -> int:
    return int(trained_network(SEATS[0]).wide.size)
