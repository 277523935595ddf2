"""What must be so on every screen: nothing that axe-core finds, no raw key, nothing too wide or too small."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator

from crosstown import language
from testkit.browsers.browser_user import BrowserUser

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
LOCALES = Path(language.__file__).parent / "locales"
KEYS = sorted(
    {
        key
        for file in LOCALES.glob("*/*.ftl")
        for key in re.findall(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =", file.read_text("utf-8"), re.MULTILINE)
    }
)
# A key in a text, a message whose facts are missing, a template that was not filled in, a value that is none.
RAW = re.compile(
    rf"(?<![\w-])(?:{'|'.join(map(re.escape, KEYS))})(?![\w-])|\{{\s*[$-][\w-]|\bundefined\b|\bNaN\b|\[object"
)

# All that is read or heard: texts, labels, descriptions, placeholders.
_WORDS = """() => {
  const texts = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node.nodeType === 3) texts.push(node.data)
    else for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
      if (node.hasAttribute(name)) texts.push(node.getAttribute(name))
  }
  return texts.map((text) => text.trim()).filter(Boolean)
}"""


# Whatever sticks out to the right. A phone makes its page wider then: its own word for its width is no use.
_WIDE = """(width) => {
  const page = document.documentElement
  const wide = [...document.body.querySelectorAll('*')].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.width > 0 && box.right > width + 1 && one.checkVisibility()
  })
  return page.scrollWidth > width
    ? [`${page.scrollWidth} px wide`, ...wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 120))]
    : []
}"""

# Controls that are smaller than a thumb. A link within a sentence may be as small as its words.
_SMALL = """(least) => {
  const controls = 'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]'
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const within = (one) => one.tagName === 'A' && getComputedStyle(one).display === 'inline' &&
    [...one.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  return [...document.querySelectorAll(controls)]
    .filter((one) => shown(one) && !one.closest('.ct-board, [inert], .unseen') && !within(one))
    .map((one) => [one, (one.tagName === 'INPUT' && one.closest('label')) || one])
    .map(([one, area]) => [one, area.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && box.height > 1 && (box.width < least || box.height < least))
    .map(([one, box]) => `${Math.round(box.width)}×${Math.round(box.height)} ${one.outerHTML.slice(0, 140)}`)
}"""
LEAST = 43.5  # of 44 px: a half may get lost when boxes are laid out


# Behind an open dialog all is inert, and as it was before the dialog was opened. Axe takes for hidden what a
# fixed dialog has below the screen, as if nobody could scroll there: so while axe looks, none is fixed.
_AXE = """async (tags) => {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  dialog?.style.setProperty('position', 'absolute')
  try {
    return await axe.run(dialog ?? document, { runOnly: tags, resultTypes: ['violations'] })
  } finally {
    dialog?.style.removeProperty('position')
  }
}"""


def axe_faults(person: BrowserUser, where: str) -> list[str]:
    """What axe finds on the page as it is now, or in the dialog that is open.

    The page must have been opened with ``bypass_csp``.
    """
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.add_script_tag(path=AXE)
    if person.look().screen in ("table", "ending"):  # with its board, named or not
        person.page.locator("[data-hit]").first.wait_for(state="attached")
    found = person.page.evaluate(_AXE, list(RULES))
    return [
        f"{where}: {one['impact']} {one['id']}: {one['help']}: {node['target']} {node['html'][:160]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def words(person: BrowserUser) -> list[str]:
    """Everything that the page says."""
    said: list[str] = person.page.evaluate(_WORDS)
    return said


def raw_words(person: BrowserUser, where: str) -> list[str]:
    """Texts that were never meant for people."""
    return [f"{where}: {text}" for text in words(person) if RAW.search(text)]


def too_wide(person: BrowserUser) -> list[str]:
    """How wide the page is, and what makes it so; nothing where it fits."""
    size = person.page.viewport_size
    assert size is not None
    found: list[str] = person.page.evaluate(_WIDE, size["width"])
    return found


def misfits(person: BrowserUser, where: str) -> list[str]:
    """What is too wide or too small on the page as it is now."""
    wide = [f"{where}: too wide: {one}" for one in too_wide(person)]
    return wide + [f"{where}: too small: {one}" for one in person.page.evaluate(_SMALL, LEAST)]


def cross_beside_text(person: BrowserUser, notice: Locator) -> list[str]:
    """What of a notice's cross is not at the right of its text, on phones of several widths."""
    found = []
    for width in (390, 320):
        person.resize(width, 844)
        told, cross = notice.bounding_box(), notice.locator("button").bounding_box()
        assert told is not None
        assert cross is not None
        right = told["x"] + told["width"] - cross["x"] - cross["width"]
        below = cross["y"] + cross["height"] / 2 - told["y"] - told["height"] / 2
        if not 0 <= right <= 20 or abs(below) > 2:
            found.append(f"at {width} px {right:.0f} px from the right, {below:.0f} px below the middle")
    return found
