"""The web application: its routes, and the objects that live as long as the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import h11
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from crosstown.errors import CrosstownError, StoreError
from crosstown.pages.front_end import BUILT_FOLDER
from crosstown.service.bots.bot_pool import BotPool
from crosstown.service.bots.warm_up import load_rules, warm_up_rules
from crosstown.service.clock import Clock
from crosstown.service.guests import Guests
from crosstown.service.metrics import Metrics
from crosstown.service.retention import keep_clearing
from crosstown.service.scheduler import Scheduler
from crosstown.service.table_registry import TableRegistry
from crosstown.service.tokens import Tokens
from crosstown.store.open_store import open_store
from crosstown.store.store import Store
from crosstown.web.api.endpoint import JSON, Call, Endpoint, encode, error_json, read_body, read_query
from crosstown.web.api.endpoint_list import ENDPOINTS
from crosstown.web.api.http_errors import HttpError
from crosstown.web.api.openapi import messages_schema, openapi
from crosstown.web.api.websocket import Sockets
from crosstown.web.files.city_files import CityFiles, list_file
from crosstown.web.files.error_pages import error_response, serve_static
from crosstown.web.files.single_page import SinglePageApp
from crosstown.web.files.static_files import StaticFile
from crosstown.web.guest_cities.guest_city_files import GuestCityFiles
from crosstown.web.security.client_identity import (
    clear_token,
    has_old_cookie,
    is_secure,
    set_token,
    token_of,
)
from crosstown.web.security.device_label import label_of
from crosstown.web.security.middleware import SecurityMiddleware
from crosstown.web.security.open_connections import OpenConnections
from crosstown.web.server.config import Config
from crosstown.web.server.logs import Log

CACHE_ONE_MINUTE = "public, max-age=60"
PIECE = 1 << 16  # bytes that are written at once


class Server:
    """What one process serves with: the store, the tables, the guests, the connections.

    Without ``rules_loaded`` no table is loaded until `load_rules` has run.
    """

    def __init__(
        self,
        config: Config,
        tokens: Tokens | None = None,
        clock: Clock | None = None,
        *,
        rules_loaded: bool = True,
    ) -> None:
        self.config = config
        self._rules_loaded = rules_loaded
        self.tokens = tokens or Tokens()
        self.clock = clock or Clock()
        self.log = Log(config.log_level, style=config.log_format)
        self.store: Store
        self.registry: TableRegistry
        self.scheduler: Scheduler
        self.guests: Guests
        self.sockets: Sockets
        self.bots: BotPool
        self.connections = OpenConnections(limited=config.limits)
        self.metrics = Metrics()
        self.guest_city_files = GuestCityFiles(
            self.log, lambda city, sha256: self.registry.guest_cities.text_of(city, sha256)
        )
        self.city_files = CityFiles(self.guest_city_files.find)
        self.front_end = SinglePageApp(Path(config.front_end) if config.front_end else BUILT_FOLDER)
        self.ready = False
        self.failure: CrosstownError | None = None  # why it could not start

    async def start(self) -> None:
        """Opens the store and starts the scheduler. Raises if the store cannot be opened."""
        asyncio.get_running_loop().set_exception_handler(self.log.loop_error)
        self.store = await open_store(
            self.config.database, synchronous=self.config.synchronous, exclusive=self.config.workers == 1
        )
        self.bots = BotPool(self.config.thinkers, log=self.log.incident)
        self.registry = TableRegistry(
            self.store, self.clock, self.tokens, self.log, self.metrics, self.config.undo_window
        )
        self.registry.guest_cities.allowed = self.config.guest_cities
        self.registry.players_percent = lambda: self.bots.percent
        if not self._rules_loaded:
            self.registry.rules_loaded.clear()
        self.scheduler = Scheduler(self.registry, self.bots, self.config.pause)
        self.guests = Guests(self.store, self.tokens, self.clock)
        self.sockets = Sockets(self.registry, self.guests, self.connections, self.config)
        self.guests.on_ended = self.registry.on_device_ended = self.sockets.device_ended
        self.metrics.tables.set_function(lambda: len(self.registry.tables))
        self.metrics.connections.set_function(lambda: len(self.sockets.open))
        self.metrics.thinkers_ready.set_function(lambda: self.bots.ready)
        await self.bots.start()
        await self.scheduler.start()
        self._retention = asyncio.create_task(keep_clearing(self.registry, self.config.keep_unused))
        self.ready = True
        self.log("started", workers=self.config.workers)

    async def load_rules(self) -> None:
        """Loads the compiled rules. The first time a worker process compiles them: it blocks nobody."""
        if not await asyncio.to_thread(load_rules):
            await self.bots.rules_compiled()
            if not await asyncio.to_thread(load_rules):  # no worker could compile them
                await asyncio.to_thread(warm_up_rules)
        self.registry.rules_loaded.set()

    async def prepare(self) -> None:
        """Makes city facts and pictures in advance: they take a while and are the same for everyone."""
        await asyncio.to_thread(list_file)
        await self.city_files.prepare()

    async def stop(self) -> None:
        self.ready = False
        self._retention.cancel()
        await self.guest_city_files.stop()
        await self.scheduler.stop()
        await self.bots.stop()
        await self.store.close()
        self.log("stopped")

    async def tell_readiness(self, request: Request) -> Response:
        """Whether the process can serve: the store must answer."""
        if not self.ready:
            return error_json(HttpError("store-unavailable", "the server is starting or stopping"))
        await self.store.check()
        return Response(b'{"ready":true}', media_type=JSON)

    async def handle_error(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, CrosstownError)
        if isinstance(error, StoreError):
            self.log.store_trouble(error)
        return error_response(request, error)

    async def handle_fault(self, request: Request, error: Exception) -> Response:
        """A bug: the log gets its type and place, the client learns nothing."""
        if not isinstance(error, h11.ProtocolError):  # not if the client broke off a request
            self.log.fault(error)
        return error_response(request, HttpError("fault", "something went wrong on our side"))


def build_app(server: Server) -> ASGIApp:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            if not server.ready:
                await server.start()
        except CrosstownError as error:
            server.failure = error
            raise
        try:
            yield
        finally:
            await server.stop()

    routes: list[BaseRoute] = [
        *_routes(server),
        Route("/api/openapi.json", _describe(openapi())),
        Route("/api/schema.json", _describe(messages_schema())),
        WebSocketRoute("/api/tables/{table}/socket", lambda socket: server.sockets.serve(socket)),
        Route("/healthz", _health),
        Route("/readyz", server.tell_readiness),
        Route("/static/{name}", serve_static),
        *server.city_files.routes(),
        *server.front_end.routes(),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={
            CrosstownError: server.handle_error,
            HTTPException: _handle_http_exception,
            Exception: server.handle_fault,
        },
    )
    app.router.redirect_slashes = False  # a wrong address is a 404, not a redirect
    return SecurityMiddleware(app, server.config, server.log)


def _routes(server: Server) -> list[Route]:
    """One route for each path, so that a 405 names all methods that the path allows."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        Route(path, _serve_endpoint(server, methods), methods=list(methods))
        for path, methods in paths.items()
    ]


