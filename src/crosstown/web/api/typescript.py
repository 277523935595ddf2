"""The server's messages as TypeScript, made from the types that it reads and writes with.

`typescript` is one module, for clients elsewhere. `typescript_files` is the same as several, by
subject, for the front end.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from typing import Any

from msgspec import inspect as kinds

from crosstown.analysis.analysis_data import Analysis, ChanceEvent, Mark
from crosstown.game.events import Event
from crosstown.game.view_data import Closed, First, Phase
from crosstown.service.protocol.commands import Command, Frame, Reaction
from crosstown.service.protocol.messages import Message, SeatKind, TablePhase
from crosstown.web.api.endpoint import Endpoint, NoQuery
from crosstown.web.api.endpoint_list import ENDPOINTS

HEAD = """\
// What travels between Crosstown's server and its clients.
// Made by `crosstown schema typescript` from the server's own types: change those, not this file.
"""
# The files that types are written to, by the package or module that declares them.
FILES = {
    "crosstown.analysis": "analysis",
    "crosstown.game.events": "events",
    "crosstown.game": "game",
    "crosstown.players": "game",
    "crosstown.service.protocol.commands": "commands",
    "crosstown.service.protocol.messages": "messages",
    "crosstown.pages.city_info": "city",
    "crosstown.web.api.guest_city_handlers": "city",
}
ELSE = "endpoints"

WIDTH = 110

# Types whose names Python forgets: what they are called here, their file, and what they mean.
NAMED = {
    "Command": (Command, "commands", "What can be asked of a table."),
    "Frame": (Frame, "commands", "What a client may send over a connection to a table."),
    "Message": (Message, "messages", "What a client may get over a connection to a table."),
    "Event": (Event, "events", "What happened during a ply."),
    "Phase": (Phase, "game", "What kind of decision is next."),
    "Closed": (Closed, "game", "Why a route may not be claimed, whatever one pays."),
    "First": (First, "game", "What a seat has to do before anything else, as the code of a reason."),
    "TablePhase": (TablePhase, "messages", "How far a table has come."),
    "SeatKind": (SeatKind, "messages", "Who sits on a seat."),
    "Mark": (Mark, "analysis", "How bad a decision was, by what it cost."),
    "ChanceEvent": (ChanceEvent, "analysis", "What chance decided in a ply."),
    "Reaction": (Reaction, "commands", "What can be said without words."),
}
_NAMES = {name: kinds.type_info(kind) for name, (kind, _, _) in NAMED.items()}
_PLAIN: dict[type[kinds.Type], str] = {
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BytesType: "Blob",
    kinds.AnyType: "unknown",
}


def typescript() -> str:
    return "\n".join([HEAD, *(text for _, text in _declarations().values())])


def typescript_files() -> dict[str, str]:
    """The same in several modules by name, and one that gives all of them to whoever imports it."""
    declared = _declarations()
    files: dict[str, list[str]] = {}
    for name, (file, _) in declared.items():
        files.setdefault(file, []).append(name)
    modules = {f"{file}.ts": _module(file, names, declared) for file, names in sorted(files.items())}
    modules["index.ts"] = f"{HEAD}\n" + "".join(f'export * from "./{file}";\n' for file in sorted(files))
    return modules


def _module(file: str, names: list[str], declared: dict[str, tuple[str, str]]) -> str:
    texts = [declared[name][1] for name in names]
    used = set(re.findall(r"\b[A-Z]\w*", re.sub(r"/\*\*.*?\*/", "", "".join(texts), flags=re.DOTALL)))
    imports: dict[str, list[str]] = {}
    for name in sorted(used & declared.keys()):
        imports.setdefault(declared[name][0], []).append(name)
    imports.pop(file, None)
    lines = [
        f'import type {{ {", ".join(wanted)} }} from "./{other}";\n'
        for other, wanted in sorted(imports.items())
    ]
    head = [HEAD, "".join(lines)] if lines else [HEAD]
    return "\n".join([*head, *texts])


def _declarations() -> dict[str, tuple[str, str]]:
    """Each type by name: the file that it belongs to, and its text."""
    queries = {one.query for one in ENDPOINTS}
    told = {name: (file, _named(name, meaning)) for name, (_, file, meaning) in NAMED.items()}
    for struct in structs():
        told[struct.cls.__name__] = (_file(struct.cls), _interface(struct, query=struct.cls in queries))
    told["Endpoints"] = (ELSE, _endpoints())
    return told


def _file(kind: type) -> str:
    """The file of the longest name in the list that a type's module begins with."""
    module = f"{kind.__module__}."
    found = [name for name in FILES if module.startswith(f"{name}.")]
    return FILES[max(found, key=len)] if found else ELSE


def structs() -> list[kinds.StructType]:
    """Everything with fields that travels, each once: what clients send, what they get, and an analysis."""
    roots = [Frame, *(one.body for one in ENDPOINTS if one.body is not None)]
    roots += [one.query for one in ENDPOINTS if one.query is not NoQuery]
    roots += [Message, *(kind for one in ENDPOINTS for kind in (one.answer, one.refusal))]
    roots.append(Analysis)
    found: dict[type, kinds.StructType] = {}
    for info in kinds.multi_type_info(roots):
        for struct in _structs_in(info):
            found.setdefault(struct.cls, struct)
    return list(found.values())


