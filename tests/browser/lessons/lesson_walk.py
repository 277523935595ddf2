"""Takes lessons in a page: by hand, step for step, or by asking the coach to show every move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from crosstown.lessons.lesson import Lesson, Step, load_lesson
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.page_player import InputDevice

# The rest of a lesson without a hand: every text of the coach, and what the bubble lay on.
_SHOWN = """async () => {
  const coach = () => document.querySelector('[data-coach][data-placed]')
  const text = () => coach()?.querySelector('.text')?.textContent ?? null
  const over = () => document.querySelector('[data-screen="lesson-done"]') !== null
  const until = (fits) => new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error(`nothing came after: ${said.at(-1)?.text}`)), 30_000)
    const look = () => {
      if (!fits()) return requestAnimationFrame(look)
      clearTimeout(late)
      done()
    }
    look()
  })
  const said = []
  while (true) {
    await until(() => over() || text() !== null)
    if (over()) return said
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const [now, box] = [text(), coach().getBoundingClientRect()]
    const rings = [...document.querySelectorAll('.pointing > .ring')]
      .map((ring) => ring.getBoundingClientRect())
    const outside = box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
    const labels = '[data-coach] p, [data-coach] button, .tray .button, .pile > .brief'
    const cut = [...document.querySelectorAll(labels)]
      .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.textContent)
    const lies = rings.some((ring) => covers(box, ring))
    said.push({ text: now, rings: rings.length, outside, cut, covers: lies })
    coach().querySelector('[data-action="next"], [data-action="show-me"]').click()
    await until(() => over() || (text() !== null && text() !== now))
  }
  function covers(one, other) {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > 8 && height > 8
  }
}"""


def walk_shown(person: BrowserUser) -> list[dict[str, Any]]:
    """Goes through the open lesson to its end, and tells what the coach said at each step."""
    person.page.locator("[data-hit]").first.wait_for(state="attached")
    said: list[dict[str, Any]] = person.page.evaluate(_SHOWN)
    return said


def walk_by_hand(
    person: BrowserUser, name: str, device: InputDevice, look: Callable[[int, Step], None]
) -> None:
    """Does every step as the coach asks for it, and looks at each before."""
    lesson = load_lesson(name)
    for number, step in enumerate(steps_of(lesson)):
        wait_for_step(person, number)
        look(number, step)
        if step.goal is None:
            device.press(person.action("next"))
        else:
            do_move(person, device, step)
    person.see("lesson-done")


def wait_for_step(person: BrowserUser, number: int) -> None:
    """Waits for a step of the coach. With other letters the bubble has another size, and so another place."""
    person.page.locator(f'[data-coach][data-step="{number}"][data-placed]').wait_for()
    person.page.evaluate("() => document.fonts.ready.then(() => null)")
    person.settle()


def steps_of(lesson: Lesson) -> list[Step]:
    return [step for scene in lesson.scenes for step in scene.steps]


def do_move(person: BrowserUser, device: InputDevice, step: Step) -> None:
    """Makes a move as people do, by what the page offers."""
    route = step.move.split()[1] if step.move.startswith("claim") else ""
    do_choice(person, device, step, f'[data-route="{route}"][data-owner="0"]')


def do_choice(person: BrowserUser, device: InputDevice, step: Step, claimed: str) -> None:
    """The same; a claim is done when something is on the screen."""
    kind, *rest = step.move.split()
    match kind:
        case "keep":
            for ticket in rest:
                device.press(person.page.locator(f'[data-offered="{ticket}"]'))
            person.wait(lambda now: now.has("keep"))
            device.press(person.action("keep"))
        case "take":
            device.press(person.action("take", card=rest[0]))
        case "draw":
            device.press(person.action("draw"))
        case "tickets":
            device.press(person.action("tickets"))
            asked = person.wait(lambda now: now.has("draw-tickets") or bool(now.tickets))
            if asked.has("draw-tickets"):
                device.press(person.action("draw-tickets"))
        case "souvenir":
            device.press(person.action("souvenir", place=rest[0]))
        case "claim":
            device.choose_route(rest[0])
            confirm(person, device, step.move, claimed)


def confirm(person: BrowserUser, device: InputDevice, move: str, claimed: str) -> None:
    """Answers what is asked before a route is claimed: whether that was meant, and how it is paid."""
    owned = person.page.locator(claimed)
    answered = ("claim", "pay")
    while True:
        offers = person.wait(lambda now: owned.count() > 0 or now.has(*answered))
        if owned.count():
            return
        if offers.has("claim"):
            device.press(person.action("claim"))
        else:
            device.press(person.action("pay", move=move))
            person.page.wait_for_function("() => !document.querySelector('[data-action=pay]')")
