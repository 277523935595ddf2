"""Python in the page computes just what Python does here: problems, drawings, texts, suggestions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from crosstown.cities.load import city_names
from crosstown.workshop.page_calls import call
from tests.browser.workshop.workshop_page import START, WorkshopPage

PACKS = Path("src/crosstown/cities/packs")

# Calls of a worker of the page's own kind, one after the other.
_ANSWERS = """([address, calls]) => new Promise((resolve, reject) => {
  const worker = new Worker(address, { type: 'module' })
  const answers = []
  worker.onerror = (event) => reject(new Error(event.message))
  worker.onmessage = ({ data }) => {
    if (data.type === 'failed') reject(new Error(JSON.stringify(data.error)))
    if (data.type !== 'answer') return
    answers.push(data.error ?? data.value)
    if (answers.length === calls.length) {
      worker.terminate()
      resolve(JSON.stringify(answers))
    }
  }
  calls.forEach(([name, args], id) => worker.postMessage({ id, name, args }))
})"""


def test_the_page_and_this_python_agree(workshop: WorkshopPage) -> None:
    workshop.person.open("/workshop", START)
    with workshop.page.expect_worker() as started:
        workshop.person.action("new").click()
    calls = list(all_calls())
    here = [json.loads(call(name, json.dumps(args)))["value"] for name, args in calls]
    there = json.loads(workshop.page.evaluate(_ANSWERS, [started.value.url, calls]))
    for (name, args), expected, answer in zip(calls, here, there, strict=True):
        assert answer == json.loads(json.dumps(expected)), (name, str(args)[:200])


def all_calls() -> list[tuple[str, list[Any]]]:
    calls: list[tuple[str, list[Any]]] = [
        ("first_draft", [{"name": "Town", "places": 14, "grid": False, "seed": 5}]),
        ("game_seeds", [1, 0, 20]),
    ]
    for city in city_names():
        text = text_of(city)
        pack = json.loads(call("read", json.dumps([text])))["value"]["pack"]
        moved = json.loads(json.dumps(pack))
        moved["board"]["locations"][1].update(x=moved["board"]["locations"][0]["x"] + 20, name="")
        calls += [
            ("read", [text]),
            ("check", [moved]),
            ("sketch", [moved, "de"]),
            ("plain_ground", [moved]),
            ("draw", [pack, "da"]),
            ("write", [moved, text]),
            ("write", [pack, None]),
            ("numbers", [pack]),
            ("suggest_tickets", [moved, 6]),
            ("suggest_labels", [moved]),
            ("balance_colours", [moved]),
        ]
    return [*calls, ("draw_picture", [pack, "nl"]), ("files", [text_of("istanbul"), "de"])]


def text_of(city: str) -> str:
    return (PACKS / f"{city}.toml").read_text("utf-8")
