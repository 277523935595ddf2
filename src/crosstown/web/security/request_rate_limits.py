"""How often an address may ask: requests, files, handshakes, new tables, and how fast they are done."""

from __future__ import annotations

import asyncio

from starlette.requests import HTTPConnection

from crosstown.service.rate_limit_bucket import Bucket, Limits
from crosstown.web.api.http_errors import HttpError
from crosstown.web.security.client_address import AddressLimits, host_of
from crosstown.web.security.penalties import HOLD_SECONDS, Penalties

CREATING_PATHS = ("/api/me", "/api/tables", "/api/tables/moved", "/api/device")
GUEST_CITY_PATH, PRINT_PATH = "/api/cities", "/api/print"
FILE_PATHS = ("/assets/", "/cities/", "/static/")
PROBE_PATHS = ("/healthz", "/readyz")

# How many at once, and in how many seconds the same number is allowed again.
REQUESTS_PER_ADDRESS = (240, 10.0)  # enough for a club behind one address
REQUESTS_PER_TOKEN = (120, 10.0)
FILES_PER_ADDRESS = (1200, 10.0)  # pictures, scripts and fonts: a first visit loads a few dozen
HANDSHAKES_PER_ADDRESS = (240, 10.0)  # WebSockets: after a restart a whole club reconnects at once
CREATIONS_PER_ADDRESS = (120, 300.0)  # new guests and new tables
GUEST_CITIES_PER_ADDRESS = (40, 300.0)  # checked and drawn in a process of their own
PRINTS_PER_ADDRESS = (12, 300.0)
PROBES_PER_ADDRESS = (120, 10.0)
# Requests are carried out no faster than this: many at once wait for each other, not others for them.
PACE_PER_ADDRESS = (20, 0.2)
LONGEST_PACE = 10.0  # seconds

Refusal = tuple[HttpError, dict[str, str]]


class RequestLimits:
    """The limits of one server process, by address and by token."""

    def __init__(self) -> None:
        self._penalties, self._probe_penalties = Penalties(), Penalties()
        self._requests_by_address = AddressLimits(*REQUESTS_PER_ADDRESS)
        self._requests_by_token = Limits(*REQUESTS_PER_TOKEN)
        self._files = AddressLimits(*FILES_PER_ADDRESS)
        self._probes = AddressLimits(*PROBES_PER_ADDRESS)
        self._handshakes = AddressLimits(*HANDSHAKES_PER_ADDRESS)
        self._creations = AddressLimits(*CREATIONS_PER_ADDRESS)
        self._guest_cities = AddressLimits(*GUEST_CITIES_PER_ADDRESS)
        self._prints = AddressLimits(*PRINTS_PER_ADDRESS)
        self._pace = AddressLimits(*PACE_PER_ADDRESS)

    def by_address(self, connection: HTTPConnection) -> Refusal | None:
        """The refusal of a client that asks too often. Taken before anything in the request is read."""
        host = host_of(connection)
        if is_probe(connection):
            return _take(self._probes.buckets(host))
        if self._penalties.must_wait(host):
            return _too_fast(HOLD_SECONDS)
        return _take(self._buckets(connection, host))

    def by_token(self, connection: HTTPConnection, token: str) -> Refusal | None:
        if _is_file(connection) or is_probe(connection):
            return None
        return _take([self._requests_by_token.bucket(token)])

    def note_flood(self, host: str) -> None:
        self._penalties.note_flood(host)

    def _buckets(self, connection: HTTPConnection, host: str) -> list[Bucket]:
        """The limits of a request. Files have their own: they cost little, and a page needs many."""
        path = connection.scope["path"]
        if connection.scope["type"] == "websocket":  # a handshake; its frames are limited elsewhere
            return self._handshakes.buckets(host)
        if path.startswith(FILE_PATHS):
            return self._files.buckets(host)
        buckets = self._requests_by_address.buckets(host)
        if connection.scope["method"] == "POST" and path in CREATING_PATHS:
            buckets += self._creations.buckets(host)
        if connection.scope["method"] == "POST" and path == GUEST_CITY_PATH:
            buckets += self._guest_cities.buckets(host)
        if path == PRINT_PATH:
            buckets += self._prints.buckets(host)
        return buckets

    async def keep_pace(self, connection: HTTPConnection) -> None:
        """Lets requests of one address begin one after another, so that others get their turn in between."""
        if not _is_file(connection) and not is_probe(connection):
            wait = self._pace.reserve(host_of(connection), LONGEST_PACE)
            if wait != 0.0:
                await asyncio.sleep(LONGEST_PACE if wait is None else wait)

    async def may_be_answered(self, connection: HTTPConnection, error: HttpError) -> bool:
        """Whether a refused client still gets an answer: later if it was refused often, or not at all."""
        host = host_of(connection)
        penalties = self._probe_penalties if is_probe(connection) else self._penalties
        if error.code != "too-fast":
            return True
        if not penalties.must_wait(host):
            penalties.note_refusal(host)
            return True
        if penalties.begin_hold(host):
            try:
                await asyncio.sleep(HOLD_SECONDS)
            finally:
                penalties.end_hold(host)
            return True
        return False


def is_probe(connection: HTTPConnection) -> bool:
    return connection.scope["path"] in PROBE_PATHS


def _is_file(connection: HTTPConnection) -> bool:
    return str(connection.scope["path"]).startswith(FILE_PATHS)


def _take(buckets: list[Bucket]) -> Refusal | None:
    """Takes one from each bucket, or returns the refusal if one is empty."""
    for bucket in buckets:
        if not bucket.take():
            return _too_fast(bucket.wait)
    return None


def _too_fast(seconds: float) -> Refusal:
    wait = int(seconds) + 1
    error = HttpError("too-fast", f"too many requests: try again in {wait} s")
    return error, {"retry-after": str(wait)}
