"""``python -m tests.cli.command_server`` loads the rules once and runs ``crosstown`` commands in processes
forked from itself: starting Python and loading the rules takes longer than most commands do.

It prints an empty line when it has loaded them, then reads a request a line and prints the exit code of each.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import json
import os
import sys
import tempfile
import traceback
from importlib.util import find_spec
from typing import Any, NoReturn

from crosstown.cli.main import main
from crosstown.service.bots.warm_up import warm_up_all
from crosstown.simulation.many_games import simulate
from tests.cli.run_command import SAMPLES

STREAMS = (  # as PYTHONUTF8 has them
    ("stdin", "r", "surrogateescape"),
    ("stdout", "w", "surrogateescape"),
    ("stderr", "w", "backslashreplace"),
)


# Together they load nearly all that any command loads.
SCOUTS = (["--help"], ["players"], ["replay", str(SAMPLES)], ["play", "--city", "berlin", "--seed", "1"])


def load_what_commands_load() -> None:
    """Imports the modules, and runs no command: what a command leaves behind must not reach another."""
    for words in SCOUTS:
        with tempfile.TemporaryFile("w+") as told:
            scout = os.fork()
            if scout == 0:
                quiet = os.devnull
                streams = {name: quiet for name, *_ in STREAMS}
                become({"words": words, "environment": dict(os.environ), "folder": os.getcwd(), **streams})
                with contextlib.suppress(SystemExit):
                    main()
                told.write("\n".join(sys.modules))
                told.flush()
                os._exit(0)
            os.waitpid(scout, 0)
            told.seek(0)
            for name in told.read().split():
                with contextlib.suppress(ImportError):
                    importlib.import_module(name)


def serve() -> None:
    for line in sys.stdin:
        process = os.fork()
        if process == 0:
            become(json.loads(line))
            run()
        print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), flush=True)


def run() -> NoReturn:
    """Ends as Python does, but without a last look at every object: that takes longer than a command."""
    try:
        main()
        code = 0
    except SystemExit as end:
        code = int(end.code or 0)
    except BaseException:
        traceback.print_exc()
        code = 1
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def become(request: dict[str, Any]) -> None:
    """Takes on the arguments, environment, folder and streams of a command."""
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    sys.path[0] = request["folder"]
    sys.argv = ["crosstown", *request["words"]]
    for number, (name, mode, errors) in enumerate(STREAMS):
        file = os.open(request[name], os.O_RDONLY if mode == "r" else os.O_WRONLY | os.O_CREAT)
        os.dup2(file, number)
        os.close(file)
        setattr(sys, name, open(number, mode, encoding="utf-8", errors=errors, closefd=False))  # noqa: SIM115


if __name__ == "__main__":
    # Worker processes of a command look here for what to import.
    setattr(sys.modules["__main__"], "__spec__", find_spec("crosstown.__main__"))  # noqa: B010
    warm_up_all()
    simulate("london", 2, ("medium",), 1, seed=1)
    load_what_commands_load()
    gc.freeze()  # else the first collection of each process copies all that they share
    print(flush=True)
    serve()
