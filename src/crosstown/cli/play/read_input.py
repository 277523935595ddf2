"""What a player types: a number, a move, a few words that fit only one choice, or a command."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING

from crosstown.cities.city import WILD
from crosstown.errors import TextError
from crosstown.game.move import KINDS, Move
from crosstown.game.text.move_text import move_text
from crosstown.game.text.narration import payment
from crosstown.language import ENGLISH, Translator

if TYPE_CHECKING:
    from crosstown.cities.city import City, Route
    from crosstown.cli.play.move_menu import Choice, Menu
    from crosstown.game.game import Game
    from crosstown.game.reasons import Reason

COMMANDS = ("board", "hand", "moves", "pay", "why", "hint", "undo", "log", "save", "quit", "help")
TAKE_MORE = ("why", "save", "pay")
"""Commands that take an argument."""

_ALWAYS = {"?": "help", "exit": "quit", "q": "quit", **{word: word for word in COMMANDS}}

LONGEST = 400
MOST_EXPLAINED = 4  # routes that a line fits
MOST_LISTED = 12
_NUMBER = re.compile(r"(\d{1,4})(?:([a-z])|\.(\d{1,3}))?")
_WORD = re.compile(r"[\w*+]+")


@dataclass(frozen=True)
class Reading:
    """The meaning of a line: a move, or several choices that fit, or neither."""

    move: Move | None = None
    fits: tuple[Choice, ...] = ()


def read(text: str, menu: Menu) -> Reading:
    """Reads a line as a number, then as a move in the record's notation, then as words that fit."""
    text = in_english(text.strip()[:LONGEST], menu.texts)
    numbered = _NUMBER.fullmatch(text.lower())
    if numbered:
        return Reading(_by_number(numbered, menu))
    if text.lower() in menu.legal:
        return Reading(menu.legal[text.lower()])
    return _by_words(_words(text), menu)


def in_english(text: str, texts: Translator) -> str:
    """A line with its first word replaced by the English one that records use."""
    first, space, rest = text.partition(" ")
    word = first.lower()
    return _move_words(texts).get(word, word) + space + rest if first else text


def _by_number(found: re.Match[str], menu: Menu) -> Move | None:
    number, letter, way = found.groups()
    at = ord(letter) - ord("a") if letter else int(way) - 1 if way else 0
    if 1 <= int(number) <= len(menu.choices):
        moves = menu.choices[int(number) - 1].moves
        return moves[at] if 0 <= at < len(moves) else None
    return None


def _by_words(typed: list[str], menu: Menu) -> Reading:
    """Choices in which every typed word begins some word; whole words count more than beginnings."""
    if not typed:
        return Reading()
    if typed[0] == "keep" and set(typed[1:]) & {"both", "all", *menu.texts.say("typed-both").split()}:
        return Reading(
            max((c.moves[0] for c in menu.choices), key=lambda move: len(move.tickets), default=None)
        )
    found: list[tuple[int, Choice, Move]] = []
    for choice in menu.choices:
        for move in choice.moves:
            worth = _fit(typed, _words_of(move, menu.city, menu.texts))
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
    """0 if a word does not fit, 1 if all are beginnings, and more for every whole word."""
    if not all(any(word.startswith(one) for word in words) for one in typed):
        return 0
    kind = 10 if words[0].startswith(typed[0]) else 0
    return 1 + kind + sum(one in words for one in typed)


def _words_of(move: Move, city: City, texts: Translator) -> list[str]:
    """The words that a player may type for a move: its notation, and the names of its places."""
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
        words += _words(texts.named("colour", kind))
    return words


