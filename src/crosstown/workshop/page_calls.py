"""What the workshop's page can call. Arguments and results are JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from crosstown.errors import CrosstownError
from crosstown.workshop.balance_calls import balance_report, game_seeds, judge_balance, numbers
from crosstown.workshop.colouring import balance_colours
from crosstown.workshop.draft_checks import check, read
from crosstown.workshop.draft_drawings import draw, draw_picture, files, plain_ground, sketch, style_choices
from crosstown.workshop.first_draft import first_draft
from crosstown.workshop.label_suggestions import suggest_labels
from crosstown.workshop.ticket_suggestions import suggest_tickets
from crosstown.workshop.write_pack import write

CALLS: dict[str, Callable[..., Any]] = {
    "read": read,
    "write": write,
    "check": check,
    "sketch": sketch,
    "plain_ground": plain_ground,
    "draw": draw,
    "style_choices": style_choices,
    "files": files,
    "draw_picture": draw_picture,
    "numbers": numbers,
    "game_seeds": game_seeds,
    "judge_balance": judge_balance,
    "balance_report": balance_report,
    "first_draft": first_draft,
    "balance_colours": balance_colours,
    "suggest_tickets": suggest_tickets,
    "suggest_labels": suggest_labels,
}


def call(name: str, arguments: str) -> str:
    """Calls by name. The answer has a ``value``, or an ``error`` with a code that never changes."""
    try:
        return json.dumps({"value": CALLS[name](*json.loads(arguments))})
    except CrosstownError as error:
        told = {"code": error.code, "message": error.message, "offender": error.offender}
        return json.dumps({"error": told})
