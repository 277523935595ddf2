"""``python -m crosstown.webassembly FILE`` compiles the kernel for pages."""

from __future__ import annotations

import argparse
import gzip
import sys
from collections.abc import Sequence
from pathlib import Path

from crosstown.errors import DataError
from crosstown.files import replacing, system_reason, write_text
from crosstown.webassembly.compile_module import compile_module
from crosstown.webassembly.link_module import LinkFailed


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="crosstown.webassembly", description="Compiles the kernel for pages."
    )
    parser.add_argument("file", type=Path, nargs="?", help="where to write the WebAssembly module")
    parser.add_argument("--typescript", type=Path, help="a folder for what TypeScript needs to call it")
    told = parser.parse_args(arguments)
    if told.file is None and told.typescript is None:
        parser.error("name a file for the module, or a folder for TypeScript")
    try:
        if told.typescript:
            _write_typescript(told.typescript)
        if told.file:
            _write_module(told.file)
    except (LinkFailed, DataError) as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{told.file}: cannot write it: {system_reason(error)}", file=sys.stderr)
        return 1
    return 0


def _write_typescript(folder: Path) -> None:
    from crosstown.webassembly.typescript_layout import typescript_files  # needs more than the compiler does

    for name, text in typescript_files().items():
        write_text(folder / name, text)


def _write_module(file: Path) -> None:
    module = compile_module()
    with replacing(file) as partial:
        partial.write_bytes(module)
    print(f"{file}: {len(module):,} bytes, {len(gzip.compress(module)):,} compressed")


if __name__ == "__main__":
    sys.exit(main())
