"""``python -m crosstown.webassembly FILE`` compiles the kernel for pages."""

from __future__ import annotations

import argparse
import gzip
import sys
from collections.abc import Sequence
from pathlib import Path

from crosstown.errors import DataError
from crosstown.files import replacing, system_reason
from crosstown.webassembly.compile_module import compile_module
from crosstown.webassembly.link_module import LinkFailed


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="crosstown.webassembly", description="Compiles the kernel for pages."
    )
    parser.add_argument("file", type=Path, help="where to write the WebAssembly module")
    told = parser.parse_args(arguments)
    try:
        module = compile_module()
        with replacing(told.file) as partial:
            partial.write_bytes(module)
    except (LinkFailed, DataError) as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{told.file}: cannot write it: {system_reason(error)}", file=sys.stderr)
        return 1
    print(f"{told.file}: {len(module):,} bytes, {len(gzip.compress(module)):,} compressed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
