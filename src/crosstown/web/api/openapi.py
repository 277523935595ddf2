"""Descriptions of the server for programs, made from the types that it reads and writes with.

``openapi`` is what can be asked over HTTP, ``messages_schema`` what travels over a connection to a table.
"""

from __future__ import annotations

import inspect
from typing import Any, get_args

import msgspec

from crosstown import __version__
from crosstown.service.protocol.commands import Frame
from crosstown.service.protocol.messages import Message
from crosstown.service.protocol.wire_types import TABLE_ID
from crosstown.web.api.cookies import NAME
from crosstown.web.api.endpoint import JSON, Endpoint
from crosstown.web.api.http_errors import OTHERS, STATUS, TROUBLE
from crosstown.web.api.http_handlers import ENDPOINTS
from crosstown.web.security.middleware import SAFE

CITY_ID = "^[a-z0-9-]{1,40}$"
Json = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
ABOUT = (
    "Tables for playing Crosstown together. Whoever says a name gets a cookie, and seats belong to cookies. "
    "Commands can be posted, or sent over a WebSocket at `/api/tables/{table}/socket`, which tells at once "
    "what happens; its messages are described in `/api/schema.json`. Fields that are not described here "
    "are refused."
)
WHY = {
    400: "The request cannot be read.",
    401: "Only somebody who has said a name can do this.",
    403: "The one who asks may not do this, or asks from a page of another site.",
    404: "There is no such thing.",
    409: "Not now: look at the table again.",
    410: "This was there once.",
    413: "The request is too large.",
    415: f"The request is not {JSON}.",
    OTHERS: "The request can be read, but it asks for something that cannot be.",
    429: "Too much at once: wait a little.",
    TROUBLE: "Not now: try again in a moment.",
}

IN_PATHS: dict[str, Json] = {
    "table": {"description": "A table's id.", "schema": {"type": "string", "pattern": TABLE_ID}},
    "city": {"description": "A city's id.", "schema": {"type": "string", "pattern": CITY_ID}},
}


def openapi() -> Json:
    """What can be asked over HTTP, as OpenAPI 3.1."""
    kinds = [kind for one in ENDPOINTS for kind in (one.answer, one.refusal, one.body) if kind is not None]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    known = iter(schemas)
    paths: dict[str, Json] = {}
    refusals: dict[str, Json] = {}
    for one in ENDPOINTS:
        answer, refusal = next(known), next(known)
        body = next(known) if one.body is not None else None
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, answer, body)
        refusals |= {_refusal_name(one, status): _refusal(status, refusal) for status in statuses(one)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Crosstown", "version": __version__, "description": ABOUT},
        "jsonSchemaDialect": DIALECT,
        "paths": _tidy(paths),
        "components": {
            "schemas": _tidy(parts),
            "responses": refusals,
            "securitySchemes": {"token": {"type": "apiKey", "in": "cookie", "name": NAME}},
        },
    }


def messages_schema() -> Json:
    """What travels over a connection to a table, as JSON Schema: a client sends Frames and gets Messages."""
    (frame, message), parts = msgspec.json.schema_components([Frame, Message], ref_template="#/$defs/{name}")
    frame["description"] = "What a client may send."
    message["description"] = "What a client may get."
    return {
        "$schema": DIALECT,
        "title": "Crosstown's messages",
        "description": "Everything that travels over a WebSocket to a table, one text frame each.",
        "anyOf": [{"$ref": "#/$defs/Frame"}, {"$ref": "#/$defs/Message"}],
        "$defs": _tidy({"Frame": frame, "Message": message, **parts}),
    }


def statuses(endpoint: Endpoint) -> tuple[int, ...]:
    """The statuses of all refusals that a request may get: the endpoint's own, and those of any like it."""
    found = {*endpoint.refusals, OTHERS, STATUS["too-fast"], TROUBLE}
    if endpoint.method not in SAFE:
        found.add(STATUS["bad-origin"])
    if endpoint.body is not None:
        found |= {STATUS[code] for code in ("bad-json", "too-large", "not-json")}
    return tuple(sorted(found))


def _operation(endpoint: Endpoint, answer: Json, body: Json | None) -> Json:
    told: Json = {"operationId": endpoint.name, "summary": endpoint.summary}
    must_be_known = STATUS["no-name"] in endpoint.refusals
    told["security"] = [{"token": []}] if must_be_known else [{}, {"token": []}]
    parameters = [*_path_parameters(endpoint), *_query_parameters(endpoint)]
    if parameters:
        told["parameters"] = parameters
    if body is not None:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": body}}}
    told["responses"] = {
        str(endpoint.status): {"description": "It was done.", "content": {JSON: {"schema": answer}}},
        **{
            str(status): {"$ref": f"#/components/responses/{_refusal_name(endpoint, status)}"}
            for status in statuses(endpoint)
        },
    }
    return told


def _refusal_name(endpoint: Endpoint, status: int) -> str:
    kinds = get_args(endpoint.refusal) or (endpoint.refusal,)
    return "Or".join(kind.__name__ for kind in kinds) + str(status)


def _refusal(status: int, schema: Json) -> Json:
    codes = ", ".join(f"`{code}`" for code in STATUS if STATUS[code] == status)
    told: Json = {
        "description": WHY[status] + (f" The codes: {codes}." if codes else ""),
        "content": {JSON: {"schema": schema}},
    }
    if status == STATUS["too-fast"]:
        told["headers"] = {
            "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}}
        }
    return told


def _path_parameters(endpoint: Endpoint) -> list[Json]:
    return [
        {"name": name, "in": "path", "required": True, **told}
        for name, told in IN_PATHS.items()
        if f"{{{name}}}" in endpoint.path
    ]


def _query_parameters(endpoint: Endpoint) -> list[Json]:
    """The fields of the query's struct. What is null there is left out of an address."""
    parts = msgspec.json.schema_components([endpoint.query])[1]
    fields = parts[endpoint.query.__name__]["properties"]
    return [_query_parameter(name, schema) for name, schema in fields.items()]


def _query_parameter(name: str, schema: Json) -> Json:
    schema = {key: value for key, value in schema.items() if key != "default" or value is not None}
    if "anyOf" in schema:
        (schema,) = (kind for kind in schema["anyOf"] if kind != {"type": "null"})
    told: Json = {"name": name, "in": "query", "required": False}
    if "description" in schema:
        told["description"] = schema.pop("description")
    return told | {"schema": schema}


def _tidy(value: Any) -> Any:
    """Docstrings without the indentation that they have in the source."""
    if isinstance(value, dict):
        return {
            key: inspect.cleandoc(one) if key == "description" and isinstance(one, str) else _tidy(one)
            for key, one in value.items()
        }
    return [_tidy(one) for one in value] if isinstance(value, list) else value