def _structs_in(info: kinds.Type) -> Iterator[kinds.StructType]:
    if isinstance(info, kinds.StructType):
        yield info
    for part in _parts_of(info):
        yield from _structs_in(part)


def _parts_of(info: kinds.Type) -> tuple[kinds.Type, ...]:
    match info:
        case kinds.Metadata():
            return (info.type,)
        case kinds.StructType():
            return tuple(field.type for field in info.fields)
        case kinds.UnionType():
            return info.types
        case kinds.TupleType():
            return info.item_types
        case kinds.VarTupleType():
            return (info.item_type,)
        case kinds.DictType():
            return (info.key_type, info.value_type)
        case _:
            return ()


def _named(name: str, meaning: str) -> str:
    kind = _NAMES[name]
    members = [_type(one) for one in kind.types] if isinstance(kind, kinds.UnionType) else _values(kind)
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) > WIDTH:
        line = f"export type {name} =" + "".join(f"\n  | {one}" for one in members) + ";\n"
    return _comment(meaning) + line


def _values(kind: kinds.Type) -> list[str]:
    assert isinstance(kind, kinds.LiteralType)
    return [json.dumps(value) for value in kind.values]


def _interface(struct: kinds.StructType, *, query: bool) -> str:
    if struct.array_like:
        items = ", ".join(f"{field.encode_name}: {_type(field.type)}" for field in struct.fields)
        return (
            f"{_comment(struct.cls.__doc__ or '')}export type {struct.cls.__name__} = readonly [{items}];\n"
        )
    lines = [f"  readonly type: {json.dumps(struct.tag)};\n"] if struct.tag is not None else []
    lines += [_field(field, query=query) for field in struct.fields]
    head = f"{_comment(struct.cls.__doc__ or '')}export interface {struct.cls.__name__} {{"
    return f"{head}\n{''.join(lines)}}}\n" if lines else f"{head}}}\n"


def _field(field: kinds.Field, *, query: bool) -> str:
    """A field that may be left out is marked; in a query, leaving it out is the only way to say nothing."""
    kind = field.type
    if query and isinstance(kind, kinds.UnionType):
        (kind,) = (one for one in kind.types if not isinstance(one, kinds.NoneType))
    mark = "" if field.required else "?"
    return f"{_comment(_meaning(kind), 2)}  readonly {field.encode_name}{mark}: {_type(kind)};\n"


def _meaning(kind: kinds.Type) -> str:
    """What is said about a field's type, also where it may be null instead."""
    for one in kind.types if isinstance(kind, kinds.UnionType) else (kind,):
        if isinstance(one, kinds.Metadata):
            return str((one.extra_json_schema or {}).get("description", ""))
    return ""


def _type(info: kinds.Type) -> str:
    name = next((name for name, known in _NAMES.items() if known == info), None)
    if name is not None:
        return name
    match info:
        case kinds.Metadata():
            return _type(info.type)
        case kinds.StructType():
            return info.cls.__name__
        case kinds.LiteralType():
            return " | ".join(_values(info))
        case kinds.UnionType():
            return " | ".join(_type(one) for one in info.types)
        case kinds.TupleType():
            return f"readonly [{', '.join(_type(one) for one in info.item_types)}]"
        case kinds.VarTupleType():
            item = _type(info.item_type)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case kinds.DictType():
            # TypeScript's own Record<…> would mean the record of a game here
            return f"{{ readonly [key: {_type(info.key_type)}]: {_type(info.value_type)} }}"
        case _:
            return _PLAIN[type(info)]


def _endpoints() -> str:
    lines = "".join(_endpoint(one) for one in ENDPOINTS)
    meaning = "What can be asked over HTTP, and what comes back. What a refusal says is in its body."
    return f"{_comment(meaning)}export interface Endpoints {{\n{lines}}}\n"


def _endpoint(endpoint: Endpoint) -> str:
    parts: dict[str, Any] = {"query": endpoint.query, "body": endpoint.body}
    parts |= {"answer": endpoint.answer, "refusal": endpoint.refusal}
    told = "".join(
        f"    readonly {name}: {_type(kinds.type_info(kind))};\n"
        for name, kind in parts.items()
        if kind is not None and kind is not NoQuery
    )
    key = json.dumps(f"{endpoint.method} {endpoint.path}")
    return f"{_comment(endpoint.summary, 2)}  readonly {key}: {{\n{told}  }};\n"


def _comment(text: str, indent: int = 0) -> str:
    """A docstring as a comment: on one line where it has one."""
    margin = " " * indent
    lines = inspect.cleandoc(text).replace("``", "`").replace("*/", "*\\/").split("\n")
    if lines == [""]:
        return ""
    if len(lines) == 1:
        return f"{margin}/** {lines[0]} */\n"
    told = "".join(f"{margin} * {line}".rstrip() + "\n" for line in lines)
    return f"{margin}/**\n{told}{margin} */\n"
