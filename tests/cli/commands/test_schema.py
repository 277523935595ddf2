from __future__ import annotations

import json
from pathlib import Path

from crosstown.web.api.openapi import messages_schema, openapi
from crosstown.web.api.typescript import typescript, typescript_files
from tests.cli.run_command import crosstown_many


def test_what_is_printed_is_what_a_server_says_of_itself(tmp_path: Path) -> None:
    file, folder = tmp_path / "wire.ts", tmp_path / "wire"
    folder.mkdir()
    http, messages, types, written, several = crosstown_many(
        [
            ("schema", "openapi"),
            ("schema", "messages"),
            ("schema", "typescript"),
            ("schema", "typescript", "--out", str(file)),
            ("schema", "typescript", "--out", str(folder)),
        ]
    )
    assert json.loads(http.out) == openapi()
    assert json.loads(messages.out) == messages_schema()
    assert types.out == typescript()
    assert (written.code, written.out, file.read_text(encoding="utf-8")) == (0, "", typescript())
    assert (several.code, several.out) == (0, "")
    assert {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()} == typescript_files()


def test_what_cannot_be_described_or_written(tmp_path: Path) -> None:
    unknown, missing, nowhere, usage = crosstown_many(
        [
            ("schema", "graphql"),
            ("schema",),
            ("schema", "messages", "--out", str(tmp_path / "no" / "messages.json")),
            ("schema", "--help"),
        ]
    )
    assert (unknown.code, missing.code, nowhere.code) == (2, 2, 1)
    assert "'openapi', 'messages', 'typescript'" in " ".join(unknown.err.split())
    assert nowhere.err.endswith("[unwritable]\n")
    assert "Example: crosstown schema typescript --out wire.ts" in usage.out
