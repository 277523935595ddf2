"""What pages need beside the request: the server, and what outlives one page."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from starlette.requests import Request

from crosstown.service.limits import Limits
from crosstown.web.guard import CREATING, address_of
from crosstown.web.pages.once import Once
from crosstown.web.pages.presence import Presence
from crosstown.web.problems import HttpError

if TYPE_CHECKING:
    from crosstown.web.app import Server


class Context:
    """All pages of one server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.presence = Presence()
        self.pictures = server.pictures
        self._creating = Limits(*CREATING)

    @cached_property
    def once(self) -> Once:
        """Made when the hall is there."""
        return Once(self.server.hall.run)

    def fresh_id(self) -> str:
        """An id for a form that has not been sent yet."""
        return self.server.entropy.name()

    def check_creating(self, request: Request) -> None:
        """New guests, tables and devices of one address: as many as the guard allows."""
        if self.server.config.limits and not self._creating.bucket(address_of(request)).take():
            raise HttpError("too-fast", "too many new guests or tables: try again later")
