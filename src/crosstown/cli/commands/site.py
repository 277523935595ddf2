"""``crosstown site``: writes the game as a folder of files for any web host."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated

import typer

from crosstown.cli.output.progress import progress_bar
from crosstown.cli.shared_options import CityFolder, OtherCities


def site(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The folder to write to.", show_default=False)],
    city: OtherCities = None,
    cities: CityFolder = None,
    force: Annotated[
        bool, typer.Option("--force", help="Write to a folder that holds other files; they are left alone.")
    ] = False,
) -> None:
    """Write the game as a folder of files for any web host. It needs no Crosstown server.

    People play there against the computer or together at one screen, even without a network after the first
    visit. Run the command again to bring the folder up to date.

    Example: [bold]crosstown site public[/bold]
    """
    from crosstown.cities.own_cities import offer_cities, packs_in
    from crosstown.pages.site import write_site

    with tempfile.TemporaryDirectory() as packs:
        offer_cities([*(city or ()), *(packs_in(cities) if cities else ())], Path(packs))
        with progress_bar("Drawing boards and cards", 1) as tell:
            written = write_site(out, force=force, tell=tell.of)
    typer.echo(
        f"{out}: {written.files} files, {written.bytes / 1e6:.1f} MB. To look at it: "
        f"python -m http.server --directory {out} 8000, then http://localhost:8000/"
    )
