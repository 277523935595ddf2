"""Finds the handler of a command."""

from __future__ import annotations

from typing import assert_never

from crosstown.service.protocol import commands
from crosstown.service.tables.handlers import chat, play, seats
from crosstown.service.tables.handlers.handler_decisions import Decisions
from crosstown.service.tables.table_state import TableMemory
from crosstown.store.rows import PersonRow


def decide(
    table: TableMemory, person: PersonRow, command: commands.Command, now: int, *, connected: bool
) -> Decisions:
    """What a command leads to, or raises a refusal. Changes nothing. ``now`` is by the steady clock."""
    match command:
        case commands.Play():
            return play.play(table, person, command)
        case commands.ChooseFirstTickets():
            return play.choose_first_tickets(table, person, command)
        case commands.Undo():
            return play.undo(table, person, command, now)
        case commands.GoOn():
            return play.go_on(table, person, command, now)
        case commands.AskTakeBack():
            return play.ask_take_back(table, person, command, now)
        case commands.AnswerTakeBack():
            return play.answer_take_back(table, person, command, now)
        case commands.Join():
            return seats.join(table, person, command)
        case commands.Leave():
            return seats.leave(table, person)
        case commands.Appoint():
            return seats.appoint(table, person, command, now)
        case commands.Free():
            return seats.free(table, person, command)
        case commands.Rematch():
            return seats.rematch(table, person, command, now)
        case commands.Contribute():
            return seats.contribute(table, person, command)
        case commands.Look():
            return seats.look(table, person, command, connected=connected)
        case commands.Say():
            return chat.say(table, person, command)
        case commands.React():
            return chat.react(table, person, command)
        case commands.Mute():
            return chat.mute(table, person, command)
        case commands.AskHint():
            return play.advise(table, person, command, "hint")
        case commands.AskJudgement():
            return play.advise(table, person, command, "judgement")
        case _:
            assert_never(command)
