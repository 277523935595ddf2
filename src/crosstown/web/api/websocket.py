"""A table's WebSockets: receive commands, send answers and everything that happens."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from crosstown.errors import CrosstownError, StoreError, shape_error
from crosstown.service.guests import Guests
from crosstown.service.protocol.commands import DECODER, AskHint, AskJudgement, Frame, Ping
from crosstown.service.protocol.messages import Bye, Done, Pong, Refused
from crosstown.service.protocol.refusals import refused, store_message
from crosstown.service.rate_limit_bucket import Bucket
from crosstown.service.table_registry import TableRegistry
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.subscribers.subscription import Subscription
from crosstown.service.tables.subscribers.table_messages import encode
from crosstown.service.tokens import hashed
from crosstown.store.rows import PersonRow
from crosstown.web.api.http_errors import HttpError
from crosstown.web.security.client_address import AddressLimits, host_of
from crosstown.web.security.client_identity import is_own_origin, token_of
from crosstown.web.security.device_label import label_of
from crosstown.web.security.open_connections import OpenConnections
from crosstown.web.server.config import Config

IDLE_TIMEOUT = 30.0  # seconds after which a silent client is dropped
SEND_TIMEOUT = 20.0  # seconds for a client to receive one frame
CLOSE_TIMEOUT = 2.0  # seconds for a client to receive the last one
MAX_COMMAND_BYTES = 4 * 1024

# How many at once, and in how many seconds the same number is allowed again.
COMMAND_RATE = (40, 4.0)
EXCESS_RATE = (5, 10.0)  # commands refused for coming too fast, before the connection is closed

# Commands of one address are carried out no faster than this; further ones wait, up to COMMAND_WAIT seconds.
COMMAND_PACE = (40, 0.4)
COMMAND_WAIT = 5.0
SNAPSHOT_PACE = (40, 1.0)  # snapshots of one address: they cost far more than commands
SNAPSHOT_WAIT = 15.0

POLICY_VIOLATION, TOO_BIG, UNSUPPORTED, GOING_AWAY, TRY_LATER = 1008, 1009, 1003, 1001, 1013


class Sockets:
    def __init__(
        self, registry: TableRegistry, guests: Guests, connections: OpenConnections, config: Config
    ) -> None:
        self.registry, self.guests, self.config = registry, guests, config
        self.connections = connections
        self.pace = AddressLimits(*COMMAND_PACE)
        self.snapshot_pace = AddressLimits(*SNAPSHOT_PACE)
        self.open: set[_Connection] = set()

    async def serve(self, socket: WebSocket) -> None:
        if not is_own_origin(socket, self.config):
            await socket.close(POLICY_VIOLATION)
            return
        await socket.accept()
        token = token_of(socket)
        try:
            person = await self.guests.by_token(token, label_of(socket))
            table = await self.registry.get(socket.path_params["table"])
        except StoreError as error:
            await _bye(socket, TRY_LATER, error.code, store_message(error), again=2000)
            return
        if table is None:
            await _bye(socket, POLICY_VIOLATION, "unknown-table", "this table does not exist", again=None)
            return
        with self.connections.counted(host_of(socket), table, person) as admitted:
            if not admitted:
                await _bye(socket, TRY_LATER, "too-many", "too many connections are open", again=10_000)
                return
            device = hashed(token) if token and person else ""
            connection = _Connection(self, socket, table, person, device)
            self.open.add(connection)
            try:
                await connection.run()
            finally:
                self.open.remove(connection)

    def device_ended(self, device: str) -> None:
        """Ends the connections of a device that was signed out. Without a name, it may be any of them."""
        if device:
            for connection in self.open:
                if connection.device == device:
                    connection.sign_out()
        else:
            self.registry.tasks.run(self._check_devices())

    async def _check_devices(self) -> None:
        for device in {connection.device for connection in self.open}:
            if device and not await self.guests.is_signed_in(device):
                self.device_ended(device)


class _Connection:
    def __init__(
        self, sockets: Sockets, socket: WebSocket, table: LiveTable, person: PersonRow | None, device: str
    ) -> None:
        self.registry = sockets.registry
        self.limited = sockets.config.limits
        self.host, self._sockets = host_of(socket), sockets
        self.socket, self.table, self.person = socket, table, person
        self.device = device  # by the hash of its token; empty for strangers
        self.subscription = Subscription(person.id if person else None)
        self.subscription.client_version = _since(socket)
        self._rate = Bucket(*COMMAND_RATE)
        self._excess = Bucket(*EXCESS_RATE)
        self._signed_out = False

    async def run(self) -> None:
        try:
            await self.table.subscribe(self.subscription)
        except StoreError as error:
            self.table.unsubscribe(self.subscription)
            await _bye(self.socket, TRY_LATER, error.code, store_message(error), again=2000)
            return
        sending = asyncio.create_task(self._send())
        try:
            await self._receive(sending)
        except WebSocketDisconnect:
            pass
        finally:
            self.table.unsubscribe(self.subscription)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    def sign_out(self) -> None:
        """Ends the connection: its person is no longer signed in on this device."""
        self._signed_out = True
        bye = Bye(code="signed-out", message="you were signed out on this device", again=None)
        self.subscription.close(encode(bye))

    async def _send(self) -> None:
        """Sends what is queued. Drops a client that does not receive it; it can reconnect."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            try:
                while True:
                    frame = await self.subscription.next()
                    if frame is None:
                        await self._wait_for_snapshot()
                        frame = self.table.broadcast.snapshot(self.subscription)
                    async with asyncio.timeout(SEND_TIMEOUT):
                        await self.socket.send_text(frame.decode())
            except EOFError:
                async with asyncio.timeout(SEND_TIMEOUT):
                    await self.socket.close(GOING_AWAY)

    async def _receive(self, sending: asyncio.Task[None]) -> None:
        while not sending.done():  # a client that receives nothing may not send either
            try:
                async with asyncio.timeout(IDLE_TIMEOUT):
                    received = await self.socket.receive()
            except TimeoutError:
                message = f"nothing was received for {IDLE_TIMEOUT:.0f} s"
                await _bye(self.socket, GOING_AWAY, "silent", message, again=500)
                return
            if received["type"] == "websocket.disconnect":
                return
            if not await self._handle_frame(received.get("text")):
                return

    async def _handle_frame(self, text: str | None) -> bool:
        """Handles one frame. False if the connection has ended."""
        if self._signed_out:
            return False
        if text is None:
            return await self._end(UNSUPPORTED, "binary-frame", "commands must be text frames")
        if len(text) > MAX_COMMAND_BYTES:
            return await self._end(
                TOO_BIG, "too-large", f"a command may have at most {MAX_COMMAND_BYTES} bytes"
            )
        too_fast = self.limited and not self._rate.take()
        if too_fast and not self._excess.take():
            return await self._end(POLICY_VIOLATION, "too-fast", "too many commands at once")
        try:
            command: Frame = DECODER.decode(text)
        except msgspec.ValidationError as error:
            message, path = shape_error(error)
            return self._refuse(None, HttpError("bad-shape", message, where=path or "$"))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self._refuse(None, HttpError("bad-json", "this is not JSON"))
        if isinstance(command, Ping):
            self.subscription.answer(encode(Pong(now=self.registry.clock.now())))
            return True
        if too_fast or not await self._keep_pace():
            return self._refuse(command.id, HttpError("too-fast", "too many commands at once: slow down"))
        if self._signed_out:  # meanwhile
            return False
        task = self.registry.tasks.run(
            self.registry.run_command(self.table, self.person, command, self.subscription)
        )
        if isinstance(command, AskHint | AskJudgement):  # a computer player thinks: other commands go first
            task.add_done_callback(self._tell_advice)
            return True
        answer = await asyncio.shield(task)
        if not self.subscription.answer(encode(answer)):
            return await self._end(POLICY_VIOLATION, "deaf", "the client does not read its answers")
        return True

    def _tell_advice(self, task: asyncio.Task[Done | Refused]) -> None:
        if not task.cancelled() and task.exception() is None:
            self.subscription.answer(encode(task.result()))

    async def _keep_pace(self) -> bool:
        """Waits until it is this address's turn to give a command; False if too many wait already."""
        wait = self._sockets.pace.reserve(self.host, COMMAND_WAIT) if self.limited else 0.0
        if wait:
            await asyncio.sleep(wait)
        return wait is not None

    async def _wait_for_snapshot(self) -> None:
        """Waits until it is this address's turn to get a snapshot. What comes meanwhile is part of it."""
        wait = self._sockets.snapshot_pace.reserve(self.host, SNAPSHOT_WAIT) if self.limited else 0.0
        if wait != 0.0:
            await asyncio.sleep(SNAPSHOT_WAIT if wait is None else wait)
            self.subscription.send_snapshot()
            await self.subscription.next()

    def _refuse(self, command: str | None, error: CrosstownError) -> bool:
        """Refuses a command and keeps the connection open."""
        self.subscription.answer(encode(refused(command, self.table.version, error)))
        return True

    async def _end(self, close: int, code: str, message: str) -> bool:
        await _bye(self.socket, close, code, message, again=None)
        return False


async def _bye(socket: WebSocket, close: int, code: str, message: str, again: int | None) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        if socket.application_state is WebSocketState.CONNECTED:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await socket.send_text(encode(Bye(code=code, message=message, again=again)).decode())
                await socket.close(close)


def _since(socket: WebSocket) -> int | None:
    since = socket.query_params.get("since", "")
    return int(since) if since.isascii() and since.isdigit() and len(since) <= 9 else None
