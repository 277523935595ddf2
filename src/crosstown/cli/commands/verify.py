"""``crosstown verify``: checks that a game was played with the cards that were announced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from crosstown.cli import record_files
from crosstown.cli.output.error_messages import clean
from crosstown.cli.shared_options import AsJson
from crosstown.errors import RecordError

if TYPE_CHECKING:
    from crosstown.cities.city import City
    from crosstown.game.records.fairness import Verdict

_HEADINGS = {
    "fair": "fair",
    "not-announced": "not proven",
    "cannot-tell": "cannot tell",
    "not-fair": "not fair",
}


def verify(
    file: record_files.File,
    announced: Annotated[
        str | None, typer.Option("--announced", metavar="HEX", help="The SHA-256 shown before the game.")
    ] = None,
    contribution: Annotated[
        str | None,
        typer.Option("--contribution", metavar="HEX", help="What your page added to the shuffle."),
    ] = None,
    number: record_files.GameNumber = None,
    pack: record_files.Pack = None,
    as_json: AsJson = False,
) -> None:
    """Check that a game was played with the cards of the announced seed.

    Replays each game from its seed and names the first card that differs (exit code 1). Where people added
    to the shuffle, it also mixes the seed again from their part and the server's.

    Example: [bold]crosstown verify game.json --announced 3f2a…[/bold]
    """
    from crosstown.cities import load_city
    from crosstown.game.records.fairness import read_contribution, read_seal

    expected = None if announced is None else read_seal(announced)
    added = None if contribution is None else read_contribution(contribution)
    city = None if pack is None else load_city(pack)
    entries = record_files.read_entries(file, number)
    if expected is not None or added is not None:
        entries = [record_files.single(entries)]

    def check_one(entry: record_files.Entry) -> record_files.Report:
        return _judge(entry, expected, added, city)

    record_files.check_all(
        entries, check_one, _print, title="Verifying", passed="proven fair", as_json=as_json
    )


def _judge(
    entry: record_files.Entry, announced: str | None, added: str | None, city: City | None
) -> record_files.Report:
    from crosstown.game.records.fairness import Verdict, judge
    from crosstown.game.records.record import Record

    found: record_files.Report = {"record": entry.number, "where": entry.where}
    try:
        record = Record.from_json(entry.text, entry.where)
    except RecordError as error:
        return found | _told(Verdict("cannot-tell", error.code, error.message, error.where))
    found |= {"city": record.city.id, "seats": len(record.seats), "plies": len(record.plies)}
    return found | _told(judge(record, announced, record_files.pack_for(record, city), added))


def _told(verdict: Verdict) -> record_files.Report:
    from dataclasses import asdict

    return {"ok": verdict.fair, "verdict": asdict(verdict)}


def _print(found: record_files.Report) -> None:
    verdict = found["verdict"]
    told = record_files.place_in(verdict["where"], found["where"]) + verdict["message"]
    if verdict["standing"] == "not-announced":
        told += ": give --announced with the SHA-256 shown before the game"
    code = "" if found["ok"] else f" [{verdict['code']}]"
    typer.echo(f"{clean(found['where'])}: {_HEADINGS[verdict['standing']]}: {clean(told)}{code}")
