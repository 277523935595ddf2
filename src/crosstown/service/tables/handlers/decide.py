"""Finds the handler of a command."""

from __future__ import annotations

from typing import assert_never

from crosstown.service.protocol.commands import (
    AnswerTakeBack,
    Appoint,
    AskTakeBack,
    Command,
    Free,
    Join,
    Leave,
    Look,
    Mute,
    Play,
    React,
    Rematch,
    Say,
    Undo,
)
from crosstown.service.tables.handlers import chat, play, seats
from crosstown.service.tables.handlers.decisions import Decisions
from crosstown.service.tables.table_state import TableMemory
from crosstown.store.rows import PersonRow


def decide(
    table: TableMemory, person: PersonRow, command: Command, now: int, *, connected: bool
) -> Decisions:
    """What a command leads to, or raises a refusal. Changes nothing."""
    match command:
        case Play():
            return play.play(table, person, command)
        case Undo():
            return play.undo(table, person, command)
        case AskTakeBack():
            return play.ask_take_back(table, person, command)
        case AnswerTakeBack():
            return play.answer_take_back(table, person, command)
        case Join():
            return seats.join(table, person, command)
        case Leave():
            return seats.leave(table, person)
        case Appoint():
            return seats.appoint(table, person, command, now)
        case Free():
            return seats.free(table, person, command)
        case Rematch():
            return seats.rematch(table, person)
        case Look():
            return seats.look(table, person, command, connected=connected)
        case Say():
            return chat.say(table, person, command)
        case React():
            return chat.react(table, person, command)
        case Mute():
            return chat.mute(table, person, command)
        case _:
            assert_never(command)
