"""A connection to a table: commands come in, answers and everything that happens go out."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from crosstown.errors import CrosstownError, StoreError, shape_error
from crosstown.service.guests import Guests
from crosstown.service.protocol.commands import DECODER, Frame, Ping
from crosstown.service.protocol.messages import Bye, Pong
from crosstown.service.protocol.refusals import refused
from crosstown.service.rate_limit import Bucket
from crosstown.service.table_registry import TableRegistry
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.subscription import Subscription
from crosstown.service.tables.table_messages import encode
from crosstown.store.rows import PersonRow
from crosstown.web.api.http_errors import HttpError
from crosstown.web.security.client_identity import address_of, is_own_origin, token_of
from crosstown.web.server.config import Config

SILENCE = 30.0  # seconds after which a silent client is dropped
FRAME = 4 * 1024  # bytes of a command
PACE = (40, 4.0)  # frames at once, and as many again in so many seconds
PATIENCE = (5, 10.0)  # frames beyond that before the connection is closed, and how soon that is forgotten
PER_ADDRESS = 200
PER_PERSON = 20
PER_SEATED = 8  # connections of one person to a table where the person sits: those are always let in
PER_TABLE = 200  # people who watch a table,
WATCHING = 20  # and those of one address
SENDING = 20.0  # seconds for a client to take one frame
GOODBYE = 2.0  # seconds for the last one

POLICY_VIOLATION, TOO_BIG, UNSUPPORTED, GOING_AWAY, TRY_LATER = 1008, 1009, 1003, 1001, 1013


class Sockets:
    """All connections of this process."""

    def __init__(self, registry: TableRegistry, guests: Guests, config: Config) -> None:
        self.registry, self.guests, self.config = registry, guests, config
        self.open = 0
        self._by: dict[str, int] = {}

    async def serve(self, socket: WebSocket) -> None:
        """One connection from its first to its last frame."""
        if not is_own_origin(socket, self.config):
            await socket.close(POLICY_VIOLATION)
            return
        await socket.accept()
        try:
            person = await self.guests.by_token(token_of(socket))
            table = await self.registry.get(socket.path_params["table"])
        except StoreError as error:
            await _bye(socket, TRY_LATER, error.code, error.message, again=2000)
            return
        if table is None:
            await _bye(socket, POLICY_VIOLATION, "unknown-table", "there is no such table", again=None)
            return
        shares = _shares(socket, table, person)
        if self.config.limits and any(self._by.get(key, 0) >= most for key, most in shares.items()):
            await _bye(socket, TRY_LATER, "too-many", "too many connections are open", again=10_000)
            return
        for key in shares:
            self._by[key] = self._by.get(key, 0) + 1
        self.open += 1
        try:
            await _Connection(self, socket, table, person).run()
        finally:
            self.open -= 1
            for key in shares:
                self._by[key] -= 1
                if not self._by[key]:
                    del self._by[key]


def _shares(socket: WebSocket, table: LiveTable, person: PersonRow | None) -> dict[str, int]:
    """What a connection is counted in, and how many of each may be open.

    No crowd keeps people from the table where they sit: they are counted by themselves.
    """
    at, shares = f"table {table.id}", {}
    if person is not None:
        shares[f"person {person.id}"] = PER_PERSON
        if person.id in table.state.people:
            return shares | {f"person {person.id} {at}": PER_SEATED}
    address = f"address {address_of(socket)}"
    return shares | {address: PER_ADDRESS, at: PER_TABLE, f"{address} {at}": WATCHING}


class _Connection:
    def __init__(
        self, sockets: Sockets, socket: WebSocket, table: LiveTable, person: PersonRow | None
    ) -> None:
        self.registry = sockets.registry
        self.limited = sockets.config.limits
        self.socket, self.table, self.person = socket, table, person
        self.subscription = Subscription(person.id if person else None)
        self.subscription.client_version = _since(socket)
        self._pace = Bucket(*PACE)
        self._patience = Bucket(*PATIENCE)

    async def run(self) -> None:
        try:
            await self.table.subscribe(self.subscription)
        except StoreError as error:
            self.table.unsubscribe(self.subscription)
            await _bye(self.socket, TRY_LATER, error.code, error.message, again=2000)
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

    async def _send(self) -> None:
        """Sends what is queued. A client that does not take it is dropped; it will come back."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            try:
                while True:
                    frame = await self.subscription.next()
                    if frame is None:
                        frame = self.table.broadcast.snapshot(self.subscription)
                    async with asyncio.timeout(SENDING):
                        await self.socket.send_text(frame.decode())
            except EOFError:
                async with asyncio.timeout(SENDING):
                    await self.socket.close(GOING_AWAY)

    async def _receive(self, sending: asyncio.Task[None]) -> None:
        while not sending.done():  # somebody who takes nothing is not listened to either
            try:
                async with asyncio.timeout(SILENCE):
                    message = await self.socket.receive()
            except TimeoutError:
                await _bye(self.socket, GOING_AWAY, "silent", "nothing was heard for 30 s", again=500)
                return
            if message["type"] == "websocket.disconnect":
                return
            code = await self._heed(message.get("text"))
            if code is not None:
                return

    async def _heed(self, text: str | None) -> int | None:
        """One frame; returns why the connection is to end, if it is."""
        if text is None:
            return await self._end(UNSUPPORTED, "binary-frame", "commands are text")
        if len(text) > FRAME:
            return await self._end(TOO_BIG, "too-large", f"a command has at most {FRAME} bytes")
        hurried = self.limited and not self._pace.take()
        if hurried and not self._patience.take():
            return await self._end(POLICY_VIOLATION, "too-fast", "too many commands at once")
        try:
            command: Frame = DECODER.decode(text)
        except msgspec.ValidationError as error:
            told, path = shape_error(error)
            return self._refuse(None, HttpError("bad-shape", told, where=path or "$"))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self._refuse(None, HttpError("bad-json", "this is not JSON"))
        if isinstance(command, Ping):
            self.subscription.answer(encode(Pong(now=self.registry.clock.now())))
            return None
        if hurried:
            return self._refuse(command.id, HttpError("too-fast", "too many commands at once: slow down"))
        task = self.registry.tasks.run(self.table.run_command(self.person, command, self.subscription))
        answer = await asyncio.shield(task)
        if not self.subscription.answer(encode(answer)):
            return await self._end(POLICY_VIOLATION, "deaf", "answers are not being read")
        return None

    def _refuse(self, command: str | None, error: CrosstownError) -> int | None:
        """Says why not; the connection goes on."""
        self.subscription.answer(encode(refused(command, self.table.version, error)))
        return None

    async def _end(self, close: int, code: str, message: str) -> int:
        await _bye(self.socket, close, code, message, again=None)
        return close


async def _bye(socket: WebSocket, close: int, code: str, message: str, again: int | None) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        if socket.application_state is WebSocketState.CONNECTED:
            async with asyncio.timeout(GOODBYE):
                await socket.send_text(encode(Bye(code=code, message=message, again=again)).decode())
                await socket.close(close)


def _since(socket: WebSocket) -> int | None:
    """The version that the client says it has."""
    told = socket.query_params.get("since", "")
    return int(told) if told.isascii() and told.isdigit() and len(told) <= 9 else None
