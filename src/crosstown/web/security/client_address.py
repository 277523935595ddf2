"""The address of a client, and the networks that limits count it under."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from ipaddress import ip_address, ip_network

from starlette.requests import HTTPConnection

from crosstown.service.rate_limit_bucket import Bucket, Limits

SITE_FACTOR = 4  # an IPv6 /48 may do so many times as much as one /64
ORIGIN_DIGITS = 4  # of 16 values each: many addresses share an origin
LONGEST_HOST = 64  # letters of an address as a proxy wrote it


def host_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


@lru_cache(maxsize=4096)
def networks_of(host: str) -> tuple[tuple[str, int], ...]:
    """The networks of a client, each with how many times an address's limits it has.

    An IPv4 address counts alone. For IPv6 the /64 counts as one address, because one customer usually has all
    of it; the /48 counts too, because some have that. A server that listens on IPv6 sees IPv4 clients as
    ``::ffff:192.0.2.1``. They count as IPv4.
    """
    try:
        address = ip_address(host)
    except ValueError:  # a proxy can send any text
        return ((host[:LONGEST_HOST], 1),)
    if address.version == 4:
        return ((str(address), 1),)
    if address.ipv4_mapped is not None:
        return ((str(address.ipv4_mapped), 1),)
    number = int(address)
    household, site = (str(ip_network((number, bits), strict=False)) for bits in (64, 48))
    return (household, 1), (site, SITE_FACTOR)


def origin_of(connection: HTTPConnection) -> str:
    """A few bits of a hash of the largest network: enough to share places, too few to find an address."""
    network = networks_of(host_of(connection))[-1][0]
    return sha256(network.encode()).hexdigest()[:ORIGIN_DIGITS]


def address_of(host: str) -> str:
    """What counts as one address."""
    return networks_of(host)[0][0]


class AddressLimits:
    """Buckets for each address, and for larger networks of IPv6."""

    def __init__(self, size: float, seconds: float) -> None:
        self._limits = Limits(size, seconds)

    def buckets(self, host: str) -> list[Bucket]:
        return [self._limits.bucket(network, times) for network, times in networks_of(host)]

    def take(self, host: str) -> bool:
        taken = [bucket.take() for bucket in self.buckets(host)]
        return all(taken)

    def reserve(self, host: str, longest: float) -> float | None:
        """Takes one in advance: the seconds to wait for it, or None if they are too many."""
        waits = [bucket.reserve(longest) for bucket in self.buckets(host)]
        return None if None in waits else max(wait for wait in waits if wait is not None)
