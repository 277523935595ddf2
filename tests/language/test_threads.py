"""Texts are parsed when they are first said, by whichever thread says them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Barrier, BrokenBarrierError
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from crosstown.language.translator import _Texts

KEY = "language-en"


def test_a_text_is_there_for_every_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both threads ask for the same text while the first of them is still parsing it."""
    both = Barrier(2, timeout=0.5)
    add = FluentBundle.add_resource

    def add_slowly(bundle: FluentBundle, resource: Any) -> None:
        with suppress(BrokenBarrierError):  # no second thread gets here
            both.wait()
        add(bundle, resource)

    monkeypatch.setattr(FluentBundle, "add_resource", add_slowly)
    texts = _Texts("en")
    with ThreadPoolExecutor(2) as threads:
        assert len({id(one) for one in threads.map(texts.message, [KEY, KEY])}) == 1
