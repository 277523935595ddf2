"""Somebody who does not read what is sent, and enough of it to matter."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect

from testkit.client import fresh_id
from tests.faults.fault_client import FaultClient
from tests.faults.open_tables import Visitors

MANY = 240  # changes of a table: more than all the buffers on the way to one client hold


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


async def chatter(house: Visitors, players: list[FaultClient]) -> None:
    """Many messages for everybody at a table."""

    async def fidget(player: FaultClient) -> None:
        path = f"/api/tables/{player.diary.table}/commands"
        for number in range(MANY // len(players)):
            command = {"type": "mute", "id": fresh_id(), "seat": 0, "muted": number % 2 == 0}
            await house.ask(path, command, player.headers)

    await asyncio.gather(*map(fidget, players))
