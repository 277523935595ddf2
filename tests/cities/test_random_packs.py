"""Whatever is in a pack, the reader answers with a pack or a list of problems."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cities.damaged_packs import pack_text, problems

CITIES = ("london", "san-francisco", "berlin")
TEXTS = {city: pack_text(city) for city in CITIES}
VALUE = re.compile(r'"[^"\n]*"|(?<== )(?:\d+|true|\[[^\[\]\n]*\]|\{[^{}\n]*\})')
NUMBERS = ["0", "-1", "1", "2", "9", "1e400", "nan", "-inf", "1.5", "9" * 40, "0x7fffffffffffffff"]
WORDS = ["true", "false", '""', '"gray"', '"wild"', '"big-ben"', '"a--b"', r"'\'", r'"\u0000"', "x"]
NESTS = ["[]", "[[]]", "[1]", "{}", "{a=1}", "{id=[]}", "[{}]", "[2,4]", "{2=[1,1]}", "{1=1}", "1979-05-27"]
TOML_VALUES = st.sampled_from(NUMBERS + WORDS + NESTS)


@settings(max_examples=100)
@given(city=st.sampled_from(CITIES), data=st.data())
def test_random_bytes_never_break_the_reader(city: str, data: st.DataObject) -> None:
    pack = bytearray(TEXTS[city].encode())
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(pack) - 1))
        cut = data.draw(st.sampled_from([0, 1, 1, 2, 30, 1000]))
        pack[at : at + cut] = data.draw(st.binary(max_size=4))
    problems(bytes(pack))


@settings(max_examples=100)
@given(city=st.sampled_from(CITIES), data=st.data())
def test_random_values_never_break_the_reader(city: str, data: st.DataObject) -> None:
    text = TEXTS[city]
    for _ in range(data.draw(st.integers(1, 8))):
        matches = list(VALUE.finditer(text))
        match = matches[data.draw(st.integers(0, len(matches) - 1))]
        text = text[: match.start()] + data.draw(TOML_VALUES) + text[match.end() :]
    problems(text)


@settings(max_examples=100)
@given(city=st.sampled_from(CITIES), data=st.data())
def test_random_lines_never_break_the_reader(city: str, data: st.DataObject) -> None:
    rows = TEXTS[city].split("\n")
    for _ in range(data.draw(st.integers(1, 8))):
        at = data.draw(st.integers(0, len(rows) - 1))
        to = data.draw(st.integers(0, len(rows) - 1))
        rows[at : at + data.draw(st.integers(0, 3))] = data.draw(st.sampled_from([[], [rows[to]], ["[[x]]"]]))
    problems("\n".join(rows))
