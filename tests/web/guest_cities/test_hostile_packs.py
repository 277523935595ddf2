"""Hostile packs, by hand and by a fuzzer: refused with a code, or drawn with nothing that a page runs."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ElementTree
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crosstown.web.files.static_files import StaticFile
from crosstown.web.guest_cities.pack_worker import reply_to
from crosstown.web.guest_cities.worker_messages import (
    DrawCity,
    DrawnCity,
    PrintCity,
    PrintedCity,
    RefusedPack,
    Reply,
)
from tests.web.guest_cities.hostile_packs import MARKUP, TOYTOWN, TRICKS, broken_packs, with_names

SVG = "{http://www.w3.org/2000/svg}"
RUNS = {"script", "foreignObject", "iframe", "object", "embed", "image", "animate", "set", "handler", "a"}
TEXTS = ("aria-", "data-")  # attributes that hold names
CODE = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def draw(pack: str) -> Reply:
    reply = reply_to(DrawCity(pack))
    if isinstance(reply, RefusedPack):
        assert not reply.fault, reply.fault
        assert CODE.fullmatch(reply.code)
        assert max(map(len, (reply.message, reply.offender, reply.where))) <= 300
    return reply


def text_of(file: StaticFile) -> str:
    return (gzip.decompress(file.data) if file.gzipped else file.data).decode()


def check_harmless(city: DrawnCity) -> None:
    """Nothing in a picture runs, and nothing in it is loaded from elsewhere."""
    for name, file in city.files.items():
        if not name.endswith(".svg"):
            assert file.media_type == "application/json"
            continue
        for element in ElementTree.fromstring(text_of(file)).iter():
            assert element.tag.removeprefix(SVG) not in RUNS, (name, element.tag)
            for key, value in element.attrib.items():
                assert not key.lower().startswith("on"), (name, key)
                if key.endswith("href"):
                    assert value.startswith("#"), (name, value)
                if not key.startswith(TEXTS):
                    assert not re.search(r"url\((?!#)|javascript:", value), (name, key, value)
        styles = re.findall(r"<style[^>]*>(.*?)</style>", text_of(file), re.DOTALL)
        assert not any("http" in style or "@import" in style for style in styles)


def test_markup_in_names_stays_text() -> None:
    city = draw(with_names(*MARKUP))
    assert isinstance(city, DrawnCity), city
    check_harmless(city)


@pytest.mark.parametrize("name", TRICKS)
def test_names_that_deceive_are_refused(name: str) -> None:
    city = draw(with_names(name))
    assert isinstance(city, RefusedPack)
    assert city.code == "bad-text"


def test_letters_of_all_languages_are_welcome() -> None:
    city = draw(with_names("Übergröße", "Zoë’s Straße", "Ørestad", "広場", "Площадь", "İstanbul", "Γεια"))
    assert isinstance(city, DrawnCity), city
    check_harmless(city)


@pytest.mark.parametrize(("what", "pack"), broken_packs().items(), ids=list(broken_packs()))
def test_broken_packs_are_refused(what: str, pack: str) -> None:
    assert isinstance(draw(pack), RefusedPack)


def test_print_takes_names_as_text() -> None:
    reply = reply_to(PrintCity(with_names(*MARKUP), "a4", "en", False))
    assert isinstance(reply, PrintedCity), reply


values = st.one_of(
    st.integers(-(10**6), 10**6).map(str),
    st.floats().map(repr),
    st.booleans().map(lambda value: str(value).lower()),
    st.text(max_size=40).map(lambda text: '"' + text.replace("\\", "").replace('"', "") + '"'),
    st.sampled_from(
        ["[]", "{}", "[[]]", "inf", "nan", "1979-05-27", '"gray"', '"wild"', "[0, 0]", "[[0,0],[0,0]]"]
    ),
)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(st.integers(0, 10_000), values), min_size=1, max_size=4))
def test_any_value_may_be_anything(changes: list[tuple[int, str]]) -> None:
    """Values of a good pack are replaced: it is refused with a code, or its city can be drawn safely."""
    lines = TOYTOWN.split("\n")
    places = [at for at, line in enumerate(lines) if re.match(r"\w+ = ", line)]
    for place, value in changes:
        at = places[place % len(places)]
        lines[at] = lines[at].partition(" = ")[0] + f" = {value}"
    reply = draw("\n".join(lines).encode(errors="ignore").decode())
    if isinstance(reply, DrawnCity):
        check_harmless(reply)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2**32), st.integers(1, 30))
def test_bytes_may_be_anything(seed: int, count: int) -> None:
    random = Random(seed)
    data = bytearray(TOYTOWN.encode())
    for _ in range(count):
        at, length = random.randrange(len(data)), random.choice((0, 1, 1, 5, 50))
        data[at : at + length] = random.choice(
            (b"", bytes([random.randrange(256)]), b"[[routes]]\n", b'"', b"\n")
        )
    reply = draw(bytes(data).decode(errors="replace"))
    if isinstance(reply, DrawnCity):
        check_harmless(reply)
