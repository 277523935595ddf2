"""A process that works on guests' packs. Run it with ``python -m`` and this module's name.

The system limits its processor time for a job and its memory, so a pack that takes too much of either ends
this process and nothing else. It exits when its input ends.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from pathlib import Path
from typing import BinaryIO

from crosstown.errors import CrosstownError
from crosstown.pages.make_city_files import city_file_names, make_city_file
from crosstown.pages.media_types import media_type_of
from crosstown.service.background_process import use_idle_time
from crosstown.service.guest_cities import read_guest_pack, read_stranger_pack
from crosstown.web.files.static_files import StaticFile
from crosstown.web.guest_cities.worker_messages import (
    HEADER_BYTES,
    CityFile,
    DrawCity,
    DrawnCity,
    Job,
    PrintCity,
    PrintedCity,
    RefusedPack,
    Reply,
    frame,
    read_job,
)

NICENESS = 10  # where there is no idle time to be had: tables and computer players come first
MAX_MEMORY = 1 << 30  # bytes of addresses; drawing the largest pack takes a fifth of it
CPU_SECONDS = {DrawCity: 10, PrintCity: 30}  # for a job
MOST_LETTERS = 300  # of a text that is told


def main() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    use_idle_time(NICENESS)
    _limit_memory()
    source: BinaryIO = sys.stdin.buffer
    while header := source.read(HEADER_BYTES):
        job = read_job(source.read(int.from_bytes(header)))
        _limit_time(CPU_SECONDS[type(job)])
        _write_whole(out, frame(reply_to(job)))


def reply_to(job: Job) -> Reply:
    try:
        return _done(job)
    except CrosstownError as error:
        return RefusedPack(
            error.code,
            error.message[:MOST_LETTERS],
            error.offender[:MOST_LETTERS],
            error.where[:MOST_LETTERS],
        )
    except (MemoryError, RecursionError):
        return RefusedPack("pack-too-slow", "this city takes too much memory to draw")
    except Exception as error:
        message = "this city cannot be drawn, and that is our fault"
        return RefusedPack("pack-fault", message, fault=place_of(error))


def place_of(error: Exception) -> str:
    """The kind of an error and where it happened, never its text, which may quote the pack."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} {Path(last.filename).name}:{last.lineno}"


def _done(job: Job) -> Reply:
    match job:
        case DrawCity():
            city = read_guest_pack(job.pack)
            names = city_file_names(city)
            files = {name: _file(name, make_city_file(city, name)) for name in names}
            return DrawnCity(city.id, city.name, city.sha256, files)
        case PrintCity():
            from crosstown.language import Translator, negotiate
            from crosstown.printing.print_city import print_city

            city, texts = read_stranger_pack(job.pack), Translator(negotiate([job.language]))
            pdf = print_city(city, job.paper, texts, one_sheet=job.one_sheet)
            return PrintedCity(memoryview(pdf))


def _file(name: str, content: bytes) -> CityFile:
    file = StaticFile.create(media_type_of(name) or "", content, level=6)
    return CityFile(file.media_type, file.hash, file.data, file.gzipped)


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # not on Windows, where only the clock bounds a job
        return
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _limit_time(seconds: int) -> None:
    """The system ends this process when a job takes more processor time."""
    try:
        import resource
    except ImportError:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    limit = int(used.ru_utime + used.ru_stime) + seconds + 1
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def _write_whole(out: BinaryIO, data: bytes) -> None:
    """A pipe may take less than all at once."""
    rest = memoryview(data)
    while rest:
        rest = rest[out.write(rest) :]


if __name__ == "__main__":
    main()
