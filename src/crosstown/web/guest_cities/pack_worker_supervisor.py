"""Runs processes that work on guests' packs: started when they are needed, ended when they take too long."""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from crosstown.service.background_process import HEADER_BYTES, background_command, frame
from crosstown.service.clock import Log
from crosstown.web.guest_cities.fair_turns import FairTurns
from crosstown.web.guest_cities.worker_messages import MAX_BYTES, REPLIES, DrawCity, Job, RefusedPack, Reply

WORKER = background_command("crosstown.web.guest_cities.pack_worker")
JOB_SECONDS = 60.0  # on the clock: a busy machine takes longer than the processor time it allows
JOBS_PER_PROCESS = 50  # then it is replaced, so that nothing piles up in it
IDLE_SECONDS = 120.0  # after which a process without a job ends
PIECE = 1 << 16  # bytes


class PackWorker:
    """One process, which does one job at a time. Hosts take turns, and printing waits for all drawings."""

    def __init__(self, log: Log, command: Sequence[str] = WORKER, seconds: float = JOB_SECONDS) -> None:
        self._log = log
        self._command = command
        self._seconds = seconds
        self._turns = FairTurns()
        self._process: Process | None = None
        self._jobs = 0
        self._idle: asyncio.TimerHandle | None = None

    async def run(self, job: Job, host: str) -> Reply:
        """What the process answers. A job that it cannot do in time or within its memory is refused."""
        async with self._turns.turn(host, urgent=isinstance(job, DrawCity)):
            if self._idle is not None:
                self._idle.cancel()
            try:
                async with asyncio.timeout(self._seconds):
                    reply = await self._ask(job)
            except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
                await self._end()
                self._log("pack-refused", level="warning", error=type(error).__name__)
                return RefusedPack("pack-too-slow", "this city takes too long to draw")
            except BaseException:
                await self._end()
                raise
            if isinstance(reply, RefusedPack) and reply.fault:
                self._log("pack-refused", level="error", code=reply.code, error=reply.fault)
            if self._jobs >= JOBS_PER_PROCESS:
                await self._end()
            else:
                loop = asyncio.get_running_loop()
                self._idle = loop.call_later(IDLE_SECONDS, self._end_soon)
            return reply

    async def _ask(self, job: Job) -> Reply:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=os.environ | {"CROSSTOWN_KERNEL": "python"},  # it plays no games, so it compiles nothing
            )
            self._jobs = 0
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._jobs += 1
        self._process.stdin.write(frame(job))
        await self._process.stdin.drain()
        length = int.from_bytes(await self._process.stdout.readexactly(HEADER_BYTES))
        if length > MAX_BYTES:
            raise OSError("the answer is too long")
        return REPLIES.decode(await _read_in_pieces(self._process.stdout, length))

    def _end_soon(self) -> None:
        """Without a job the process exits as soon as its input ends."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process = None

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()

    async def stop(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        await self._end()


async def _read_in_pieces(stream: asyncio.StreamReader, length: int) -> bytearray:
    """Reads a long message without keeping others waiting: it is never copied as a whole."""
    data = bytearray()
    while len(data) < length:
        piece = await stream.read(min(PIECE, length - len(data)))
        if not piece:
            raise asyncio.IncompleteReadError(bytes(data[:PIECE]), length)
        data += piece
    return data
