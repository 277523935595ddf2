"""Understanding what a player types: a number, a move's text, or a few words that fit only one choice."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

from crosstown.cities.city import WILD
from crosstown.cli.play.typed_commands import move_of
from crosstown.errors import TextError
from crosstown.game.move import KINDS, Move
from crosstown.game.narration import payment
from crosstown.language import ENGLISH, Speech

if TYPE_CHECKING:
    from crosstown.cities.city import City, Route
    from crosstown.cli.play.move_menu import Choice, Menu
    from crosstown.game.game import Game
    from crosstown.game.reasons import Reason

LONGEST = 400
_NUMBER = re.compile(r"(\d{1,4})(?:([a-z])|\.(\d{1,3}))?")
_WORD = re.compile(r"[\w*+]+")


@dataclass(frozen=True)
class Reading:
    """What was understood: a move, or several choices that fit, or neither."""

    move: Move | None = None
    fits: tuple[Choice, ...] = ()


def read(text: str, menu: Menu) -> Reading:
    """What a player means by a line. Numbers first, then the record's own words, then any words that fit."""
    text = in_english(text.strip()[:LONGEST], menu.speech)
    numbered = _NUMBER.fullmatch(text.lower())
    if numbered:
        return Reading(_by_number(numbered, menu))
    if text.lower() in menu.legal:
        return Reading(menu.legal[text.lower()])
    return _by_words(_words(text), menu)


def in_english(text: str, speech: Speech) -> str:
    """A line with its first word as records write it; the others stay as they are."""
    first, space, rest = text.partition(" ")
    return move_of(first.lower(), speech) + space + rest if first else text


def _by_number(found: re.Match[str], menu: Menu) -> Move | None:
    number, letter, way = found.groups()
    at = ord(letter) - ord("a") if letter else int(way) - 1 if way else 0
    if 1 <= int(number) <= len(menu.choices):
        moves = menu.choices[int(number) - 1].moves
        return moves[at] if 0 <= at < len(moves) else None
    return None


def _by_words(typed: list[str], menu: Menu) -> Reading:
    """Choices in which every word that was typed begins some word; whole words beat beginnings."""
    if not typed:
        return Reading()
    if typed[0] == "keep" and set(typed[1:]) & {"both", "all", *menu.speech.say("typed-both").split()}:
        return Reading(
            max((c.moves[0] for c in menu.choices), key=lambda move: len(move.tickets), default=None)
        )
    found: list[tuple[int, Choice, Move]] = []
    for choice in menu.choices:
        for move in choice.moves:
            worth = _fit(typed, _words_of(move, menu.city, menu.speech))
            if worth:
                found.append((worth, choice, move))
                break
    best = [one for one in found if one[0] == max(worth for worth, _, _ in found)]
    if best and all(move.kind == "keep" for _, _, move in best):
        fewest = min(len(move.tickets) for _, _, move in best)
        best = [one for one in best if len(one[2].tickets) == fewest]
    if len(best) == 1:
        return Reading(best[0][2])
    return Reading(fits=tuple(choice for _, choice, _ in best))


def _fit(typed: list[str], words: list[str]) -> int:
    """0 where a word does not fit, 1 where all are beginnings, more the more of them are whole words."""
    if not all(any(word.startswith(one) for word in words) for one in typed):
        return 0
    kind = 10 if words[0].startswith(typed[0]) else 0
    return 1 + kind + sum(one in words for one in typed)


def _words_of(move: Move, city: City, speech: Speech) -> list[str]:
    """The words that a player may use for a move: its own, and places as people write them."""
    words = [move.kind, *_words(move.text)[1:]]
    places = [move.place] if move.place else []
    for name in (move.route.partition(":")[0], *move.tickets):
        places += name.split("--") if name else []
    for place in places:
        words += _words(city.place[place].name)
    if move.kind == "claim":
        words += [move.colour, str(move.coloured)] if move.coloured else []
        words += [WILD, str(move.wilds)] if move.wilds else []
    for kind in {move.card, move.colour, WILD if move.wilds else ""} - {""}:
        words += _words(speech.named("colour", kind))
    return words