def _words(text: str) -> list[str]:
    """Lower-case words without accents: ``Turmstraße`` is ``turmstrasse``, ``St Paul's`` is ``st pauls``."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("'", "").replace("’", ""))
    return _WORD.findall("".join(char for char in plain if not unicodedata.combining(char)).replace("_", " "))


def explain(game: Game, hand: dict[str, int], text: str, texts: Translator = ENGLISH) -> str:
    """Why a move or a route is possible now, or why not."""
    text = in_english(text.strip()[:LONGEST], texts)
    try:
        return _explain_move(game, Move(text.lower()), texts)
    except TextError:
        names = _names_typed(game.city, text, texts)
        corrected = _corrected(game.city, names)
        routes = _routes_meant(game.city, corrected)
        if routes and corrected != names:
            meant = texts.say("why-meant", places=_places_meant(game.city, routes, corrected))
            return "\n".join([meant, _explain_routes(game, hand, routes, texts)])
        if routes:
            return _explain_routes(game, hand, routes, texts)
        return _unread(game, text, texts)


def _explain_routes(game: Game, hand: dict[str, int], routes: list[Route], texts: Translator) -> str:
    if len(routes) <= MOST_EXPLAINED:
        return "\n".join(_explain_route(game, hand, route, texts) for route in routes)
    named = dict.fromkeys(game.city.name_of(route) for route in routes)
    told = texts.say("why-many", count=len(routes))
    return "\n".join([told, *(f"  {name}" for name in named)]) if len(named) <= MOST_LISTED else told


def _unread(game: Game, text: str, texts: Translator) -> str:
    if text.partition(" ")[0].lower() == "claim":
        example = game.city.name_of(game.city.routes[0])
        return texts.say("why-no-route", text=text.partition(" ")[2][:80], example=example)
    return texts.say("why-unread", text=repr(text[:80]))


def _explain_move(game: Game, move: Move, texts: Translator) -> str:
    reason = game.why_not(move)
    what = move_text(game.city, move, texts)
    if reason is None:
        return texts.say("why-possible", move=what)
    return _refused(what, reason, texts)


def _refused(what: str, reason: Reason, texts: Translator) -> str:
    told = texts.say(f"reason-{reason.code}")
    return texts.say("why-not", move=what, reason=told, rule=reason.rule)


def _names_typed(city: City, text: str, texts: Translator) -> list[str]:
    """The words of a line that may be parts of places' names: neither moves nor colours nor numbers."""
    coloured = {word for kind in city.kinds for word in _words(texts.named("colour", kind))}
    known = {*KINDS, *city.kinds, *coloured, "and"}
    return [word for word in _words(text) if word not in known and not any(c in "*+0123456789" for c in word)]


def _corrected(city: City, names: list[str]) -> list[str]:
    """The words as the city spells them, where they come close: ``hide park`` is ``hyde park``."""
    known = sorted({word for place in city.places for word in _words(place.name)})
    return [
        name
        if any(word.startswith(name) for word in known)
        else next(iter(get_close_matches(name, known, 1)), name)
        for name in names
    ]


def _places_meant(city: City, routes: list[Route], names: list[str]) -> str:
    """The places of these routes whose names have one of the words."""
    places = dict.fromkeys(
        city.place[place].name
        for route in routes
        for place in (route.a, route.b)
        if set(_words(city.place[place].name)) & set(names)
    )
    return " – ".join(places)


def _routes_meant(city: City, names: list[str]) -> list[Route]:
    """The routes that fit all words. The words of one place's name mean that place."""
    if not names:
        return []
    words = {route.id: _words(f"{route.id.replace('-', ' ')} {city.name_of(route)}") for route in city.routes}
    return [
        route
        for route in city.routes
        if all(any(word.startswith(name) for word in words[route.id]) for name in names)
    ]


def _explain_route(game: Game, hand: dict[str, int], route: Route, texts: Translator) -> str:
    """Asks the rules about a route, with the payment that the hand comes closest to."""
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
        name = texts.say("why-half", route=name, half=route.double)
    if reason is None:
        return texts.say("why-affordable", route=name, paid=payment(colour, coloured, wilds, texts))
    if reason.code != "too-few-cards":
        return _refused(name, reason, texts)
    count = route.length
    asks = texts.say("why-any-colour", count=count) if gray else payment(route.colour, count, 0, texts)
    owned = [texts.named("pay", kind, count=hand.get(kind, 0)) for kind in (colour, WILD)]
    return texts.say("why-costs", route=name, asks=asks, has=texts.listed(owned), rule=reason.rule)


def help_lines(texts: Translator) -> list[tuple[str, str]]:
    rows = [(texts.say(f"help-{one}"), texts.say(f"help-{one}-about")) for one in ("number", "words")]
    behind = {"pay": "5", "why": texts.say("help-why"), "save": texts.say("help-save")}
    for command in COMMANDS[:-1]:
        word = f"{command_word(command, texts)} {behind.get(command, '')}".rstrip()
        rows.append((word, texts.say(f"help-{command}-about")))
    return [*rows, ("?", texts.say("help-help-about"))]


def command_word(command: str, texts: Translator) -> str:
    return texts.say(f"command-{command}").split()[0]


def command_of(word: str, texts: Translator) -> str:
    """The command that a word stands for, in English or the player's language; else ""."""
    return _ALWAYS.get(word) or _command_words(texts).get(word, "")


@cache
def _command_words(texts: Translator) -> dict[str, str]:
    return {word: name for name in COMMANDS for word in texts.say(f"command-{name}").split()}


@cache
def _move_words(texts: Translator) -> dict[str, str]:
    return {word: name for name in KINDS for word in texts.say(f"move-{name}").split()}
