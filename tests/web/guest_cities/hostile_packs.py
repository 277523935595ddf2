"""Packs that somebody would send to break a server or the pages of others, made from a good one."""

from __future__ import annotations

import re
from itertools import cycle

from testkit.server_process import ROOT

TOYTOWN = (ROOT / "docs" / "examples" / "toytown.toml").read_bytes().decode()

MARKUP = (
    "<script>alert(1)</script>",
    '\\" onload=\\"alert(1)',
    "]]><svg onload=alert(1)>",
    "</title></svg><img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "url(https://example.org/x)",
    "&lt;script&gt; &#60; %3Cscript%3E",
    "${alert(1)} {{7*7}} <!--",
    '#import \\"/etc/passwd\\" #eval(\\"1\\") $x$ @ref',
)
TRICKS = (
    "Big \u202eneB",  # written backwards
    "Big\u200b Ben",  # a space that nobody sees
    "\u2066Ben\u2069",
    "\ufeffBen",
    "B" + "\u0301" * 9,  # marks that cover other lines
    "\u3164",  # a letter that shows nothing
    "\ue000",  # private use
    "Ben\U000e0041",  # a letter of tags, which nobody sees
    "Ben\\u0007",
    "Big\\nBen",
    "Ben\u00ad",
)

STYLE = '\n[style]\ncolours = {{ paper = "{}", ink = "#000000", accent = "#000000" }}'


def with_names(*names: str) -> str:
    """All texts for people are these in turn, written as inside quotation marks."""
    turn = cycle(names)
    texts = re.compile(r'(?m)(\bname = |^edition = |^notes = )"[^"]*"')
    return texts.sub(lambda found: f'{found[1]}"{next(turn)}"', TOYTOWN)


def broken_packs() -> dict[str, str]:
    """Packs that must be refused, by what is wrong with them."""
    return {
        "empty": " ",
        "no TOML": "\x00\x01",
        "deep": "a = " + "[" * 20_000,
        "deep tables": "a = " + "{b=" * 5_000,
        "long key": "a." * 20_000 + "b = 1",
        "long number": "a = " + "9" * 60_000,
        "many keys": "\n".join(f"k{at} = 1" for at in range(7_000)),
        "many places": TOYTOWN + "\n".join(f'[[places]]\nid = "p{at}"' for at in range(2_000)),
        "many routes": TOYTOWN + "\n".join('[[routes]]\na = "x"\nb = "y"' for _ in range(1_500)),
        "quotes": 'a = """' + '"' * 2 + "x" * 60_000,
        "not a number": TOYTOWN.replace("x = ", "x = nan #", 1),
        "dates": TOYTOWN.replace("count = 10", "count = 1979-05-27"),
        "another format": "format = 99\n" + TOYTOWN.partition("\n")[2],
        "path as id": TOYTOWN.replace('id = "toytown"', 'id = "../../etc/passwd"', 1),
        "a built-in id": TOYTOWN.replace('id = "toytown"', 'id = "london"', 1),
        "a printed game": TOYTOWN.replace('provenance = "original"', 'provenance = "verified"'),
        "a reconstruction": TOYTOWN.replace('provenance = "original"', 'provenance = "reconstruction"'),
        "too large": TOYTOWN + "# " + "x" * 70_000,
        "words as a coordinate": TOYTOWN.replace("at = [330, 866]", 'at = ["<script>", 866]'),
        "huge numbers": TOYTOWN.replace("at = [330, 866]", f"at = [1e308, {'9' * 400}]"),
        "no numbers": TOYTOWN.replace("at = [330, 866]", "at = [nan, inf]"),
        "many corners": f'{TOYTOWN}\n[[scenery]]\nkind = "park"\npoints = [{"[1,2]," * 6_000}]',
        "the same id twice": TOYTOWN.replace('id = "harbour"', 'id = "lighthouse"'),
        "the same key twice": TOYTOWN.replace("format = 1", "format = 1\nformat = 1"),
        "path as a place": TOYTOWN.replace('"lighthouse"', '"../lighthouse"'),
        "a prototype": TOYTOWN.replace('"lighthouse"', '"__proto__"'),
        "half a letter": TOYTOWN.replace('name = "Lighthouse"', 'name = "\\ud800"'),
        "a long name": TOYTOWN.replace('name = "Lighthouse"', f'name = "{"A" * 50_000}"'),
        "style sheet as colour": TOYTOWN + STYLE.format("red;}*{background:url(//x)}"),
        "path as lettering": f'{TOYTOWN}\n[style]\nlettering = "../../x"',
        "path as language": f'{TOYTOWN}\n[names."../de"]\ncity = "x"',
    }
