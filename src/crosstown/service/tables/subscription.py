"""A connection as a table sees it: whose eyes it has, and a bounded queue of what it is to be told."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_FRAMES = 32
MOST_BYTES = 256 * 1024


class Watcher:
    """One connection. A slow one is never waited for: it misses frames and is caught up with a snapshot."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.looking: int | None = None
        self.seats: tuple[int, ...] = ()
        self.seen: int | None = None  # the version that the client has: the last one sent
        self._answers: deque[bytes] = deque()
        self._frames: deque[tuple[bytes, int | None]] = deque()
        self._size = 0
        self._behind = False
        self._closed = False
        self._wake = asyncio.Event()

    def tell(self, frame: bytes, version: int | None = None) -> None:
        """Queues a frame, or gives up on the queue when it is full; a move comes with its version."""
        if self._closed or self._behind:
            return
        if len(self._frames) >= MOST_FRAMES or self._size + len(frame) > MOST_BYTES:
            self.catch_up()
            return
        self._frames.append((frame, version))
        self._size += len(frame)
        self._wake.set()

    def answer(self, frame: bytes) -> bool:
        """Queues the answer to a command. It is never dropped; False where too many were never fetched."""
        self._answers.append(frame)
        self._wake.set()
        return len(self._answers) <= MOST_FRAMES

    def catch_up(self) -> None:
        """Whatever is queued is out of date: the next thing to send is a fresh snapshot."""
        self._frames.clear()
        self._size = 0
        self._behind = True
        self._wake.set()

    def close(self, last: bytes | None = None) -> None:
        """Nothing more will be told, but for a last word."""
        if last is not None and not self._closed:
            self._answers.append(last)
        self._closed = True
        self._wake.set()

    async def next(self) -> bytes | None:
        """The next frame; None where a snapshot is due. Raises EOFError when the watcher was closed."""
        while not (self._frames or self._answers or self._behind):
            if self._closed:
                raise EOFError
            self._wake.clear()
            await self._wake.wait()
        if self._behind:
            self._behind = False
            return None
        if not self._frames:
            return self._answers.popleft()
        frame, version = self._frames.popleft()
        self._size -= len(frame)
        if version is not None:
            self.seen = version
        return frame
