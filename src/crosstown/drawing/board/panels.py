"""Panels: the title, the table of points, and the strip of seats and caption below the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from crosstown.cities.city import City, Vehicle
from crosstown.drawing.board.souvenir_tokens import icon
from crosstown.drawing.board.vehicles import PieceColours, piece, piece_length, seat_piece
from crosstown.drawing.primitives.lettering import lettering_of, shortened, text_width
from crosstown.drawing.primitives.palette import PAPER_WHITE, SEATS, ink, mixed
from crosstown.drawing.primitives.sheet import Sheet
from crosstown.drawing.primitives.signs import card_sign
from crosstown.drawing.primitives.svg import centred, circle, group, path, placed, rect
from crosstown.markup import element, escaped, number

_CELL = 28.0
_ROW = 38.0
_HEAD = 62.0
STRIP_HEIGHT = 46.0


@dataclass(frozen=True, slots=True)
class Panel:
    """Something printed in a free corner, drawn from its top left corner."""

    width: float
    height: float
    markup: str


NOTICES = {"original": "a city of its own", "reconstruction": "unofficial reconstruction"}


def notice(city: City) -> str:
    """The words on every board that say it is not the publisher's.

    A page in another language finds them by ``data-notice`` and translates them. Everything else that is
    printed is numbers, signs and names.
    """
    return NOTICES.get(city.provenance, "unofficial")


def title_panels(city: City, sheet: Sheet) -> list[Panel]:
    """The title in several shapes, the largest first. The first that finds a free corner is used."""
    return [
        _title_panel(city, sheet, size, stacked=stacked)
        for size in (36.0, 30.0, 25.0, 21.0)
        for stacked in (False, True)
    ]


def _title_panel(city: City, sheet: Sheet, size: float, *, stacked: bool) -> Panel:
    title = shortened(city.name, size, 620)
    letters = text_width(title, size) * 1.08 + size * 0.09 * len(title)
    vehicle = city.vehicles[0]
    unit = size / 36
    art = piece_length(vehicle) * unit * 1.35
    width = (max(letters, art) if stacked else letters + art + 14 * unit) + 44 * unit
    width = max(width, text_width(notice(city), 14 * unit) * 1.25 + 44 * unit)
    height = (122 if stacked else 84) * unit
    name_x = width / 2 if stacked else (width + art + 14 * unit) / 2
    name_y = (78 if stacked else 45) * unit
    car_x, car_y = (width / 2, 27 * unit) if stacked else (22 * unit + art / 2, 33 * unit)
    theme, lettering = sheet.theme, lettering_of(sheet.theme)
    colours = PieceColours.from_colour(theme.livery)
    drawn = (
        _plaque(width, height, sheet, unit),
        group(
            piece(vehicle, colours),
            transform=placed(car_x, car_y, scale=1.35 * unit),
        ),
        centred(
            escaped(title),
            name_x,
            name_y,
            size * lettering.larger,
            fill=theme.accent,
            letter_spacing=size * 0.06,
            font_weight=lettering.weight,
            font_family=lettering.title,
        ),
        centred(
            notice(city),
            width / 2,
            height - 13 * unit,
            14 * unit,
            fill=theme.ink,
            data_notice=city.provenance,
            font_style="italic",
            letter_spacing=1.6 * unit,
        ),
        _rule(width, height - 31 * unit, sheet, unit),
    )
    return Panel(width, height, "".join(drawn))


def _plaque(width: float, height: float, sheet: Sheet, unit: float = 1.0) -> str:
    def outline(inset: float) -> str:
        notch = 9 * unit
        left, top, right, bottom = (number(side) for side in (inset, inset, width - inset, height - inset))
        west, north = number(inset + notch), number(inset + notch)
        east, south = number(width - inset - notch), number(height - inset - notch)
        arc = f"A{number(notch)} {number(notch)} 0 0 0"
        return (
            f"M{west} {top}H{east}{arc} {right} {north}V{south}{arc} {east} {bottom}"
            f"H{west}{arc} {left} {south}V{north}{arc} {west} {top}Z"
        )

    theme = sheet.theme
    return (
        path(outline(0), fill="#000000", opacity=0.14, transform="translate(2 3)")
        + path(
            outline(0), fill=mixed(theme.paper, "#ffffff", 0.55), stroke=theme.accent, stroke_width=2.2 * unit
        )
        + path(outline(4.6 * unit), fill="none", stroke=theme.trim, stroke_width=1.4 * unit)
    )


def _rule(width: float, y: float, sheet: Sheet, unit: float) -> str:
    d = f"M{width * 0.16:.1f} {y:.1f}H{width * 0.84:.1f}"
    return path(d, stroke=sheet.theme.trim, stroke_width=1.6 * unit)


def score_table(city: City, sheet: Sheet) -> Panel:
    rows = [_vehicle_row(vehicle, sheet) for vehicle in city.vehicles]
    if city.districts:
        rows.append(_district_row(city, sheet))
    if city.souvenirs:
        rows.append(_souvenir_row(city.souvenirs.symbols, city.souvenirs.points, sheet))
    width = max(row.width for row in rows) + 22
    tops = list(accumulate((row.height for row in rows), initial=11.0))
    body = "".join(group(row.markup, transform=placed(11, top)) for row, top in zip(rows, tops, strict=False))
    height = tops[-1] + 8
    return Panel(width, height, _plaque(width, height, sheet) + body)


def _vehicle_row(vehicle: Vehicle, sheet: Sheet) -> Panel:
    theme = sheet.theme
    colours = PieceColours.from_colour(theme.livery)
    scale = min(1.0, 54 / piece_length(vehicle))
    art = group(piece(vehicle, colours), transform=placed(28, _ROW / 2, scale=scale))
    cells = [
        _cell(str(length), points, _HEAD + index * _CELL, sheet)
        for index, (length, points) in enumerate(sorted(vehicle.points.items()))
    ]
    return Panel(_HEAD + _CELL * len(cells), _ROW, art + "".join(cells))


def _cell(head: str, points: int, x: float, sheet: Sheet) -> str:
    theme, middle = sheet.theme, x + _CELL / 2
    card = rect(x + 2.5, 2, _CELL - 5, 15, rx=3.5, fill=mixed(theme.mark, theme.ink, 0.12))
    return (
        card
        + centred(head, middle, 14, 12.5, fill=theme.ink, font_weight="700")
        + _worth(points, middle, 33, sheet)
    )


def _worth(points: int, x: float, y: float, sheet: Sheet) -> str:
    size = 14.5 if points < 100 else 10.5
    return centred(f"+{points}", x - 1.5, y, size, fill=sheet.theme.accent, font_weight="800")


def _district_row(city: City, sheet: Sheet) -> Panel:
    cells = ""
    for index, district in enumerate(city.districts):
        paint, x = ink(district.colour), _HEAD + index * _CELL + _CELL / 2
        cells += circle(x, 9.5, 9, fill=paint.fill, stroke=paint.edge)
        cells += centred(str(district.number), x, 14, 12.5, fill=paint.on, font_weight="800")
        cells += _worth(district.points, x, 34, sheet)
    return Panel(_HEAD + _CELL * len(city.districts), _ROW + 2, _joined(sheet) + cells)


def _joined(sheet: Sheet) -> str:
    theme = sheet.theme
    dots = ((10.0, 28.0), (28.0, 12.0), (46.0, 28.0))
    way = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in dots) + "Z"
    line = path(way, fill="none", stroke=theme.accent, stroke_width=3.4, stroke_linejoin="round")
    paper = mixed(theme.paper, "#ffffff", 0.55)
    return line + "".join(circle(x, y, 6, fill=paper, stroke=theme.ink, stroke_width=2.4) for x, y in dots)


def _souvenir_row(symbols: Sequence[str], points: Sequence[int], sheet: Sheet) -> Panel:
    shown = [(count, worth) for count, worth in enumerate(points) if worth]
    art = group(
        icon(symbols[0]) if symbols else card_sign("star", sheet.theme.accent), transform=placed(28, _ROW / 2)
    )
    cells = "".join(
        _cell(str(count), worth, _HEAD + i * _CELL, sheet) for i, (count, worth) in enumerate(shown)
    )
    return Panel(_HEAD + _CELL * len(shown), _ROW, art + cells)


def seats_strip(city: City, names: Sequence[str], sheet: Sheet, top: float) -> str:
    share = 1180 / len(SEATS)
    vehicle = city.vehicles[0]
    drawn = []
    for seat, name in enumerate(names[: len(SEATS)]):
        x, y = 10 + seat * share, top + STRIP_HEIGHT / 2
        plate = rect(x, y - 17, 76, 34, rx=6, fill=SEATS[seat].light, stroke=SEATS[seat].edge)
        car = seat_piece(sheet, vehicle, seat, x + 38, y, length=66)
        text = element(
            "text",
            escaped(shortened(name, 19, share - 104)),
            x=x + 86,
            y=y + 6.5,
            font_size=19,
            font_weight="700",
            fill=PAPER_WHITE,
        )
        drawn.append(group(element("title", escaped(name)), plate, car, text))
    return group(*drawn)


def caption_strip(caption: str, top: float) -> str:
    text = escaped(shortened(caption, 18, 1180))
    return element("text", text, x=10, y=top + STRIP_HEIGHT / 2 + 6, font_size=18, fill=PAPER_WHITE)
