"""The server described by the types it reads and writes: HTTP as OpenAPI, messages as JSON Schema."""

from __future__ import annotations

import inspect
from typing import Any, get_args

import msgspec

from crosstown import __version__
from crosstown.service.protocol.commands import Frame
from crosstown.service.protocol.messages import Message
from crosstown.service.protocol.wire_types import TABLE_ID
from crosstown.web.api.endpoint import JSON, Endpoint
from crosstown.web.api.endpoint_list import ENDPOINTS
from crosstown.web.api.http_errors import STATUS_BY_CODE, UNAVAILABLE, UNPROCESSABLE
from crosstown.web.security.client_identity import COOKIE_NAME
from crosstown.web.security.middleware import SAFE_METHODS

CITY_ID = "^[a-z0-9-]{1,40}$"
Json = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
ABOUT = (
    "Tables for playing Crosstown together. A guest chooses a name and gets a cookie; seats belong to "
    "cookies. Commands can be posted, or sent over a WebSocket at `/api/tables/{table}/socket`, which also "
    "reports everything that happens. Its messages are described in `/api/schema.json`. Fields that are not "
    "described are refused."
)
STATUS_TEXTS = {
    400: "The request cannot be read.",
    401: "Choose a name first.",
    403: "Not allowed, or the request comes from another site's page.",
    404: "Not found.",
    409: "Not possible in the table's present state: read it again.",
    410: "Used up or expired.",
    413: "The request is too large.",
    415: f"The request is not {JSON}.",
    421: "The server does not answer under this name.",
    501: "The server cannot do this.",
    UNPROCESSABLE: "The request can be read, but not carried out.",
    429: "Too many requests: wait a little.",
    UNAVAILABLE: "Not available at the moment: try again soon.",
}

DEVICE_ID = r"^[0-9a-f]{16}$"
PATH_PARAMETERS: dict[str, Json] = {
    "table": {"description": "A table's id.", "schema": {"type": "string", "pattern": TABLE_ID}},
    "device": {"description": "A device's id.", "schema": {"type": "string", "pattern": DEVICE_ID}},
    "city": {"description": "A city's id.", "schema": {"type": "string", "pattern": CITY_ID}},
}


def openapi() -> Json:
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
        "paths": _dedent(paths),
        "components": {
            "schemas": _dedent(parts),
            "responses": refusals,
            "securitySchemes": {"token": {"type": "apiKey", "in": "cookie", "name": COOKIE_NAME}},
        },
    }


def messages_schema() -> Json:
    """A table's WebSocket messages as JSON Schema: clients send Frames and receive Messages."""
    (frame, message), parts = msgspec.json.schema_components([Frame, Message], ref_template="#/$defs/{name}")
    frame["description"] = "What a client may send."
    message["description"] = "What a client may receive."
    return {
        "$schema": DIALECT,
        "title": "Crosstown's messages",
        "description": "The messages of a table's WebSocket, one for each text frame.",
        "anyOf": [{"$ref": "#/$defs/Frame"}, {"$ref": "#/$defs/Message"}],
        "$defs": _dedent({"Frame": frame, "Message": message, **parts}),
    }


def statuses(endpoint: Endpoint) -> tuple[int, ...]:
    """All error statuses of an endpoint: its own, and those that any request may get."""
    anywhere = ("too-fast", "too-large", "wrong-host")
    found = {*endpoint.refusals, UNPROCESSABLE, UNAVAILABLE, *(STATUS_BY_CODE[code] for code in anywhere)}
    if endpoint.method not in SAFE_METHODS:
        found.add(STATUS_BY_CODE["bad-origin"])
    if endpoint.body is not None:
        found |= {STATUS_BY_CODE[code] for code in ("bad-json", "not-json")}
    return tuple(sorted(found))


def _operation(endpoint: Endpoint, answer: Json, body: Json | None) -> Json:
    operation: Json = {"operationId": endpoint.name, "summary": endpoint.summary}
    needs_name = STATUS_BY_CODE["no-name"] in endpoint.refusals
    operation["security"] = [{"token": []}] if needs_name else [{}, {"token": []}]
    parameters = [*_path_parameters(endpoint), *_query_parameters(endpoint)]
    if parameters:
        operation["parameters"] = parameters
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": body}}}
    if endpoint.media_type != JSON:
        answer = {"type": "string", "format": "binary"}
    operation["responses"] = {
        str(endpoint.status): {"description": "Done.", "content": {endpoint.media_type: {"schema": answer}}},
        **{
            str(status): {"$ref": f"#/components/responses/{_refusal_name(endpoint, status)}"}
            for status in statuses(endpoint)
        },
    }
    return operation


def _refusal_name(endpoint: Endpoint, status: int) -> str:
    kinds = get_args(endpoint.refusal) or (endpoint.refusal,)
    return "Or".join(kind.__name__ for kind in kinds) + str(status)


def _refusal(status: int, schema: Json) -> Json:
    codes = ", ".join(f"`{code}`" for code in STATUS_BY_CODE if STATUS_BY_CODE[code] == status)
    refusal: Json = {
        "description": STATUS_TEXTS[status] + (f" The codes: {codes}." if codes else ""),
        "content": {JSON: {"schema": schema}},
    }
    if status == STATUS_BY_CODE["too-fast"]:
        refusal["headers"] = {
            "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}}
        }
    return refusal


def _path_parameters(endpoint: Endpoint) -> list[Json]:
    return [
        {"name": name, "in": "path", "required": True, **described}
        for name, described in PATH_PARAMETERS.items()
        if f"{{{name}}}" in endpoint.path
    ]


def _query_parameters(endpoint: Endpoint) -> list[Json]:
    """The fields of the query's struct. A null value is left out of the address."""
    parts = msgspec.json.schema_components([endpoint.query])[1]
    fields = parts[endpoint.query.__name__]["properties"]
    return [_query_parameter(name, schema) for name, schema in fields.items()]


def _query_parameter(name: str, schema: Json) -> Json:
    schema = {key: value for key, value in schema.items() if key != "default" or value is not None}
    if "anyOf" in schema:
        (schema,) = (kind for kind in schema["anyOf"] if kind != {"type": "null"})
    parameter: Json = {"name": name, "in": "query", "required": False}
    if "description" in schema:
        parameter["description"] = schema.pop("description")
    return parameter | {"schema": schema}


def _dedent(value: Any) -> Any:
    """Removes the source's indentation from docstrings."""
    if isinstance(value, dict):
        return {
            key: inspect.cleandoc(one) if key == "description" and isinstance(one, str) else _dedent(one)
            for key, one in value.items()
        }
    return [_dedent(one) for one in value] if isinstance(value, list) else value
