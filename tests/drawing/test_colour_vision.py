"""Playing does not need colour vision: signs and shapes are visible to everybody."""

from __future__ import annotations

from itertools import combinations

import pytest

from crosstown.cities.city import City
from crosstown.drawing.primitives.palette import PAPER_WHITE, SEATS, inks, mixed
from crosstown.drawing.primitives.themes import theme_of
from tests.drawing.colour_blindness import EYES, apart, contrast, tokens

READABLE = 4.5  # WCAG AA for text
VISIBLE = 3.0  # WCAG AA for signs and large text
APART = 9.0  # hundredths of Oklab: two fills of this distance side by side are told apart at a glance

every_eye = pytest.mark.parametrize("eyes", EYES)


def test_the_measures_measure() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert apart("#000000", "#ffffff") == pytest.approx(100, abs=0.1)
    assert apart("#ff0000", "#00a000") > 2 * apart("#ff0000", "#00a000", "protan")
    assert apart("#0000ff", "#008080") > apart("#0000ff", "#008080", "tritan")
    for eyes in EYES:
        assert apart("#777777", "#888888", eyes) == pytest.approx(apart("#777777", "#888888"), abs=0.1)


@every_eye
def test_seats_stay_apart_for_all_eyes(eyes: str) -> None:
    for one, other in combinations(SEATS, 2):
        assert apart(one.fill, other.fill, eyes) > APART, (one.name, other.name)


@every_eye
def test_seats_have_shapes_that_stand_out(eyes: str) -> None:
    assert len({seat.shape for seat in SEATS}) == len(SEATS)
    for seat in SEATS:
        for ground in (PAPER_WHITE, tokens()["paper"], tokens()["paper-bright"]):  # on vehicles, in panels
            assert contrast(seat.edge, ground, eyes) >= VISIBLE, (seat.name, ground)


@every_eye
def test_a_card_is_known_by_its_sign(city: City, eyes: str) -> None:
    used = inks((*city.colours, "gray"))
    assert len({paint.sign for paint in used.values()}) == len(used)
    for colour, paint in used.items():
        assert contrast(paint.on, paint.fill, eyes) >= VISIBLE, colour


def test_a_city_can_be_read(city: City) -> None:
    theme = theme_of(city)
    for ground in (theme.paper, tokens()["paper-bright"]):
        assert contrast(theme.ink, ground) >= READABLE
        assert contrast(theme.accent, ground) >= READABLE, "links and headings"
    assert contrast("#fff8ec", theme.accent) >= READABLE, "what is written on a main button"
    assert contrast(tokens()["on-backdrop"], theme.accent) >= READABLE, "what is written on the backdrop"


@pytest.mark.parametrize("name", ["ink", "ink-soft", "good", "bad"])
def test_words_of_the_page_can_be_read(name: str) -> None:
    colours = tokens()
    for ground in ("paper", "paper-bright"):
        assert contrast(colours[name], colours[ground]) >= READABLE


def brightness(colour: str) -> float:
    """As a printer without colours shows it."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_signs_stand_out_from_their_cards_in_grey(city: City) -> None:
    for colour, paint in inks((*city.colours, "gray")).items():
        assert abs(brightness(paint.fill) - brightness(paint.on)) > 75, colour


def test_seats_differ_in_grey() -> None:
    for one, other in combinations(SEATS, 2):
        assert abs(brightness(one.fill) - brightness(other.fill)) > 20


def test_more_colours_than_signs_still_get_inks() -> None:
    assert len(inks(f"colour {index}" for index in range(40))) == 40


def test_mixing_runs_from_one_colour_to_the_other() -> None:
    assert mixed("#102030", "#ffffff", 0) == "#102030"
    assert mixed("#102030", "#ffffff", 1) == "#ffffff"
