"""``crosstown bench``: how fast the rules run on this machine."""

from __future__ import annotations

from typing import Annotated

import typer


def bench(as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False) -> None:
    """Measure the speed of the rules on this machine.

    Example: [bold]crosstown bench[/bold]
    """
    from crosstown.arena.bench import measure
    from crosstown.cli import screen

    found = measure()
    if as_json:
        screen.print_json([{"what": what, "number": number, "unit": unit} for what, number, unit in found])
        return
    table = screen.table("what", "number", "unit", right=("number",))
    for what, number, unit in found:
        table.add_row(what, f"{number:,.0f}" if number >= 100 else f"{number:.2f}", unit)
    screen.console().print(table)
