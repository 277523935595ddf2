"""Elements of SVG and HTML: what is escaped, and how empty ones are written."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from crosstown.markup import element, escaped, html_tag, number


@given(st.text())
def test_any_text_survives_as_an_attribute_and_as_content(text: str) -> None:
    drawn = ElementTree.fromstring(element("text", escaped(text), data_name=text))
    expected = ElementTree.fromstring(f"<text>{escaped(text)}</text>").text or ""
    assert (drawn.text or "") == expected
    assert len(drawn) == 0


def test_attributes_are_escaped_and_children_are_not() -> None:
    assert element("g", "<a/>", data_x="\"<'&") == '<g data-x="&quot;&lt;&#39;&amp;"><a/></g>'


def test_underscores_none_and_numbers() -> None:
    assert element("rect", stroke_width=1.25, class_="a", rx=None) == '<rect stroke-width="1.2" class="a"/>'


def test_only_html_keeps_the_closing_tag_of_an_empty_element() -> None:
    assert element("path") == "<path/>"
    assert html_tag("td") == "<td></td>"
    assert html_tag("meta", charset="utf-8") == '<meta charset="utf-8">'


def test_numbers_are_short() -> None:
    assert [number(value) for value in (-0.0, 0.125, 1.04, 12.0, -3.26)] == ["0", "0.12", "1", "12", "-3.3"]
