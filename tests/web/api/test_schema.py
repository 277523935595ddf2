"""The descriptions of the wire: they are complete, they are valid, and real traffic keeps to them."""

from __future__ import annotations

import re
from typing import Any, get_args

import jsonschema_rs
import schemathesis

from crosstown.game.events import Event
from crosstown.service.protocol.commands import Frame
from crosstown.service.protocol.messages import Message
from crosstown.service.protocol.wire_types import FromServer
from crosstown.web.api.endpoint_list import ENDPOINTS
from crosstown.web.api.openapi import messages_schema, openapi
from crosstown.web.api.typescript import structs, typescript, typescript_files
from testkit.server_process import ROOT

WIRE = ROOT / "frontend" / "src" / "wire"


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def only_known(value: Any) -> Any:
    """A schema that allows no field but those it names, so that nothing undescribed can slip through."""
    if isinstance(value, list):
        return [only_known(one) for one in value]
    if not isinstance(value, dict):
        return value
    stricter = {key: only_known(one) for key, one in value.items()}
    return {"additionalProperties": False} | stricter if "properties" in value else stricter


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
    assert posting.keys() == {"200", "400", "403", "413", "415", "421", "422", "429", "503"}
    looking = openapi()["paths"]["/api/me"]["get"]["responses"]
    assert looking.keys() == {"200", "413", "421", "422", "429", "503"}


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
KNOWN = {"string", "number", "boolean", "null", "unknown", "readonly", "key", "Blob"}


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
