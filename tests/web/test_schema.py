"""The descriptions of the wire: they are complete, they are valid, and real traffic keeps to them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, cast, get_args

import httpx
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from websockets.asyncio.client import ClientConnection

from crosstown.game.events import Event
from crosstown.service.protocol.commands import Frame
from crosstown.service.protocol.messages import Clock, Message, Warned
from crosstown.service.protocol.wire_types import FromServer
from crosstown.web.api.http_handlers import ENDPOINTS
from crosstown.web.api.openapi import messages_schema, openapi
from crosstown.web.api.typescript import structs, typescript, typescript_files
from testkit.client import ConnectionClosed, Guest, Json, Seat
from testkit.server_process import ROOT, ServerProcess

PAUSE = 0.08  # seconds before a move
WIRE = ROOT / "frontend" / "src" / "wire"


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


# What is described


def test_the_schemas_are_schemas() -> None:
    schemathesis.openapi.from_dict(openapi()).validate()
    jsonschema_rs.meta.validate(messages_schema())
    jsonschema_rs.meta.validate(only_known(openapi()["components"]["schemas"]))


def test_every_endpoint_is_described() -> None:
    paths = openapi()["paths"]
    described = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert described == {(one.method, one.path) for one in ENDPOINTS}
    operations = [operation for methods in paths.values() for operation in methods.values()]
    assert len({operation["operationId"] for operation in operations}) == len(ENDPOINTS)
    assert all(operation["summary"] for operation in operations)


def test_what_any_request_may_be_refused_for_is_described() -> None:
    posting = openapi()["paths"]["/api/me"]["post"]["responses"]
    assert posting.keys() == {"200", "400", "403", "413", "415", "422", "429", "503"}
    looking = openapi()["paths"]["/api/me"]["get"]["responses"]
    assert looking.keys() == {"200", "422", "429", "503"}


def test_a_query_is_described_by_its_fields() -> None:
    described = openapi()["paths"]["/api/tables/{table}/events"]["get"]["parameters"]
    assert [(one["name"], one["in"], one["required"]) for one in described] == [
        ("table", "path", True),
        ("since", "query", False),
        ("lines", "query", False),
        ("wait", "query", False),
        ("seat", "query", False),
    ]
    assert described[-1]["schema"] == {"type": "integer", "minimum": 0, "maximum": 3}


def test_the_cookie_is_needed_where_a_name_is() -> None:
    paths = openapi()["paths"]
    assert paths["/api/me/tables"]["get"]["security"] == [{"token": []}]
    assert {} in paths["/api/tables"]["get"]["security"]


def test_everything_on_a_connection_is_described() -> None:
    described = messages_schema()["$defs"]
    assert described["Frame"]["discriminator"]["mapping"].keys() == tags(Frame)
    assert described["Message"]["discriminator"]["mapping"].keys() == tags(Message)
    events = described["Step"]["properties"]["events"]["items"]
    assert events["discriminator"]["mapping"].keys() == tags(Event)
    assert described["Moved"]["properties"]["view"] == {"$ref": "#/$defs/ViewData"}
    assert all(part["description"] for part in described.values())


def test_what_the_server_tells_has_no_gaps() -> None:
    """A client may rely on every field: none is left out because it has its usual value."""
    told = [struct for struct in structs() if issubclass(struct.cls, FromServer)]
    assert len(told) > 20
    assert [one.cls.__name__ for one in told for field in one.fields if not field.required] == []


# What is said in TypeScript

DECLARATION = re.compile(r"export (interface|type) (\w+)\b")
FIELD = re.compile(r'  readonly (\w+\??|"[A-Z]+ /[^"]*"): (.*);')
ALIAS = re.compile(r"export type (\w+) = (.*);|  \| (\w+);?")
KNOWN = {"string", "number", "boolean", "null", "unknown", "readonly", "key"}


def test_the_committed_types_are_those_of_the_server() -> None:
    committed = {path.name: path.read_text(encoding="utf-8") for path in WIRE.iterdir()}
    assert committed == typescript_files(), "out of date: crosstown schema typescript --out frontend/src/wire"


def test_the_files_have_all_types_and_each_is_short() -> None:
    files = typescript_files()
    declared = [match[2] for text in files.values() for match in DECLARATION.finditer(text)]
    assert sorted(declared) == sorted(match[2] for match in DECLARATION.finditer(typescript()))
    assert files["index.ts"].count("export * from") == len(files) - 1
    assert max(text.count("\n") for text in files.values()) < 350


def test_every_struct_is_there_once() -> None:
    declared = [match[2] for match in DECLARATION.finditer(typescript())]
    assert len(set(declared)) == len(declared)
    assert {struct.cls.__name__ for struct in structs()} <= set(declared)
    assert {"Command", "Frame", "Message", "Event", "Endpoints"} <= set(declared)


def test_every_line_is_a_declaration_of_known_types() -> None:
    """No compiler is at hand: so each line is one of a few forms, and each name in it is declared."""
    text = re.sub(r"/\*\*.*?\*/|^//.*?$", "", typescript(), flags=re.DOTALL | re.MULTILINE)
    known = KNOWN | {match[2] for match in DECLARATION.finditer(text)}
    for line in filter(str.strip, text.split("\n")):
        types = types_of(line.replace("    readonly", "  readonly"))
        if types is None:
            assert re.fullmatch(r"export interface \w+ \{\}?|export type \w+ =|\}|  \};", line), line
        else:
            names = set(re.findall(r"[A-Za-z_]\w*", re.sub(r'"[^"]*"', "", types)))
            assert names <= known, line
            assert [types.count(sign) for sign in "([{"] == [types.count(sign) for sign in ")]}"], line


def types_of(line: str) -> str | None:
    """What a line says about types; None for one that only begins or ends something."""
    line = re.sub(r"(?<=[\[ ])\w+: (?=\w+[,\]])", "", line)  # what the items of an array are called
    if field := FIELD.fullmatch(line):
        return str(field[2])
    if alias := ALIAS.fullmatch(line):
        return str(alias[2] or alias[3])
    return "" if re.fullmatch(r'  readonly "[A-Z]+ /\S*": \{', line) else None


def test_types_are_written_as_one_would() -> None:
    text = typescript()
    assert '  readonly type: "play";\n' in text
    assert "  readonly view: ViewData | null;\n" in text
    assert "  readonly market: readonly (string | null)[];\n" in text
    assert "  readonly tokens: { readonly [key: string]: readonly [string, number] };\n" in text
    assert "  readonly seat?: number;\n" in text  # of a query, in which nothing can be null
    assert "  readonly state: TablePhase;\n" in text
    assert 'export type TablePhase = "over" | "playing" | "waiting";\n' in text
    assert "  /** The number of the last chat message received. */\n  readonly lines?: number;\n" in text
    assert re.search(r"\bany\b", re.sub(r"/\*\*.*?\*/", "", text, flags=re.DOTALL)) is None


# Real traffic


def only_known(value: Any) -> Any:
    """A schema that allows no field but those it names, so that nothing undescribed can slip through."""
    if isinstance(value, list):
        return [only_known(one) for one in value]
    if not isinstance(value, dict):
        return value
    stricter = {key: only_known(one) for key, one in value.items()}
    return {"additionalProperties": False} | stricter if "properties" in value else stricter


class Check:
    """Validates all that is said, and remembers which kinds of it there were."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.asked: set[tuple[str, str, int]] = set()
        self._described = openapi()
        self._parts = only_known(self._described["components"])
        messages = only_known(messages_schema())
        self._ways = {
            way: jsonschema_rs.Draft202012Validator(
                {"$ref": f"#/$defs/{way}", "$defs": messages["$defs"]}, validate_formats=False
            )
            for way in ("Frame", "Message")
        }

    def frame(self, way: str, message: Json) -> None:
        self._ways[way].validate(message)
        self.kinds.add(message["type"])
        steps = [message["step"]] if "step" in message else message.get("missed", ())
        self.kinds |= {event["type"] for step in steps for event in step["events"]}

    async def response(self, response: httpx.Response) -> None:
        await response.aread()
        request, status = response.request, response.status_code
        path = re.sub(r"^/api/tables/[^/]+", "/api/tables/{table}", request.url.path)
        path = re.sub(r"^/api/cities/[^/]+", "/api/cities/{city}", path)
        operation = self._described["paths"][path][request.method.lower()]
        told = operation["responses"][str(status)]
        if "$ref" in told:
            told = self._parts["responses"][told["$ref"].rpartition("/")[2]]
        self._validate(told["content"], response.headers["content-type"], response.content)
        if "requestBody" in operation and status < 400:
            content = operation["requestBody"]["content"]
            self._validate(content, request.headers["content-type"], request.content)
        self.asked.add((request.method, path, status))

    def _validate(self, content: Json, kind: str, body: bytes) -> None:
        schema = only_known(content[kind]["schema"]) | {"components": self._parts}
        validator = jsonschema_rs.Draft202012Validator(schema, validate_formats=False)
        validator.validate(json.loads(body))


