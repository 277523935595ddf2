"""A process that works on guests' packs. Run it with ``python -m`` and this module's name.

The system limits its processor time for a job and its memory, so a pack that takes too much of either ends
this process and nothing else. It exits when its input ends.
"""

from __future__ import annotations

from crosstown.errors import CrosstownError
from crosstown.pages.make_city_files import city_file_names, make_city_file
from crosstown.service.background_process import (
    frame,
    messages_of_parent,
    pipe_to_parent,
    place_of,
    use_idle_time,
)
from crosstown.service.guest_cities import read_guest_pack, read_stranger_pack
from crosstown.web.files.static_files import StaticFile
from crosstown.web.guest_cities.worker_messages import (
    JOBS,
    DrawCity,
    DrawnCity,
    Job,
    PrintCity,
    PrintedCity,
    RefusedPack,
    Reply,
)

try:
    import resource
except ImportError:  # not on Windows, where only the clock bounds a job
    resource = None  # type: ignore[assignment]

NICENESS = 10  # where there is no idle time to be had: tables and computer players come first
MAX_MEMORY = 1 << 30  # bytes of addresses; drawing the largest pack takes a fifth of it
CPU_SECONDS = {DrawCity: 10, PrintCity: 30}  # for a job
MOST_LETTERS = 300  # of a text that is told


def main() -> None:
    pipe = pipe_to_parent()
    use_idle_time(NICENESS)
    _limit_memory()
    for message in messages_of_parent():
        job = JOBS.decode(message)
        _limit_time(CPU_SECONDS[type(job)])
        pipe.write(frame(reply_to(job)))
        pipe.flush()


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
        return RefusedPack("pack-fault", message, fault=f"{type(error).__name__} {place_of(error)}")


def _done(job: Job) -> Reply:
    match job:
        case DrawCity():
            city = read_guest_pack(job.pack)
            files = {
                name: StaticFile.create(name, make_city_file(city, name), level=6)
                for name in city_file_names(city)
            }
            return DrawnCity(city.id, city.name, city.sha256, files)
        case PrintCity():
            from crosstown.language import Translator, negotiate
            from crosstown.printing.print_city import print_city

            city, texts = read_stranger_pack(job.pack), Translator(negotiate([job.language]))
            pdf = print_city(city, job.paper, texts, one_sheet=job.one_sheet)
            return PrintedCity(memoryview(pdf))


def _limit_memory() -> None:
    if resource is None:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _limit_time(seconds: int) -> None:
    """The system ends this process when a job takes more processor time."""
    if resource is None:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    limit = int(used.ru_utime + used.ru_stime) + seconds + 1
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.getrlimit(resource.RLIMIT_CPU)[1]))


if __name__ == "__main__":
    main()
