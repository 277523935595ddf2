"""Limits on the frames of a WebSocket, control frames and empty fragments too.

The application sees whole messages only. A client that sends nothing but pings would never be counted there,
and the pongs that it does not read would fill the memory.
"""

from __future__ import annotations

from typing import ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from crosstown.service.rate_limit import Bucket
from crosstown.web.security.client_address import AddressLimits
from crosstown.web.security.penalties import ABORT
from crosstown.web.server.config import Config

# How many at once, and in how many seconds the same number is allowed again. Too many commands are refused
# politely long before; these limits cut the connection off.
FRAMES = (240, 6.0)
BYTES = (256 * 1024, 8.0)
FRAMES_PER_ADDRESS = (2400, 6.0)
SLICE_BYTES = 1024  # parsed at once: at most 170 frames


class LimitedWebSocket(WebSocketsSansIOProtocol):
    limited: ClassVar[bool]
    address_frames: ClassVar[AddressLimits]
    _frames: Bucket | None = None
    _bytes: Bucket

    def data_received(self, data: bytes) -> None:
        if self._frames is None:
            self._frames, self._bytes = Bucket(*FRAMES), Bucket(*BYTES)
        elif self.limited and not self._bytes.take(len(data)):
            self.transport.abort()
        for at in range(0, len(data), SLICE_BYTES):
            if self.transport.is_closing():
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

    def handle_text(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answers a ping, but not to a client that does not read the answers."""
        if not self.writable.is_set():
            self.transport.abort()
        elif self._count_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_pong(event)

    def _count_frame(self) -> bool:
        """False if the connection is cut off, perhaps because of this frame."""
        if self.transport.is_closing():
            return False
        if not self.limited:
            return True
        assert self._frames is not None
        client = self.scope["client"]  # behind a proxy, the address that it forwarded
        if self._frames.take() and self.address_frames.take(client[0] if client else "?"):
            return True
        self.transport.abort()
        return False


def limited_websocket(config: Config) -> type[LimitedWebSocket]:
    """The protocol class of one server, with limits of its own."""
    own = {"limited": config.limits, "address_frames": AddressLimits(*FRAMES_PER_ADDRESS)}
    return type("LimitedWebSocket", (LimitedWebSocket,), own)
