"""What people write is shown as they wrote it, and never becomes a part of the page."""

from __future__ import annotations

from testkit.browsers.browser_tables import sit_down
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.page_player import PagePlayer
from tests.browser.conftest import NewUser

NAME = "<b onclick=x()>Eve</b>"  # as long as names may be
LINE = "<img src=x onerror=\"document.title='taken'\"><script>document.title='taken'</script> {$name} &amp;"


def test_names_and_lines_are_shown_as_text(new_user: NewUser) -> None:
    ada, eve = new_user("Ada"), new_user(NAME)
    table = sit_down([ada, eve], "london")
    eve.command(table, "say", text=LINE)
    PagePlayer(ada).play(1)
    PagePlayer(eve).play(1)
    for person in (ada, eve):
        turn_to_chat(person)
        person.page.get_by_text(LINE, exact=False).first.wait_for()
        assert NAME in person.page.locator('[data-seat="1"]').first.inner_text()
        assert person.page.title() != "taken"
        assert person.page.locator('img[src="x"], b[onclick]').count() == 0


def test_a_line_is_said_through_the_page(new_user: NewUser) -> None:
    ada, ben = new_user("Ada"), new_user("Ben")
    sit_down([ada, ben], "london")
    PagePlayer(ada).play(1)
    turn_to_chat(ada)
    say = ada.page.locator('form:has([data-action="say"]) input')
    say.first.fill("good <luck>")
    say.first.press("Enter")
    ben.page.get_by_text("good <luck>").first.wait_for(state="attached")


def turn_to_chat(person: BrowserUser) -> None:
    """What is said lies behind the log."""
    person.page.get_by_role("tab", name="Chat").first.click()


def test_a_hostile_name_survives_the_whole_site(new_user: NewUser) -> None:
    eve = new_user(NAME)
    for path, screen in (
        ("/", "home"),
        ("/new/london", "new"),
        ("/rules/berlin", "rules"),
        ("/about", "about"),
    ):
        eve.open(path, screen)
        assert eve.page.locator("b[onclick]").count() == 0
