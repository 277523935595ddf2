"""Somebody who does not read what is sent, and enough of it to matter."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect

from tests.faults.clients.fault_client import FaultClient


@asynccontextmanager
async def small_connection(port: int, address: str) -> AsyncIterator[ClientConnection]:
    """A spectator for whom system and client keep next to nothing that was not read."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    door.setblocking(False)
    await asyncio.get_running_loop().sock_connect(door, ("127.0.0.1", port))
    async with connect(
        address, sock=door, max_queue=1, compression=None, ping_interval=None, close_timeout=0.1, proxy=None
    ) as opened:
        yield opened


async def whole_game(players: list[FaultClient]) -> None:
    """A game to its end: more messages than all the buffers on the way to one client hold."""
    await asyncio.gather(*(player.play() for player in players))