class Tap:
    """A connection on which every frame is looked at."""

    def __init__(self, socket: ClientConnection, check: Check) -> None:
        self._socket, self._check = socket, check

    async def send(self, frame: str) -> None:
        self._check.frame("Frame", json.loads(frame))
        await self._socket.send(frame)

    async def recv(self) -> str:
        frame = str(await self._socket.recv())
        self._check.frame("Message", json.loads(frame))
        return frame


def tapped(seat: Seat, check: Check) -> Seat:
    for message in seat.heard:
        check.frame("Message", message)
    seat.socket = cast(ClientConnection, Tap(seat.socket, check))
    return seat


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path) as server:
        yield server


@pytest.mark.anyio
async def test_real_traffic_is_as_described(server: ServerProcess) -> None:
    check = Check()
    hooks = {"response": [check.response]}
    ada = await Guest.arrive(server.url, "Ada", event_hooks=hooks)
    ben = await Guest.arrive(server.url, "Ben", event_hooks=hooks)
    await look_around(ada, ben)
    table = await ada.open(city="berlin", listed=True, chat=True, first=0)
    await ben.join(table)
    async with ada.sit(table) as first, ben.sit(table) as second, Guest(server.url).sit(table) as watching:
        tapped(first, check), tapped(second, check), tapped(watching, check)
        await talk(first)
        await play(first, second)
        await ask_over_http(ada, table)
        await rematch(first, second)
        assert server.stop() == 0
        with suppress(ConnectionClosed):
            while True:
                await watching.hear()
    await ada.close()
    await ben.close()
    check.frame("Message", msgspec.to_builtins(Warned(version=1, seat=0, clock=Clock(deadline=2, now=1))))
    assert tags(Message) <= check.kinds
    assert {"kept", "claimed", "ended"} <= check.kinds  # in every game
    assert {(one.method, one.path) for one in ENDPOINTS} == {
        (method, path) for method, path, _ in check.asked
    }
    assert {200, 201, 400, 401, 403, 404, 409, 410, 413, 415, 422} == {status for *_, status in check.asked}


