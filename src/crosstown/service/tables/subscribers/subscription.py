"""A subscription to a table: whose connection it is, and a bounded queue of frames to send."""

from __future__ import annotations

import asyncio
from collections import deque

MAX_FRAMES = 32
MAX_BYTES = 256 * 1024


class Subscription:
    """One connection to a table. Nobody waits for a slow one: it misses frames and gets a snapshot."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.looking: int | None = None  # the seat on a shared screen
        self.seats: tuple[int, ...] = ()
        self.client_version: int | None = None  # the last version sent
        self._answers: deque[bytes] = deque()
        self._frames: deque[tuple[bytes, int | None]] = deque()
        self._size = 0
        self._needs_snapshot = False
        self._closed = False
        self._wake = asyncio.Event()

    def send(self, frame: bytes, version: int | None = None) -> None:
        """Queues a frame, or drops the queue when it is full. A move comes with its version."""
        if self._closed or self._needs_snapshot:
            return
        if len(self._frames) >= MAX_FRAMES or self._size + len(frame) > MAX_BYTES:
            self.send_snapshot()
            return
        self._frames.append((frame, version))
        self._size += len(frame)
        self._wake.set()

    def answer(self, frame: bytes) -> bool:
        """Queues the answer to a command, which is never dropped. False if too many wait to be sent."""
        self._answers.append(frame)
        self._wake.set()
        return len(self._answers) <= MAX_FRAMES

    def send_snapshot(self) -> None:
        """Drops the queue: the next thing to send is a fresh snapshot."""
        self._frames.clear()
        self._size = 0
        self._needs_snapshot = True
        self._wake.set()

    def close(self, last: bytes | None = None) -> None:
        if last is not None and not self._closed:
            self._answers.append(last)
        self._closed = True
        self._wake.set()

    async def next(self) -> bytes | None:
        """The next frame; None if a snapshot is due. Raises EOFError once closed."""
        while not (self._frames or self._answers or self._needs_snapshot):
            if self._closed:
                raise EOFError
            self._wake.clear()
            await self._wake.wait()
        if self._needs_snapshot:
            self._needs_snapshot = False
            return None
        if not self._frames:
            return self._answers.popleft()
        frame, version = self._frames.popleft()
        self._size -= len(frame)
        if version is not None:
            self.client_version = version
        return frame
