"""What all messages share: structs that are tagged by ``type``, and the types of their fields."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

TABLE_ID = r"^[A-Za-z0-9_-]{1,40}$"
COMMAND_ID = r"^[A-Za-z0-9_.:-]{1,64}(?!\n)$"  # $ alone would allow a newline at the end
MOVE_LENGTH = 200
SAY_LENGTH = 240
NAME_LENGTH = 24

CommandId = Annotated[
    str, Meta(pattern=COMMAND_ID, description="Chosen by the client; sent twice, done once.")
]
Version = Annotated[
    int, Meta(ge=0, le=2**31, description="The version of the table that the client has seen.")
]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
PlayerSpec = Annotated[
    str, Meta(min_length=1, max_length=24, description="A computer player: medium, hard:0.5s")
]
Seal = Annotated[
    str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$", description="A SHA-256 that the server announced.")
]
Edition = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$", description="The SHA-256 of a city's pack.")]
Millis = Annotated[int, Meta(description="Milliseconds since 1970, by the server's clock.")]


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of what clients send. Unknown fields are refused."""


class FromServer(msgspec.Struct, frozen=True, kw_only=True):
    """A part of what the server sends. Clients ignore fields that they do not know."""
