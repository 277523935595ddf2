"""The scanner finds every key on its line, however the TOML is written."""

from __future__ import annotations

import tomllib

import pytest

from crosstown.cities.checks.toml_lines import DEPTH, KeyPath, Lines, key_path, key_text
from tests.cities.damaged_packs import line_at, pack_text

STYLES = '''
# a = "not a key"
a = 1
"b c" = { x = 1, y = [1, { z = 2 }], "q.r" = 3 }
long = """
d = 1
[not.a.table]
""\\""" # tail""""
literal = \'\'\'
e = 2
it\'s\'\'\'\'
f.g.h = 1979-05-27 07:32:00  # a date with a space
list = [ # comment ] with a bracket
  "one, ]", # two
  [3, 4],

  { k = "}", l = [5,
    6] },
]
[t]
i = \'#\'
[[t.u]]
j = 1
  [t.u.v]
  w = {}
[[t.u]]
j = [ ]
[t.u.v]
w = 3
[ p . "q" ]
r = -inf
[p]
s = true
'''


@pytest.mark.parametrize(
    ("key", "marker"),
    [
        ("a", "a = 1"),
        ('"b c"', '"b c"'),
        ('"b c".x', "x = 1"),
        ('"b c".y[1].z', "z = 2"),
        ('"b c"."q.r"', '"q.r"'),
        ("long", "long"),
        ("literal", "literal"),
        ("f.g", "f.g.h"),
        ("f.g.h", "f.g.h"),
        ("list", "list = ["),
        ("list[0]", '"one, ]"'),
        ("list[1][1]", "[3, 4]"),
        ("list[2].k", "k ="),
        ("list[2].l[0]", "[5,"),
        ("list[2].l[1]", "6] }"),
        ("t", "[t]"),
        ("t.i", "i = '#'"),
        ("t.u", "[[t.u]]\nj = 1"),
        ("t.u[0].j", "j = 1\n"),
        ("t.u[0].v.w", "w = {}"),
        ("t.u[1]", "[[t.u]]\nj = [ ]"),
        ("t.u[1].j", "j = [ ]"),
        ("t.u[1].v", "[t.u.v]\nw = 3"),
        ("t.u[1].v.w", "w = 3"),
        ("p.q", '[ p . "q" ]'),
        ("p.q.r", "r = -inf"),
        ("p", "[p]"),
        ("p.s", "s = true"),
        # keys that are not there: the key around them
        ("list[7]", "list = ["),
        ("list[2].m", "{ k"),
        ("t.u[1].v.x", "[t.u.v]\nw = 3"),
        ("t.u[5].v", "[[t.u]]\nj = 1"),
        ('t."x.y".z', "[t]"),
    ],
)
def test_every_way_to_write_a_key(key: str, marker: str) -> None:
    tomllib.loads(STYLES)
    assert Lines(STYLES).line_of(key) == line_at(STYLES, marker)


def test_without_any_key_around_it_the_first_line_counts() -> None:
    assert Lines(STYLES).line_of("nowhere.at.all") == 1
    assert Lines("").line_of("a") == 1


def test_windows_line_ends_count_once() -> None:
    text = "a = 1\r\nb = [\r\n  1,\r\n  2,\r\n]\r\n[c]\r\nd = '''\r\n'''\r\ne = 1\r\n"
    assert [Lines(text).line_of(key) for key in ("b[1]", "c", "c.d", "c.e")] == [4, 6, 7, 9]


def test_keys_on_one_line_are_in_order() -> None:
    lines = Lines("a = { b = 1, c = [1, 2], d = 3 }")
    keys = ["a", "a.b", "a.c", "a.c[0]", "a.c[1]", "a.d"]
    assert sorted(keys, key=lines.offset_of) == keys


@pytest.mark.parametrize(
    "path", [("a",), ("a", 0, "b", 2, 3), ("a b", "c.d", 'e"f', "\\", "", "\n"), ("é", "x-1_y"), ()]
)
def test_paths_are_written_and_read(path: KeyPath) -> None:
    assert key_path(key_text(path)) == path


def test_very_deep_keys_are_where_the_last_noted_key_is() -> None:
    deep = "a = 1\nb = " + "[" * 50 + '"]", {c = \'}\', d = "\\""}, # ]\n' + "]" * 50 + "\n"
    deep += ".".join("c" * 20) + " = [1,\n 2]\n[" + ".".join("d" * 20) + "]\ne = {f = 1}\n[g]\nh = 1\n"
    tomllib.loads(deep)
    lines = Lines(deep)
    assert lines.line_of("b" + "[0]" * 50) == 2
    assert lines.line_of(".".join("c" * 20)) == 4
    assert lines.line_of("g.h") == 9
    assert len(key_path("b" + "[0]" * DEPTH)) == DEPTH + 1


@pytest.mark.parametrize("city", ["london", "san-francisco", "berlin"])
def test_all_keys_of_a_pack_are_found(city: str) -> None:
    text = pack_text(city)
    lines, rows = Lines(text), text.splitlines()
    count = 0
    for path, value in walk((), tomllib.loads(text)):
        row = rows[lines.line_of(path) - 1]
        sought = path[-1] if isinstance(path[-1], str) else str(value)
        if isinstance(path[-1], str) or isinstance(value, str | int):
            assert sought in row, key_text(path)
            count += 1
    assert count > 500


def walk(path: KeyPath, value: object) -> list[tuple[KeyPath, object]]:
    inside: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    below = [entry for name, part in inside for entry in walk((*path, name), part)]
    return [(path, value), *below] if path else below
