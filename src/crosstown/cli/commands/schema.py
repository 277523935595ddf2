"""``crosstown schema``: describes the interface of the server for programs."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from crosstown.files import check_writable, write_text


class What(StrEnum):
    openapi = "openapi"
    messages = "messages"
    typescript = "typescript"


def schema(
    what: Annotated[
        What,
        typer.Argument(
            metavar="openapi|messages|typescript",
            help="HTTP as OpenAPI, the messages of a table as JSON Schema, or both as TypeScript.",
        ),
    ],
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            help="Write to this file instead of printing. Give a folder to get TypeScript as several files.",
        ),
    ] = None,
) -> None:
    """Describe the server's interface for programs.

    A running server serves the same at /api/openapi.json and /api/schema.json.

    Example: [bold]crosstown schema typescript --out wire.ts[/bold]
    """
    if out is not None and what is What.typescript and out.is_dir():
        from crosstown.web.api.typescript import typescript_files

        for name, module in typescript_files().items():
            write_text(out / name, module)
        return
    if out is not None:
        check_writable(out)
    text = _described(what)
    if out is None:
        typer.echo(text, nl=False)
    else:
        write_text(out, text)


def _described(what: What) -> str:
    import json

    from crosstown.web.api.openapi import messages_schema, openapi
    from crosstown.web.api.typescript import typescript

    if what is What.typescript:
        return typescript()
    described = openapi() if what is What.openapi else messages_schema()
    return json.dumps(described, indent=2, ensure_ascii=False) + "\n"