def _serve_endpoint(server: Server, methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        endpoint = methods["GET" if request.method == "HEAD" else request.method]
        person = await server.guests.by_token(token_of(request), label_of(request))
        shared = server.registry, server.guests, server.connections, server.guest_city_files
        call = Call(request, *shared, person)
        call.status = endpoint.status
        call.query = read_query(request, endpoint.query)
        if endpoint.body is not None:
            call.body = await read_body(request, endpoint.body, endpoint.most_bytes)
        answer = await endpoint.handler(call)
        if isinstance(answer, StaticFile):  # the same for everyone
            return answer.response(request, CACHE_ONE_MINUTE)
        content = answer if endpoint.raw else encode(answer)
        response = _response(content, call.status, endpoint.media_type)
        _set_cookies(call, response)
        return response

    return serve


def _response(content: bytes | memoryview, status: int, media_type: str) -> Response:
    """Long content goes out in pieces, so that games need not wait until all of it is written."""
    if len(content) <= PIECE:
        return Response(content, status, media_type=media_type)

    async def pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(content), PIECE):
            yield bytes(content[start : start + PIECE])

    headers = {"content-length": str(len(content))}
    return StreamingResponse(pieces(), status, headers, media_type)


def _set_cookies(call: Call, response: Response) -> None:
    secure = is_secure(call.request)
    if call.forget:
        clear_token(response, secure=secure)
    elif call.token:
        set_token(response, call.token, secure=secure)
    elif call.person is not None and has_old_cookie(call.request):
        set_token(response, token_of(call.request) or "", secure=secure)


def _describe(description: dict[str, Any]) -> Callable[[Request], Awaitable[Response]]:
    encoded = encode(description)

    async def describe(request: Request) -> Response:
        return Response(encoded, media_type=JSON)

    return describe


async def _health(request: Request) -> Response:
    return Response(b'{"alive":true}', media_type=JSON)


async def _handle_http_exception(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code, message = {
        404: ("unknown-path", "there is nothing at this address"),
        405: ("bad-method", "this address does not support that method"),
    }.get(error.status_code, ("bad-request", "this request cannot be served"))
    refused = HttpError(code, message, offender=request.scope["path"][:80])
    return error_response(request, refused, dict(error.headers or {}))