def _words(text: str) -> list[str]:
    """Words in small plain letters: ``Turmstraße`` is ``turmstrasse``, ``St Paul's`` is ``st pauls``."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("'", "").replace("’", ""))
    return _WORD.findall("".join(char for char in plain if not unicodedata.combining(char)).replace("_", " "))


def explain(game: Game, hand: dict[str, int], text: str, speech: Speech = ENGLISH) -> str:
    """Why a move, however it is written, is or is not possible now."""
    text = in_english(text.strip()[:LONGEST], speech)
    try:
        return _explain_move(game, Move(text.lower()), speech)
    except TextError as error:
        routes = _routes_meant(game.city, text, speech)
        if 0 < len(routes) <= 4:
            return "\n".join(_explain_route(game, hand, route, speech) for route in routes)
        if routes:
            return speech.say("why-many", count=len(routes))
        return _unread(error, text, speech)


def _unread(error: TextError, text: str, speech: Speech) -> str:
    """The error's own sentence, which knows more, is in English only."""
    if speech.language == ENGLISH.language:
        return f"{error.message}."
    return speech.say("why-unread", text=repr(text[:80]))


def _explain_move(game: Game, move: Move, speech: Speech) -> str:
    reason = game.why_not(move)
    if reason is None:
        return speech.say("why-possible", move=str(move))
    return _refused(str(move), reason, speech)


def _refused(what: str, reason: Reason, speech: Speech) -> str:
    told = speech.say(f"reason-{reason.code}")
    return speech.say("why-not", move=what, reason=told, rule=reason.rule)


def _routes_meant(city: City, text: str, speech: Speech) -> list[Route]:
    typed = [word for word in _words(text) if word not in KINDS]
    coloured = {word for kind in city.kinds for word in _words(speech.named("colour", kind))}
    known = {*city.kinds, *coloured, "and"}
    names = [word for word in typed if word not in known and not any(c in "*+0123456789" for c in word)]
    if not names:
        return []
    words = {route.id: _words(f"{route.id.replace('-', ' ')} {city.name_of(route)}") for route in city.routes}
    return [
        route
        for route in city.routes
        if all(any(word.startswith(name) for word in words[route.id]) for name in names)
    ]


def _explain_route(game: Game, hand: dict[str, int], route: Route, speech: Speech) -> str:
    """A route by name: asked of the rules with the payment that the hand is nearest to."""
    gray = route.colour not in hand and route.colour not in game.city.colours
    colours = [kind for kind in game.city.colours if gray or kind == route.colour]
    colour = max(colours, key=lambda kind: hand.get(kind, 0))
    most = route.length - route.ferries
    coloured = max(0, min(most, hand.get(colour, 0)))
    wilds = min(route.length - coloured, hand.get("wild", 0))
    wilds = max(wilds, route.ferries)
    coloured = route.length - wilds
    parts = ([f"{colour}*{coloured}"] if coloured else []) + ([f"wild*{wilds}"] if wilds else [])
    reason = game.why_not(f"claim {route.id} {'+'.join(parts)}")
    name = game.city.name_of(route)
    if route.double:
        name = speech.say("why-half", route=name, half=route.double)
    if reason is None:
        return speech.say("why-affordable", route=name, paid=payment(colour, coloured, wilds, speech))
    if reason.code != "too-few-cards":
        return _refused(name, reason, speech)
    count = route.length
    asks = speech.say("why-any-colour", count=count) if gray else payment(route.colour, count, 0, speech)
    owned = [speech.named("pay", kind, count=hand.get(kind, 0)) for kind in (colour, WILD)]
    return speech.say("why-costs", route=name, asks=asks, has=speech.listed(owned), rule=reason.rule)
