"""Limits on the frames of a WebSocket, control frames and empty fragments too.

The application sees whole messages only. A client that sends nothing but pings would never be counted there,
and the pongs that it does not read would fill the memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from crosstown.service.rate_limit_bucket import Bucket
from crosstown.web.security.client_address import AddressLimits
from crosstown.web.security.penalties import ABORT, PENALISE
from crosstown.web.server.config import Config

# How many at once, and in how many seconds the same number is allowed again. Whoever exceeds them is cut off.
CONTROL_FRAMES = (30, 10.0)  # and fragments: browsers send hardly any
BYTES = (512 * 1024, 16.0)
FRAMES_PER_ADDRESS = (2400, 6.0)
# After so many messages at once nothing more is read: the application ends the connection, and says why.
MESSAGES = (240, 6.0)
GOODBYE_SECONDS = 1.0  # for such a client to read why
SLICE_BYTES = 512  # parsed at once: at most 85 frames


class LimitedWebSocket(WebSocketsSansIOProtocol):
    limited: ClassVar[bool]
    address_frames: ClassVar[AddressLimits]
    _bytes: Bucket | None = None
    _messages: Bucket
    _control_frames: Bucket
    _deaf = False

    def data_received(self, data: bytes) -> None:
        if self._bytes is None:  # the head of the request
            self._bytes = Bucket(*BYTES)
            self._messages, self._control_frames = Bucket(*MESSAGES), Bucket(*CONTROL_FRAMES)
        elif self.limited and not self._deaf and not self._bytes.take(len(data)):
            self._cut_off()
        for at in range(0, len(data), SLICE_BYTES):
            if self.transport.is_closing() or self._deaf:
                return
            super().data_received(data[at : at + SLICE_BYTES])
        if not self.handshake_initiated:  # the library refused the head, which came whole
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        """Gives the application a way to cut this connection off."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][ABORT] = self.transport.abort  # type: ignore[assignment]

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # or uvicorn would log an error after a refused handshake
            if self._deaf:  # to the client's goodbye, too
                self.loop.call_later(GOODBYE_SECONDS, self.transport.close)

    def handle_text(self, event: Frame) -> None:
        if self._count_message():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._count_message():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count_control_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answers a ping, but not to a client that does not read the answers."""
        if not self.writable.is_set():
            self._cut_off()
        elif self._count_control_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count_control_frame():
            super().handle_pong(event)

    def _count_message(self) -> bool:
        """False if nothing more is read of this connection."""
        if self.limited and not self._deaf:
            self._deaf = not self._messages.take()
        return not self._deaf and self._count_for_address()

    def _count_control_frame(self) -> bool:
        """False if the connection is cut off, perhaps because of this frame."""
        if self.limited and not self._control_frames.take():
            self._cut_off()
        return self._count_for_address()

    def _count_for_address(self) -> bool:
        client = self.scope["client"]  # behind a proxy, the address that it forwarded
        if self.limited and not self.address_frames.take(client[0] if client else "?"):
            self._cut_off()
        return not self.transport.is_closing()

    def _cut_off(self) -> None:
        """Ends the connection. Whoever comes back and floods again will wait at the door."""
        if not self.transport.is_closing():
            self.transport.abort()
            penalise: Callable[[], None] | None = self.scope["extensions"].get(PENALISE)  # type: ignore[assignment]
            if penalise is not None:
                penalise()


def limited_websocket(config: Config) -> type[LimitedWebSocket]:
    """The protocol class of one server, with limits of its own."""
    own = {"limited": config.limits, "address_frames": AddressLimits(*FRAMES_PER_ADDRESS)}
    return type("LimitedWebSocket", (LimitedWebSocket,), own)
