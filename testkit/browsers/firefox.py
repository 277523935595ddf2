"""Debian's Firefox, driven by WebDriver BiDi, which it speaks itself: no driver has to be installed."""

from __future__ import annotations

import json
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from testkit.server_process import free_port
from testkit.system_packages import firefox

START = 300.0  # seconds
PATIENCE = 300.0
# Ten pictures a second are enough for a test, and what Firefox does beside its pages is not looked at.
SETTINGS = {
    "layout.frame_rate": 10,
    "app.normandy.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}


class Firefox:
    """One page of a Firefox."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._numbers = count(1)
        self._command("session.new", capabilities={})
        self._page = self._command("browsingContext.getTree")["contexts"][0]["context"]

    def _command(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._connection.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            told = json.loads(self._connection.recv(timeout=PATIENCE))
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    def open(self, url: str) -> None:
        self._command("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def reload(self) -> None:
        self._command("browsingContext.reload", context=self._page, wait="complete")

    def run(self, script: str) -> Any:
        """The value of an expression, or what its promise comes to, by way of JSON."""
        expression = f"Promise.resolve({script}).then((value) => JSON.stringify(value ?? null))"
        told = self._command(
            "script.evaluate", expression=expression, target={"context": self._page}, awaitPromise=True
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def click(self, x: float, y: float) -> None:
        """A click of the mouse at a point of the page."""
        where = {"type": "pointerMove", "x": round(x), "y": round(y)}
        pressed = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse = {"type": "pointer", "id": "mouse", "actions": [where, *pressed]}
        self._command("input.performActions", context=self._page, actions=[mouse])

    def wait(self, script: str) -> Any:
        """Waits until an expression is true, and gives its value."""
        deadline = time.monotonic() + PATIENCE
        while not (value := self.run(script)):
            assert time.monotonic() < deadline, f"in vain: {script}"
            time.sleep(0.02)
        return value


@contextmanager
def launched_firefox() -> Iterator[Firefox]:
    """A Firefox while the block runs, with a profile of its own."""
    program = firefox()
    assert program
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items()]
        Path(profile, "user.js").write_text("\n".join(lines), "utf-8")
        command = [program, "--headless", "--no-remote", "--profile", profile]
        command += ["--remote-debugging-port", str(port)]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            try:
                with _connected(port) as connection:
                    yield Firefox(connection)
            finally:
                process.kill()


def _connected(port: int) -> ClientConnection:
    deadline = time.monotonic() + START
    while True:
        try:
            return connect(f"ws://127.0.0.1:{port}/session", max_size=None)
        except (OSError, WebSocketException):
            assert time.monotonic() < deadline, "Firefox does not start"
            time.sleep(0.1)
