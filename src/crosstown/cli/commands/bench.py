"""``crosstown bench``: measures how fast the rules run on this machine."""

from __future__ import annotations

from crosstown.cli.output import terminal
from crosstown.cli.shared_options import AsJson


def bench(as_json: AsJson = False) -> None:
    """Measure the speed of the rules on this machine.

    Example: [bold]crosstown bench[/bold]
    """
    from crosstown.simulation.kernel_speed import measure

    found = measure()
    if as_json:
        terminal.print_json([{"what": one.name, "number": one.value, "unit": one.unit} for one in found])
        return
    table = terminal.table("what", "number", "unit", right=("number",))
    for one in found:
        table.add_row(one.name, f"{one.value:,.0f}" if one.value >= 100 else f"{one.value:.2f}", one.unit)
    terminal.console().print(table)
