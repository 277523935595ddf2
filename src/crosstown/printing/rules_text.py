"""The rules of a city as chapters for paper: the texts of the rules page, without what only a screen needs.

Chapters and their order are those of ``frontend/src/screens/rules/chapters.ts``; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from crosstown.cities.city import GRAY, City, Vehicle
from crosstown.cities.worked_example import WorkedExample, worked_example
from crosstown.game.text.city_text import ruling_numbers, vehicles_text
from crosstown.language import Translator
from crosstown.printing.board_key import board_key
from crosstown.printing.pictures import Pictures

_MINUS = "\N{MINUS SIGN}"


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a chapter: a text, a list, a table, a picture with its caption, or pictures with texts."""

    text: str = ""
    items: list[str] = []
    rows: list[list[str]] = []
    total: bool = False
    """Whether the last row of the table is its sum."""
    picture: str = ""
    caption: str = ""
    key: list[tuple[str, str]] = []
    """Small pictures of the board with what they mean."""
    icons: list[tuple[str, str]] = []
    """Cards or souvenirs with their names."""


class Chapter(msgspec.Struct, frozen=True):
    id: str
    title: str
    blocks: list[Block]


def chapters(city: City, pictures: Pictures, texts: Translator) -> list[Chapter]:
    """The rules of a city; what it lacks has no chapter."""
    writer = _Writer(city, pictures, texts, worked_example(city))
    found = [
        writer.aim(),
        writer.board(),
        writer.start(),
        writer.chapter("turn", "rules-turn", "rules-turn-pass"),
        writer.cards(),
        writer.routes(),
        writer.doubles(),
        writer.ferries(),
        *(writer.one_piece(vehicle) for vehicle in city.vehicles if not vehicle.per_space),
        writer.tickets(),
        writer.souvenirs(),
        writer.districts(),
        writer.end(),
        writer.example(),
        writer.rulings(),
    ]
    return [chapter for chapter in found if chapter is not None]


def player_aid(city: City, texts: Translator) -> list[str]:
    """What one can do in a turn, in a few sentences; the table of points says the rest."""
    say = texts.say
    wild = texts.named("wild", city.wild_id, city.wild_name)
    lines = [
        say("brief-cards", market=city.market, wild=wild, limit=city.wild_limit),
        f"{say('rules-routes-title')}: {say('rules-routes-pay')}",
        say("brief-tickets", draw=city.draw, keep=city.draw_keep),
    ]
    if any(route.colour == GRAY for route in city.routes):
        lines.append(say("rules-routes-gray"))
    if any(route.double for route in city.routes):
        lines.append(say("brief-doubles", **{"from": city.both_from_players}))
    if any(route.ferries for route in city.routes):
        lines.append(say("rules-ferries"))
    for one in city.vehicles:
        if not one.per_space:
            route, piece = texts.named("vehicle-route", one.id, one.name), vehicles_text(one, 1, texts)
            lines.append(say("brief-one-piece", route=route, piece=piece))
    if city.souvenirs is not None:
        lines.append(say("brief-souvenirs", scores=", ".join(map(str, city.souvenirs.points))))
    if city.districts:
        lines.append(say("brief-districts"))
    together = say("rules-end-together") if len(city.vehicles) > 1 else ""
    return [*lines, say("rules-end", left=city.pieces_left, together=together)]