async def look_around(ada: Guest, ben: Guest) -> None:
    """All that can be asked before there is a table, and how it is refused."""
    for path in ("me", "cities", "cities/london", "cities/berlin", "players", "tables", "me/tables"):
        assert (await ada.get(f"/api/{path}")).status_code == 200
    assert (await ada.get("/api/cities/atlantis")).status_code == 404
    code = (await ada.post("/api/me/link")).json()["path"].rpartition("/")[2]
    await ben.http.delete("/api/me")
    assert (await ben.get("/api/me/tables")).status_code == 401
    assert (await ben.post("/api/device", {"code": code})).json() == {"name": "Ada"}
    assert (await ben.post("/api/device", {"code": code})).status_code == 410
    await ben.http.delete("/api/me")
    assert (await ben.post("/api/me", {"name": "Ben"})).json() == {"name": "Ben"}
    assert (await ada.get("/api/tables/nowhere")).status_code == 404
    assert (await ada.post("/api/me", {"name": " "})).status_code == 422
    assert (await ada.http.post("/api/me", content=b"{}")).status_code == 415
    bad, head = b"{" * 20_000, {"Content-Type": "application/json"}
    assert (await ada.http.post("/api/me", content=bad, headers=head)).status_code == 413
    assert (await ada.http.post("/api/me", content=bad[:9], headers=head)).status_code == 400
    page = head | {"Origin": "http://elsewhere.example"}
    assert (await ada.http.post("/api/me", content=b"{}", headers=page)).status_code == 403


async def talk(seat: Seat) -> None:
    """Everything that one can do at a table beside playing."""
    await seat.ask("say", text="Hello!")
    await seat.ask("react", reaction="hello")
    await seat.ask("mute", seat=1, muted=True)
    await seat.ask("look", seat=0)
    await seat.socket.send('{"type":"ping"}')
    await seat.hear_until("pong")
    for refused in (
        seat.ask("play", version=999, move="pass"),
        seat.ask("undo", version=seat.version),
        seat.ask("ask-take-back", version=seat.version),
        seat.ask("answer-take-back", version=seat.version, agree=True),
        seat.ask("appoint", seat=1, player="medium"),
        seat.ask("free", seat=1),
        seat.ask("rematch"),
    ):
        assert (await refused)["type"] == "refused"


async def play(first: Seat, second: Seat) -> None:
    """A whole game."""
    async with asyncio.TaskGroup() as group:
        for seat in (first, second):
            group.create_task(play_until_over(seat, Random(4)))


async def play_until_over(seat: Seat, chance: Random) -> None:
    """Claims what can be claimed, and no faster than the server allows."""
    while not seat.over:
        if seat.moves:
            await asyncio.sleep(PAUSE)
            claims = [move for move in seat.moves if move.startswith("claim")]
            assert (await seat.play(chance.choice(claims or seat.moves)))["type"] == "done"
        else:
            await seat.hear()


async def ask_over_http(ada: Guest, table: str) -> None:
    """What a connection tells, without one."""
    assert (await ada.get(f"/api/tables/{table}", since=1)).json()["missed"]
    assert (await ada.get(f"/api/tables/{table}/events", since=0)).json()["view"]["result"]
    assert (await ada.get(f"/api/tables/{table}/record")).json()["result"]
    assert (await ada.command(table, "react", reaction="well-played")).status_code == 200
    assert (await ada.command(table, "play", version=0, move="pass")).status_code == 409
    assert (await ada.command(table, "play", move="pass")).status_code == 422


async def rematch(first: Seat, second: Seat) -> None:
    await first.ask("rematch")
    await second.ask("rematch")
    await first.hear_until("snapshot")
    assert (await second.ask("leave"))["type"] == "done"
