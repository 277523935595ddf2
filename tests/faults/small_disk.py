"""A small disk that can be filled: a tmpfs that only the processes started on it see."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Self

_KEEPER = 'mount -t tmpfs -o size="$1" none "$2" && echo mounted && exec cat'


class SmallDisk:
    """Mounted on a folder, without being root, in a namespace that lasts as long as the block."""

    def __init__(self, folder: Path, size: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.keeper = subprocess.Popen(
            ["unshare", "--map-root-user", "--mount", "sh", "-c", _KEEPER, "sh", size, str(folder)],
            stdin=subprocess.PIPE,  # closed when the tests end, however they do: then the disk is gone
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def __enter__(self) -> Self:
        assert self.keeper.stdout is not None
        if self.keeper.stdout.readline() != b"mounted\n":
            _, error = self.keeper.communicate()
            raise AssertionError(
                "the tests of a full disk need to mount a small one: run them as root, or allow user "
                f"namespaces (sysctl kernel.unprivileged_userns_clone=1). {error.decode().strip()}"
            )
        return self

    def __exit__(self, *_: object) -> None:
        self.keeper.communicate()

    @property
    def seen_from_here(self) -> Path:
        return Path(f"/proc/{self.keeper.pid}/root") / self.folder.relative_to("/")

    def copy(self, name: str, folder: Path) -> Path:
        """A file of the disk's, elsewhere: SQLite would look through such a path for the folder beneath."""
        return Path(shutil.copy(self.seen_from_here / name, folder / name))

    def fill(self) -> None:
        """Until not one byte is left, nor any at the end of the log if that lies here."""
        log = self.seen_from_here / "server.log"
        if log.exists():
            with log.open("ab") as end:
                end.write(b"\n" * (-end.tell() % os.sysconf("SC_PAGE_SIZE")))
        with (self.seen_from_here / "filler").open("ab", buffering=0) as filler:
            for size in (64 * 1024, 4096, 1):
                try:
                    while True:
                        filler.write(bytes(size))
                except OSError:
                    continue

    def free(self) -> None:
        (self.seen_from_here / "filler").unlink()
