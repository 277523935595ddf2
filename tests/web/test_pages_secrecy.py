"""Secrecy of the pages: games that look alike to somebody give that somebody the same bytes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.web.inside import Certain, Inside
from tests.web.test_secrecy import Side, alike, differs

pytestmark = pytest.mark.anyio

PLIES = 28
OFTEN = 4  # plies between two looks


async def look_around(side: Side) -> None:
    """All pages of the table and the pictures on them, also those that are not for these eyes."""
    table = f"/plain/t/{side.table}"
    queries = ("", "?watch=1", "?still=1", "?seat=0", "?seat=1", "?problem=old-version")
    for path in (*(table + query for query in queries), f"{table}/board.svg", "/plain/"):
        side.note(await side.eyes.get(path, headers={"accept": "text/html"}))


@pytest.mark.parametrize(
    ("city", "names", "eyes"),
    [
        ("london", ["Ada", "Ben"], 1),
        ("san-francisco", ["Ada", "Ben", "Cleo"], 0),
        ("berlin", ["Ada", "Ben"], None),
    ],
)
async def test_equal_knowledge_gives_equal_pages(
    tmp_path: Path, city: str, names: list[str], eyes: int | None
) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
    async with (
        Inside(tmp_path / "one", entropy := Certain()) as first,
        Inside(tmp_path / "two", twin := Certain()) as second,
    ):
        one, two = Side(first, names), Side(second, names)
        for side in (one, two):
            await side.begin(city, eyes)
        chance = Random(f"{city} {eyes}")
        different = 0
        for ply in range(PLIES):
            game = one.match.game
            moves = [str(move) for move in game.legal_moves]
            chance.shuffle(moves)
            found = next(((move, pair) for move in moves if (pair := alike(game, eyes, move, chance))), None)
            if found is None or game.seat is None:
                break
            move, (two.match.game, other_move) = found
            different += differs(game, two.match.game, eyes)
            entropy.time = twin.time = entropy.time + 1500
            for side, played in ((one, move), (two, other_move)):
                answer = await side.play(game.seat, played)
                assert answer.status_code == 200, answer.text
                await side.hear()
                if ply % OFTEN == 0:
                    await look_around(side)
        for side in (one, two):
            await side.socket.close()
            for client in side.http:
                await client.aclose()
        assert different > PLIES / 2, "the games must differ in what is hidden"
        pages = [page for page in one.bytes if page.startswith(b"<!DOCTYPE html>")]
        assert len(pages) >= 6 * PLIES / OFTEN / 2
        port = [str(side.inside.config.port).encode() for side in (one, two)]
        for here, there in zip(one.bytes, two.bytes, strict=True):
            if not here.startswith(b"{"):  # frames of the connection are compared elsewhere
                assert here.replace(port[0], b"PORT") == there.replace(port[1], b"PORT")
