"""What moves: it shows what happened, and then it is gone."""

from __future__ import annotations

from testkit.browsers.page_player import PagePlayer
from tests.browser.conftest import NewUser

# What a page has shown of a claim at any moment, and what of it is still there.
_WATCH = """
window.claims = { arrived: 0, popped: 0 }
new MutationObserver((changes) => {
  for (const change of changes)
    for (const added of change.addedNodes) {
      if (!(added instanceof Element)) continue
      claims.arrived += added.matches('.ct-arrival')
      claims.popped += added.querySelectorAll('[data-pop]').length
    }
}).observe(document, { childList: true, subtree: true })
"""
_STANDING = """(vehicles) => {
  const marks = [...document.querySelectorAll('[data-pieces] .ct-mark[href]')]
  return marks.filter((mark) => mark.checkVisibility({ visibilityProperty: true })).length === vehicles
}"""
_OVER = "() => !document.querySelector('.ct-arrival, [data-arriving], [data-pop], .sky img')"


def test_a_claim_is_seen_and_leaves_nothing_over_the_board(new_user: NewUser) -> None:
    ada = new_user("Ada", reduced_motion="no-preference")
    ada.context.add_init_script(_WATCH)
    table = ada.begin("london", {"type": "computer"})
    ada.open(f"/t/{table}", "table")
    PagePlayer(ada, seed=5).play(12)
    ada.wait(lambda now: now.any_move)  # so nobody else moves now
    owners = ada.snapshot()["view"]["owners"]
    assert owners
    lengths = {route["id"]: route["pieces"] for route in ada.ask("/api/cities/london")["routes"]}
    ada.page.wait_for_function(_STANDING, arg=sum(lengths[route] for route in owners))
    ada.page.wait_for_function(_OVER)
    seen = ada.page.evaluate("claims")
    assert seen["arrived"] >= 1  # not all: whoever plays on at once skips what was still to be shown
    assert seen["popped"] >= 1