class _Writer:
    def __init__(self, city: City, pictures: Pictures, texts: Translator, example: WorkedExample) -> None:
        self.city, self.pictures, self.texts, self._example = city, pictures, texts, example
        self.say = texts.say

    def chapter(self, id: str, *keys: str) -> Chapter:
        return self._titled(id, [Block(text=self.say(key)) for key in keys])

    def _titled(self, id: str, blocks: list[Block], **facts: str) -> Chapter:
        return Chapter(id, self.say(f"rules-{id}-title", **facts), blocks)

    def aim(self) -> Chapter:
        said = [self.say("rules-aim")]
        if self.city.districts:
            said.append(self.say("rules-aim-districts"))
        if self.city.souvenirs:
            said.append(self.say("rules-aim-souvenirs"))
        return self._titled("aim", [Block(text=" ".join(said))])

    def board(self) -> Chapter:
        key = board_key(self.city, self.pictures, self.texts)
        return self._titled("board", [Block(text=self.say("rules-board")), Block(key=key)])

    def start(self) -> Chapter:
        city = self.city
        pieces = self.texts.listed([vehicles_text(one, one.count, self.texts) for one in city.vehicles])
        said = (
            self.say("rules-start-pieces", pieces=pieces),
            self.say("rules-start-cards", hand=city.hand, market=city.market),
            self.say("rules-start-tickets", deal=city.deal, keep=city.deal_keep),
            self.say("print-start-first"),
        )
        return self._titled("start", [Block(text=text) for text in said])

    def cards(self) -> Chapter:
        city = self.city
        wild = self.texts.named("wild", city.wild_id, city.wild_name)
        said = (
            self.say("rules-cards-draw", market=city.market),
            self.say("rules-cards-wild", wild=wild),
            self.say("rules-cards-sweep", limit=city.wild_limit),
            self.say("rules-cards-hand"),
        )
        counts = zip(city.kinds, (city.wild_count, *city.colours.values()), strict=True)
        icons = [(f"card-{kind}", self.texts.named("cards", kind, count=count)) for kind, count in counts]
        return self._titled("cards", [*(Block(text=text) for text in said), Block(icons=icons)])

    def routes(self) -> Chapter:
        city = self.city
        keys = ["rules-routes-pay"]
        if any(route.colour == GRAY for route in city.routes):
            keys.append("rules-routes-gray")
        keys.append("rules-routes-pieces")
        if len(city.vehicles) > 1:
            keys.append("rules-kinds")
        chapter = self.chapter("routes", *keys, "rules-routes-one", "rules-routes-score")
        tables = [self._points(one, "print-length") for one in city.vehicles if one.per_space]
        return msgspec.structs.replace(chapter, blocks=[*chapter.blocks, *tables])

    def _points(self, vehicle: Vehicle, head: str) -> Block:
        columns = sorted(vehicle.points.items())
        return Block(
            rows=[
                [self.say(head), *(str(length) for length, _ in columns)],
                [self.say("print-points"), *(str(points) for _, points in columns)],
            ]
        )

    def doubles(self) -> Chapter | None:
        city = self.city
        if not any(route.double for route in city.routes):
            return None
        said = [self.say("rules-doubles")]
        if city.both_from_players > city.players[0]:
            said.append(self.say("rules-doubles-closed", **{"from": city.both_from_players}))
        return self._titled("doubles", [Block(text=text) for text in said])

    def ferries(self) -> Chapter | None:
        return (
            self.chapter("ferries", "rules-ferries") if any(one.ferries for one in self.city.routes) else None
        )

    def one_piece(self, vehicle: Vehicle) -> Chapter:
        route = self.texts.named("vehicle-route", vehicle.id, vehicle.name)
        text = self.say("rules-one-piece", route=route, piece=vehicles_text(vehicle, 1, self.texts))
        return self._titled("one-piece", [Block(text=text), self._points(vehicle, "print-cost")], route=route)

    def tickets(self) -> Chapter:
        said = (
            self.say("rules-tickets-draw", draw=self.city.draw, keep=self.city.draw_keep),
            self.say("rules-tickets-end"),
            self.say("rules-tickets-secret"),
            self.say("rules-tickets-last"),
        )
        return self._titled("tickets", [*(Block(text=text) for text in said), *self._ticket_example()])

    def _ticket_example(self) -> list[Block]:
        city, example, texts = self.city, self._example, self.texts
        names = [city.place[stop].name for stop in example.stops]
        legs = texts.listed([f"{a} – {b}" for a, b in pairwise(names)])
        scores = [city.points_of(route) for route in example.path]
        total = texts.say("count-points", count=sum(scores))
        scored = f"{' + '.join(map(str, scores))} = {total}" if len(scores) > 1 else total
        ticket = city.name_of(example.ticket)
        text = self.say(
            "rules-tickets-example",
            ticket=ticket,
            points=example.ticket.points,
            routes=legs,
            cards=texts.say("count-cards", count=sum(route.length for route in example.path)),
            scored=scored,
        )
        picture = self.pictures.example("ticket-example", [one.id for one in example.path], example.stops)
        caption = self.say("rules-tickets-picture", ticket=ticket, routes=legs)
        return [Block(text=text), Block(picture=picture, caption=caption)]

    def souvenirs(self) -> Chapter | None:
        found, say = self.city.souvenirs, self.say
        if found is None:
            return None
        tables, left = sorted(found.stack), len(found.symbols) - len(found.start)
        start = self.texts.listed([self.city.place[id].name for id in found.start])
        sizes = [
            [say("rules-souvenirs-players"), *map(str, tables)],
            [say("rules-souvenirs-stack"), *(str(found.stack[players]) for players in tables)],
            [say("rules-souvenirs-placed"), *(str(found.placed[players]) for players in tables)],
        ]
        alone = [players for players in tables if len(set(found.placed_by[players])) == 1]
        in_turn = [players for players in tables if players not in alone]
        placing = [say("rules-souvenirs-left", count=left)]
        if in_turn:
            placing.append(say("rules-souvenirs-in-turn", players=self._either(in_turn)))
        if alone:
            tokens = found.placed[alone[0]]
            placing.append(say("rules-souvenirs-alone", players=self._either(alone), tokens=tokens))
        scores = [
            [say("rules-souvenirs-count"), *map(str, range(len(found.points)))],
            [say("print-points"), *map(str, found.points)],
        ]
        icons = [(f"souvenir-{one}", self.texts.named("souvenir", one)) for one in found.symbols]
        return self._titled(
            "souvenirs",
            [
                Block(text=say("rules-souvenirs")),
                Block(text=say("rules-souvenirs-start", places=start)),
                Block(rows=sizes),
                *(Block(text=text) for text in placing),
                Block(text=say("rules-souvenirs-score")),
                Block(rows=scores),
                Block(icons=icons),
            ],
        )

    def _either(self, counts: Sequence[int]) -> str:
        """``3 or 4``."""
        first, last = ", ".join(map(str, counts[:-1])), str(counts[-1])
        return self.say("print-or", first=first, last=last) if first else last

    def districts(self) -> Chapter | None:
        city, example = self.city, self._example
        if not city.districts:
            return None
        lines = []
        for one in city.districts:
            names = [place.name for place in city.places if place.district == one.number]
            head = self.say("rules-districts-line", number=one.number, points=one.points)
            lines.append(f"{head} – {', '.join(names)}")
        blocks = [Block(text=self.say("rules-districts")), Block(items=lines)]
        if example.district is not None:
            inside = [place for place in city.places if place.district == example.district.number]
            picture = self.pictures.example(
                "district-example", [one.id for one in example.joining], [place.id for place in inside]
            )
            places = self.texts.listed([place.name for place in inside])
            caption = self.say("rules-districts-picture", number=example.district.number, places=places)
            blocks.append(Block(picture=picture, caption=caption))
        return self._titled("districts", blocks)

    def end(self) -> Chapter:
        together = self.say("rules-end-together") if len(self.city.vehicles) > 1 else ""
        said = (
            self.say("rules-end", left=self.city.pieces_left, together=together),
            self.say("rules-end-score"),
            self.say("rules-end-ties"),
        )
        return self._titled("end", [Block(text=text) for text in said])

    def example(self) -> Chapter:
        city, found, say = self.city, self._example, self.say
        lines = [
            (say("rules-example-route", route=city.name_of(one)), city.points_of(one)) for one in found.routes
        ]
        lines.append((say("rules-example-done", ticket=city.name_of(found.ticket)), found.ticket.points))
        if found.missed:
            lines.append(
                (say("rules-example-missed", ticket=city.name_of(found.missed)), -found.missed.points)
            )
        lines += [(say("rules-example-district", number=one.number), one.points) for one in found.districts]
        if city.souvenirs:
            points = city.souvenirs.points[found.souvenirs]
            lines.append((say("rules-example-souvenirs", count=found.souvenirs), points))
        rows = [[what, f"{'+' if points >= 0 else _MINUS}{abs(points)}"] for what, points in lines]
        rows.append([say("rules-example-total"), str(found.total)])
        return self._titled("example", [Block(text=say("rules-example")), Block(rows=rows, total=True)])

    def rulings(self) -> Chapter:
        """Without S5, which is about tables on a screen. Cities with a rulebook are not printed."""
        items = [self.say(f"rules-ruling-{one}") for one in ruling_numbers(self.city) if one != "s5"]
        blocks = [Block(text=self.say("rules-rulings-own")), Block(items=items)]
        return Chapter("rulings", self.say("rules-rulings-own-title"), blocks)
