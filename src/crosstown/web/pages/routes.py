"""The addresses of all pages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from crosstown.web.cookies import give_token, take_token
from crosstown.web.endpoint import Call, whose
from crosstown.web.pages import device, home, table
from crosstown.web.pages.assets import serve_asset
from crosstown.web.pages.context import Context

if TYPE_CHECKING:
    from crosstown.web.app import Server

Handler = Callable[[Context, Call], Awaitable[Response]]

_PAGES: dict[str, dict[str, Handler]] = {
    "/plain": {"GET": home.show_home},
    "/plain/": {"GET": home.show_home},
    "/plain/me": {"POST": home.say_name},
    "/plain/me/forget": {"POST": home.forget_me},
    "/plain/me/link": {"POST": device.make_link},
    "/plain/me/link/{code}": {"GET": device.show_link},
    "/plain/device/{code}": {"GET": device.show_device, "POST": device.follow_link},
    "/plain/tables": {"POST": home.open_table},
    "/plain/t/{table}": {"GET": table.show_table, "POST": table.give_command},
    "/plain/t/{table}/board.svg": {"GET": table.show_board},
}


def page_routes(server: Server) -> list[BaseRoute]:
    """The routes of all pages and of the files that they need."""
    context = Context(server)
    routes: list[BaseRoute] = [_route(context, path, handlers) for path, handlers in _PAGES.items()]
    return [*routes, Route("/static/{name}", serve_asset)]


def _route(context: Context, path: str, handlers: dict[str, Handler]) -> Route:
    server = context.server

    async def serve(request: Request) -> Response:
        call = Call(request, server.hall, server.people, await whose(request, server.people))
        handler = handlers["POST" if request.method == "POST" else "GET"]
        response = await handler(context, call)
        secure = request.scope["scheme"] == "https"
        if call.token:
            give_token(response, call.token, secure=secure)
        if call.forget:
            take_token(response, secure=secure)
        return response

    return Route(path, serve, methods=list(handlers), name=f"page {path}")
